// What §7 would answer for an act as it is meant to be done: right actor, app, counterparty and source, inside every limit, started by a
// listed trigger, its result settled where it can be. So Can, Needs your approval and Cannot are true by the same steps that a verifier takes.
import { isBinding } from "../catalogue/kinds.ts";
import { gatesOf, governedBy, membersOf } from "../formations/f03-defaults.ts";
import { segregationFaults, segregationHandoffs } from "../formations/f06-segregation.ts";
import { canBeSettled } from "../formations/settled-together.ts";
import type { GrantDocument } from "../grant/valid-grant.ts";
import { unmatchable } from "../rules/g12-resource-bounds.ts";
import type { ActorRef, Authority, Formation } from "../schema/grant.gen.ts";
import { isNamed } from "./words/words.ts";

/** alone: it may finish it · asks: it may finish it after a yes · prepares: never finishes it · never: refused, no yes helps. */
export type Outcome = "alone" | "asks" | "prepares" | "never";

/** Why: the reason of the step of §7 that decides. */
export type OutcomeReason =
  | "denied"
  | "unnamed_agent"
  | "unnamed_agent_asks"
  | "movement_never"
  | "movement_asks"
  | "non_binding"
  | "not_in_formation"
  | "segregation_violated"
  | "resource_unbound"
  | "location_outside"
  | "counterparty_not_listed"
  | "source_not_allowed"
  | "not_settled"
  | "gate_requires_ask"
  | "mode_plan_prepares_only"
  | "mode_asks_each_time"
  | "commit_prohibited"
  | "commit_user_approval"
  | "commit_automatic";

export interface OutcomeOf {
  readonly outcome: Outcome;
  readonly because: OutcomeReason;
  /** The formation that decides, by its index, where one does. */
  readonly formation?: number;
}

/** From the loosest to the strictest. */
const STRICTNESS: Record<Outcome, number> = { alone: 0, asks: 1, prepares: 2, never: 3 };

/**
 * The outcome of one authority. Where its holders differ (one of them is not a member of the formation that governs the act), the loosest
 * of them: `outcomeFor` gives each holder's own.
 */
export function outcome(grant: GrantDocument, authority: Authority): OutcomeOf {
  const each = authority.actors.map((actor) => outcomeFor(grant, authority, actor));
  return each.reduce(looser, each[0] ?? { outcome: "never", because: "unnamed_agent" });
}

export function looser(a: OutcomeOf, b: OutcomeOf): OutcomeOf {
  return STRICTNESS[b.outcome] < STRICTNESS[a.outcome] ? b : a;
}

export function stricter(a: OutcomeOf, b: OutcomeOf): OutcomeOf {
  return STRICTNESS[b.outcome] > STRICTNESS[a.outcome] ? b : a;
}

/** What one holder of the authority may do with it. Refusals first, wherever they stand: nothing makes a DENY askable (§7). */
export function outcomeFor(grant: GrantDocument, authority: Authority, actor: ActorRef): OutcomeOf {
  return refused(grant, authority, actor) ?? asks(grant, authority, actor);
}

/** The steps that deny, in their order. */
function refused(grant: GrantDocument, authority: Authority, actor: ActorRef): OutcomeOf | undefined {
  const { act, effect, kind } = authority;
  const never = (because: OutcomeReason, formation?: number): OutcomeOf =>
    formation === undefined ? { outcome: "never", because } : { outcome: "never", because, formation };
  // Step 5: a denial of the act by name, or of its whole effect.
  if (grant.denied.some((denial) => denial.act === act || (denial.act === undefined && denial.effect === effect))) return never("denied");
  // Step 7: an agent the authority lists and the Grant does not name.
  const unnamed = isUnnamedAgent(grant, actor) ? grant.work_system.unnamed_agents : undefined;
  if (unnamed === "nothing" || (unnamed === "non_binding" && isBinding(kind))) return never("unnamed_agent");
  // Step 9: an act that only moves information, where none may be moved.
  if (effect === "move_information" && grant.defaults.data_movement === "never") return never("movement_never");
  if (!isBinding(kind)) return undefined;
  // Step 13: outside one of the formations, or duties in one hand in one of them.
  const governing = (grant.formations ?? []).flatMap((formation, i) => (governs(grant, formation, authority) ? [{ formation, i }] : []));
  const outside = governing.find(({ formation }) => !membersOf(grant, formation).includes(actor));
  if (outside !== undefined) return never("not_in_formation", outside.i);
  const mixed = governing.find(({ formation }) => isSegregated(grant, formation, actor));
  if (mixed !== undefined) return never("segregation_violated", mixed.i);
  // Steps 14 to 16: bound to no app, to nobody on the other side, to no source.
  const apps = grant.resources.filter(({ id }) => authority.resources.includes(id));
  if (apps.length === 0) return never("resource_unbound");
  // Places that nothing can lie in (G12) shut the app.
  const hasPlace = apps.some(({ locations }) => locations === undefined || locations.some((place) => unmatchable(place) === undefined));
  if (!hasPlace) return never("location_outside");
  if (authority.targets?.scope === "named" && authority.targets.ids.length === 0) return never("counterparty_not_listed");
  const { allowed, prohibited } = authority.grounding;
  if (allowed.every((source) => prohibited.includes(source))) return never("source_not_allowed");
  // Step 20: what only a person finishes.
  if (grant.defaults.working_mode === "plan") return { outcome: "prepares", because: "mode_plan_prepares_only" };
  if (authority.commit === "prohibited") return { outcome: "prepares", because: "commit_prohibited" };
  return undefined;
}

