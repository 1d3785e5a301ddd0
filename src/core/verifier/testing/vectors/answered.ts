// What the principal answered yes to, for exactly this request: those reasons are passed over and nothing else. What is unstated is answered only
// by a request that states it, and nothing makes a denial pass.
import { type Case, type Decided, type Loose, section, type Vector } from "./authoring.ts";
import { campaign, groceries, payment, reading, reply } from "./bases.ts";
import { costs, done, month, spent, today } from "./bases-limits.ts";
import { appointment, authorityFor, booking } from "./bases-single.ts";

const answer = section("§7 What denies and what asks");
const ALLOWED: Decided = ["ALLOW", 20, "commit_automatic"];

const says = ({ context }: Case, ...reasons: string[]) => Object.assign(context, { answered: reasons });
const asks = (step: number, reason: string): Decided => ["ASK_USER", step, reason];
const denies = (step: number, reason: string): Decided => ["DENY", step, reason];
const hours = ({ context }: Case) => Object.assign(context, { now: "2027-03-01T22:30:00Z" });

type Row = readonly [reason: string, about: string, base: () => Case, change: (vector: Case) => unknown, expect: Decided];

/** One ask, which is answered, and what then stands. */
const PASSED: readonly Row[] = [
  [
    "self_change_asks",
    "a change to its memory, which the agent makes beside buying: the purchase is judged on",
    groceries,
    ({ request }) => Object.assign(request, { self_change: "memory" }),
    ALLOWED,
  ],
  [
    "unnamed_agent_asks",
    "an agent that the Grant does not name, reading: it is allowed as of kind none",
    reading,
    ({ request, context }) => {
      context.grant.work_system.unnamed_agents = "ask";
      request.actor = "agent:stranger";
    },
    ["ALLOW", 11, "non_binding"],
  ],
  ["trigger_unlisted", "a trigger that is not listed", groceries, ({ request }) => Object.assign(request, { trigger: "routine" }), ALLOWED],
  [
    "movement_asks",
    "information that moves between apps, which asks",
    reply,
    ({ request, context }) => {
      context.grant.defaults.data_movement = "ask";
      request.moves = { from: "files", to: "mail" };
    },
    ALLOWED,
  ],
  [
    "too_many_recipients",
    "more recipients than one message may reach, all of them known",
    reply,
    ({ request }) => Object.assign(request, { arguments: { recipients: 5 } }),
    ALLOWED,
  ],
  [
    "counterparty_unknown",
    "a recipient who is not known",
    reply,
    ({ request }) => Object.assign(request, { counterparties: [{ id: "nora@client.example" }] }),
    ALLOWED,
  ],
  [
    "limit_currency",
    "an amount in another currency, which leaves the approval of the booking",
    booking,
    costs("95000", "JPY"),
    asks(20, "commit_user_approval"),
  ],
  ["limit_per_act", "an amount above the limit for one act", groceries, costs("95.00"), ALLOWED],
  ["limit_per_month", "a month above its limit", groceries, (vector) => month(vector, spent("shop.buy", "300.00")), ALLOWED],
  [
    "limit_category",
    "a category that is none of the act's",
    groceries,
    ({ request }) => Object.assign(request.arguments, { category: "alcohol" }),
    ALLOWED,
  ],
  ["limit_daily_count", "more official acts than the day may have", groceries, (vector) => today(vector, done("shop.buy", 10)), ALLOWED],
  ["limit_hours", "a purchase outside the hours", groceries, hours, ALLOWED],
  [
    "not_settled",
    "a result that nothing settles, which leaves the gate",
    campaign,
    ({ request }) => Object.assign(request, { settlement_evidence: undefined }),
    asks(19, "gate_requires_ask"),
  ],
  [
    "mode_asks_each_time",
    "a standing act in a mode that asks",
    groceries,
    ({ context }) => Object.assign(context, { session_mode: "ask" }),
    ALLOWED,
  ],
  ["commit_user_approval", "a booking whose commit is the principal's", booking, () => {}, ALLOWED],
];

/** What is not stated: a yes to it states nothing. */
const UNSTATED: readonly (readonly [reason: string, step: number, base: () => Case, change: (request: Loose) => void])[] = [
  ["trigger_unstated", 8, groceries, (request) => Object.assign(request, { trigger: undefined })],
  ["movement_target_unstated", 9, reply, (request) => Object.assign(request, { moves: { from: "files" } })],
  ["actor_unstated", 12, groceries, (request) => Object.assign(request, { actor: undefined })],
  ["resource_unstated", 14, groceries, (request) => Object.assign(request, { resource: undefined })],
  ["account_unstated", 14, groceries, (request) => Object.assign(request.resource, { account: undefined })],
  ["location_unstated", 14, reply, (request) => Object.assign(request.resource, { location: undefined })],
  ["counterparty_unstated", 15, groceries, (request) => Object.assign(request, { counterparties: undefined })],
  ["evidence_unstated", 16, groceries, (request) => Object.assign(request, { evidence: undefined })],
  ["amount_unstated", 17, groceries, (request) => Object.assign(request.arguments, { amount: undefined })],
  ["category_unstated", 17, groceries, (request) => Object.assign(request.arguments, { category: undefined })],
];

const dashed = (reason: string) => reason.replaceAll("_", "-");

/** Wine for too much, at night: three limits are crossed. */
function wine(): Case {
  const vector = groceries();
  costs("95.00")(vector);
  vector.request.arguments.category = "alcohol";
  hours(vector);
  return vector;
}

