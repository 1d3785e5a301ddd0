// Generated from schemas/ by scripts/generate.mjs. Do not edit: change the schema and run `npm run generate`.

export type Text = string;
/**
 * true is read as yes, false as no.
 */
export type YesNo = "yes" | "no" | true | false;
/**
 * The four answers of §3a, kept apart.
 */
export type Status = "found" | "none_found" | "no_way_to_check" | "would_need_permission";
/**
 * true is read as yes, false as no.
 */
export type YesNoPartlyUnknown = "yes" | "no" | "partly" | "unknown" | true | false;
/**
 * true is read as yes, false as no.
 */
export type YesNoUnknown = "yes" | "no" | "unknown" | true | false;

/**
 * The answer that this writer's own discovery request asks for. It is this writer's form, not a published one. The reader takes far more than this.
 */
export interface DiscoveryAnswer {
  answer_version: "1";
  answered_at?: Text;
  agent: Agent;
  /**
   * The thirteen areas of §3a.
   */
  areas: {
    /**
     * Chats, bots, shared computers and devices, and who else can use them.
     */
    places: ToldByStatus & {
      status: Status;
      how?: Text;
      complete?: YesNo;
      items?: PlaceItem[];
      discrepancies?: Discrepancy[];
    };
    /**
     * Every app, service or server that the agent is connected to.
     */
    connectors: ToldByStatus & {
      status: Status;
      how?: Text;
      complete?: YesNo;
      items?: ConnectorItem[];
      discrepancies?: Discrepancy[];
    };
    /**
     * As whom each connection acts, and what it permits now. Credential names, never values.
     */
    identities: ToldByStatus & {
      status: Status;
      how?: Text;
      complete?: YesNo;
      items?: IdentityItem[];
      discrepancies?: Discrepancy[];
    };
    /**
     * One item for each operation.
     */
    capabilities: ToldByStatus & {
      status: Status;
      how?: Text;
      complete?: YesNo;
      items?: CapabilityItem[];
      discrepancies?: Discrepancy[];
    };
    /**
     * Every way information can get from one system to another.
     */
    movement: ToldByStatus & {
      status: Status;
      how?: Text;
      complete?: YesNo;
      items?: MovementItem[];
      discrepancies?: Discrepancy[];
    };
    /**
     * What can start or continue the agent's work.
     */
    triggers: ToldByStatus & {
      status: Status;
      how?: Text;
      complete?: YesNo;
      items?: TriggerItem[];
      discrepancies?: Discrepancy[];
    };
    /**
     * Whose or what instructions the agent would follow.
     */
    instruction_sources: ToldByStatus & {
      status: Status;
      how?: Text;
      complete?: YesNo;
      items?: InstructionSourceItem[];
      discrepancies?: Discrepancy[];
    };
    /**
     * Agents that it can start or hand work to.
     */
    helpers: ToldByStatus & {
      status: Status;
      how?: Text;
      complete?: YesNo;
      items?: HelperItem[];
      discrepancies?: Discrepancy[];
    };
    /**
     * What it keeps, and what is left after revocation.
     */
    persistence: ToldByStatus & {
      status: Status;
      how?: Text;
      complete?: YesNo;
      items?: PersistenceItem[];
      discrepancies?: Discrepancy[];
    };
    /**
     * How each operation can be undone, and what evidence it leaves.
     */
    recovery: ToldByStatus & {
      status: Status;
      how?: Text;
      complete?: YesNo;
      items?: RecoveryItem[];
      discrepancies?: Discrepancy[];
    };
    /**
     * Every operation that makes something real, and at which point.
     */
    commit_boundaries: ToldByStatus & {
      status: Status;
      how?: Text;
      complete?: YesNo;
      items?: CommitBoundaryItem[];
      discrepancies?: Discrepancy[];
    };
    /**
     * What can change in the inventory after the answer.
     */
    changes_after: ToldByStatus & {
      status: Status;
      how?: Text;
      complete?: YesNo;
      items?: ChangeAfterItem[];
      discrepancies?: Discrepancy[];
    };
    /**
     * Every claim of inability, and whether it was checked.
     */
    inabilities: ToldByStatus & {
      status: Status;
      how?: Text;
      complete?: YesNo;
      items?: InabilityItem[];
      discrepancies?: Discrepancy[];
    };
  };
  formation?: Formation;
}
/**
 * Who is answering (§3a).
 */