/** The steps that ask, in their order, and what is left when none does. */
function asks(grant: GrantDocument, authority: Authority, actor: ActorRef): OutcomeOf {
  const ask = (because: OutcomeReason, formation?: number): OutcomeOf =>
    formation === undefined ? { outcome: "asks", because } : { outcome: "asks", because, formation };
  if (isUnnamedAgent(grant, actor) && grant.work_system.unnamed_agents === "ask") return ask("unnamed_agent_asks");
  if (authority.effect === "move_information" && grant.defaults.data_movement === "ask") return ask("movement_asks");
  if (!isBinding(authority.kind)) return { outcome: "alone", because: "non_binding" };
  const unsettled = neverSettled(grant, authority);
  if (unsettled >= 0) return ask("not_settled", unsettled);
  const gate = (grant.formations ?? []).findIndex((formation) => isGated(grant, formation, authority));
  if (gate >= 0) return ask("gate_requires_ask", gate);
  const { commit, go_ahead } = authority;
  if (go_ahead?.mode === "standing" && grant.defaults.working_mode === "ask") return ask("mode_asks_each_time");
  // A draft may say "each time" beside "automatic", which no sealed Grant does: the stricter is said.
  if (commit !== "automatic" || go_ahead?.mode !== "standing") return ask("commit_user_approval");
  return { outcome: "alone", because: "commit_automatic" };
}

/** Step 7: an agent that is neither the delegate nor a member; people, systems and the principal are no agents. */
function isUnnamedAgent(grant: GrantDocument, actor: ActorRef): boolean {
  return !isNamed(grant, actor) && !/^(?:principal$|person:|system:)/.test(String(actor));
}

export function governs(grant: GrantDocument, formation: Formation, authority: Authority): boolean {
  return governedBy(grant, formation).includes(authority);
}

/**
 * Step 18: the formation by which the evidence that is wanted can never be given, so that the act asks each time; -1 where it can. It is the first that
 * cannot be settled, by itself or beside those before it: one object of evidence settles them all.
 */
function neverSettled(grant: GrantDocument, authority: Authority): number {
  const before: Formation[] = [];
  return (grant.formations ?? []).findIndex((formation) => {
    if (!governs(grant, formation, authority)) return false;
    before.push(formation);
    return !canBeSettled(grant, before);
  });
}

/** Step 19: the act crosses a gate and needs the go-ahead each time; a standing go-ahead is kept. */
function isGated(grant: GrantDocument, formation: Formation, authority: Authority): boolean {
  if (authority.go_ahead?.mode !== "each_time" || !governs(grant, formation, authority)) return false;
  return gatesOf(grant, formation).some((gate) => gate.acts.includes(authority.act));
}

/**
 * Step 13: whether a seam that divides duties refuses this act to this actor. Where it divides nothing, or both sides hold one act of whatever kind,
 * nobody may do what the formation governs; else whoever, on neither side, holds official acts of both. A sealed Grant has no such seam (F6); a
 * draft may.
 */
function isSegregated(grant: GrantDocument, formation: Formation, actor: ActorRef): boolean {
  return segregationHandoffs(formation).some(({ handoff }) =>
    segregationFaults(grant, formation, handoff).some((fault) => fault.kind !== "third_party" || fault.actor === actor),
  );
}
