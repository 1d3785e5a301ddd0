// Generated from schemas/ by scripts/generate.mjs. Do not edit: change the schema and run `npm run generate`.

/**
 * A value as it was typed; "" is not answered.
 */
export type Typed = string;
export type Kind = "none" | "sent" | "purchased" | "transferred" | "submitted" | "changed" | "deleted" | "shared";
export type WorkingMode = "plan" | "ask" | "auto" | "full_auto";
export type Trigger = "asked" | "routine" | "message" | "notification" | "app_event" | "handoff" | "autonomous";
export type SelfChangeRule = "never" | "ask" | "allowed";
export type CeilingLevel = "proposal" | "on_confirm" | "self_within_limits";
export type Name = string;
/**
 * principal, or an agent:, person: or system: reference, or an absolute URN (an agent).
 */
export type ActorRef = string;
export type SettlementKind =
  | "authored_completion"
  | "rule_fires"
  | "owner_acceptance"
  | "ownership_transfer"
  | "aggregated_judgment"
  | "allocation_award"
  | "committed_state_transition"
  | "protocol_convergence";
export type Text = string;
export type Count = number;
export type ActId = string;
export type HeldBack = string[];
/**
 * A whole second of UTC.
 */
export type Second = string;

/**
 * A draft of the Grant writer as it is stored in a browser and exported as a file: answers, reviewed inventories and sealed proposals. It belongs to this program, not to the specification. It is closed at every level; texts a person is still typing are of any form, because the Grant's own schema judges them.
 */
