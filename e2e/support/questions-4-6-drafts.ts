// Drafts for the tests of questions 4 to 6: acts of several kinds in two apps, an accepted answer that says how a tool confirms, and many acts.
import type { Answers } from "../../src/core/answers/answers.ts";
import { patchAct, setAct } from "../../src/core/answers/edit-acts.ts";
import { setGoAheads } from "../../src/core/answers/edit-go-ahead.ts";
import { freshAct } from "../../src/core/answers/fresh.ts";
import type { Draft } from "../../src/state/draft.ts";
import { DELEGATE, draftWith, withAccepted } from "./seeded-draft.ts";

/** The acts of the studio's draft, in their order: their index is their place in the Grant. */
export const ACTS = ["mail.read", "mail.send", "mail.reply", "shop.buy"] as const;

function studio(answers: Answers): Answers {
  const work = {
    ...answers.work,
    purpose: "Keep the studio supplied.",
    summary: "Writes to suppliers and buys what the studio needs.",
    resources: [
      { id: "mail", provider: "Fernhill mail", label: "Studio mail", account: "maren@fernhill.example", effects: [] },
      { id: "northline", provider: "Northline", label: "Northline Paper", effects: [] },
    ],
  };
  const grounds = { ...answers.grounds, allowed: [...answers.grounds.allowed, "app:mail" as const, "app:northline" as const] };
  let next: Answers = { ...answers, work, grounds };
  for (const id of ACTS) next = setAct(next, id, "allowed");
  for (const i of [0, 1, 2]) next = patchAct(next, i, { resources: ["mail"] });
  const money = (amount: string) => ({ amount, currency: "EUR" });
  return patchAct(next, 3, { resources: ["northline"], per_act: money("50.00"), per_month: money("300.00") });
}

/** Everything answered: nothing blocks on any of the three pages. */
export function studioDraft(change: (answers: Answers) => Answers = (answers) => answers): Draft {
  return draftWith((answers) => change(studio(answers)));
}

/** The same with an accepted answer that says of one tool that it asks nobody. */
export function withToolStatement(draft: Draft): Draft {
  return withAccepted(
    draft,
    JSON.stringify({
      answer_version: "1",
      agent: { name: "Buyer", platform: "ExampleChat", role: "only" },
      areas: {
        capabilities: {
          status: "found",
          how: "listed the tools",
          items: [
            {
              id: "mail.send",
              provider: "Fernhill mail",
              account: "maren@fernhill.example",
              operation: "Send mail",
              effect: "send_email",
              confirmation: "sends at once <b>without</b> a question",
            },
          ],
        },
      },
    }),
  );
}

/** A draft with this many official acts of the person's own. */
export function manyActs(count: number): Draft {
  return studioDraft((answers) => ({
    ...answers,
    work: {
      ...answers.work,
      acts: Array.from({ length: count }, (_, i) => ({
        ...freshAct({ id: `own.act_${i}`, effect: "send_email", kind: "sent" }, DELEGATE),
        resources: ["mail"],
      })),
    },
  }));
}

/** One act asks nobody by its own go-ahead, and the working mode would let it: the ceiling is what holds it back. */
export const AUTO = studioDraft((answers) => ({
  ...setGoAheads(answers, [1], "standing"),
  progress: { ...answers.progress, working_mode: "auto" },
}));
