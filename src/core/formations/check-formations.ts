// §4b, all of it, over one Grant: the checks of F2 to F9 in the specification's order, and that formations can be told apart.
// F1 is the schema's enumeration; F10 is what the outputs say.
import type { ValidGrant } from "../grant/valid-grant.ts";
import type { Finding } from "../lib/finding.ts";
import { pointer } from "../lib/pointer.ts";
import { folded, quote } from "../lib/text.ts";
import { checkSettlementKind } from "./f02-routing-settlement.ts";
import { checkDefaults } from "./f03-defaults.ts";
import { checkProtocol } from "./f04-protocol.ts";
import { checkConfiguration } from "./f05-configuration.ts";
import { checkSegregation } from "./f06-segregation.ts";
import { checkTransitions } from "./f07-transitions.ts";
import { checkNeverWider } from "./f08-never-wider.ts";
import { checkSettlementEvidence } from "./f09-decisions.ts";

/** A child's formations are paired with its parent's by name, else by arrangement (G9a), so that both have to single one out. */
function checkTellApart(grant: ValidGrant): Finding[] {
  const found: Finding[] = [];
  const names = new Map<string, string>();
  const unnamed = new Set<string>();
  for (const [i, { name, arrangement }] of (grant.formations ?? []).entries()) {
    const add = (message: string, blocks: boolean, ...segments: string[]) =>
      found.push({ rule: "formations", path: pointer("formations", i, ...segments), message, blocks });
    if (name === undefined) {
      if (unnamed.has(arrangement)) {
        add(`Two formations of the arrangement ${arrangement} have no name, so that they cannot be told apart. Name them.`, false);
      }
      unnamed.add(arrangement);
      continue;
    }
    const other = names.get(folded(name));
    if (other === name) add(`Two formations are called ${quote(name, 80)}. Give each a name of its own.`, true, "name");
    else if (other !== undefined) {
      add(`The names ${quote(other, 80)} and ${quote(name, 80)} of two formations differ in capitals only. Change one.`, false, "name");
    }
    names.set(folded(name), name);
  }
  return found;
}

const CHECKS: readonly ((grant: ValidGrant) => readonly Finding[])[] = [
  checkTellApart,
  checkSettlementKind,
  checkDefaults,
  checkProtocol,
  checkConfiguration,
  checkSegregation,
  checkTransitions,
  checkNeverWider,
  checkSettlementEvidence,
];

/** Every finding about a Grant's formations; none for a Grant without any. */
export function checkFormations(grant: ValidGrant): Finding[] {
  return CHECKS.flatMap((check) => check(grant));
}
