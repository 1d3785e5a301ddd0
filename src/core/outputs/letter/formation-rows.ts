// F10: what enforces each rule of the arrangements, a row for each kind of rule that this Grant has.
import type { Enforcement } from "../../catalogue/enforcement.ts";
import { joinOf, terminationOf } from "../../formations/f03-defaults.ts";
import { segregationHandoffs } from "../../formations/f06-segregation.ts";
import { enforcementSentence, FORMATION_ENFORCEMENT, type FormationRule } from "../../formations/f10-enforcement.ts";
import type { GrantDocument } from "../../grant/valid-grant.ts";
import type { Formation } from "../../schema/grant.gen.ts";

export interface EnforcementRow {
  readonly rule: string;
  readonly enforcedBy: string;
}

const HAS: Record<FormationRule, (formation: Formation) => boolean> = {
  human_gate: ({ transitions = [] }) => transitions.length === 0 || transitions.some(({ authority }) => authority === "human_gate"),
  agent_delegates: ({ transitions = [] }) => transitions.some(({ authority }) => authority === "agent_delegates"),
  settlement: () => true,
  membership: () => true,
  segregation: (formation) => segregationHandoffs(formation).length > 0,
  routing: () => true,
  handoffs: ({ handoffs = [] }) => handoffs.length > 0,
  join: (formation) => joinOf(formation) !== undefined,
  termination: (formation) => terminationOf(formation) !== undefined,
};

export function formationRows(grant: GrantDocument, enforcement: Enforcement): EnforcementRow[] {
  const formations = grant.formations ?? [];
  const rules = (Object.keys(HAS) as FormationRule[]).filter((rule) => formations.some(HAS[rule]));
  return rules.map((rule) => {
    const { label } = FORMATION_ENFORCEMENT[rule];
    const after = enforcementSentence(rule, enforcement).slice(label.length + 2);
    return { rule: label, enforcedBy: after.charAt(0).toUpperCase() + after.slice(1) };
  });
}
