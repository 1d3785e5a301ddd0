// Why a verifier decides as it does (§7): one closed list of codes, each with its decision, the step of §7 at which it falls, and its plain
// sentence. Within a step they stand in the order in which they are tried.

export type Verdict = "ALLOW" | "ASK_USER" | "DENY";

interface ReasonRow {
  readonly decision: Verdict;
  /** The step at which it falls, 0 before the first; -1 for the one that keeps the number of the ask it replaces. */
  readonly step: number;
  /** The one code that falls at a second step, too: who acts may be asked for where several hold the act, and again before a binding one. */
  readonly also?: number;
  readonly sentence: string;
  /** The ask is for something that the request did not state: only a new request answers it, never a yes. */
  readonly unstated?: true;
}

const deny = (step: number, sentence: string) => ({ decision: "DENY", step, sentence }) as const;
const ask = (step: number, sentence: string) => ({ decision: "ASK_USER", step, sentence }) as const;
const allow = (step: number, sentence: string) => ({ decision: "ALLOW", step, sentence }) as const;
const unstated = (step: number, sentence: string) => ({ decision: "ASK_USER", step, sentence, unstated: true }) as const;

export const REASONS = {
  invalid_request: deny(0, "The request, or what the host says beside it, is not in a form that can be judged."),
  unsupported_version: deny(0, "The Grant states a version that is not implemented here."),
  invalid_grant: deny(0, "The Grant does not hold to its schema or to its rules."),
  unresolved_formation: deny(0, "A formation of the Grant still has open questions."),
  seal_mismatch: deny(0, "The seal that the Grant carries is not its fingerprint, so it was altered."),
  not_accepted: deny(0, "The Grant is only a proposal: it was not accepted as it stands."),
  not_authenticated: deny(1, "The Grant's carrier was not verified."),
  parent_not_authenticated: deny(1, "The carrier of a parent was not verified."),
  parent_grant_missing: deny(2, "A Grant that this one was handed down from was not presented, or is not the one that the chain names."),
  parent_revoked: deny(2, "A Grant that this one was handed down from was revoked, or its status is unknown."),
  child_wider_than_parent: deny(2, "The Grant reaches beyond the one that it was handed down from."),
  revoked: deny(3, "The Grant was revoked, or its status is unknown."),
  not_yet_valid: deny(3, "The Grant does not hold yet."),
  expired: deny(3, "The Grant has ended."),
  self_change_never: deny(4, "The Grant never lets the agent change this about itself."),
  self_change_asks: ask(4, "The agent has to ask before it changes this about itself."),
  self_change_allowed: allow(4, "The Grant lets the agent change this about itself."),
  denied: deny(5, "The Grant denies this, and a denial beats an allowance."),
  effect_mismatch: deny(6, "The effect that is stated is not the effect of the act that is named."),
  effect_not_delegated: deny(6, "The Grant holds no authority for this."),
  actor_not_authorized: deny(6, "The authority for this is another agent's."),
  actor_unstated: { ...unstated(6, "Who acts is not stated."), also: 12 },
  unnamed_agent: deny(7, "An agent that the Grant does not name may not do this."),
  unnamed_agent_asks: ask(7, "An agent that the Grant does not name has to ask before it does anything."),
  trigger_unstated: unstated(8, "What started this is not stated."),
  trigger_unlisted: ask(8, "What started this is not among the triggers of the Grant."),
  movement_never: deny(9, "The Grant lets no information be moved between apps."),
  movement_target_unstated: unstated(9, "Where the information goes is not stated."),
  movement_asks: ask(9, "The agent has to ask before information is moved between apps."),
  movement_app_unlisted: deny(9, "Information may be moved only between apps that the Grant lists."),
  too_many_recipients: ask(9, "This reaches more people than one message may."),
  new_app_not_covered: deny(10, "An app that appeared after the Grant is not covered."),
  non_binding: allow(11, "Nothing official comes of this."),
  actor_not_named: deny(12, "The Grant does not name who acts, and the authority does not list it."),
  not_in_formation: deny(13, "Who acts is not a member of a formation that governs this act."),
  segregation_violated: deny(13, "Duties that a formation divides are in one hand."),
  resource_unbound: deny(14, "The act is bound to no app."),
  resource_unstated: unstated(14, "Which app it is done through is not stated."),
  resource_outside_act: deny(14, "The act does not hold for this app."),
  account_unstated: unstated(14, "The account it is done with is not stated."),
  account_differs: deny(14, "The account is not the one that the Grant names."),
  location_unstated: unstated(14, "Where in the app it is done is not stated."),
  location_outside: deny(14, "It is outside the places in the app that the Grant names."),
  counterparty_unstated: unstated(15, "Who is on the other side is not stated."),
  counterparty_not_listed: deny(15, "Who is on the other side is not among those the act names."),
  counterparty_unknown: ask(15, "Who is on the other side is not known."),
  evidence_unstated: unstated(16, "What this is based on is not stated."),
  source_not_allowed: deny(16, "It is based on a source that the act does not allow."),
  amount_unstated: unstated(17, "The amount is not stated, and a limit applies to it."),
  limit_currency: ask(17, "The amount is in another currency than the limit, and nothing is converted."),
  limit_per_act: ask(17, "The amount is over the limit for one act."),
  limit_per_month: ask(17, "The amount would go over the limit for a month, or the month's total is not known."),
  category_unstated: unstated(17, "The category is not stated, and the act is limited to some."),
  limit_category: ask(17, "The category is not among those the act is limited to."),
  limit_daily_count: ask(17, "It would be one official act too many today, or today's count is not known."),
  limit_hours: ask(17, "It is outside the hours for official acts."),
  not_settled: ask(18, "The shared result is not settled as the formation says."),
  gate_requires_ask: ask(19, "A person approves this each time."),
  mode_plan_prepares_only: deny(20, "In the mode Plan official acts are only prepared."),
  mode_asks_each_time: ask(20, "In the mode Ask every official act asks each time."),
  commit_prohibited: deny(20, "The agent prepares this; the principal takes the final step."),
  commit_user_approval: ask(20, "The principal approves each of these."),
  commit_automatic: allow(20, "It is inside everything that the Grant says of it."),
  ask_undeliverable: deny(-1, "An ask is needed, and it cannot reach the principal by any channel that the Grant names."),
} as const satisfies Record<string, ReasonRow>;

export type Reason = keyof typeof REASONS;

export const ALL_REASONS = Object.keys(REASONS) as readonly Reason[];

/** True for one of the codes; the list is closed. */
export function isReason(code: string): code is Reason {
  return Object.hasOwn(REASONS, code);
}

export function decisionOf(reason: Reason): Verdict {
  return REASONS[reason].decision;
}

/** Whether an ask is for what the request did not state: a yes never passes it over (§7). */
export function isUnstated(reason: Reason): boolean {
  return "unstated" in REASONS[reason];
}

/** Where a code stands among those of its step: the smaller is tried first. */
const PLACES: ReadonlyMap<Reason, number> = new Map(ALL_REASONS.map((reason, place) => [reason, place]));

export function placeOf(reason: Reason): number {
  return PLACES.get(reason) as number;
}