export interface Agent {
  name: Text;
  id?: Text;
  platform: Text;
  /**
   * main: the main system, which runs other agents. member: one agent in a team. only: the only agent.
   */
  role: "main" | "member" | "only";
  runs?: {
    name: Text;
    access_visible: YesNo;
  }[];
  role_in_team?: Text;
  directed_by?: Text;
  teammates?: Text[];
}
/**
 * What is found is listed, with how it was checked; nothing is listed otherwise.
 */
export interface ToldByStatus {
  status?: string;
  how?: string;
  items?: unknown[];
}
/**
 * A place.
 */
export interface PlaceItem {
  status?: Status;
  name: Text;
  kind?: Text;
  others_who_can_use?: Text;
}
/**
 * Where the agent's own sources disagree: every reading, and what happened in practice.
 */
export interface Discrepancy {
  /**
   * @minItems 2
   */
  readings: Text[];
  in_practice?: Text;
}
/**
 * A connector.
 */
export interface ConnectorItem {
  status?: Status;
  provider: Text;
  via?: Text;
  scope?: Text;
  reach?: ("read" | "write" | "delete" | "share")[];
}
/**
 * An identity and its current access.
 */
export interface IdentityItem {
  status?: Status;
  provider: Text;
  account?: Text;
  whose?: Text;
  acts_as?: Text;
  permits?: Text;
  session?: "signed_in" | "signed_out" | "unknown";
  credential?: Text;
}
/**
 * A capability.
 */
export interface CapabilityItem {
  status?: Status;
  id: Text;
  provider: Text;
  account?: Text;
  operation: Text;
  /**
   * An effect of the catalogue; left out if none fits.
   */
  effect?:
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
  scope?: Text;
  lands?: Text;
  reversible: YesNoPartlyUnknown;
  undo?: Text;
  moves_information: YesNoUnknown;
  confirmation?: Text;
  unattended: YesNoUnknown;
}
/**
 * A way that information can move.
 */
export interface MovementItem {
  status?: Status;
  from: Text;
  to: Text;
  how?: Text;
  unattended?: YesNoUnknown;
}
/**
 * A trigger.
 */
export interface TriggerItem {
  status?: Status;
  kind: "asked" | "routine" | "message" | "notification" | "app_event" | "handoff" | "autonomous";
  what?: Text;
}
/**
 * A source.
 */
export interface InstructionSourceItem {
  status?: Status;
  source: Text;
  may_instruct: YesNoUnknown;
}
/**
 * A helper.
 */
export interface HelperItem {
  status?: Status;
  name: Text;
  access?: Text;
  can_hand_on?: YesNoUnknown;
}
/**
 * Something that persists.
 */
export interface PersistenceItem {
  status?: Status;
  what: Text;
  where?: Text;
  survives_revocation: YesNoPartlyUnknown;
}
/**
 * A way back, and the evidence.
 */
export interface RecoveryItem {
  status?: Status;
  capability: Text;
  undo?: Text;
  until?: Text;
  evidence?: Text;
  where?: Text;
}
/**
 * A commit boundary.
 */
export interface CommitBoundaryItem {
  status?: Status;
  capability: Text;
  kind: "sent" | "purchased" | "transferred" | "submitted" | "changed" | "deleted" | "shared";
  point?: Text;
  stops_for?: Text;
}
/**
 * A change that can come.
 */
export interface ChangeAfterItem {
  status?: Status;
  what: Text;
  by?: Text;
  notice?: Text;
}
/**
 * A claim of inability.
 */
export interface InabilityItem {
  status?: Status;
  claim: Text;
  checked: YesNo;
  how?: Text;
}
/**
 * The optional formation section: description only; null is unknown.
 */
export interface Formation {
  sentence: string | null;
  leads: string | null;
  final: string | null;
  waits_for_person: string | null;
}
