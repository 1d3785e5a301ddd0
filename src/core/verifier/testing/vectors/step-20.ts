// Step 20: the working mode, the stricter of the Grant's and the session's, and then the commit. Every mode beside every session mode, and every
// mode beside every go-ahead and commit.
import { type Case, type Decided, section, type Vector } from "./authoring.ts";
import { groceries } from "./bases.ts";
import { appointment, posting } from "./bases-single.ts";

const step20 = section("§7 step 20");
const PLAN: Decided = ["DENY", 20, "mode_plan_prepares_only"];
const ASKS: Decided = ["ASK_USER", 20, "mode_asks_each_time"];
const PROHIBITED: Decided = ["DENY", 20, "commit_prohibited"];
const APPROVAL: Decided = ["ASK_USER", 20, "commit_user_approval"];
const ALLOWED: Decided = ["ALLOW", 20, "commit_automatic"];

type Mode = "plan" | "ask" | "auto" | "full_auto";

const NAMES: Record<Mode, string> = { plan: "Plan", ask: "Ask", auto: "Auto", full_auto: "Full auto" };

/** The Grant is in a mode, and the session, where one is given, in another. */
const modes =
  (grant: Mode, session?: Mode) =>
  ({ context }: Case): void => {
    context.grant.defaults.working_mode = grant;
    context.session_mode = session;
  };

/** What follows for an act with a standing go-ahead and an automatic commit, by the Grant's mode and the session's. */
const STANDING: readonly (readonly [grant: Mode, session: Mode | undefined, expect: Decided])[] = [
  ["plan", undefined, PLAN],
  ["plan", "plan", PLAN],
  ["plan", "ask", PLAN],
  ["plan", "auto", PLAN],
  ["plan", "full_auto", PLAN],
  ["ask", undefined, ASKS],
  ["ask", "plan", PLAN],
  ["ask", "ask", ASKS],
  ["ask", "auto", ASKS],
  ["ask", "full_auto", ASKS],
  ["auto", undefined, ALLOWED],
  ["auto", "plan", PLAN],
  ["auto", "ask", ASKS],
  ["auto", "auto", ALLOWED],
  ["auto", "full_auto", ALLOWED],
  ["full_auto", undefined, ALLOWED],
  ["full_auto", "plan", PLAN],
  ["full_auto", "ask", ASKS],
  ["full_auto", "auto", ALLOWED],
  ["full_auto", "full_auto", ALLOWED],
];

const WHY: Readonly<Record<string, string>> = {
  mode_plan_prepares_only: "the stricter prepares only",
  mode_asks_each_time: "the stricter asks each time, a standing go-ahead included",
  commit_prohibited: "the commit is prohibited",
  commit_user_approval: "the commit is the principal's, who is asked",
  commit_automatic: "the standing go-ahead holds and the commit is automatic",
};

const because = ([, , reason]: Decided, mode: string): string => String(WHY[reason]).replace("the stricter", mode);

type GoAhead = "standing" | "each_time";
type Commit = "automatic" | "user_approval" | "prohibited";

const commits =
  (go_ahead: GoAhead, commit: Commit) =>
  ({ context }: Case): void => {
    Object.assign(context.grant.authorities[0], { go_ahead: { mode: go_ahead }, commit });
  };

/** What follows in a mode for the other go-aheads and commits; each time never stands beside automatic. */
const OTHERS: readonly (readonly [mode: Mode, go_ahead: GoAhead, commit: Commit, expect: Decided])[] = [
  ["plan", "standing", "user_approval", PLAN],
  ["plan", "standing", "prohibited", PLAN],
  ["plan", "each_time", "user_approval", PLAN],
  ["plan", "each_time", "prohibited", PLAN],
  ["ask", "standing", "user_approval", ASKS],
  ["ask", "standing", "prohibited", ASKS],
  ["ask", "each_time", "user_approval", APPROVAL],
  ["ask", "each_time", "prohibited", PROHIBITED],
  ["auto", "standing", "user_approval", APPROVAL],
  ["auto", "standing", "prohibited", PROHIBITED],
  ["auto", "each_time", "user_approval", APPROVAL],
  ["auto", "each_time", "prohibited", PROHIBITED],
  ["full_auto", "standing", "user_approval", APPROVAL],
  ["full_auto", "standing", "prohibited", PROHIBITED],
  ["full_auto", "each_time", "user_approval", APPROVAL],
  ["full_auto", "each_time", "prohibited", PROHIBITED],
];

