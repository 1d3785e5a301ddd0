// The Grants that a child was handed down through (§7 step 2, G9): found by what its chain says of each, and held within one another.
import { contains, type SealedDoc } from "../containment/g09-contained.ts";
import type { Violation } from "../containment/row.ts";
import type { ParentStatus } from "../schema/context.gen.ts";
import type { ChainLink } from "../schema/grant.gen.ts";
import { isVerified } from "./authenticated.ts";
import type { Context, Parent } from "./decision.ts";
import type { Lookup } from "./lookup.ts";
import type { PreparedGrant } from "./prepare.ts";

export interface PresentedParent {
  readonly grant: PreparedGrant;
  readonly status: ParentStatus["status"];
}

/**
 * For each link of the chain the Grant that was presented for it: of its id, its delegate and its computed seal. Undefined where none was. In
 * carrier mode only authenticated parents are looked at. A status is the host's for the id; one it gives none for is unknown.
 */
export function chainOf({ grant }: Lookup, { mode, authenticated, parents = [] }: Context): (PresentedParent | undefined)[] {
  const carried = isVerified(authenticated) ? authenticated.parents : [];
  const presented = mode === "carrier" ? carried : parents.map((parent) => parent.grant);
  return grant.delegation.chain.map((link) => {
    const parent = presented.find((one) => isOf(link, one));
    return parent === undefined ? undefined : { grant: parent, status: statusOf(parent, parents) };
  });
}

const STRICTEST_FIRST = ["revoked", "unknown", "active"] as const;

/** Of several that a host states for one id the strictest: a revocation that it names anywhere is one. */
function statusOf({ grant: { grant_id } }: PreparedGrant, parents: readonly Parent[]): ParentStatus["status"] {
  const stated = new Set(parents.filter(({ grant }) => grant.grant.grant_id === grant_id).map(({ status }) => status));
  return STRICTEST_FIRST.find((status) => stated.has(status)) ?? "unknown";
}

function isOf({ grant_id, delegate, seal }: ChainLink, parent: PreparedGrant): boolean {
  return parent.grant.grant_id === grant_id && parent.grant.delegate.sub === delegate && parent.seal === seal;
}

/** What a pair of Grants was found to be, so that a host that judges many acts compares its chain once. */
const COMPARED = new WeakMap<SealedDoc["grant"], WeakMap<SealedDoc["grant"], readonly Violation[]>>();

function compared(parent: SealedDoc, child: SealedDoc["grant"]): readonly Violation[] {
  const known = COMPARED.get(child) ?? new WeakMap<SealedDoc["grant"], readonly Violation[]>();
  COMPARED.set(child, known);
  const result = known.get(parent.grant) ?? contains(parent, child);
  known.set(parent.grant, result);
  return result;
}

/** The first violation of G9a at the first link that has one, from the root on; its path is into the child. */
export function widerLink(parents: readonly PreparedGrant[], { grant }: Lookup): Violation | undefined {
  const documents = [...parents.map((parent) => parent.grant), grant];
  for (const [i, parent] of parents.entries()) {
    const child = documents[i + 1];
    const [violation] = child === undefined ? [] : compared(parent, child);
    if (violation !== undefined) return violation;
  }
  return undefined;
}
