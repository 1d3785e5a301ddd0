// A consultant's inbox, from wish to answer: triage, replies to known clients, nothing deleted, no schedules.
import { AGENT } from "../../../testing/grant-parts.ts";
import { section, type Vector } from "./authoring.ts";
import { reply } from "./bases.ts";
import { after, reachable } from "./bases-scenarios.ts";

const people = (...names: string[]) => names.map((name) => ({ id: `${name}@client.example` }));
const REST = ["mia", "jon", "eva", "tor", "ida"];

/** An answer to Lena with five people in copy whom nobody knows. */
const crowd = reachable(reply, ({ request }) => {
  request.counterparties = people("lena", ...REST);
});
/** The mail said where to send the thread; what speaks for it is a web page. */
const diverted = reachable(reply, ({ request }) => {
  Object.assign(request, { trigger: "message", counterparties: [{ id: "lena@new-address.example" }], evidence: ["web"] });
});
/** Asked by the principal to clean up: the effect is named, and no act. */
const cleaning = reachable(reply, ({ request }) => {
  Object.assign(request, { act: undefined, effect: "delete_record", counterparties: undefined, evidence: ["principal"] });
});
const itself = (self_change: string) =>
  reachable(reply, (vector) => {
    vector.request = { self_change, actor: AGENT, trigger: "asked" };
  });

const step4 = section("§7 step 4");
const step5 = section("§7 step 5");
const step6 = section("§7 step 6");
const step9 = section("§7 step 9");
const step15 = section("§7 step 15");
const step16 = section("§7 step 16");
const step17 = section("§7 step 17");
const step20 = section("§7 step 20");

const MANY = ["ASK_USER", 9, "too_many_recipients"] as const;
const UNKNOWN = ["ASK_USER", 15, "counterparty_unknown"] as const;
const DENIED = ["DENY", 5, "denied"] as const;
const ALLOWED = ["ALLOW", 20, "commit_automatic"] as const;
const asItIs = () => {};

