/** What the accepted answers say of the tools' own confirmations, for the apps and the acts that were selected. Evidence, never authority. Pure. */
import type { Answers } from "../../../core/answers/answers.ts";
import type { ToolConfirmation } from "../../../core/compile/conflicts.ts";
import type { OfferedAct } from "../../../core/discovery/capabilities.ts";

/**
 * The statements that concern a selected app and an allowed act: provider and account exactly as written, and the act by its id, else by its
 * effect. One that names neither id nor effect of an allowed act is about no act of this Grant. Whether the tool asks is known only where the
 * answer says that and nothing else: "yes", "none", "no confirmation". Anything longer is for the person to read.
 */
export function confirmationsFor({ work }: Pick<Answers, "work">, offered: readonly OfferedAct[]): readonly ToolConfirmation[] {
  return offered.flatMap(({ provider, account, id, effect, confirmation }) => {
    if (provider === undefined || confirmation === undefined) return [];
    const apps = work.resources.filter((app) => app.provider === provider && app.account === account);
    const byId = work.acts.filter(({ act }) => act === id);
    const acts = byId.length > 0 ? byId : work.acts.filter((act) => act.effect === effect);
    const answer = asksIn(confirmation);
    const asks = answer === undefined ? {} : { asks: answer };
    return apps.flatMap((app) =>
      [...new Set(acts.map(({ act }) => act))].map((act): ToolConfirmation => ({ resource: app.id, act, says: confirmation, ...asks })),
    );
  });
}

const ASKS: ReadonlySet<string> = new Set(["yes", "true", "always"]);
const ASKS_NOT: ReadonlySet<string> = new Set([
  "no",
  "false",
  "none",
  "never",
  "nobody",
  "no one",
  "not asked",
  "not required",
  "no confirmation",
  "without confirmation",
]);

/** Whether the tool asks, where these words say nothing else; capitals and a full stop change nothing. */
function asksIn(says: string): boolean | undefined {
  const words = says.trim().toLowerCase().replace(/\.$/, "");
  if (ASKS_NOT.has(words)) return false;
  return ASKS.has(words) ? true : undefined;
}
