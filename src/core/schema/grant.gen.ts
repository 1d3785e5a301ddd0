// Generated from schemas/ by scripts/generate.mjs. Do not edit: change the schema and run `npm run generate`.

/**
 * Opaque; the carrier's jti.
 */
export type GrantId = string;
export type Uri = string;
/**
 * A name or a label: at most 200 characters. Metadata, never an identifier (G4).
 */
export type Name = string;
/**
 * principal, or an agent:, person: or system: reference, or an absolute URN (an agent).
 */
export type ActorRef = string;
/**
 * Trimmed, not empty, no control characters, at most 2,000 characters.
 */
export type Text = string;
export type WorkingMode = "plan" | "ask" | "auto" | "full_auto";
export type Trigger = "asked" | "routine" | "message" | "notification" | "app_event" | "handoff" | "autonomous";
export type SelfChangeRule = "never" | "ask" | "allowed";
export type Count = number;
export type Day = "mon" | "tue" | "wed" | "thu" | "fri" | "sat" | "sun";
export type SourceRef = string;
/**
 * ISO 8601: weeks, days, hours, minutes and seconds only.
 */
export type Duration = string;
export type CeilingLevel = "proposal" | "on_confirm" | "self_within_limits";
/**
 * A SHA-256 in lowercase hexadecimal.
 */
export type Hex64 = string;
/**
 * YYYY-MM-DDTHH:MM:SSZ, whole seconds, UTC; a real instant.
 */
export type Instant = string;
export type CounterpartyRef = string;
export type ResourceRef = string;
export type Effect = CatalogueEffect | ExtensionEffect;
export type CatalogueEffect =
  | "read"
  | "search"
  | "analyze"
  | "draft"
  | "recommend"
  | "prepare"
  | "send_email"
  | "send_message"
  | "place_call"
  | "invite"
  | "purchase"
  | "book"
  | "subscribe"
  | "pay"
  | "transfer_money"
  | "refund"
  | "submit_form"
  | "sign"
  | "apply"
  | "file_return"
  | "accept_terms"
  | "create_record"
  | "update_record"
  | "schedule"
  | "edit_document"
  | "organize_files"
  | "change_settings"
  | "run_change"
  | "cancel_booking"
  | "unsubscribe"
  | "delete_record"
  | "delete_file"
  | "share_file"
  | "publish"
  | "grant_access"
  | "move_information";
/**
 * An effect outside the catalogue: a name matched by exact string, never fetched.
 */
export type ExtensionEffect = string;
export type ActId = string;
export type Kind = "none" | "sent" | "purchased" | "transferred" | "submitted" | "changed" | "deleted" | "shared";
export type SettlementKind =
  | "authored_completion"
  | "rule_fires"
  | "owner_acceptance"
  | "ownership_transfer"
  | "aggregated_judgment"
  | "allocation_award"
  | "committed_state_transition"
  | "protocol_convergence";

/**
 * A Grant of Agentic Power of Action 1.2. This schema is the Grant writer's own reading of the specification's sections 5 and 4b; it is not the published grant.schema.json.
 */
export interface Grant {
  /**
   * The schema version this Grant validates against.
   */
  poa_version: "1.2";
  grant_id: GrantId;
  iss: Uri;
  principal: Principal;
  delegate: Delegate;
  on_behalf_of?: OnBehalfOf;
  purpose: Text;
  work_scope: WorkScope;
  defaults: Defaults;
  ceilings: Ceilings;
  discovery: Discovery;
  work_system: WorkSystem;
  delegation: Delegation;
  validity: Validity;
  revocation: Revocation;
  confirmation: Confirmation;
  audit: Audit;
  record: Record;
  resources: Resource[];
  /**
   * @minItems 1
   */
  authorities: Authority[];
  denied: Denial[];
  /**
   * @minItems 1
   */
  conflicts?: Conflict[];
  /**
   * @minItems 1
   */
  formations?: Formation[];
  seal?: Seal;
}
export interface Principal {
  sub: Uri;
  name: Name;
}
export interface Delegate {
  sub: ActorRef;
  name: Name;
  role: Name;
  platform?: Name;
}
export interface OnBehalfOf {
  kind: "self" | "person" | "organization";
  name?: Name;
}
/**
 * Plain language, never matched; it is not OAuth scope (G5).
 */
export interface WorkScope {
  summary: Text;
  includes: Text[];
  excludes: Text[];
}
export interface Defaults {
  working_mode: WorkingMode;
  pause_on_unexpected: boolean;
  /**
   * @minItems 1
   */
  triggers: Trigger[];
  self_changes: SelfChanges;
  new_connectors: "not_covered" | "covered";
  data_movement: "never" | "ask" | "listed_apps";
  max_recipients: Count;
  limits: DefaultLimits;
  grounding: Grounding;
}
export interface SelfChanges {
  memory: SelfChangeRule;
  schedule: SelfChangeRule;
  account_settings: SelfChangeRule;
}
export interface DefaultLimits {
  per_act?: Money;
  per_month?: Money;
  binding_acts_per_day?: Count;
  hours?: Hours;
}
/**
 * A decimal string and an ISO 4217 code; never a JSON number.
 */
