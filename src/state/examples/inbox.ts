// An example to start from: a sole trader's inbox assistant. It reads, drafts and answers known clients, and deletes nothing.
import type { Answers } from "../../core/answers/answers.ts";
import { patchDelegate } from "../../core/answers/edit-agents.ts";
import { addChannel } from "../../core/answers/edit-go-ahead.ts";
import { setCeiling } from "../../core/answers/edit-official.ts";
import { patchProgress, setWorkingMode } from "../../core/answers/edit-progress.ts";
import { addResource } from "../../core/answers/edit-resources.ts";
import { withWork } from "../../core/answers/edited.ts";
import { freshAnswers } from "../../core/answers/fresh.ts";
import { allow, never } from "./allow.ts";
import type { Example, ExampleIds } from "./choices.ts";

const ACCOUNT = "maren@fernhill.example";
const STANDING = "You may answer known clients about dates and running work.";

/** The example's answers, for the identifiers of this person and agent. Everything in it can be changed. */
export function inboxExample(ids: ExampleIds): Answers {
  let answers = freshAnswers(ids);
  answers = { ...answers, principal: { ...answers.principal, name: "Maren Okafor" } };
  answers = patchDelegate(answers, { name: "Inbox helper", role: "Keeps the studio's inbox in order" });
  answers = withWork(answers, {
    purpose: "Keep the studio's inbox answered without losing a client's trust",
    summary: "Sort incoming mail, draft answers, and answer clients about running work.",
    includes: ["Mail from clients and suppliers", "Questions about dates and running work"],
    excludes: ["Prices and contracts", "Complaints", "Anything from a bank or an authority"],
  });
  const mail = addResource(answers, {
    provider: "Fernhill Mail",
    label: "Studio mailbox",
    account: ACCOUNT,
    effects: [],
    reach: ["read", "write"],
    locations: ["Inbox", "Clients"],
  });
  const files = addResource(mail.answers, {
    provider: "Fernhill Drive",
    label: "Client files",
    account: ACCOUNT,
    effects: [],
    reach: ["read"],
    locations: ["Clients"],
  });
  answers = files.answers;
  const inMail = { resources: [mail.id] };
  for (const act of ["mail.read", "mail.search", "mail.draft"]) answers = allow(answers, act, inMail);
  answers = allow(answers, "mail.reply", {
    ...inMail,
    targets: { class: "recipients", scope: "known", ids: ["jo@northlight.example", "office@quillandgrain.example"] },
    go_ahead: { mode: "standing", words: STANDING },
    binding_acts_per_day: "15",
  });
  answers = allow(answers, "mail.organize", inMail);
  answers = allow(answers, "docs.read", { resources: [files.id] });
  // A reply and a new mail have one effect: without these two, whoever may reply may also write first and forward (§7b.3).
  answers = never(answers, "mail.send", "mail.forward", "mail.delete", "files.delete", "files.share");
  answers = setCeiling(answers, "sent", "self_within_limits");
  answers = patchProgress(setWorkingMode(answers, "auto"), {
    triggers: ["asked", "message"],
    // What stands in a client's file is used in an answer.
    data_movement: "listed_apps",
    max_recipients: "3",
    binding_acts_per_day: "20",
    hours: { days: ["mon", "tue", "wed", "thu", "fri"], start: "08:00", end: "18:00", timezone: "Europe/Dublin" },
  });
  // Not the mailbox: the agent reads it, and could answer its own question there.
  return addChannel(answers, { kind: "push", label: "A notification on the studio's phone" });
}

export const inbox: Example = {
  answers: inboxExample,
  choices: [
    { kind: "who", title: "Who is it?", asks: ["principal", "delegate"] },
    {
      kind: "account",
      title: "Which mailbox?",
      label: "The mailbox's address",
      help: "The agent uses the mailbox and the client files as this account, and no other.",
    },
    {
      kind: "reach",
      act: "mail.reply",
      title: "Whom may it answer?",
      label: "Addresses of your clients",
      what: "address",
      help: "These, and others already known. It asks before it answers anyone else.",
    },
    {
      kind: "asking",
      act: "mail.reply",
      title: "Does it ask before it answers?",
      each_time: {
        label: "It asks each time",
        help: "It drafts the answer, and sends it when you have said yes.",
        words: "Yes, send this answer.",
      },
      standing: {
        label: "It answers by itself, inside the limits",
        help: "At most 15 answers a day, on weekdays between 08:00 and 18:00. It tells you right after.",
        words: STANDING,
      },
    },
  ],
};
