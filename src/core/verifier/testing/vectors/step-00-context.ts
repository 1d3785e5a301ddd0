// Step 0, the context: what the host says has to be well formed, or nothing is decided by it. Each vector is an allowed purchase whose host
// says one thing that is none.
import { type Decided, section, type Vector } from "./authoring.ts";
import { groceries } from "./bases.ts";

const step0 = section("§7 step 0");
const INVALID: Decided = ["DENY", 0, "invalid_request"];

/** The purchase of groceries with these members of the context replaced. */
function hosted(id: string, about: string, members: object): Vector {
  return step0(`step-00-context-${id}`, about, groceries, ({ context }) => Object.assign(context, members), INVALID);
}

const SEAL = "5e".repeat(32);

export const vectors: readonly Vector[] = [
  hosted("no-now", "The host does not say what time it is, so no validity can be judged.", { now: undefined }),
  hosted("now-number", "The time is a number of seconds, and it is an RFC 3339 text.", { now: 1803895200 }),
  hosted("now-date-only", "The time is a date without a time of day, which is no moment.", { now: "2027-03-01" }),
  hosted("now-no-offset", "The time has no offset, so it could be any of many moments.", { now: "2027-03-01T10:00:00" }),
  hosted("now-impossible-date", "The time is on 30 February, which does not exist and must not pass for 2 March.", {
    now: "2027-02-30T10:00:00Z",
  }),
  hosted("now-impossible-hour", "The time has the hour 24, which does not exist.", { now: "2027-03-01T24:00:00Z" }),
  hosted("now-leap-second", "The time is a sixty-first second, and instants here are real ones without leap seconds.", {
    now: "2027-06-30T23:59:60Z",
  }),
  hosted("now-words", "The time is said in words that no clock writes.", { now: "today" }),

  hosted("no-mode", "The host does not say in which mode the Grant reached it.", { mode: undefined }),
  hosted("mode-unknown", "The mode is neither document nor carrier.", { mode: "signed" }),
  hosted("no-status", "The host does not say the Grant's status, which is not the same as active.", { status: undefined }),
  hosted("status-unlisted", "The status is none of active, revoked and unknown, and is not taken for active.", { status: "suspended" }),
  hosted("status-true", "The status is a truth value, and it is one of three words.", { status: true }),
  hosted("no-enforcement", "The host does not say how the answer is enforced.", { enforcement: undefined }),
  hosted("enforcement-unknown", "The enforcement is none of the three modes of §7a.", { enforcement: "strict" }),
  hosted("session-mode-unknown", "The session's mode is none of the four working modes, so which is the stricter cannot be said.", {
    session_mode: "careful",
  }),

  hosted("parents-object", "The parents are an object, and they are a list.", { parents: {} }),
  hosted("parent-no-status", "A parent is presented without its status, which is not the same as active.", {
    parents: [{ grant: groceries().context.grant }],
  }),
  hosted("parent-status-unlisted", "A parent's status is none of active, revoked and unknown.", {
    parents: [{ grant: groceries().context.grant, status: "ok" }],
  }),

  hosted("acceptance-text", "The acceptance is a text, and it is an object that names the Grant and its seal.", { acceptance: "ACCEPT" }),
  hosted("acceptance-no-seal", "The acceptance does not hold the seal, so it does not say what was accepted.", {
    acceptance: { grant_id: groceries().context.grant.grant_id, decision: "ACCEPT" },
  }),
  hosted("acceptance-no-decision", "The acceptance does not hold the decision.", {
    acceptance: { grant_id: groceries().context.grant.grant_id, seal: SEAL },
  }),

  hosted(
    "known-counterparties-text",
    "The known counterparties are one text, in which a part of an address could be found, and they are a list.",
    {
      known_counterparties: "green.example,corner.example",
    },
  ),
  hosted("known-counterparties-numbers", "A known counterparty is a number, and each is a text.", { known_counterparties: [1] }),
  hosted("usage-list", "The usage is a list, and it is an object with month and today.", { usage: [] }),
  hosted("usage-total-number", "A monthly total is a JSON number, and money is never one.", {
    usage: { month: [{ act: "shop.buy", currency: "EUR", total: 0 }], today: [{ act: "shop.buy", count: 0 }] },
  }),
  hosted("usage-total-words", "A monthly total is no number at all, and must not compare as within every limit.", {
    usage: { month: [{ act: "shop.buy", currency: "EUR", total: "NaN" }], today: [{ act: "shop.buy", count: 0 }] },
  }),
  hosted("usage-count-text", "A day's count is a text, and it is a whole number.", {
    usage: { month: [{ act: "shop.buy", currency: "EUR", total: "0" }], today: [{ act: "shop.buy", count: "0" }] },
  }),
  hosted("usage-month-object", "The monthly totals are an object, and they are a list.", {
    usage: { month: { "shop.buy": "0" }, today: [{ act: "shop.buy", count: 0 }] },
  }),
  hosted("attested-object", "What was attested is an object, and it is a list.", { attested: {} }),
  hosted("attested-actor-name", "An attestation counts for a name, and actors are named by references.", {
    attested: [{ act: "shop.buy", arguments: {}, evidence: { kind: "rule_fires" }, actors: ["Anna Berg"] }],
  }),
  hosted("trusted-runners-text", "The trusted runners are one text, and they are a list of actors.", { trusted_runners: "system:runner" }),
  hosted("answered-text", "The answered reasons are one text, and they are a list.", { answered: "limit_hours" }),
  hosted("channels-text", "The host's channels are one text, and they are a list of kinds.", { channels: "chat" }),

  step0(
    "step-00-context-before-grant",
    "The time is none and the Grant has an unknown member: what the host says is looked at before the Grant, so the request is refused.",
    groceries,
    ({ context }) => Object.assign(context, { now: "soon", grant: { ...context.grant, note: "x" } }),
    INVALID,
  ),
];
