// G9a: "child ⊆ parent, field by field", all rows in one visible order.
//
// Readings of this project's that are stricter than the printed list, so that published vectors can overrule them. A child must not expand
// by what it leaves out either (invariant 5), and what cannot be compared is not within.
//
// - chain: the links before the last are the parent's own chain; the child's own max_depth counts too; where the parent names no agents, the
//   delegate is an agent all the same, not a person or a system.
// - validity: what looks like a moment and is none is within nothing.
// - defaults: working_mode, pause_on_unexpected, unnamed_agents, grounding, the confirmation channels, on_behalf_of, audit.level and
//   revocation.status are compared; hours in another time zone are wider, also than hours that never close.
// - authorities: within one authority that the agent holds who hands it on; actors, members, providers and effects of systems, the class of
//   the counterparties, freshness, on_disagreement, pausing, hours and counts of an act are compared. What the parent's authority writes
//   the child's writes too, also where the child's defaults would give the same; where the parent only inherits, a written value is held
//   against the parent's default. Ids listed beside the scope known are held against the parent's. A location that lies nowhere stays
//   within only letter by letter. Systems that no authority uses count.
// - formations: a pair is single, of one arrangement, and governs the same acts of the child; who ratifies is kept; a threshold is not
//   added where every vote had to approve, unless every member has to; a gate that names its acts is kept for standing ones too; the
//   child's delegate does not come to stand on both sides of a divided duty; and where duties are in one hand in the parent, whose
//   official acts a verifier then denies (§7 step 13), a child does not come out of that by leaving the acts of one side behind.
// - delegation: agents are a part of the parent's, and none are named where nothing can be handed on.
//
// Not compared, beside conflicts, notes and display names: record, the words of the revocation and of a go-ahead, audit.report, reach, via
// and place of a system, discovery, work_scope; of a formation routing, configuration, free texts, on_limit and other hand-offs.
import type { GrantDocument } from "../grant/valid-grant.ts";
import { spec as authorities, compareAuthorities } from "./authorities.ts";
import { spec as ceilings, compareCeilings } from "./ceilings.ts";
import { spec as chain, compareChain } from "./chain.ts";
import { compareDefaults, spec as defaults } from "./defaults.ts";
import { compareDelegation, spec as delegation } from "./delegation.ts";
import { compareDenials, spec as denials } from "./denials.ts";
import { compareFormations, spec as formations } from "./formations.ts";
import { type Pair, pairOf, type Row, type RowName, type Violation } from "./row.ts";
import { compareValidity, spec as validity } from "./validity.ts";

/** Every row by its name, in the specification's order. */
export const ROW = {
  chain: { spec: chain, compare: compareChain },
  validity: { spec: validity, compare: compareValidity },
  defaults: { spec: defaults, compare: compareDefaults },
  ceilings: { spec: ceilings, compare: compareCeilings },
  denials: { spec: denials, compare: compareDenials },
  authorities: { spec: authorities, compare: compareAuthorities },
  formations: { spec: formations, compare: compareFormations },
  delegation: { spec: delegation, compare: compareDelegation },
} as const satisfies Record<RowName, Row>;

/** All rows: what makes a child. */
export const ROWS: readonly Row[] = Object.values(ROW);

/** The rows that two documents about one delegate can be held against each other by: all but whose child it is. */
export const TERMS: readonly Row[] = ROWS.filter((row) => row !== ROW.chain);

/** A parent with the seal that was computed from it (sealOf), whatever seal it carries: 64 lower-case hexadecimal digits. */
export interface SealedDoc {
  readonly grant: GrantDocument;
  readonly seal: string;
}

/**
 * Every way in which a child Grant reaches beyond its immediate parent (G9, G9a); empty means within. Both are valid by schema; no rule
 * beside it needs to hold, and nothing throws. Linear in the number of acts, sources and counterparties, where the parent holds to G1.
 */
export function contains(parent: SealedDoc, child: GrantDocument, rows: readonly Row[] = ROWS): Violation[] {
  return run(pairOf(parent.grant, child, parent.seal), rows);
}

/**
 * The same for two documents about one delegate, of which neither is the other's child: a restatement held against the proposal (rows
 * authorities, defaults and denials), or two proposals in both directions. Nobody takes another's place: actors are compared as they are.
 */
export function within(wider: GrantDocument, narrower: GrantDocument, rows: readonly Row[] = TERMS): Violation[] {
  return run(pairOf(wider, narrower), rows);
}

function run(pair: Pair, rows: readonly Row[]): Violation[] {
  return rows.flatMap(({ spec, compare }) => {
    const found: Violation[] = [];
    compare(pair, (path, message, { parent, child } = {}) => {
      const values = { ...(parent === undefined ? {} : { parent_value: parent }), ...(child === undefined ? {} : { child_value: child }) };
      found.push({ rule: spec.id, path, ...values, message });
    });
    return found;
  });
}
