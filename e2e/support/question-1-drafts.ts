// Drafts for the tests of question 1: an accepted answer that offers acts and apps, and a draft with many acts.
import { freshAct } from "../../src/core/answers/fresh.ts";
import type { Draft } from "../../src/state/draft.ts";
import { DELEGATE, draftWith } from "./seeded-draft.ts";

/** An answer as the request asks for it: one act with a known effect, one without, one whose id is no act id, one of the catalogue. */
export const ANSWER = JSON.stringify({
  answer_version: "1",
  agent: { name: "Buyer", platform: "ExampleChat", role: "only" },
  areas: {
    capabilities: {
      status: "found",
      how: "listed the tools",
      items: [
        {
          id: "northline.place_order",
          provider: "Northline Paper",
          account: "studio@fernhill.example",
          operation: "Place an order with Northline's own tool",
          effect: "purchase",
        },
        { id: "desk.tidy", provider: "Studio drive", operation: "Tidy the desk", effect: "organises whatever it finds" },
        { id: "Send Mail!", provider: "Fernhill mail", operation: "Send mail to anyone" },
        {
          id: "mail.send",
          provider: "Fernhill mail",
          account: "maren@fernhill.example",
          operation: "Send mail",
          effect: "send_email",
        },
      ],
    },
    connectors: {
      status: "found",
      how: "listed them",
      items: [
        { provider: "Studio drive", via: "the browser on the studio Mac", scope: "every shop that is signed in there", reach: ["read"] },
      ],
    },
  },
});

/** A draft with an app and this many purchases of the person's own in it. */
export function manyActs(count: number): Draft {
  return draftWith((answers) => ({
    ...answers,
    work: {
      ...answers.work,
      purpose: "Keep the studio supplied.",
      summary: "Buys what the studio needs.",
      resources: [{ id: "northline", provider: "Northline", label: "Northline Paper", effects: [] }],
      acts: Array.from({ length: count }, (_, i) => ({
        ...freshAct({ id: `own.act_${i}`, effect: "purchase", kind: "purchased" }, DELEGATE),
        resources: ["northline"],
        per_act: { amount: "50.00", currency: "EUR" },
        per_month: { amount: "300.00", currency: "EUR" },
      })),
    },
  }));
}
