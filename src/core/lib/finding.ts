/** The kinds of place a rule comes from. `rule` is a clause of the specification ("G3", "F6"), or one of these. */
export type RuleId =
  | `G${number}`
  | `F${number}`
  | "schema"
  | "version"
  | "json"
  | "secrets"
  | "names"
  | "validity"
  | "hours"
  | "denials"
  | "limits"
  | "resources"
  | "formations"
  | "seal"
  | "unicode"
  | "grounding"
  | "channels";

/**
 * One thing that is wrong, or worth a look, in a document.
 * `path` is a JSON Pointer (RFC 6901) into the document; "" is the whole of it.
 * `message` is a whole sentence in plain English that says what is the case and what to do; it quotes offending input, shortened.
 * `blocks`: a Grant with a blocking finding cannot be sealed; the others are warnings.
 */
export interface Finding {
  readonly rule: RuleId;
  readonly path: string;
  readonly message: string;
  readonly blocks: boolean;
}

/** Either a value, or the findings that say why there is none. Expected failures are returned, bugs throw. */
export type Result<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly findings: readonly Finding[] };
