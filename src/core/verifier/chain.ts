// The Grants that a child was handed down through (§7 step 2, G9): found by what its chain says of each, and held within one another.
import { contains, type SealedDoc } from "../containment/g09-contained.ts";
import type { Violation } from "../containment/row.ts";
import type { ParentStatus } from "../schema/context.gen.ts";
import type { ChainLink } from "../schema/grant.gen.ts";
import { isVerified } from "./authenticated.ts";
import type { Context } from "./decision.ts";
import type { Lookup } from "./lookup.ts";
import type { PreparedGrant } from "./prepare.ts";

export interface PresentedParent {
  readonly grant: PreparedGrant;
  readonly status: ParentStatus["status"];
}

/**
 * For each link of the chain the Grant that was presented for it: of its id, its delegate and its computed seal. Undefined where none was. In
 * carrier mode only authenticated parents are looked at, and the host's status of each is found by its id; one it gives none for is unknown.
 */
export function chainOf({ grant }: Lookup, { mode, authenticated, parents = [] }: Context): (PresentedParent | undefined)[] {
  const presented = mode === "carrier" ? (isVerified(authenticated) ? authenticated.parents.map(withStatus) : []) : parents;
  function withStatus(parent: PreparedGrant): PresentedParent {
    const stated = parents.filter((other) => other.grant.grant.grant_id === parent.grant.grant_id).map(({ status }) => status);
    return { grant: parent, status: stated.find((status) => status !== "active") ?? stated[0] ?? "unknown" };
  }
  return grant.delegation.chain.map((link) => presented.find((parent) => isOf(link, parent.grant)));
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
