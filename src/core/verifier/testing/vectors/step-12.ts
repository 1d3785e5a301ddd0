// Step 12: who acts. Unstated asks; whoever the Grant does not name passes only where the authority lists them.
import { type Case, type Decided, section, type Vector } from "./authoring.ts";
import { campaign, groceries, payment, reply } from "./bases.ts";
import { appointment, posting } from "./bases-single.ts";

const step12 = section("§7 step 12");
const UNSTATED: Decided = ["ASK_USER", 12, "actor_unstated"];
const NOT_NAMED: Decided = ["DENY", 12, "actor_not_named"];
const ALLOWED: Decided = ["ALLOW", 20, "commit_automatic"];

const by = (actor?: string) => (vector: Case) => Object.assign(vector.request, { actor });

/** Makes somebody a member of the work system, who holds what the delegate holds where `holds` says so. */
function joins({ context }: Case, actor: string, holds: boolean): void {
  context.grant.work_system.arrangement = "team";
  context.grant.work_system.members.push({ actor, name: "Partner", role: "Shops too" });
  if (holds) context.grant.authorities[0].actors.push(actor);
}

export const vectors: readonly Vector[] = [
  step12("step-12-unstated", "Who acts is not stated, and one authority is meant: that is asked here.", groceries, by(), UNSTATED),
  step12(
    "step-12-unstated-by-effect",
    "Who acts is not stated, and the effect that is named resolves to one authority: that is asked here.",
    groceries,
    (vector) => {
      by()(vector);
      Object.assign(vector.request, { act: undefined, effect: "purchase" });
    },
    UNSTATED,
  ),
  step12(
    "step-12-unstated-one-holder-of-four",
    "Who acts is not stated, and only one of four agents holds the act: that is asked, not concluded.",
    posting,
    by(),
    UNSTATED,
  ),
  step12(
    "step-12-unstated-one-agent",
    "Who acts is not stated, and the Grant names one agent only: that is asked, not concluded.",
    appointment,
    by(),
    UNSTATED,
  ),
  step12(
    "step-12-principal",
    "The principal is said to act, and the authority lists the agent only: a Grant is for whom it names, and this one does not list the principal.",
    groceries,
    by("principal"),
    NOT_NAMED,
  ),
  step12(
    "step-12-person",
    "A person whom the Grant does not name and the authority does not list acts.",
    groceries,
    by("person:partner"),
    NOT_NAMED,
  ),
  step12(
    "step-12-system",
    "A system that the Grant does not name and the authority does not list acts.",
    groceries,
    by("system:cron"),
    NOT_NAMED,
  ),
  step12(
    "step-12-person-adjacent",
    "A person is a participant beside a formation, which grants nothing: the authority does not list that person.",
    campaign,
    by("person:legal"),
    NOT_NAMED,
  ),
  step12(
    "step-12-unnamed-agent-after-yes",
    "The principal said yes to an agent that the Grant does not name, and the authority does not list it: that denies, whatever was answered before.",
    groceries,
    (vector) => {
      by("agent:stranger")(vector);
      vector.context.grant.work_system.unnamed_agents = "ask";
      vector.context.answered = ["unnamed_agent_asks"];
    },
    NOT_NAMED,
  ),
  step12(
    "step-12-answered",
    "The host says that the principal answered yes to an actor that is not named, and nothing makes a denial pass.",
    groceries,
    (vector) => {
      by("person:partner")(vector);
      vector.context.answered = ["actor_not_named"];
    },
    NOT_NAMED,
  ),
  step12(
    "step-12-person-listed",
    "A person is a member of the work system and the authority lists that person.",
    groceries,
    (vector) => {
      joins(vector, "person:partner", true);
      by("person:partner")(vector);
    },
    ALLOWED,
  ),
  step12(
    "step-12-system-listed",
    "A system is a member of the work system and the authority lists it.",
    groceries,
    (vector) => {
      joins(vector, "system:pantry", true);
      by("system:pantry")(vector);
    },
    ALLOWED,
  ),
  step12(
    "step-12-other-person-than-listed",
    "The authority lists one person, and another acts whose reference begins with that one's: references are compared whole.",
    groceries,
    (vector) => {
      joins(vector, "person:partner", true);
      by("person:partner2")(vector);
    },
    NOT_NAMED,
  ),
  step12(
    "order-06-before-12-person",
    "A person is a member of the work system and does not hold the act: a named member who is not the holder ends at step 6.",
    groceries,
    (vector) => {
      joins(vector, "person:partner", false);
      by("person:partner")(vector);
    },
    ["DENY", 6, "actor_not_authorized"],
  ),

  step12(
    "order-12-before-13-unstated",
    "Who acts is not stated, so whether it is a member of the formation cannot be said: who it is comes first.",
    campaign,
    by(),
    UNSTATED,
  ),
  step12(
    "order-12-before-13-segregation",
    "Who acts is not stated, and both sides of a segregated hand-off hold an act: who it is comes first.",
    payment,
    (vector) => {
      by()(vector);
      vector.context.grant.authorities[0].actors.push("agent:payer");
    },
    UNSTATED,
  ),
  step12(
    "order-12-before-13-not-named",
    "A person acts whom neither the authority nor the formation lists: that the authority does not comes first.",
    campaign,
    by("person:visitor"),
    NOT_NAMED,
  ),
  step12(
    "order-12-before-14-unstated",
    "Who acts is not stated, and the app is none of the act's: the earlier step asks, although the later one denies.",
    groceries,
    (vector) => {
      by()(vector);
      vector.request.resource = { id: "third-shop" };
    },
    UNSTATED,
  ),
  step12(
    "order-12-before-15-not-named",
    "A person whom the authority does not list writes to somebody unknown: the earlier step denies, although the later one asks.",
    reply,
    (vector) => {
      by("person:partner")(vector);
      vector.request.counterparties = [{ id: "mallory@evil.example" }];
    },
    NOT_NAMED,
  ),
  step12(
    "order-12-before-20",
    "Who acts is not stated in a session that prepares only: who it is comes first.",
    groceries,
    (vector) => {
      by()(vector);
      vector.context.session_mode = "plan";
    },
    UNSTATED,
  ),
];
