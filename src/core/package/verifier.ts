// What a host judges acts with (§7), as the package shows it: "poa-grant-writer/verifier". See docs/hosts.md.
export { isReason, isUnstated, REASONS, type Reason, type Verdict } from "../catalogue/reasons.ts";
export type { Finding, Result } from "../lib/finding.ts";
export type { Authenticated, NotVerified, Verified } from "../verifier/authenticated.ts";
export type { Context, Decision, Parent, Request, TraceEntry } from "../verifier/decision.ts";
export { digestRequest } from "../verifier/digest-request.ts";
export { isPrepared, type PreparedGrant, prepare } from "../verifier/prepare.ts";
export { refused, verify } from "../verifier/verify.ts";