export interface DraftFile {
  poa_grant_writer_draft: 2;
  exported_at?: string;
  draft: StoredDraft;
}
export interface StoredDraft {
  id: string;
  name: Typed;
  created_at: string;
  answers: DraftAnswers;
  place: string;
  visited: string[];
  with_formation_section: boolean;
  published: PublishedTexts;
  inventories: InventoryText[];
  held_back?: HeldBack;
  answering?: "main" | "member" | "only";
  enforcement: "advisory" | "commit_boundary" | "provider_native";
  proposals: ProposalOfDraft[];
}
export interface DraftAnswers {
  iss: Typed;
  principal: PrincipalAnswer;
  agents: AgentsAnswer;
  discovery: DiscoveryOfDraft;
  work: WorkAnswer;
  progress: ProgressAnswer;
  participants: ParticipantsAnswer;
  grounds: GroundsAnswer;
  go_ahead: GoAheadAnswer;
  official: OfficialAnswer;
  formations: Formation[];
}
export interface PrincipalAnswer {
  sub: string;
  name: Typed;
}
export interface AgentsAnswer {
  delegate: DelegateAnswer;
  arrangement: "one_agent" | "team" | "lead_with_specialists" | "external_system";
  members: MemberAnswer[];
}
export interface DelegateAnswer {
  sub: string;
  name: Typed;
  role: Typed;
  platform?: Typed;
}
export interface MemberAnswer {
  actor: string;
  name: Typed;
  role: Typed;
  platform?: Typed;
}
export interface DiscoveryOfDraft {
  request?: RequestRefAnswer;
  formation_section?: RequestRefAnswer;
  inventories: InventoryRefAnswer[];
}
export interface RequestRefAnswer {
  version: Typed;
  sha256: string;
}
export interface InventoryRefAnswer {
  agent: string;
  sha256: string;
}
export interface WorkAnswer {
  purpose: Typed;
  summary: Typed;
  includes: Typed[];
  excludes: Typed[];
  resources: ResourceAnswer[];
  acts: ActAnswer[];
  nevers: DenialAnswer[];
}
export interface ResourceAnswer {
  id: string;
  provider: Typed;
  label: Typed;
  account?: Typed;
  effects: Typed[];
  place?: Typed;
  reach?: ("read" | "write" | "delete" | "share")[];
  via?: Typed;
  locations?: Typed[];
}
export interface ActAnswer {
  act: Typed;
  effect: Typed;
  kind: Kind;
  resources: string[];
  per_act?: MoneyAnswer;
  per_month?: MoneyAnswer;
  categories: Typed[];
  binding_acts_per_day: Typed;
  hours?: HoursAnswer;
  pause_on_unexpected: boolean;
  actors: string[];
  targets?: TargetsAnswer;
  grounding: GroundingAnswer;
  go_ahead?: GoAheadOfAct;
  stricter?: "user_approval" | "prohibited";
}
export interface MoneyAnswer {
  amount: Typed;
  currency: Typed;
}
export interface HoursAnswer {
  days: ("mon" | "tue" | "wed" | "thu" | "fri" | "sat" | "sun")[];
  start: Typed;
  end: Typed;
  timezone: Typed;
}
export interface TargetsAnswer {
  class: "recipients" | "merchants" | "payees" | "offices" | "collaborators" | "audience";
  scope: "named" | "known" | "any";
  ids: Typed[];
}
export interface GroundingAnswer {
  allowed?: string[];
  prohibited?: string[];
  freshness?: Typed;
  on_disagreement?: "ask" | "stop" | "system_of_record";
}
export interface GoAheadOfAct {
  mode: "standing" | "each_time";
  words?: Typed;
}
export interface DenialAnswer {
  act?: Typed;
  effect: Typed;
  kind: Kind;
  label?: Typed;
}
export interface ProgressAnswer {
  working_mode: WorkingMode;
  pause_on_unexpected: boolean;
  triggers: Trigger[];
  self_changes: SelfChanges;
  new_connectors: "not_covered" | "covered";
  data_movement: "never" | "ask" | "listed_apps";
  max_recipients: Typed;
  per_act?: MoneyAnswer;
  per_month?: MoneyAnswer;
  binding_acts_per_day: Typed;
  hours?: HoursAnswer;
  starts: StartAnswer;
  ends: EndAnswer;
  audit: AuditAnswer;
}
export interface SelfChanges {
  memory: SelfChangeRule;
  schedule: SelfChangeRule;
  account_settings: SelfChangeRule;
}
export interface StartAnswer {
  kind: "when_sealed" | "at";
  at?: Typed;
}
export interface EndAnswer {
  kind: "after_days" | "at";
  days?: Typed;
  at?: Typed;
}
export interface AuditAnswer {
  level: "official_acts" | "all_acts";
  report: "right_after" | "daily_summary";
}
export interface ParticipantsAnswer {
  on_behalf_of?: OnBehalfOfAnswer;
  unnamed_agents: "nothing" | "non_binding" | "ask";
  delegation: DelegationAnswer;
}
export interface OnBehalfOfAnswer {
  kind: "self" | "person" | "organization";
  name?: Typed;
}
export interface DelegationAnswer {
  depth: number;
  max_depth: Typed;
  agents?: string[];
  chain: ChainLinkAnswer[];
}
export interface ChainLinkAnswer {
  grant_id: string;
  delegate: string;
  seal: string;
}
export interface GroundsAnswer {
  allowed: string[];
  prohibited: string[];
  freshness: Typed;
  on_disagreement: "ask" | "stop" | "system_of_record";
}
export interface GoAheadAnswer {
  channels: ChannelAnswer[];
  revocation_command: Typed;
  revocation_status: Typed;
}
export interface ChannelAnswer {
  kind: "chat" | "email" | "sms" | "call" | "push" | "in_person" | "other";
  label: Typed;
  address?: Typed;
}
export interface OfficialAnswer {
  ceilings: CeilingsAnswer;
  record_where: Typed;
  record_contains: Typed[];
  conflicts: ConflictAnswer[];
}
export interface CeilingsAnswer {
  sent?: CeilingLevel;
  purchased?: CeilingLevel;
  transferred?: CeilingLevel;
  submitted?: CeilingLevel;
  changed?: CeilingLevel;
  deleted?: CeilingLevel;
  shared?: CeilingLevel;
}
export interface ConflictAnswer {
  about: Typed;
  tool_permission: Typed;
  work_rule: Typed;
  applies?: "tool_permission" | "work_rule";
  chosen: Typed;
  why: Typed;
}
export interface Formation {
  name?: Name;
  arrangement:
    | "path.sequential"
    | "path.choice"
    | "path.fanout_fanin"
    | "path.bounded_loop"
    | "hub.manager_worker"
    | "habitat.handoff"
    | "habitat.committee"
    | "habitat.market"
    | "habitat.blackboard"
    | "habitat.mesh";
  routing_authority?: "code" | "one_model" | "any_peer" | "none" | "protocol" | "environment";
  participants?: Participant[];
  settlement?: Settlement;
  join?: "all" | "any" | "first_completed" | "decision" | "wait_for_activated_arms";
  termination?: Termination;
  handoffs?: Handoff[];
  transitions?: Transition[];
  configuration?: Configuration;
  protocol?: Protocol;
  /**
   * @minItems 1
   */
  acts?: ActId[];
  /**
   * @minItems 1
   */
  unresolved?: Text[];
}
export interface Participant {
  actor: ActorRef;
  membership: "member" | "adjacent";
  interaction?: "none" | "consulted" | "notified";
  authority?: "none" | "delegates" | "delegated";
  commit?: "none" | "ratifies";
}
export interface Settlement {
  kind?: SettlementKind;
  rule?: Text;
  threshold?: Threshold;
  evaluator?: ActorRef;
  reversibility?: "reversible" | "costly" | "irreversible";
  evidence?: ("accept" | "votes" | "transfer" | "award" | "commit")[];
}
export interface Threshold {
  approvals: Count;
}
export interface Termination {
  kind: "construction" | "declared_bound" | "model_signal" | "unbounded";
  max_rounds?: Count;
  stop_rule?: Text;
  on_limit?: "ask" | "stop";
}
export interface Handoff {
  from: ActorRef;
  to: ActorRef;
  ownership?: "moves" | "stays";
  acceptance?: Text;
  seam?: "coordination" | "specialisation" | "segregation_of_duties" | "accountability" | "external_sla";
}
export interface Transition {
  from: ActorRef;
  to: ActorRef;
  authority: "human_gate" | "agent_delegates";
  acts?: ActId[];
}
export interface Configuration {
  plan_provenance?: "authored" | "runtime" | "hybrid";
  performer_composition?: Text;
}
/**
 * A mesh answers who_may_act, artifact, interactions, conflict and settlement; a handoff answers eligibility, envelope and acceptance (F4).
 */
