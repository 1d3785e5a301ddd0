// Generated from schemas/ by scripts/generate.mjs. Do not edit: change the schema and run `npm run generate`.
import type { HostContext } from "./context.gen.ts";
import type { DiscoveryAnswer } from "./discovery-answer.gen.ts";
import type { DraftFile } from "./draft.gen.ts";
import type { Grant11 } from "./grant-1.1.gen.ts";
import type { Grant } from "./grant.gen.ts";
import type { VerifyRequest } from "./request.gen.ts";
import type { Restatement } from "./restatement.gen.ts";

/** One place where a document does not fit its schema. `instancePath` is a JSON Pointer into the document. */
export interface SchemaError {
  readonly keyword: string;
  readonly instancePath: string;
  readonly schemaPath: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly propertyName?: string;
  readonly message?: string;
}

/** True when the document fits; otherwise `errors` holds every place where it does not, until the next call. */
export interface Validator<T> {
  (document: unknown): document is T;
  errors?: readonly SchemaError[] | null;
}

export declare const validateContext: Validator<HostContext>;
export declare const validateDiscoveryAnswer: Validator<DiscoveryAnswer>;
export declare const validateDraft: Validator<DraftFile>;
export declare const validateGrant11: Validator<Grant11>;
export declare const validateGrant: Validator<Grant>;
export declare const validateRequest: Validator<VerifyRequest>;
export declare const validateRestatement: Validator<Restatement>;
