// G11: the stricter applies, whatever was recorded.
import { expect, test } from "vitest";
import type { Answers, ConflictAnswer } from "../answers/answers.ts";
import { patchAct } from "../answers/edit-acts.ts";
import { draftWith } from "../testing/answers-parts.ts";
import { checkConflicts } from "./check-conflicts.ts";
import { suggestConflicts } from "./conflicts.ts";

const inAskMode = (): Answers => {
  const answers = patchAct(draftWith("mail.send"), 0, { go_ahead: { mode: "standing" } });
  return {
    ...answers,
    progress: { ...answers.progress, working_mode: "ask" },
    official: { ...answers.official, ceilings: { sent: "self_within_limits" } },
  };
};
const withConflicts = (answers: Answers, conflicts: ConflictAnswer[]): Answers => ({
  ...answers,
  official: { ...answers.official, conflicts },
});
const said = { chosen: "The stricter.", why: "For now." };

test("the looser side of a known disagreement cannot be recorded as the one that applies", () => {
  const answers = inAskMode();
  const [known] = suggestConflicts(answers);
  if (!known) throw new Error("Ask and a standing go-ahead disagree");
  expect(known.applies).toBe("work_rule");
  const { refs: _, applies: _stricter, ...texts } = known;
  const record = (applies: ConflictAnswer["applies"]) =>
    checkConflicts(withConflicts(answers, [{ ...texts, ...said, ...(applies ? { applies } : {}) }]));
  expect(record("tool_permission")).toMatchObject([{ rule: "G11", path: "/conflicts/0/applies", blocks: true }]);
  expect(record("work_rule")).toEqual([]);
  expect(record(undefined)).toEqual([]);
});

test("a tool that asks, recorded as what applies, beside an act that nobody is asked about, is warned of at the act", () => {
  const base = draftWith("mail.send");
  const app = base.work.resources[0]?.id ?? "";
  const auto: Answers = {
    ...base,
    progress: { ...base.progress, working_mode: "auto" },
    official: { ...base.official, ceilings: { sent: "self_within_limits" } },
  };
  const answers = patchAct(auto, 0, { go_ahead: { mode: "standing" }, resources: [app] });
  const [known] = suggestConflicts(answers, [{ resource: app, says: "asks before sending", asks: true }]);
  if (!known) throw new Error("the tool asks and the act does not");
  const { refs: _, ...texts } = known;
  const recorded = withConflicts(answers, [{ ...texts, ...said }]);
  expect(checkConflicts(recorded)).toMatchObject([{ rule: "G11", path: "/authorities/0/go_ahead/mode", blocks: false }]);
  expect(checkConflicts(patchAct(recorded, 0, { go_ahead: { mode: "each_time" } }))).toEqual([]);
});

test("what cannot be compared is left to the person", () => {
  const own = { about: "Mine", tool_permission: "It may.", work_rule: "It may not.", applies: "tool_permission" as const, ...said };
  expect(checkConflicts(withConflicts(inAskMode(), [own]))).toEqual([]);
});
