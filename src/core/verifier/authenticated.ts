// The result of authenticating carriers (§7 step 1), which the verifier judges and never makes. A host cannot write one by hand: only what was
// registered here by whoever verified the signatures counts.
import type { PreparedGrant } from "./prepare.ts";

/** Verified carriers: this Grant and its parents, root first, are the ones that are judged. */
export interface Verified {
  readonly ok: true;
  readonly grant: PreparedGrant;
  readonly parents: readonly PreparedGrant[];
}

/** Why nothing was authenticated. */
export interface NotVerified {
  readonly ok: false;
  readonly reason: "not_authenticated" | "parent_not_authenticated";
  readonly message: string;
}

export type Authenticated = Verified | NotVerified;

const VERIFIED = new WeakSet<Verified>();

/** For whoever verified the signatures, the issuer and the audience of every one of these carriers; for nobody else. */
export function verified(grant: PreparedGrant, parents: readonly PreparedGrant[]): Verified {
  const result: Verified = Object.freeze({ ok: true, grant, parents: Object.freeze([...parents]) });
  VERIFIED.add(result);
  return result;
}

/** True for a result that `verified` made, and for nothing that looks like one. */
export function isVerified(result: Authenticated | undefined): result is Verified {
  return result?.ok === true && VERIFIED.has(result);
}
