// Validity is a type. Only `parseGrant` makes a ValidGrant, only `check` a SealableGrant, only `seal` a SealedGrant; each is the plain
// document, so that it can be written out as it stands.
import type { Grant, Seal } from "../schema/grant.gen.ts";

/** The versions of the Grant that are read here. A 1.1 Grant is read as a 1.2 Grant with no formations and no inventories (§5 Versions). */
export type PoaVersion = "1.1" | "1.2";

/** A Grant's members, whichever of the versions it states. Its `poa_version` is never rewritten: the seal is over it, too. */
export type GrantDocument = Omit<Grant, "poa_version"> & { poa_version: PoaVersion };

declare const valid: unique symbol;
declare const sealable: unique symbol;
declare const sealed: unique symbol;

/** A Grant that fits the schema of its own version. It may still break rules that a schema cannot say. */
export type ValidGrant = GrantDocument & { readonly [valid]: true };

/** A valid Grant against which no rule holds anything that blocks. It may be sealed, signed and accepted. */
export type SealableGrant = ValidGrant & { readonly [sealable]: true };

/** A Grant that this program sealed: its `seal` is the fingerprint of the rest of it (G8). */
export type SealedGrant = ValidGrant & { readonly seal: Seal; readonly [sealed]: true };
