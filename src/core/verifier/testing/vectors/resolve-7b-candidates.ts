// §7b.3 to §7b.5: the candidates by act and then by effect, and the one of the acting actor.
import { AGENT, euros } from "../../../testing/grant-parts.ts";
import { type Case, type Decided, section, type Vector } from "./authoring.ts";
import { groceries, reading, reply } from "./bases.ts";
import { NOTARIZE, notary, shoppers, twoActs } from "./bases-resolving.ts";

const candidates = section("§7b.3");
const acting = section("§7b.4");
const none = section("§7b.5");

const ALLOWED: Decided = ["ALLOW", 20, "commit_automatic"];
const NOT_DELEGATED: Decided = ["DENY", 6, "effect_not_delegated"];
const OTHERS: Decided = ["DENY", 6, "actor_not_authorized"];

const asIs = () => {};
const states = (members: object) => (vector: Case) => Object.assign(vector.request, members);

export const vectors: readonly Vector[] = [
  candidates(
    "7b-sibling-by-effect",
    "The Grant does not hold mail.send, so the candidates are those with its effect: the authority of mail.reply is judged.",
    reply,
    states({ act: "mail.send" }),
    ALLOWED,
  ),
  candidates(
    "7b-sibling-by-effect-stays-bound",
    "The Grant does not hold mail.send, and the authority that it resolves to by its effect keeps to the clients that are known.",
    reply,
    states({ act: "mail.send", counterparties: [{ id: "stranger@elsewhere.example" }] }),
    ["ASK_USER", 15, "counterparty_unknown"],
  ),
  candidates(
    "7b-act-before-effect",
    "The Grant holds the named act, so that the other act of its effect, whose limit is below the amount, is no candidate.",
    twoActs,
    ({ request, context }) => {
      request.act = "shop.buy";
      context.grant.authorities[1].limits.per_act = euros("11.99");
    },
    ALLOWED,
  ),
  candidates(
    "7b-act-before-effect-other",
    "The Grant holds the named act, whose limit is below the amount, so that the other act of its effect does not help.",
    twoActs,
    ({ request, context }) => {
      request.act = "market.buy";
      context.grant.authorities[1].limits.per_act = euros("11.99");
    },
    ["ASK_USER", 17, "limit_per_act"],
  ),
  candidates("7b-extension", "The effect is the extension of the Grant's authority, by exact string.", notary, asIs, ALLOWED),
  candidates(
    "7b-extension-by-act",
    "The act is the person's own, and its effect is the extension of the Grant's authority.",
    notary,
    states({ act: "papers.notarize", effect: undefined }),
    ALLOWED,
  ),
  candidates(
    "7b-extension-with-slash",
    "The effect has a slash at the end that the authority's has not: extension effects match by exact string.",
    notary,
    states({ effect: `${NOTARIZE}/` }),
    NOT_DELEGATED,
  ),
  candidates(
    "7b-extension-with-capital",
    "The effect differs from the authority's in a capital letter of its host, which names one place and two effects.",
    notary,
    states({ effect: NOTARIZE.replace("effects", "Effects") }),
    NOT_DELEGATED,
  ),
  candidates(
    "7b-extension-of-the-same-kind",
    "The Grant holds one extension of kind submitted, and another one is not delegated by that.",
    notary,
    states({ effect: "https://effects.example/certify" }),
    NOT_DELEGATED,
  ),

  acting(
    "7b-two-holders-partner",
    "Two agents hold the act by an authority each, and the partner's own is judged: its amount is within it.",
    shoppers,
    asIs,
    ALLOWED,
  ),
  acting(
    "7b-two-holders-partner-limit",
    "The amount is above the partner's limit, and the delegate's higher one is not the partner's.",
    shoppers,
    ({ request }) => Object.assign(request.arguments, { amount: euros("20.01") }),
    ["ASK_USER", 17, "limit_per_act"],
  ),
  acting(
    "7b-two-holders-delegate-limit",
    "The amount is within the delegate's limit, and the partner's lower one is not the delegate's.",
    shoppers,
    ({ request }) => {
      request.actor = AGENT;
      request.arguments.amount = euros("20.01");
    },
    ALLOWED,
  ),
  acting(
    "7b-two-holders-no-actor",
    "Two agents hold the act, and who acts is not stated, so which authority is meant is asked.",
    shoppers,
    states({ actor: undefined }),
    ["ASK_USER", 6, "actor_unstated"],
  ),
  acting(
    "7b-two-acts-no-actor",
    "Two acts have the effect, and who acts is not stated: several candidates and no actor ask, although one agent holds them both.",
    twoActs,
    states({ actor: undefined }),
    ["ASK_USER", 6, "actor_unstated"],
  ),
  acting(
    "7b-two-holders-no-actor-answered",
    "The host says that the principal answered yes to an actor that is not stated: only a new request that states it answers that.",
    shoppers,
    ({ request, context }) => {
      request.actor = undefined;
      context.answered = ["actor_unstated"];
    },
    ["ASK_USER", 6, "actor_unstated"],
  ),
  acting(
    "7b-one-holder-no-actor",
    "One authority is the candidate and who acts is not stated: the request goes on, and step 12 asks.",
    groceries,
    states({ actor: undefined }),
    ["ASK_USER", 12, "actor_unstated"],
  ),
  acting(
    "7b-one-holder-no-actor-reading",
    "One authority is the candidate, who acts is not stated, and the act is of kind none: it ends before step 12.",
    reading,
    states({ actor: undefined }),
    ["ALLOW", 11, "non_binding"],
  ),
  acting(
    "7b-two-holders-third-member",
    "Two agents hold the act, and a third member who holds neither proposes it: it is never judged against another's authority.",
    shoppers,
    (vector) => {
      vector.context.grant.work_system.members.push({ actor: "agent:cook", name: "Cook", role: "Cooks" });
      vector.request.actor = "agent:cook";
    },
    OTHERS,
  ),

  none(
    "7b-no-candidate",
    "Neither the act nor its effect is in any authority.",
    groceries,
    states({ act: "money.transfer" }),
    NOT_DELEGATED,
  ),
  none(
    "7b-no-candidate-by-effect",
    "No authority has the effect.",
    groceries,
    states({ act: undefined, effect: "transfer_money" }),
    NOT_DELEGATED,
  ),
  none(
    "7b-denial-wins",
    "No authority has the effect, and it is denied: the denial at step 5 wins.",
    groceries,
    states({ act: undefined, effect: "subscribe" }),
    ["DENY", 5, "denied"],
  ),
];
