// An example to start from: a sole trader's inbox assistant. It reads, drafts and answers known clients, and deletes nothing.
import type { Answers } from "../../core/answers/answers.ts";
import { patchAct, setAct } from "../../core/answers/edit-acts.ts";
import { patchDelegate } from "../../core/answers/edit-agents.ts";
import { setWorkingMode } from "../../core/answers/edit-progress.ts";
import { addResource } from "../../core/answers/edit-resources.ts";
import { freshAnswers } from "../../core/answers/fresh.ts";

/** What Start says of the example before it is opened. */
export const INBOX_NAME = "Inbox assistant";

/** The example's answers, for the identifiers of this person and agent. Everything in it can be changed. */
export function inboxExample(ids: { principal: string; delegate: string }): Answers {
  let answers = freshAnswers(ids);
  answers = { ...answers, principal: { ...answers.principal, name: "Maren Okafor" } };
  answers = patchDelegate(answers, { name: "Inbox helper", role: "Keeps the studio's inbox in order" });
  answers = {
    ...answers,
    work: {
      ...answers.work,
      purpose: "Keep the studio's inbox answered without losing a client's trust",
      summary: "Sort incoming mail, draft answers, and answer clients about running work.",
      includes: ["Mail from clients and suppliers", "Questions about dates and running work"],
      excludes: ["Prices and contracts", "Complaints", "Anything from a bank or an authority"],
    },
  };
  const mail = addResource(answers, {
    provider: "Fernhill Mail",
    label: "Studio mailbox",
    account: "maren@fernhill.example",
    effects: [],
    reach: ["read", "write"],
    locations: ["Inbox", "Clients"],
  });
  const files = addResource(mail.answers, {
    provider: "Fernhill Drive",
    label: "Client files",
    account: "maren@fernhill.example",
    effects: [],
    reach: ["read"],
  });
  answers = files.answers;
  for (const [act, apps] of [
    ["mail.read", [mail.id]],
    ["mail.search", [mail.id]],
    ["mail.draft", [mail.id]],
    ["mail.reply", [mail.id]],
    ["mail.organize", [mail.id]],
    ["docs.read", [files.id]],
  ] as const) {
    answers = setAct(answers, act, "allowed");
    answers = patchAct(answers, answers.work.acts.length - 1, { resources: [...apps] });
  }
  const reply = answers.work.acts.findIndex((one) => one.act === "mail.reply");
  answers = patchAct(answers, reply, {
    targets: { class: "recipients", scope: "known", ids: ["jo@northlight.example", "office@quillandgrain.example"] },
    go_ahead: { mode: "standing", words: "You may answer known clients about dates and running work." },
    binding_acts_per_day: "20",
  });
  for (const act of ["mail.send", "mail.forward", "mail.delete", "files.delete", "files.share"]) answers = setAct(answers, act, "never");
  answers = setWorkingMode(answers, "auto");
  return {
    ...answers,
    progress: {
      ...answers.progress,
      triggers: ["asked", "message"],
      max_recipients: "3",
      binding_acts_per_day: "20",
      hours: { days: ["mon", "tue", "wed", "thu", "fri"], start: "08:00", end: "18:00", timezone: "Europe/Dublin" },
    },
    go_ahead: {
      ...answers.go_ahead,
      channels: [...answers.go_ahead.channels, { kind: "email", label: "Email to Maren", address: "maren@fernhill.example" }],
    },
    official: { ...answers.official, ceilings: { sent: "self_within_limits" } },
  };
}
