// An ask is only an ask if it reaches the principal: where the host states its channels and none is of a kind that the Grant names, it is a
// denial, with the number of the step that asked.
import { type Case, type Decided, section, type Vector } from "./authoring.ts";
import { campaign, groceries, payment, reading, reply } from "./bases.ts";
import { costs } from "./bases-limits.ts";
import { booking, posting } from "./bases-single.ts";

const answer = section("§7 What denies and what asks");
const APPROVAL: Decided = ["ASK_USER", 20, "commit_user_approval"];
const ALLOWED: Decided = ["ALLOW", 20, "commit_automatic"];

const undeliverable = (step: number): Decided => ["DENY", step, "ask_undeliverable"];
const over = ({ context }: Case, ...channels: string[]) => Object.assign(context, { channels });

/** An ask at each of the steps that ask, in a Grant that names the chat, where the host can only send emails. */
const AT_STEPS: readonly (readonly [step: number, about: string, base: () => Case, change: (vector: Case) => unknown])[] = [
  [4, "The agent would change its memory, which asks", groceries, ({ request }) => Object.assign(request, { self_change: "memory" })],
  [
    6,
    "Two authorities of the act are held by one agent each, and who acts is not stated",
    groceries,
    ({ request, context }) => {
      const { grant } = context;
      grant.work_system.arrangement = "team";
      grant.work_system.members.push({ actor: "agent:partner", name: "Partner", role: "Shops too" });
      grant.authorities.push({ ...grant.authorities[0], actors: ["agent:partner"] });
      request.actor = undefined;
    },
  ],
  [
    7,
    "An agent that the Grant does not name proposes the act, which asks",
    groceries,
    ({ request, context }) => {
      context.grant.work_system.unnamed_agents = "ask";
      request.actor = "agent:stranger";
    },
  ],
  [8, "The trigger is not listed", groceries, ({ request }) => Object.assign(request, { trigger: "routine" })],
  [
    9,
    "More recipients are stated than one message may reach",
    reply,
    ({ request }) => Object.assign(request, { arguments: { recipients: 5 } }),
  ],
  [12, "Who acts is not stated", groceries, ({ request }) => Object.assign(request, { actor: undefined })],
  [14, "The app is not stated", groceries, ({ request }) => Object.assign(request, { resource: undefined })],
  [15, "The recipient is unknown", reply, ({ request }) => Object.assign(request, { counterparties: [{ id: "nora@client.example" }] })],
  [16, "No evidence is stated", groceries, ({ request }) => Object.assign(request, { evidence: undefined })],
  [17, "The amount is above the limit", groceries, costs("95.00")],
  [18, "Nothing settles the result", campaign, ({ request }) => Object.assign(request, { settlement_evidence: undefined })],
  [19, "The act crosses a gate", payment, () => {}],
  [20, "The commit is the principal's", booking, () => {}],
];

export const vectors: readonly Vector[] = [
  ...AT_STEPS.map(([step, about, base, change]) =>
    answer(
      `undeliverable-step-${String(step).padStart(2, "0")}`,
      `${about}, and the host has no channel of the kind that the Grant names: an ask that reaches nobody is a denial.`,
      base,
      (vector) => {
        change(vector);
        over(vector, "email");
      },
      undeliverable(step),
    ),
  ),
  answer(
    "undeliverable-no-channels",
    "The host states that it has no channel at all.",
    booking,
    (vector) => over(vector),
    undeliverable(20),
  ),
  answer(
    "undeliverable-not-stated",
    "The host states nothing of its channels: the ask stands, and delivering it is the host's.",
    booking,
    () => {},
    APPROVAL,
  ),
  answer(
    "undeliverable-delivered",
    "The host has a channel of the kind that the Grant names.",
    booking,
    (vector) => over(vector, "chat"),
    APPROVAL,
  ),
  answer(
    "undeliverable-one-of-several",
    "One of the host's channels is of the kind that the Grant names, and the others are not.",
    booking,
    (vector) => over(vector, "email", "sms", "chat"),
    APPROVAL,
  ),
  answer(
    "undeliverable-several-and-none",
    "The host has several channels, none of a kind that the Grant names.",
    booking,
    (vector) => over(vector, "email", "sms", "push", "other"),
    undeliverable(20),
  ),
  answer(
    "undeliverable-second-of-the-grant",
    "The Grant names two channels, and the host has one of the second's kind.",
    booking,
    (vector) => {
      vector.context.grant.confirmation.channels.push({ kind: "sms", label: "My phone", address: "+46 70 000 00 00" });
      over(vector, "sms");
    },
    APPROVAL,
  ),
  answer(
    "undeliverable-label-is-no-kind",
    "The Grant's only channel is labelled Email and is of another kind, and the host can only send emails: kinds count.",
    booking,
    (vector) => {
      vector.context.grant.confirmation.channels = [{ kind: "other", label: "email" }];
      over(vector, "email");
    },
    undeliverable(20),
  ),
  answer(
    "undeliverable-allowed",
    "The host has no channel, and nothing is asked: the act is allowed.",
    groceries,
    (vector) => over(vector),
    ALLOWED,
  ),
  answer(
    "undeliverable-non-binding",
    "The host has no channel, and what is of kind none is allowed without asking.",
    reading,
    (vector) => over(vector),
    ["ALLOW", 11, "non_binding"],
  ),
  answer(
    "undeliverable-denied",
    "The host has no channel, and the act is denied for its own reason, which stays.",
    groceries,
    (vector) => {
      vector.request.counterparties = [{ id: "cheap.example" }];
      over(vector);
    },
    ["DENY", 15, "counterparty_not_listed"],
  ),
  answer(
    "undeliverable-answered",
    "The host has no channel now, and the one ask was answered before: nothing is left to be asked.",
    groceries,
    (vector) => {
      costs("95.00")(vector);
      over(vector);
      vector.context.answered = ["limit_per_act"];
    },
    ALLOWED,
  ),
  answer(
    "undeliverable-answered-then-asks",
    "One ask was answered, a later one stands, and the host cannot deliver it: the denial has the later one's step.",
    booking,
    (vector) => {
      costs("612.40")(vector);
      over(vector, "email");
      vector.context.answered = ["limit_per_act"];
    },
    undeliverable(20),
  ),
  answer(
    "undeliverable-not-answerable",
    "The host says that an ask it could not deliver was answered yes, and nothing makes a denial pass.",
    booking,
    (vector) => {
      over(vector, "email");
      vector.context.answered = ["ask_undeliverable"];
    },
    undeliverable(20),
  ),
  answer(
    "undeliverable-mode",
    "The session asks about a standing post, and the host cannot deliver the ask.",
    posting,
    (vector) => {
      vector.context.session_mode = "ask";
      over(vector, "call");
    },
    undeliverable(20),
  ),
  answer(
    "undeliverable-said-by-the-request",
    "The request says that the host has a chat, and the host says that it has none: channels are the host's to state.",
    booking,
    (vector) => {
      vector.request.channels = ["chat"];
      over(vector, "email");
    },
    undeliverable(20),
  ),
];
