// Reading, checking and sealing a Grant (§5), as the package shows it: "poa-grant-writer/grant".
export { parseGrant, parseGrantValue } from "../grant/parse.ts";
export type { GrantDocument, SealableGrant, SealedGrant, ValidGrant } from "../grant/valid-grant.ts";
export type { Finding, Result } from "../lib/finding.ts";
export type { JsonValue } from "../lib/json.ts";
export { type Checked, check } from "../rules/check.ts";
export type * from "../schema/grant.gen.ts";
export { seal, sealedText, sealOf, verifySeal } from "../seal/g08-seal.ts";
