// Whether a child Grant is within its parent (G9, G9a), as the package shows it: "poa-grant-writer/containment".
import { contains as compare } from "../containment/g09-contained.ts";
import type { Violation } from "../containment/row.ts";
import { type PreparedGrant, preparedLookup } from "../verifier/prepare.ts";

export type { Violation } from "../containment/row.ts";

/**
 * Every way in which a child reaches beyond its immediate parent; empty means within. The child stands first. Both are Grants that `prepare`
 * gave, so the parent's seal is the computed one.
 * @throws {TypeError} for anything else: what was not prepared must not pass for what was compared
 */
export function contains(child: PreparedGrant, parent: PreparedGrant): Violation[] {
  for (const [name, grant] of [
    ["child", child],
    ["parent", parent],
  ] as const) {
    if (preparedLookup(grant) === undefined) throw new TypeError(`the ${name} is no prepared Grant: prepare it first`);
  }
  return compare({ grant: parent.grant, seal: parent.seal }, child.grant);
}
