// Small answers for the tests of edits and of what the writer asks for: complete, so that each test takes one thing away or adds one.
import type { ActAnswer, Answers } from "../answers/answers.ts";
import { freshAnswers, freshCatalogueAct } from "../answers/fresh.ts";

export const LEAD = "urn:bot0:agent:11111111-1111-4111-8111-111111111111";
export const HELPER = "agent:helper-aaaa";

/** A new draft in which the texts that have no answer by themselves are filled in. */
export function draftAnswers(): Answers {
  const fresh = freshAnswers({ principal: "urn:bot0:principal:22222222-2222-4222-8222-222222222222", delegate: LEAD });
  return {
    ...fresh,
    principal: { ...fresh.principal, name: "Anna Berg" },
    agents: { ...fresh.agents, delegate: { sub: LEAD, name: "Scout", role: "Assistant" } },
    work: { ...fresh.work, purpose: "Keep my mail in order.", summary: "Sorting and answering mail." },
  };
}

/** An act of the catalogue as it stands when it is newly allowed. */
export function freshlyAllowed(id: string): ActAnswer {
  const act = freshCatalogueAct(id, LEAD);
  if (!act) throw new Error(`no act ${id}`);
  return act;
}

/** A draft with these acts, in an app that each of them uses. */
export function draftWith(...ids: string[]): Answers {
  const answers = draftAnswers();
  const acts = ids.map((id) => ({ ...freshlyAllowed(id), resources: ["mail"] }));
  const app = { id: "mail", provider: "Example Mail", label: "Mail", effects: [] };
  return {
    ...answers,
    work: { ...answers.work, acts, resources: [app] },
    grounds: { ...answers.grounds, allowed: [...answers.grounds.allowed, "app:mail"] },
  };
}

/** The same draft as a team of two: the delegate and a helper, which holds nothing yet. */
export function teamDraft(...ids: string[]): Answers {
  const answers = draftWith(...ids);
  const members = [{ actor: HELPER, name: "Helper", role: "Helps" }];
  return { ...answers, agents: { ...answers.agents, arrangement: "team", members } };
}
