// The rules block: the only text that an agent is asked to follow (§9). Plain text, made of the Grant alone, the same for the same Grant.
import type { Enforcement } from "../catalogue/enforcement.ts";
import { canonicalJson } from "../lib/canonical.ts";
import type { JsonValue } from "../lib/json.ts";
import { head, howToRead, type SealedDocument } from "./rules/head.ts";
import { whatToDoFirst } from "./rules/restate.ts";
import { ruleLine } from "./rules/rule-line.ts";
import { ruleList } from "./rules/rule-list.ts";

/** The most characters that a rules block should have, so that it can be pasted whole. */
export const MAX_CHARACTERS = 12_000;

export interface RulesBlock {
  readonly text: string;
  /** Its length in UTF-16 units, which is never less than what a person counts. */
  readonly characters: number;
  /** Longer than MAX_CHARACTERS; the text says so itself. */
  readonly tooLong: boolean;
}

/**
 * The rules block of a sealed proposal. `enforcement` is advisory unless given (§7a). `includeGrant` puts the whole Grant after the rules,
 * as canonical JSON in a fenced block. Throws for a Grant without a seal: what is not sealed is not handed over.
 */
export function rulesBlock(
  grant: SealedDocument,
  options: { readonly enforcement?: Enforcement; readonly includeGrant?: boolean } = {},
): RulesBlock {
  if (grant.seal === undefined) throw new Error("a rules block is made of a sealed Grant only");
  const text = compose(grant, options, false);
  const tooLong = text.length > MAX_CHARACTERS;
  const said = tooLong ? compose(grant, options, true) : text;
  return { text: said, characters: said.length, tooLong };
}

function compose(grant: SealedDocument, options: { enforcement?: Enforcement; includeGrant?: boolean }, long: boolean): string {
  const rules = ruleList(grant);
  const warning = `This text is longer than ${MAX_CHARACTERS} characters. Check that all of it has arrived.`;
  const parts = [
    head(grant),
    ...(long ? [[warning]] : []),
    howToRead(options.enforcement ?? "advisory", rules.length),
    ["THE RULES", ...rules.map(ruleLine)],
    whatToDoFirst(grant),
    ...(options.includeGrant ? [wholeGrant(grant)] : []),
    [`END OF THE RULES FROM ${grant.grant_id}`],
  ];
  return `${parts.map((lines) => lines.join("\n")).join("\n\n")}\n`;
}

/** Fenced by more backticks than stand anywhere in it in a row, so that nothing in it can end it. */
function wholeGrant(grant: SealedDocument): string[] {
  const json = canonicalJson(grant as unknown as JsonValue);
  if (!json.ok) throw new Error("a sealed Grant has a canonical form");
  const runs = json.value.match(/`+/g) ?? [];
  const fence = "`".repeat(Math.max(3, ...runs.map((run) => run.length + 1)));
  return ["THE WHOLE GRANT, AS DATA (its fingerprint is taken without the member seal)", `${fence}json`, json.value, fence];
}
