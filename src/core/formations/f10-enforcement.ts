// F10: "Implementations MUST say what enforces each rule (§7a)." One table: for each rule of a formation and each enforcement mode, who holds it.
import type { Enforcement } from "../catalogue/enforcement.ts";
import type { RuleSpec } from "../grant/spec.ts";

export const spec: RuleSpec = {
  id: "F10",
  title: "What enforces each rule of a formation",
  clause:
    "Implementations MUST say what enforces each rule (§7a). A human_gate is enforced by the target's own approval control where one exists, otherwise by the verifier when it is called; settlement, membership and segregation by the verifier when called, or a runner above the agents; routing, handoffs, joins and termination by a runner, otherwise they are instructions only. A Grant handed to agents with no verifier route and no runner is a statement of intent, and the Letter says so in plain words.",
};

export type FormationRule =
  | "human_gate"
  | "agent_delegates"
  | "settlement"
  | "membership"
  | "segregation"
  | "routing"
  | "handoffs"
  | "join"
  | "termination";

/** Who holds a rule: `nothing` means that it is an instruction only. */
export type Enforcer = "verifier" | "provider" | "nothing";

interface EnforcementRow {
  /** The rule as the subject of a sentence. */
  readonly label: string;
  /** Who holds it in each mode, when no runner stands above the agents. */
  readonly by: Readonly<Record<Enforcement, Enforcer>>;
  /** True where a runner above the agents, if there is one, holds the rule. */
  readonly runner: boolean;
}

const checked = { advisory: "nothing", commit_boundary: "verifier", provider_native: "nothing" } as const;
const instruction = { advisory: "nothing", commit_boundary: "nothing", provider_native: "nothing" } as const;

export const FORMATION_ENFORCEMENT = {
  human_gate: {
    label: "Where a person approves",
    by: { advisory: "nothing", commit_boundary: "verifier", provider_native: "provider" },
    runner: false,
  },
  agent_delegates: { label: "Where an agent decides on somebody's behalf", by: instruction, runner: false },
  settlement: { label: "What makes a shared result count", by: checked, runner: true },
  membership: { label: "Who may act inside the formation", by: checked, runner: true },
  segregation: { label: "That nobody acts on both sides of a divided duty", by: checked, runner: true },
  routing: { label: "Who decides what happens next", by: instruction, runner: true },
  handoffs: { label: "Who hands work to whom", by: instruction, runner: true },
  join: { label: "What is waited for where work comes together", by: instruction, runner: true },
  termination: { label: "When the work stops", by: instruction, runner: true },
} as const satisfies Record<FormationRule, EnforcementRow>;

/** Who holds a rule of a formation in an enforcement mode. A runner is not assumed: say so beside it with `enforcementSentence`. */
export function enforcerOf(rule: FormationRule, enforcement: Enforcement): Enforcer {
  return FORMATION_ENFORCEMENT[rule].by[enforcement];
}

/** A gate is the one rule that the app an act is done in may hold by itself: by asking a person before it lets the act happen. */
const GATE: Record<Enforcement, string> = {
  advisory: "the app's own approval holds this where it has one; otherwise it is an instruction only.",
  commit_boundary: "the app's own approval holds this where it has one, otherwise the verifier whenever it is called.",
  provider_native: "the provider's own approval holds this where it has one; elsewhere it is an instruction only.",
};

/** What enforces a rule, as one plain sentence for the Letter. */
export function enforcementSentence(rule: FormationRule, enforcement: Enforcement): string {
  const { label, runner } = FORMATION_ENFORCEMENT[rule];
  const by = enforcerOf(rule, enforcement);
  if (rule === "human_gate") return `${label}: ${GATE[enforcement]}`;
  if (by === "verifier") return `${label}: the verifier checks this whenever it is called, or a program that runs the agents does.`;
  return runner
    ? `${label}: a program that runs the agents can hold this, where there is one; otherwise it is an instruction only.`
    : `${label}: an instruction only; nothing checks it.`;
}