export interface Money {
  amount: string;
  currency: string;
}
/**
 * start > end runs past midnight; start = end is the whole of the listed days; timezone is an IANA name.
 */
export interface Hours {
  /**
   * @minItems 1
   */
  days: Day[];
  start: string;
  end: string;
  timezone: Name;
}
export interface Grounding {
  allowed: SourceRef[];
  prohibited: SourceRef[];
  freshness?: Duration;
  on_disagreement: "ask" | "stop" | "system_of_record";
  memory: "lead_only";
}
export interface Ceilings {
  sent: CeilingLevel;
  purchased: CeilingLevel;
  transferred: CeilingLevel;
  submitted: CeilingLevel;
  changed: CeilingLevel;
  deleted: CeilingLevel;
  shared: CeilingLevel;
}
/**
 * The request that was sent, and the agents' reviewed answers, one per agent (G15).
 */
export interface Discovery {
  request?: RequestRef;
  formation_section?: RequestRef;
  inventories?: InventoryRef[];
}
export interface RequestRef {
  version: Name;
  sha256: Hex64;
}
export interface InventoryRef {
  agent: ActorRef;
  sha256: Hex64;
}
export interface WorkSystem {
  arrangement: "one_agent" | "team" | "lead_with_specialists" | "external_system";
  members: Member[];
  unnamed_agents: "nothing" | "non_binding" | "ask";
}
export interface Member {
  actor: ActorRef;
  name: Name;
  role: Name;
  platform?: Name;
}
/**
 * chain is root first and as long as the depth; agents absent means any agent.
 */
export interface Delegation {
  depth: number;
  max_depth: number;
  /**
   * @minItems 1
   */
  agents?: ActorRef[];
  chain: ChainLink[];
}
export interface ChainLink {
  grant_id: GrantId;
  delegate: ActorRef;
  seal: Hex64;
}
export interface Validity {
  issued_at: Instant;
  not_before: Instant;
  expires: Instant;
}
export interface Revocation {
  command: Name;
  status?: Uri;
}
export interface Confirmation {
  /**
   * @minItems 1
   */
  channels: Channel[];
}
export interface Channel {
  kind: "chat" | "email" | "sms" | "call" | "push" | "in_person" | "other";
  label: Name;
  address?: CounterpartyRef;
}
export interface Audit {
  level: "official_acts" | "all_acts";
  report: "right_after" | "daily_summary";
}
/**
 * What is kept of every official act, and where (G13).
 */
export interface Record {
  where: Text;
  contains: Text[];
}
/**
 * An app the principal selected. No account or no locations: the whole app (G12).
 */
export interface Resource {
  id: ResourceRef;
  provider: Name;
  label: Name;
  account?: CounterpartyRef;
  effects: Effect[];
  place?: Text;
  reach?: ("read" | "write" | "delete" | "share")[];
  via?: Text;
  /**
   * @minItems 1
   */
  locations?: Text[];
}
/**
 * The bounded permission for one act.
 */
export interface Authority {
  act: ActId;
  effect: Effect;
  kind: Kind;
  targets?: Targets;
  resources: ResourceRef[];
  /**
   * @minItems 1
   */
  actors: ActorRef[];
  grounding: Grounding;
  limits: Limits;
  pause_on_unexpected?: true;
  go_ahead?: GoAhead;
  commit: "automatic" | "user_approval" | "prohibited";
}
export interface Targets {
  class: "recipients" | "merchants" | "payees" | "offices" | "collaborators" | "audience";
  scope: "named" | "known" | "any";
  ids: CounterpartyRef[];
}
export interface Limits {
  per_act?: Money;
  per_month?: Money;
  /**
   * @minItems 1
   */
  categories?: Name[];
  binding_acts_per_day?: Count;
  hours?: Hours;
}
export interface GoAhead {
  mode: "standing" | "each_time";
  words?: Text;
}
/**
 * An act marked never, or (no act) a whole effect. A denial beats an allowance.
 */
export interface Denial {
  act?: ActId;
  effect: Effect;
  kind: Kind;
  label?: Name;
}
/**
 * A disagreement between a tool's permission and a work rule that the principal left in (G11).
 */
export interface Conflict {
  about: Text;
  tool_permission: Text;
  work_rule: Text;
  applies: "tool_permission" | "work_rule";
  chosen: Text;
  why: Text;
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
export interface Seal {
  alg: "sha-256";
  value: Hex64;
}