export interface Protocol {
  who_may_act?: Text;
  artifact?: Text;
  interactions?: Text;
  conflict?: Text;
  settlement?: Text;
  eligibility?: Text;
  envelope?: Text;
  acceptance?: Text;
}
export interface PublishedTexts {
  discovery?: string;
  "formation-section"?: string;
}
export interface InventoryText {
  agent: string;
  text: string;
  /**
   * The number of the block that the person picked as the answer.
   */
  block?: number;
  accepted?: AcceptedInventory;
}
export interface AcceptedInventory {
  sha256: string;
  bytes: number;
  at: string;
}
export interface ProposalOfDraft {
  /**
   * A sealed Grant: judged by the Grant's own schema, rules and seal whenever it is shown.
   */
  grant: {};
  sealed_at: string;
  reviewed: boolean;
  /**
   * Its decision was read from a file: that it was taken in this page is only claimed.
   */
  imported?: true;
  /**
   * What the agents answered in their windows, one a window.
   */
  restatements?: RestatedText[];
  held_back?: HeldBack;
  decision?: DecisionOfDraft;
  stood_down?: StoodDown;
}
export interface RestatedText {
  window: ActorRef;
  text: string;
  /**
   * The number of the block that the person picked as the restatement.
   */
  block?: number;
}
export interface DecisionOfDraft {
  decision: "ACCEPT" | "REJECT";
  at: Second;
  by: string;
  enforcement: "advisory" | "commit_boundary" | "provider_native";
  letter_sha256: string;
  restatement_sha256?: string;
}
export interface StoodDown {
  at: Second;
}
