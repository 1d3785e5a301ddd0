// Generated from schemas/ by scripts/generate.mjs. Do not edit: change the schema and run `npm run generate`.

/**
 * What an agent writes: any text, with line ends; at most 5,000 characters.
 */
export type Words = string;
export type ActId = string;
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
export type Kind = "none" | "sent" | "purchased" | "transferred" | "submitted" | "changed" | "deleted" | "shared";
export type CounterpartyRef = string;
export type ResourceRef = string;
/**
 * principal, or an agent:, person: or system: reference, or an absolute URN (an agent).
 */
export type ActorRef = string;
export type SourceRef = string;
/**
 * ISO 8601: weeks, days, hours, minutes and seconds only.
 */
export type Duration = string;
/**
 * A name or a label: at most 200 characters. Metadata, never an identifier (G4).
 */
export type Name = string;
export type Count = number;
export type Day = "mon" | "tue" | "wed" | "thu" | "fri" | "sat" | "sun";
export type WorkingMode = "plan" | "ask" | "auto" | "full_auto";
export type Trigger = "asked" | "routine" | "message" | "notification" | "app_event" | "handoff" | "autonomous";
export type SelfChangeRule = "never" | "ask" | "allowed";
/**
 * A rule of the rules block by its number.
 */
export type RuleRef = string;

/**
 * An agent's structured reading of a proposed Grant against its own controls (§3), in the form that this writer's rules block asks for. It is this writer's form, not a published one. Every member may be missing: under can_comply, what is left out is as the Grant says. It is a claim, never authority.
 */
export interface Restatement {
  grant_id?: Words;
  fingerprint?: Words;
  /**
   * The hashes of the inventories it goes by (G15).
   */
  inventories?: Words[];
  can_comply?: CanComply;
  /**
   * The rules it cannot keep, and why.
   */
  cannot?: Cannot[];
  /**
   * The rules that its own controls hold, whatever it decides.
   */
  enforced?: RuleRef[];
  /**
   * The rules that it would only follow.
   */
  instruction_only?: RuleRef[];
  /**
   * Which of its own agents each agent that the Grant names is.
   */
  agents?: AgentMapping[];
  /**
   * What it needs to know first.
   */
  asks?: Words[];
}
/**
 * What the agent will keep to.
 */
export interface CanComply {
  authorities?: StatedAuthority[];
  defaults?: StatedDefaults;
  /**
   * Every denial it keeps to: all of the Grant's, or the member is left out.
   */
  denied?: StatedDenial[];
}
/**
 * What it will do of one act.
 */
export interface StatedAuthority {
  act?: ActId;
  effect?: Effect;
  kind?: Kind;
  targets?: StatedTargets;
  resources?: ResourceRef[];
  /**
   * @minItems 1
   */
  actors?: ActorRef[];
  grounding?: StatedGrounding;
  limits?: Limits;
  pause_on_unexpected?: boolean;
  go_ahead?: StatedGoAhead;
  commit?: "automatic" | "user_approval" | "prohibited";
}
export interface StatedTargets {
  class?: "recipients" | "merchants" | "payees" | "offices" | "collaborators" | "audience";
  scope?: "named" | "known" | "any";
  ids?: CounterpartyRef[];
}
export interface StatedGrounding {
  allowed?: SourceRef[];
  prohibited?: SourceRef[];
  freshness?: Duration;
  on_disagreement?: "ask" | "stop" | "system_of_record";
  memory?: "lead_only";
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
export interface StatedGoAhead {
  mode?: "standing" | "each_time";
  words?: Words;
}
export interface StatedDefaults {
  working_mode?: WorkingMode;
  pause_on_unexpected?: boolean;
  /**
   * @minItems 1
   */
  triggers?: Trigger[];
  self_changes?: StatedSelfChanges;
  new_connectors?: "not_covered" | "covered";
  data_movement?: "never" | "ask" | "listed_apps";
  max_recipients?: Count;
  limits?: DefaultLimits;
  grounding?: StatedGrounding;
}
export interface StatedSelfChanges {
  memory?: SelfChangeRule;
  schedule?: SelfChangeRule;
  account_settings?: SelfChangeRule;
}
export interface DefaultLimits {
  per_act?: Money;
  per_month?: Money;
  binding_acts_per_day?: Count;
  hours?: Hours;
}
/**
 * An act, or by its effect alone every act of that effect.
 */
export interface StatedDenial {
  act?: ActId;
  effect?: Effect;
  kind?: Kind;
  label?: Words;
}
export interface Cannot {
  rule: RuleRef;
  why?: Words;
}
/**
 * An empty runtime says that it does not know.
 */
export interface AgentMapping {
  named: ActorRef;
  runtime?: Words;
}