const hyphens = (words: readonly (string | undefined)[]) => words.map((word) => word?.replaceAll("_", "-") ?? "none").join("-");

export const vectors: readonly Vector[] = [
  ...STANDING.map(([grant, session, expect]) => {
    const said = session === undefined ? "the session states none" : `the session in ${NAMES[session]}`;
    const about = `The Grant is in ${NAMES[grant]} and ${said}, and the act is standing: ${because(expect, "the stricter")}.`;
    return step20(`step-20-modes-${hyphens([grant, session])}`, about, groceries, modes(grant, session), expect);
  }),
  ...OTHERS.map(([mode, go_ahead, commit, expect]) => {
    const given = go_ahead === "standing" ? "The go-ahead is standing" : "The go-ahead is given each time";
    const about = `${given} and the commit is ${commit}, in ${NAMES[mode]}: ${because(expect, "the mode")}.`;
    const change = (vector: Case) => {
      modes(mode)(vector);
      commits(go_ahead, commit)(vector);
    };
    return step20(`step-20-commit-${hyphens([mode, go_ahead, commit])}`, about, groceries, change, expect);
  }),
  step20(
    "step-20-session-tightens-a-post",
    "A standing post is outside every formation, and the session is in Plan: it is prepared only.",
    posting,
    ({ context }) => Object.assign(context, { session_mode: "plan" }),
    PLAN,
  ),
  step20(
    "step-20-mode-said-by-the-request",
    "The request says that the session is in Full auto, in a Grant that asks: a session mode is the host's to give, and only tightens.",
    groceries,
    (vector) => {
      modes("ask")(vector);
      vector.request.session_mode = "full_auto";
    },
    ASKS,
  ),
  step20(
    "step-20-proposal-only",
    "The ceiling of the kind lets the agent propose only, so the commit is prohibited.",
    groceries,
    (vector) => {
      vector.context.grant.ceilings.purchased = "proposal";
      commits("each_time", "prohibited")(vector);
    },
    PROHIBITED,
  ),
  step20(
    "step-20-stricter-than-its-ceiling",
    "The ceiling of the kind lets the agent finish by itself, and the act's own commit is the principal's, which is stricter.",
    appointment,
    ({ context }) => Object.assign(context.grant.authorities[1], { commit: "user_approval" }),
    APPROVAL,
  ),
  step20(
    "step-20-plan-answered",
    "The host says that the principal answered yes in a mode that prepares only, and nothing makes a denial pass.",
    groceries,
    (vector) => {
      modes("plan")(vector);
      vector.context.answered = ["mode_plan_prepares_only", "mode_asks_each_time"];
    },
    PLAN,
  ),
  step20(
    "step-20-prohibited-answered",
    "The host says that the principal answered yes to a prohibited commit, and nothing makes a denial pass.",
    groceries,
    (vector) => {
      commits("standing", "prohibited")(vector);
      vector.context.answered = ["commit_prohibited", "commit_user_approval"];
    },
    PROHIBITED,
  ),
  step20(
    "step-20-ask-answered-then-prohibited",
    "The principal said yes to the mode that asks, and the commit that comes after it is prohibited.",
    groceries,
    (vector) => {
      modes("ask")(vector);
      commits("standing", "prohibited")(vector);
      vector.context.answered = ["mode_asks_each_time"];
    },
    PROHIBITED,
  ),
];
