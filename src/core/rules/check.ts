// Every rule that one Grant can be held against by itself, in one visible order. What makes a finding block, and what only warns:
//
// | blocks: the Grant contradicts the specification, or cannot be judged by it | warns: it can be judged, but may not say what is meant |
// | --- | --- |
// | G1 another effect or kind than the catalogue's; one act with two effects; an actor twice | G5 a scope-like text |
// | G2 a per-act value wider than, or not comparable with, the default | G6 a binding act bound to no app |
// | G3 a commit looser than its ceiling; each time beside automatic | G4 names that are equal (unless asked to block) or look alike |
// | G4 an agent with the principal's identifier | G7 one agent with members |
// | G6 an app that was not selected, or does not list the effect | G10 Full auto that reports right after |
// | G7 an act held by nobody named; a member twice; a team of none | G11 a conflict of two equal sides, or told twice |
// | G9 a chain that is not as long as the depth, too deep, or circular; agents where none can follow | G12 a location that nothing is inside |
// | G10 a daily summary without Full auto | G13 a record of nothing |
// | G14 an open question | G15 a hash for an agent that is not named, of nothing, or for two agents |
// | G15 two inventories for one agent | limits: an amount without a limit, a limit of nothing, two currencies |
// | F2 a settlement kind that is not the arrangement's own | F3 a standing act in an unbounded formation |
// | F3 several leads and no evaluator | F5 a path planned at run time |
// | F4 a mesh with an answer missing; a hand-off's missing answer not listed; answers to no question | F7 a gate without a person, or that stops nothing; counted steps |
// | F6 duties that are not segregated | F6 who prepares or reads on both sides; F8 acts or ends that the Grant or the formation does not hold |
// | F8 a member that the work system does not have; a participant twice | F9 evidence that can never be given |
// | formations: two of one name | formations: two unnamed of one arrangement |
// | validity, hours and amounts that are none; an end before the beginning; hours that never open | validity: a beginning before the issue |
// | memory among a binding act's sources (§4 question 4) | sources both allowed and prohibited, or of no app; denials that win or reach further |
// | resources: one id twice; targets that are not those of the effect | resources: one label twice; nobody named; names beside anyone |
// | secrets of any kind (§11); invisible characters in an identifier | invisible characters in a text; look-alike identifiers; nobody named to act for; a channel twice |
import { checkFormations } from "../formations/check-formations.ts";
import type { SealableGrant, ValidGrant } from "../grant/valid-grant.ts";
import type { Finding } from "../lib/finding.ts";
import { checkChannels } from "./channels.ts";
import { checkDenials } from "./denials.ts";
import { checkOneActOneEffect } from "./g01-one-act-one-effect.ts";
import { checkNarrowing } from "./g02-narrowing.ts";
import { checkCeiling } from "./g03-ceiling.ts";
import { checkOpaqueIds, type NamesOption } from "./g04-opaque-ids.ts";
import { checkWorkScope } from "./g05-work-scope.ts";
import { checkSelected } from "./g06-selected.ts";
import { checkMembers } from "./g07-members.ts";
import { checkChain } from "./g09-chain.ts";
import { checkWorkingMode } from "./g10-working-mode.ts";
import { checkStricterApplies } from "./g11-stricter-applies.ts";
import { checkResourceBounds } from "./g12-resource-bounds.ts";
import { checkStandingRules } from "./g13-standing-rules.ts";
import { checkUnresolved } from "./g14-unresolved.ts";
import { checkInventories } from "./g15-inventories.ts";
import { checkGrounding } from "./grounding.ts";
import { checkAllHours } from "./hours.ts";
import { checkLimits } from "./limits.ts";
import { checkOnBehalfOf } from "./names.ts";
import { checkResources } from "./resources.ts";
import { checkSecrets } from "./secrets.ts";
import { checkUnicode } from "./unicode.ts";
import { checkValidity } from "./validity.ts";

export type CheckOptions = NamesOption;

/** The rules in the order in which their findings are listed: the specification's, then the plain checks. G8 is what `seal` does. */
export const RULES: readonly ((grant: ValidGrant, options: CheckOptions) => readonly Finding[])[] = [
  checkOneActOneEffect,
  checkNarrowing,
  checkCeiling,
  checkOpaqueIds,
  checkWorkScope,
  checkSelected,
  checkMembers,
  checkChain,
  checkWorkingMode,
  checkStricterApplies,
  checkResourceBounds,
  checkStandingRules,
  checkUnresolved,
  checkInventories,
  checkFormations,
  checkValidity,
  checkAllHours,
  checkLimits,
  checkDenials,
  checkGrounding,
  checkResources,
  checkOnBehalfOf,
  checkChannels,
  checkSecrets,
  checkUnicode,
];

/** `sealable` is the same Grant, and there exactly when no finding blocks. */
export interface Checked {
  readonly findings: readonly Finding[];
  readonly sealable?: SealableGrant;
}

/**
 * Holds a Grant against every rule. It never throws, whatever a valid Grant holds, and looks at nothing but the Grant: whether a seal that
 * it carries matches is `verifySeal`'s to say, and whether it is within its parents, that of the comparison beside them.
 */
export function check(grant: ValidGrant, options: CheckOptions = {}): Checked {
  const findings = RULES.flatMap((rule) => rule(grant, options));
  return findings.some(({ blocks }) => blocks) ? { findings } : { findings, sealable: grant as SealableGrant };
}