export const vectors: readonly Vector[] = [
  ...PASSED.map(([reason, about, base, change, expect]) =>
    answer(
      `answered-${dashed(reason)}`,
      `The principal said yes to ${about}.`,
      base,
      (vector) => {
        change(vector);
        says(vector, reason);
      },
      expect,
    ),
  ),
  ...UNSTATED.map(([reason, step, base, change]) =>
    answer(
      `answered-never-${dashed(reason)}`,
      `The host says that ${reason} was answered yes, and a yes states nothing: only a new request that states it does.`,
      base,
      (vector) => {
        change(vector.request);
        says(vector, reason);
      },
      asks(step, reason),
    ),
  ),
  answer(
    "answered-never-actor-unstated-of-several",
    "Two authorities of the act are held by one agent each, who acts is not stated, and the host says that this was answered yes.",
    groceries,
    (vector) => {
      const { grant } = vector.context;
      grant.work_system.arrangement = "team";
      grant.work_system.members.push({ actor: "agent:partner", name: "Partner", role: "Shops too" });
      grant.authorities.push({ ...grant.authorities[0], actors: ["agent:partner"] });
      vector.request.actor = undefined;
      says(vector, "actor_unstated");
    },
    asks(6, "actor_unstated"),
  ),

  answer(
    "answered-nothing",
    "The list of what was answered is empty, and the amount is above the limit.",
    groceries,
    (vector) => {
      costs("95.00")(vector);
      says(vector);
    },
    asks(17, "limit_per_act"),
  ),
  answer(
    "answered-another-ask",
    "The principal said yes to another ask of the same step than the one that stands.",
    groceries,
    (vector) => {
      costs("95.00")(vector);
      says(vector, "limit_per_month");
    },
    asks(17, "limit_per_act"),
  ),
  answer(
    "answered-a-later-ask",
    "The principal said yes to the commit, and the amount is above the limit: a later answer covers no earlier ask.",
    booking,
    (vector) => {
      costs("612.40")(vector);
      says(vector, "commit_user_approval");
    },
    asks(17, "limit_per_act"),
  ),
  answer(
    "answered-first-of-three",
    "Three limits are crossed and the first is answered: the second asks.",
    wine,
    (vector) => says(vector, "limit_per_act"),
    asks(17, "limit_category"),
  ),
  answer(
    "answered-first-and-second-of-three",
    "Three limits are crossed and two are answered: the third asks.",
    wine,
    (vector) => says(vector, "limit_category", "limit_per_act"),
    asks(17, "limit_hours"),
  ),
  answer(
    "answered-last-of-three",
    "Three limits are crossed and the last is answered: the first asks.",
    wine,
    (vector) => says(vector, "limit_hours"),
    asks(17, "limit_per_act"),
  ),
  answer(
    "answered-all-three",
    "Three limits are crossed and all are answered.",
    wine,
    (vector) => says(vector, "limit_per_act", "limit_category", "limit_hours"),
    ALLOWED,
  ),
  answer(
    "answered-then-denied",
    "The principal said yes to an unknown recipient, and the evidence is a webpage: the later steps still run, and deny.",
    reply,
    (vector) => {
      Object.assign(vector.request, { counterparties: [{ id: "mallory@evil.example" }], evidence: ["web"] });
      says(vector, "counterparty_unknown");
    },
    denies(16, "source_not_allowed"),
  ),
  answer(
    "answered-then-unstated",
    "The principal said yes to an unknown recipient, and no evidence is stated: the later step asks.",
    reply,
    (vector) => {
      Object.assign(vector.request, { counterparties: [{ id: "nora@client.example" }], evidence: undefined });
      says(vector, "counterparty_unknown", "evidence_unstated");
    },
    asks(16, "evidence_unstated"),
  ),
  answer(
    "answered-gate-and-commit",
    "The principal said yes at the gate and to the commit, and the payment is settled and inside its limits.",
    payment,
    (vector) => says(vector, "gate_requires_ask", "commit_user_approval"),
    ALLOWED,
  ),
  answer(
    "answered-settlement-gate-and-commit",
    "The principal said yes to a result that nothing settles, at the gate and to the commit.",
    payment,
    (vector) => {
      vector.request.settlement_evidence = undefined;
      says(vector, "not_settled", "gate_requires_ask", "commit_user_approval");
    },
    ALLOWED,
  ),
  answer(
    "answered-mode-then-commit",
    "The principal said yes to the mode that asks, and the commit of the standing act is the principal's, who was not asked about it.",
    appointment,
    (vector) => {
      authorityFor(vector, "calendar.schedule").commit = "user_approval";
      vector.context.session_mode = "ask";
      says(vector, "mode_asks_each_time");
    },
    asks(20, "commit_user_approval"),
  ),
  answer(
    "answered-in-the-request",
    "The request says that the principal answered yes: what was answered is the host's to say, never the proposer's.",
    groceries,
    (vector) => {
      costs("95.00")(vector);
      vector.request.answered = ["limit_per_act"];
    },
    asks(17, "limit_per_act"),
  ),
  answer(
    "answered-what-does-not-ask",
    "The host names an ask that this request does not lead to, which changes nothing.",
    groceries,
    (vector) => says(vector, "limit_per_act"),
    ALLOWED,
  ),
  answer(
    "answered-a-denial-beside-an-ask",
    "The principal said yes to the number of recipients, and the host adds a denial of a later step, which nothing makes pass.",
    reply,
    (vector) => {
      vector.request.arguments = { recipients: 5 };
      vector.request.resource.location = "Private";
      says(vector, "too_many_recipients", "location_outside");
    },
    denies(14, "location_outside"),
  ),
];
