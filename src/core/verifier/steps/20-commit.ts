// §7 step 20: whether it may become real, tightened by the working mode (G10): the stricter of the Grant's and the session's.
import { MODES } from "../../catalogue/modes.ts";
import { found, type Judged, PASSES, type Said, type StepSpec, says } from "../step.ts";

export const spec: StepSpec = {
  step: 20,
  title: "Commit",
  clause:
    "commit, tightened by the working mode (the stricter of the Grant's and the session's): Plan → DENY mode_plan_prepares_only; Ask → a standing act ASK_USER mode_asks_each_time; then commit: automatic → ALLOW · user_approval → ASK_USER · prohibited → DENY",
};

/** After a yes to the last ask nothing is left to stop the act, so the last thing said is ALLOW. */
export function judge({ lookup: { grant }, context: { session_mode }, held }: Judged): Said {
  if (held === undefined) return PASSES;
  const own = grant.defaults.working_mode;
  const mode = session_mode !== undefined && MODES[session_mode].rank < MODES[own].rank ? session_mode : own;
  const modePath = mode === own ? "/defaults/working_mode" : undefined;
  if (mode === "plan") return says("mode_plan_prepares_only", modePath);
  const { commit, go_ahead } = held.authority;
  const path = `/authorities/${held.index}/commit`;
  const asks = mode === "ask" && go_ahead?.mode === "standing" ? [found("mode_asks_each_time", modePath)] : [];
  if (commit === "prohibited") return [...asks, found("commit_prohibited", path)];
  const approval = commit === "user_approval" ? [found("commit_user_approval", path)] : [];
  return [...asks, ...approval, found("commit_automatic", path)];
}
