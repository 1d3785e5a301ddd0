// G11: "Where a tool's permission and a work rule disagree, the stricter applies." What was recorded is held against what the answers show.
import type { Answers } from "../answers/answers.ts";
import { pointer } from "../lib/pointer.ts";
import { type AnswersFinding, blocking, warning } from "./answers-finding.ts";
import { allDisagreements, askingAbout, knownStricter } from "./conflicts.ts";
import { actName } from "./sayings.ts";

const SIDES = { tool_permission: "the permission", work_rule: "the rule" } as const;

/** A sentence where the looser side is recorded as the one that applies, and where an act is left looser than what was recorded. */
export function checkConflicts(answers: Answers): AnswersFinding[] {
  const { conflicts } = answers.official;
  if (conflicts.length === 0) return [];
  const all = allDisagreements(answers);
  const looser = conflicts.flatMap((conflict, i) => {
    const stricter = knownStricter(conflict, all);
    if (stricter === undefined || conflict.applies === undefined || conflict.applies === stricter) return [];
    const message = `The stricter one applies, and here that is ${SIDES[stricter]}. Choose it, or change the answer that disagrees with it.`;
    return [blocking("G11", pointer("conflicts", i, "applies"), message)];
  });
  return [...looser, ...standingBeside(answers)];
}

/** The tool asks first, and that was recorded as what applies; the act's own go-ahead says that nobody is asked. */
function standingBeside({ work, official }: Answers): AnswersFinding[] {
  const asking = new Set(official.conflicts.filter(({ applies }) => applies === "tool_permission").map(({ about }) => about));
  const apps = new Map(work.resources.map((app) => [app.id, app]));
  return work.acts.flatMap((act, i) => {
    const isRecorded = act.resources.some((id) => {
      const app = apps.get(id);
      return app !== undefined && asking.has(askingAbout(act, app));
    });
    if (act.go_ahead?.mode !== "standing" || !isRecorded) return [];
    const message = `You recorded that the tool asks before ${actName(act)}, and that this applies, but the act still has a standing go-ahead: the Letter says that nobody is asked. Let it ask each time.`;
    return [warning("G11", pointer("authorities", i, "go_ahead", "mode"), message)];
  });
}
