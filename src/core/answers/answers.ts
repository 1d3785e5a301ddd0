// The six questions' answers as types (§4). Member names are the Grant's wherever the two mean the same thing.
// Answers hold what a person typed: a text that cannot be read stays as it is, and is refused in words when compiled.
import type {
  Audit,
  CeilingLevel,
  Channel,
  Conflict,
  Defaults,
  Delegate,
  Delegation,
  Denial,
  Effect,
  Formation,
  GoAhead,
  Grounding,
  Hours,
  InventoryRef,
  Kind,
  Member,
  OnBehalfOf,
  Principal,
  RequestRef,
  Resource,
  SelfChanges,
  Targets,
  WorkSystem,
} from "../schema/grant.gen.ts";

/** A value as it was typed. "" is not answered. */
export type Typed = string;

/** An amount as it was typed, with its currency. */
export interface MoneyAnswer {
  amount: Typed;
  currency: string;
}

/** Who takes part: the page "Your agents". */
export interface AgentsAnswer {
  delegate: Delegate;
  arrangement: WorkSystem["arrangement"];
  members: Member[];
}

/** What was asked and what was accepted: the page "Discover" (G15). */
export interface DiscoveryAnswer {
  request?: RequestRef;
  formation_section?: RequestRef;
  inventories: InventoryRef[];
}

/** One allowed act: what all six questions say about it. It compiles to one authority. */
export interface ActAnswer {
  act: string;
  effect: Effect;
  kind: Kind;
  /** Question 1: the apps it may use (ids of resources). Empty is unbound: a verifier denies it. */
  resources: string[];
  /** Questions 1 and 2: what it is held to beyond the defaults. */
  per_act?: MoneyAnswer;
  per_month?: MoneyAnswer;
  categories: string[];
  binding_acts_per_day: Typed;
  hours?: Hours;
  pause_on_unexpected: boolean;
  /** Question 3: who holds it, and who may be on the other side. */
  actors: string[];
  targets?: Targets;
  /** Question 4: where it is narrower than the defaults; what is absent follows them. */
  grounding: Partial<Pick<Grounding, "allowed" | "prohibited" | "freshness" | "on_disagreement">>;
  /** Question 5; absent for an act of kind none. */
  go_ahead?: GoAhead;
  /** Question 6: stricter than its ceiling and go-ahead make it. */
  stricter?: "user_approval" | "prohibited";
}

/** Question 1: What is the act of work? */
export interface WorkAnswer {
  purpose: string;
  summary: string;
  includes: string[];
  excludes: string[];
  resources: Resource[];
  acts: ActAnswer[];
  nevers: Denial[];
}

export type StartAnswer = { kind: "when_sealed" } | { kind: "at"; at: Typed };
export type EndAnswer = { kind: "after_days"; days: Typed } | { kind: "at"; at: Typed };

/** Question 2: How does the work progress? */
export interface ProgressAnswer {
  working_mode: Defaults["working_mode"];
  pause_on_unexpected: boolean;
  triggers: Defaults["triggers"][number][];
  self_changes: SelfChanges;
  new_connectors: Defaults["new_connectors"];
  data_movement: Defaults["data_movement"];
  max_recipients: Typed;
  per_act?: MoneyAnswer;
  per_month?: MoneyAnswer;
  binding_acts_per_day: Typed;
  hours?: Hours;
  starts: StartAnswer;
  ends: EndAnswer;
  audit: Audit;
}

/** Question 3: Who participates, and how are they related? (Holders and counterparties stand with each act.) */
export interface ParticipantsAnswer {
  on_behalf_of?: OnBehalfOf;
  unnamed_agents: WorkSystem["unnamed_agents"];
  /** Handing work on. depth and chain are kept as they came; a new Grant has depth 0 and no chain. */
  delegation: Omit<Delegation, "max_depth"> & { max_depth: Typed };
}

/** Question 4: What grounds the work? The defaults. */
export interface GroundsAnswer {
  allowed: Grounding["allowed"];
  prohibited: Grounding["prohibited"];
  freshness: Typed;
  on_disagreement: Grounding["on_disagreement"];
}

/** Question 5: What gives a participant the go-ahead to act? (The go-ahead itself stands with each act.) */
export interface GoAheadAnswer {
  channels: Channel[];
  revocation_command: string;
  revocation_status: string;
}

/** A disagreement that is left in. Which side applies is absent until it is known or said: it is never guessed (G11). */
export type ConflictAnswer = Omit<Conflict, "applies"> & Partial<Pick<Conflict, "applies">>;

/** Question 6: What makes the result official? A ceiling that is absent is the least-privilege one. */
export interface OfficialAnswer {
  ceilings: Partial<Record<Exclude<Kind, "none">, CeilingLevel>>;
  record_where: string;
  record_contains: string[];
  conflicts: ConflictAnswer[];
}

/** Everything a person has answered. The Grant is compiled from this and from nothing else. */
export interface Answers {
  iss: string;
  principal: Principal;
  agents: AgentsAnswer;
  discovery: DiscoveryAnswer;
  work: WorkAnswer;
  progress: ProgressAnswer;
  participants: ParticipantsAnswer;
  grounds: GroundsAnswer;
  go_ahead: GoAheadAnswer;
  official: OfficialAnswer;
  /** How the agents act together (§4b): carried untouched from an opened Grant. */
  formations: Formation[];
}