export const vectors: readonly Vector[] = [
  step9(
    "scenario-1a-five-in-copy",
    "A reply to a known client has five people in copy, and one message may reach three: it asks before anyone looks at who they are.",
    crowd,
    asItIs,
    MANY,
  ),
  step9(
    "scenario-1a-number-in-arguments",
    "The arguments say that six people are reached, and only the known client is listed.",
    reachable(reply),
    ({ request }) => {
      request.arguments = { recipients: 6 };
    },
    MANY,
  ),
  step20(
    "scenario-1a-three-people",
    "Two known clients and a third of a list are three people, and three are within three.",
    reachable(reply),
    ({ request }) => {
      Object.assign(request, { counterparties: people("lena", "oskar"), arguments: { recipients: 3 } });
    },
    ALLOWED,
  ),
  step9(
    "scenario-1a-at-night",
    "It is also outside the hours: the number of people comes first.",
    crowd,
    ({ context }) => {
      context.now = "2027-03-01T19:00:00Z";
    },
    MANY,
  ),
  step15(
    "scenario-1a-after-a-yes",
    "The principal agrees to six people, and then five of them are unknown.",
    crowd,
    after("too_many_recipients"),
    UNKNOWN,
  ),
  step9(
    "scenario-1a-other-yes",
    "The principal agreed to unknown people, which does not answer that they are six.",
    crowd,
    after("counterparty_unknown"),
    MANY,
  ),
  step17(
    "scenario-1a-at-night-after-two-yeses",
    "The principal agrees to six people and to those who are unknown, and then it is outside the hours.",
    crowd,
    (vector) => {
      after("too_many_recipients", "counterparty_unknown")(vector);
      vector.context.now = "2027-03-01T19:00:00Z";
    },
    ["ASK_USER", 17, "limit_hours"],
  ),
  step20(
    "scenario-1a-after-two-yeses",
    "The principal agrees to six people and to those who are unknown, and nothing else is in the way.",
    crowd,
    after("too_many_recipients", "counterparty_unknown"),
    ALLOWED,
  ),
  step20(
    "scenario-1a-all-known",
    "The principal agrees to six people, all of whom the host knows.",
    crowd,
    (vector) => {
      after("too_many_recipients")(vector);
      vector.context.known_counterparties = people(...REST).map(({ id }) => id);
    },
    ALLOWED,
  ),

  step15(
    "scenario-1b-new-address",
    "A mail asks for the thread at a new address: known is the scope, and the address is unknown.",
    diverted,
    asItIs,
    UNKNOWN,
  ),
  step16(
    "scenario-1b-after-a-yes",
    "The principal agrees to the address, and then a web page is no source of this act.",
    diverted,
    after("counterparty_unknown"),
    ["DENY", 16, "source_not_allowed"],
  ),
  step16(
    "scenario-1b-mixed-sources",
    "One allowed source beside the web page does not carry it.",
    diverted,
    (vector) => {
      after("counterparty_unknown")(vector);
      vector.request.evidence = ["app:mail", "web"];
    },
    ["DENY", 16, "source_not_allowed"],
  ),
  step16(
    "scenario-1b-second-yes",
    "A yes to what the step denies changes nothing: nothing makes a DENY pass.",
    diverted,
    after("counterparty_unknown", "source_not_allowed"),
    ["DENY", 16, "source_not_allowed"],
  ),
  step20(
    "scenario-1b-from-the-thread",
    "The principal agrees to the address, and the thread itself is the source.",
    diverted,
    (vector) => {
      after("counterparty_unknown")(vector);
      vector.request.evidence = ["app:mail"];
    },
    ALLOWED,
  ),

  step5(
    "scenario-1c-delete-mail",
    "The principal asks for a clean-up, and deleting is denied: a denial beats whoever asks.",
    cleaning,
    asItIs,
    DENIED,
  ),
  step5(
    "scenario-1c-delete-files",
    "Deleting files is denied as deleting mail is.",
    cleaning,
    ({ request }) => {
      Object.assign(request, { effect: "delete_file", resource: { id: "files" } });
    },
    DENIED,
  ),
  step5(
    "scenario-1c-delete-by-act",
    "The act mail.delete has the denied effect.",
    cleaning,
    ({ request }) => {
      Object.assign(request, { act: "mail.delete", effect: undefined });
    },
    DENIED,
  ),
  step5(
    "scenario-1c-after-a-yes",
    "No yes of the principal reaches past a denial.",
    cleaning,
    after("denied", "effect_not_delegated"),
    DENIED,
  ),
  step6(
    "scenario-1c-label-trash",
    "A label tool does the same by another name: the Grant holds no authority for it.",
    cleaning,
    ({ request }) => {
      Object.assign(request, { act: "mail.label", effect: undefined, arguments: { label: "TRASH" } });
    },
    ["DENY", 6, "effect_not_delegated"],
  ),
  step6(
    "scenario-1c-label-trash-with-effect",
    "The label tool says that it moves mail, and the Grant holds no authority for moving either.",
    cleaning,
    ({ request }) => {
      Object.assign(request, { act: "mail.label", effect: "organize_files", arguments: { label: "TRASH" } });
    },
    ["DENY", 6, "effect_not_delegated"],
  ),
  step5(
    "scenario-1c-label-that-deletes",
    "The label tool is seen to delete: an act that the Grant does not hold counts as no act, and the effect is denied.",
    cleaning,
    ({ request }) => {
      request.act = "mail.label";
    },
    DENIED,
  ),

  step4("scenario-1d-memory", "It wants to remember to copy the partner always: changes to its memory ask.", itself("memory"), asItIs, [
    "ASK_USER",
    4,
    "self_change_asks",
  ]),
  step4(
    "scenario-1d-memory-after-a-yes",
    "The principal agrees to what it remembers, and it was asked by the principal.",
    itself("memory"),
    after("self_change_asks"),
    ["ALLOW", 4, "self_change_allowed"],
  ),
  section("§7 step 8")(
    "scenario-1d-memory-after-a-yes-by-itself",
    "The principal agrees to what it remembers, and then it was started by nothing that the Grant lists.",
    itself("memory"),
    (vector) => {
      after("self_change_asks")(vector);
      vector.request.trigger = "autonomous";
    },
    ["ASK_USER", 8, "trigger_unlisted"],
  ),
  step4(
    "scenario-1d-schedule",
    "It makes itself a nightly schedule: changes to its schedule are never allowed.",
    itself("schedule"),
    asItIs,
    ["DENY", 4, "self_change_never"],
  ),
  step4(
    "scenario-1d-schedule-after-a-yes",
    "A yes to a change that asks is none to one that is never allowed.",
    itself("schedule"),
    after("self_change_asks"),
    ["DENY", 4, "self_change_never"],
  ),
  step4(
    "scenario-1d-schedule-with-a-reply",
    "A reply that is allowed does not carry a schedule with it.",
    reachable(reply),
    ({ request }) => {
      request.self_change = "schedule";
    },
    ["DENY", 4, "self_change_never"],
  ),
  step5(
    "scenario-1d-memory-and-a-denied-act",
    "The principal agrees to what it remembers, and the same request deletes.",
    cleaning,
    (vector) => {
      after("self_change_asks")(vector);
      vector.request.self_change = "memory";
    },
    DENIED,
  ),
];
