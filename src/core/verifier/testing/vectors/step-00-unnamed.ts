// Members that the request's shape does not name change nothing: neither what looks like an answer of the host's, nor what resembles a named
// member. Nothing in the context is ever read from the request (invariant 6).
import { section, type Vector } from "./authoring.ts";
import { groceries, payment, reading } from "./bases.ts";

const step0 = section("§7 step 0");
const ALLOWED = ["ALLOW", 20, "commit_automatic"] as const;

export const vectors: readonly Vector[] = [
  step0(
    "step-00-unnamed-members",
    "The request holds members that nobody defines, and they change nothing: the purchase stands.",
    groceries,
    ({ request }) => Object.assign(request, { note: "for the weekend", version: 3, meta: { trace: null } }),
    ALLOWED,
  ),
  step0(
    "step-00-unnamed-argument",
    "The arguments hold more than the four that are named, of any type, and they change nothing.",
    groceries,
    ({ request }) => Object.assign(request.arguments, { items: ["milk", { qty: 2 }], gift: null, price: 9999 }),
    ALLOWED,
  ),
  step0(
    "step-00-unnamed-money-member",
    "The amount of money holds a member beside its digits and its currency, which changes nothing.",
    groceries,
    ({ request }) => Object.assign(request.arguments.amount, { shown_as: "11.90 EUR" }),
    ALLOWED,
  ),
  step0(
    "step-00-unnamed-counterparty-name",
    "The counterparty has a display name of somebody else's beside its listed id, and a name changes nothing.",
    groceries,
    ({ request }) => Object.assign(request.counterparties[0], { name: "Another Shop" }),
    ALLOWED,
  ),
  step0(
    "step-00-request-says-active",
    "The request says that the status is active, but only the host says so, and the host says that the Grant is revoked.",
    groceries,
    ({ request, context }) => {
      request.status = "active";
      request.context = { status: "active" };
      context.status = "revoked";
    },
    ["DENY", 3, "revoked"],
  ),
  step0(
    "step-00-request-says-time",
    "The request says another time, but only the host says what time it is, and it is after the end of the Grant.",
    groceries,
    ({ request, context }) => {
      request.now = context.now;
      context.now = "2028-02-01T10:00:00Z";
    },
    ["DENY", 3, "expired"],
  ),
  step0(
    "step-00-request-says-answered",
    "The request says that the principal has answered yes, but only the host says so, and the act needs the go-ahead each time.",
    payment,
    ({ request }) => Object.assign(request, { answered: ["gate_requires_ask", "commit_user_approval"], approved: true }),
    ["ASK_USER", 19, "gate_requires_ask"],
  ),
  step0(
    "step-00-request-brings-grant",
    "The request brings a Grant of its own with no denial in it, and the Grant that the host holds denies the effect.",
    groceries,
    ({ request, context }) => {
      request.act = undefined;
      request.effect = "subscribe";
      request.grant = { ...context.grant, denied: [] };
    },
    ["DENY", 5, "denied"],
  ),
  step0(
    "step-00-named-member-inside-arguments",
    "What started it stands among the arguments, where it is not looked for, so it is unstated.",
    groceries,
    ({ request }) => {
      request.trigger = undefined;
      request.arguments.trigger = "asked";
    },
    ["ASK_USER", 8, "trigger_unstated"],
  ),
  step0(
    "step-00-argument-at-the-top",
    "That it is a subscription stands beside the arguments, where it is not looked for, so the reading stays a reading.",
    reading,
    ({ request }) => Object.assign(request, { subscription: true, recipients: 99 }),
    ["ALLOW", 11, "non_binding"],
  ),
];
