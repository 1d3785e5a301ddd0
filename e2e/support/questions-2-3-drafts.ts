// Drafts for the tests of questions 2 and 3: a studio with a few acts, a team, and a draft with many acts.
import type { ActAnswer, Answers } from "../../src/core/answers/answers.ts";
import { freshAct, freshCatalogueAct } from "../../src/core/answers/fresh.ts";
import type { Draft } from "../../src/state/draft.ts";
import { DELEGATE, draftWith } from "./seeded-draft.ts";

export const WRITER = "agent:writer-abcd";
export const BOOKS = "agent:books-ef23";

const eur = (amount: string) => ({ amount, currency: "EUR" });

function act(id: string, change: Partial<ActAnswer> = {}): ActAnswer {
  const fresh = freshCatalogueAct(id, DELEGATE);
  if (!fresh) throw new Error(`no act ${id}`);
  return { ...fresh, resources: ["desk"], ...change };
}

function withActs(answers: Answers, acts: ActAnswer[]): Answers {
  return {
    ...answers,
    work: {
      ...answers.work,
      purpose: "Keep the studio supplied.",
      summary: "Buys what the studio needs, and writes to its customers.",
      resources: [{ id: "desk", provider: "Northline", label: "Northline Paper", effects: [] }],
      acts,
    },
    grounds: { ...answers.grounds, allowed: [...answers.grounds.allowed, "app:desk"] },
  };
}

/** Two acts with a standing go-ahead, as far as question 6 lets them go by themselves, two that ask, and one that is not official. */
export function studio(change: (answers: Answers) => Answers = (answers) => answers): Draft {
  return draftWith((answers) =>
    change({
      ...withActs(answers, [
        act("mail.read"),
        act("mail.send", { go_ahead: { mode: "standing" } }),
        act("shop.buy", { go_ahead: { mode: "standing" }, per_act: eur("50.00"), per_month: eur("300.00") }),
        act("shop.subscribe", { per_act: eur("20.00"), per_month: eur("20.00") }),
        act("files.share"),
      ]),
      official: { ...answers.official, ceilings: { sent: "self_within_limits", purchased: "self_within_limits" } },
    }),
  );
}

/** The same with two members beside the delegate; `name` is the first one's. */
export function team(name = "Writer"): Draft {
  return studio((answers) => ({
    ...answers,
    agents: {
      ...answers.agents,
      arrangement: "team",
      members: [
        { actor: WRITER, name, role: "Writes drafts" },
        { actor: BOOKS, name: "Bookkeeper", role: "Keeps the books" },
      ],
    },
  }));
}

/** A team and this many official acts of the person's own. */
export function manyOfficialActs(count: number): Draft {
  const draft = team();
  const acts = Array.from({ length: count }, (_, i) => ({
    ...freshAct({ id: `own.act_${i}`, effect: "send_email", kind: "sent" }, DELEGATE),
    resources: ["desk"],
  }));
  return { ...draft, answers: withActs(draft.answers, acts) };
}
