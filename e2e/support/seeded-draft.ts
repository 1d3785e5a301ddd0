// A draft with one agent called Buyer, answered by a function over the least-privilege answers.
import { createHash } from "node:crypto";
import type { Answers } from "../../src/core/answers/answers.ts";
import { freshAnswers } from "../../src/core/answers/fresh.ts";
import { type Draft, newDraft } from "../../src/state/draft.ts";

export { openDraft } from "./seed-draft.ts";

export const DELEGATE = "urn:bot0:agent:1b4e28ba-2fa1-4d3b-a3f5-0c8a3e1b9f10";
const PRINCIPAL = "urn:bot0:principal:6fa459ea-ee8a-4ca4-894e-db77e160355e";
const NOW = "2026-11-30T10:00:00Z";

/** A draft with the least-privilege answers and an agent called Buyer; `change` answers more. */
export function draftWith(change: (answers: Answers) => Answers = (answers) => answers): Draft {
  const fresh = freshAnswers({ principal: PRINCIPAL, delegate: DELEGATE });
  const named: Answers = {
    ...fresh,
    principal: { ...fresh.principal, name: "Maren Fernhill" },
    agents: { ...fresh.agents, delegate: { sub: DELEGATE, name: "Buyer", role: "Keeps the studio supplied" } },
  };
  return newDraft({ draft: "e2e", principal: PRINCIPAL, delegate: DELEGATE, now: NOW }, "Studio helper", change(named));
}

/** The draft with an answer of its one agent that was accepted, bound by the text's own checksum (G15). */
export function withAccepted(draft: Draft, text: string): Draft {
  const bound = Buffer.from(text.trim(), "utf8");
  const sha256 = createHash("sha256").update(bound).digest("hex");
  const inventories = [{ agent: DELEGATE, text, accepted: { sha256, bytes: bound.length, at: NOW } }];
  const discovery = { ...draft.answers.discovery, inventories: [{ agent: DELEGATE, sha256 }] };
  return { ...draft, inventories, answers: { ...draft.answers, discovery } };
}
