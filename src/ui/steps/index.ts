/** The way through, in order: the only list of steps. The six questions carry the specification's words as their titles (§4). */

/** The three stretches of the way. */
export type StepGroup = "Prepare" | "Six questions" | "Finish";

/** One step: where it is, what its page is called, and its shorter name in the rail. */
export interface Step {
  readonly id: string;
  readonly path: string;
  readonly group: StepGroup;
  readonly title: string;
  readonly short: string;
}

export const STEPS = [
  { id: "start", path: "/", group: "Prepare", title: "Decide what your AI agent may do.", short: "Start" },
  { id: "agents", path: "/agents", group: "Prepare", title: "Your agents", short: "Your agents" },
  { id: "discover", path: "/discover", group: "Prepare", title: "Find out what your agents can do", short: "Discover" },
  {
    id: "question-1",
    path: "/questions/1",
    group: "Six questions",
    title: "What is the act of work?",
    short: "1 · What is the act of work?",
  },
  {
    id: "question-2",
    path: "/questions/2",
    group: "Six questions",
    title: "How does the work progress?",
    short: "2 · How does the work progress?",
  },
  {
    id: "question-3",
    path: "/questions/3",
    group: "Six questions",
    title: "Who participates, and how are they related?",
    short: "3 · Who participates?",
  },
  {
    id: "question-4",
    path: "/questions/4",
    group: "Six questions",
    title: "What grounds the work?",
    short: "4 · What grounds the work?",
  },
  {
    id: "question-5",
    path: "/questions/5",
    group: "Six questions",
    title: "What gives a participant the go-ahead to act?",
    short: "5 · What gives the go\u2011ahead?",
  },
  {
    id: "question-6",
    path: "/questions/6",
    group: "Six questions",
    title: "What makes the result official?",
    short: "6 · What makes it official?",
  },
  { id: "review", path: "/review", group: "Finish", title: "Check what you have decided", short: "Review" },
  { id: "seal", path: "/seal", group: "Finish", title: "Seal and Letter", short: "Seal and Letter" },
  { id: "hand-over", path: "/hand-over", group: "Finish", title: "Hand over", short: "Hand over" },
] as const satisfies readonly Step[];

/** The name of a step. */
export type StepId = (typeof STEPS)[number]["id"];

/** The address of a step. */
export type StepPath = (typeof STEPS)[number]["path"];

/** The groups in the order in which they are shown. */
export const STEP_GROUPS: readonly StepGroup[] = ["Prepare", "Six questions", "Finish"];

/** The step with this id. */
export function stepOf(id: StepId): (typeof STEPS)[number] {
  const step = STEPS.find((candidate) => candidate.id === id);
  if (step === undefined) throw new Error(`no such step: ${JSON.stringify(id)}`);
  return step;
}

/** Where a step stands, as said above its title: "Question 2 of 6" for the questions, the group's name for the others. */
export function whereOf(id: StepId): string {
  const step = stepOf(id);
  if (step.group !== "Six questions") return step.group;
  const questions = STEPS.filter((candidate) => candidate.group === "Six questions");
  return `Question ${questions.findIndex((candidate) => candidate.id === id) + 1} of ${questions.length}`;
}
