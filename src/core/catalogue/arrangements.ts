// The ten arrangements of §4b: closed (F1), each with its routing and its settlement (F2).
import type { Formation, SettlementKind } from "../schema/grant.gen.ts";

export type Arrangement = Formation["arrangement"];
export type Routing = NonNullable<Formation["routing_authority"]>;

interface ArrangementRow {
  readonly label: string;
  /** The arrangement in one plain sentence. */
  readonly sentence: string;
  readonly routing: Routing;
  readonly settlement: SettlementKind;
}

export const ARRANGEMENTS = {
  "path.sequential": {
    label: "One after the other",
    sentence: "Each agent does its part in a fixed order.",
    routing: "code",
    settlement: "authored_completion",
  },
  "path.choice": {
    label: "One of several ways",
    sentence: "A written rule picks which way the work goes.",
    routing: "code",
    settlement: "authored_completion",
  },
  "path.fanout_fanin": {
    label: "Split and bring together",
    sentence: "The work is split into parts that are done side by side and then brought together.",
    routing: "code",
    settlement: "authored_completion",
  },
  "path.bounded_loop": {
    label: "Repeat until good",
    sentence: "The work is repeated until a rule says that it is good, for a limited number of rounds.",
    routing: "code",
    settlement: "rule_fires",
  },
  "hub.manager_worker": {
    label: "A lead with workers",
    sentence: "One agent leads: it hands out the work, takes it back and says when it is done.",
    routing: "one_model",
    settlement: "owner_acceptance",
  },
  "habitat.handoff": {
    label: "Hand the case on",
    sentence: "One agent at a time owns the case and hands it on to the next.",
    routing: "any_peer",
    settlement: "ownership_transfer",
  },
  "habitat.committee": {
    label: "Decide together",
    sentence: "Several agents judge the same thing, and their judgments together decide.",
    routing: "code",
    settlement: "aggregated_judgment",
  },
  "habitat.market": {
    label: "Bid for the work",
    sentence: "Agents offer to do the work, and it is awarded to one of them.",
    routing: "protocol",
    settlement: "allocation_award",
  },
  "habitat.blackboard": {
    label: "Work from a shared board",
    sentence: "Agents watch a shared place and act when something there changes.",
    routing: "environment",
    settlement: "committed_state_transition",
  },
  "habitat.mesh": {
    label: "Talk among equals",
    sentence: "Agents talk to one another as equals under an agreed protocol until the matter is settled.",
    routing: "any_peer",
    settlement: "protocol_convergence",
  },
} as const satisfies Record<Arrangement, ArrangementRow>;

/** The five questions a mesh answers, and the three a handoff answers (F4). */
export const MESH_QUESTIONS = {
  who_may_act: "who may act",
  artifact: "on what artifact or state",
  interactions: "which interactions are permitted",
  conflict: "how conflict is resolved",
  settlement: "what counts as settled",
} as const;
export const HANDOFF_QUESTIONS = {
  eligibility: "when transfer is permitted",
  envelope: "what authority and state travel with the case",
  acceptance: "how ownership is accepted",
} as const;

/** F3: how many rounds a loop runs before it stops and asks, where the Grant does not say. */
export const DEFAULT_MAX_ROUNDS = 3;
