// Step 6: the effect resolves to an authority of this Grant, and a named agent acts by its own.
import { AGENT } from "../../../testing/grant-parts.ts";
import { type Case, type Decided, section, type Vector } from "./authoring.ts";
import { campaign, groceries, payment } from "./bases.ts";
import { PARTNER, shoppers, withPartner } from "./bases-resolving.ts";

const step6 = section("§7 step 6");
const MISMATCH: Decided = ["DENY", 6, "effect_mismatch"];
const NOT_DELEGATED: Decided = ["DENY", 6, "effect_not_delegated"];
const OTHERS: Decided = ["DENY", 6, "actor_not_authorized"];

const states = (members: object) => (vector: Case) => Object.assign(vector.request, members);

/** A member who holds nothing, with this identifier, proposes the purchase. */
const memberWithNothing = (actor: string) => (vector: Case) => {
  withPartner(vector, actor);
  vector.request.actor = actor;
};

export const vectors: readonly Vector[] = [
  step6(
    "step-06-mismatch",
    "The stated effect is not the act's own, so the request says two things at once.",
    groceries,
    states({ effect: "book" }),
    MISMATCH,
  ),
  step6(
    "step-06-mismatch-harmless",
    "The held act is proposed as if it only compared, and neither the act nor the harmless effect is taken for what is meant.",
    groceries,
    states({ effect: "analyze" }),
    MISMATCH,
  ),
  step6(
    "step-06-mismatch-no-effect",
    "The stated effect is none of the catalogue's, and not the act's own.",
    groceries,
    states({ effect: "Purchase" }),
    MISMATCH,
  ),
  step6(
    "step-06-mismatch-before-not-delegated",
    "The act is not held, and the effect that is stated with it is not its own: the mismatch comes first.",
    groceries,
    states({ act: "money.transfer", effect: "pay" }),
    MISMATCH,
  ),
  step6(
    "step-06-mismatch-before-actor",
    "The act is another member's, and the effect that is stated with it is not its own: the mismatch comes first.",
    payment,
    states({ actor: "agent:books", effect: "transfer_money" }),
    MISMATCH,
  ),

  step6(
    "step-06-not-delegated-effect-in-capitals",
    "The effect is written in capitals, and effects match by exact string.",
    groceries,
    states({ act: undefined, effect: "PURCHASE" }),
    NOT_DELEGATED,
  ),
  step6(
    "step-06-not-delegated-invisible",
    "The effect ends with a character that cannot be seen, and effects match by exact string.",
    groceries,
    states({ act: undefined, effect: "purchase\u200b" }),
    NOT_DELEGATED,
  ),
  step6(
    "step-06-not-delegated-kind",
    "The name of a kind stands in the place of an effect, and authorities are never found by kind.",
    groceries,
    states({ act: undefined, effect: "purchased" }),
    NOT_DELEGATED,
  ),
  step6(
    "step-06-not-delegated-inherited-effect",
    "The effect has the name of something that every object inherits, which no authority has.",
    groceries,
    states({ act: undefined, effect: "toString" }),
    NOT_DELEGATED,
  ),
  step6(
    "step-06-not-delegated-inherited-act",
    "The act id has the name of something that every object inherits, which neither the catalogue nor the Grant knows.",
    groceries,
    states({ act: "constructor" }),
    NOT_DELEGATED,
  ),
  ...["shop.buyer", "shop.buy.all", "shop_buy", "shop", "xshop.buy"].map((act) =>
    step6(
      `step-06-not-delegated-like-${act.replace(/[._]/g, "-")}`,
      `The act id ${act} only resembles the held one: ids match whole, and a dot is a dot.`,
      groceries,
      states({ act }),
      NOT_DELEGATED,
    ),
  ),
  step6(
    "step-06-not-delegated-work-scope",
    "The plain words of the work's scope include the effect, and they are never matched (G5).",
    groceries,
    ({ request, context }) => {
      context.grant.work_scope.includes = ["transfer_money", "money.transfer"];
      request.act = "money.transfer";
    },
    NOT_DELEGATED,
  ),
  step6(
    "step-06-not-delegated-resource-can",
    "The app lists the effect and no authority has it: what a tool is capable of is not delegated.",
    groceries,
    ({ request, context }) => {
      context.grant.resources[0].effects.push("book");
      Object.assign(request, { act: undefined, effect: "book" });
    },
    NOT_DELEGATED,
  ),
  step6(
    "step-06-not-delegated-before-actor",
    "A member who holds nothing proposes what nobody holds: that it is not delegated comes first.",
    groceries,
    (vector) => {
      memberWithNothing(PARTNER)(vector);
      vector.request.act = "money.transfer";
    },
    NOT_DELEGATED,
  ),

  step6(
    "step-06-others-delegate",
    "The bookkeeper, who is the delegate itself, proposes to pay, which only the payer holds.",
    payment,
    states({ actor: "agent:books" }),
    OTHERS,
  ),
  step6(
    "step-06-others-member",
    "The writer proposes to publish, which the lead and the social agent hold, although it takes part in the formation.",
    campaign,
    states({ actor: "agent:writer" }),
    OTHERS,
  ),
  step6(
    "step-06-others-by-effect",
    "The bookkeeper proposes the effect without the act, and the one authority of that effect is the payer's.",
    payment,
    states({ act: undefined, effect: "pay", actor: "agent:books" }),
    OTHERS,
  ),
  step6(
    "step-06-others-reading",
    "The payer proposes to prepare, which is of kind none and held by the bookkeeper alone: members hold only their own acts of every kind.",
    payment,
    states({ act: "bank.draft", arguments: undefined, counterparties: undefined, settlement_evidence: undefined }),
    OTHERS,
  ),
  step6(
    "step-06-others-system-member",
    "A member whose identifier is a system's is named like every member, and the act is not its own.",
    groceries,
    memberWithNothing("system:cart"),
    OTHERS,
  ),
  step6(
    "step-06-others-person-member",
    "A member whose identifier is a person's is named like every member, and the act is not its own.",
    groceries,
    memberWithNothing("person:anna"),
    OTHERS,
  ),
  step6(
    "step-06-others-before-any-ask",
    "The bookkeeper proposes to pay, started by nothing that is stated, an amount that is not stated: it is denied before any step could ask.",
    payment,
    states({ actor: "agent:books", trigger: undefined, arguments: undefined, counterparties: undefined, settlement_evidence: undefined }),
    OTHERS,
  ),
  step6(
    "step-06-others-answered",
    "The host says that the principal answered yes to a member acting on another's authority, and nothing makes a denial pass.",
    payment,
    ({ request, context }) => {
      request.actor = "agent:books";
      context.answered = ["actor_not_authorized"];
    },
    OTHERS,
  ),
  step6(
    "step-06-not-a-member-system",
    "A system that the Grant does not name is neither a member nor an agent: step 6 lets it on, and step 12 denies it.",
    groceries,
    states({ actor: "system:cart" }),
    ["DENY", 12, "actor_not_named"],
  ),

  step6(
    "order-06-before-07-not-delegated",
    "An agent that the Grant does not name proposes what nobody holds: that it is not delegated comes first.",
    groceries,
    states({ act: "money.transfer", actor: "agent:stranger" }),
    NOT_DELEGATED,
  ),
  step6(
    "order-06-before-07-mismatch",
    "An agent that the Grant does not name proposes an act with an effect that is not its own: the mismatch comes first.",
    groceries,
    states({ effect: "book", actor: "agent:stranger" }),
    MISMATCH,
  ),
  step6(
    "order-06-before-08-actor-unstated",
    "Neither which of two holders acts nor what started it is stated: who acts is asked first.",
    shoppers,
    states({ actor: undefined, trigger: undefined }),
    ["ASK_USER", 6, "actor_unstated"],
  ),
  step6(
    "order-06-before-08",
    "A message started what nobody holds: that it is not delegated comes before the ask about the trigger.",
    groceries,
    states({ act: "money.transfer", trigger: "message", actor: AGENT }),
    NOT_DELEGATED,
  ),
];
