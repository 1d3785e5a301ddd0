/** How far each step is: a step never opened is not started; one with something that blocks needs a look, and says what. */
import type { Finding } from "../../core/lib/finding.ts";
import { currentProposal, derivedOf, findingsByStep } from "../../state/derived.ts";
import type { Draft } from "../../state/draft.ts";
import type { StepStatus } from "../frame/types.ts";
import { STEPS, type StepId } from "../steps/index.ts";

export function stepStates(draft: Draft, now: () => string): Partial<Record<StepId, StepStatus>> {
  const derived = derivedOf(draft.answers, draft.enforcement, now);
  const byStep = findingsByStep(derived.blocking);
  const states: Partial<Record<StepId, StepStatus>> = {};
  for (const { id } of STEPS) {
    const seen = draft.visited.includes(id);
    const status = seen ? (special(id, draft, derived.blocking) ?? problems(byStep.get(id as never))) : undefined;
    if (status) states[id] = status;
  }
  return { ...states, start: { state: "done" } };
}

function problems(findings: readonly Finding[] | undefined): StepStatus {
  if (!findings || findings.length === 0) return { state: "done" };
  return { state: "look", note: findings.length === 1 ? "one thing to settle" : `${findings.length} things to settle` };
}

function special(id: StepId, draft: Draft, blocking: readonly Finding[]): StepStatus | undefined {
  switch (id) {
    case "discover": {
      const agents = 1 + draft.answers.agents.members.length;
      const bound = draft.answers.discovery.inventories.length;
      const shown = draft.inventories.length;
      if (bound === 0 && shown === 0) return { state: "todo" };
      if (shown > bound) return { state: "look", note: "an answer is not accepted" };
      if (bound > 0 && bound < agents)
        return { state: "look", note: agents - bound === 1 ? "one agent has not answered" : `${agents - bound} agents have not answered` };
      return undefined;
    }
    case "review":
      return blocking.length > 0
        ? { state: "look", note: blocking.length === 1 ? "one problem" : `${blocking.length} problems` }
        : { state: "done" };
    case "seal":
    case "hand-over": {
      const current = currentProposal(draft);
      if (!current) return { state: "todo" };
      if (current.edited) return { state: "look", note: "answers changed since it was sealed" };
      // Nothing tells whether the agent was given the rules; that the person decided about its answer does.
      return id === "hand-over" && current.proposal.decision === undefined ? { state: "todo" } : { state: "done" };
    }
    default:
      return undefined;
  }
}
