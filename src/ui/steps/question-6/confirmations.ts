/** What the accepted answers say of the tools' own confirmations, for the apps and the acts that were selected. Evidence, never authority. Pure. */
import type { Answers } from "../../../core/answers/answers.ts";
import type { ToolConfirmation } from "../../../core/compile/conflicts.ts";
import type { OfferedAct } from "../../../core/discovery/capabilities.ts";
import { yesNo } from "../../../core/discovery/form.ts";

/**
 * The statements that concern a selected app and an allowed act: provider and account exactly as written, and the act by its id, else by its
 * effect. One that names neither id nor effect of an allowed act is about no act of this Grant. Whether the tool asks is known only where the
 * answer says yes or no and nothing else.
 */
export function confirmationsFor({ work }: Pick<Answers, "work">, offered: readonly OfferedAct[]): readonly ToolConfirmation[] {
  return offered.flatMap(({ provider, account, id, effect, confirmation }) => {
    if (provider === undefined || confirmation === undefined) return [];
    const apps = work.resources.filter((app) => app.provider === provider && app.account === account);
    const byId = work.acts.filter(({ act }) => act === id);
    const acts = byId.length > 0 ? byId : work.acts.filter((act) => act.effect === effect);
    const answer = yesNo(confirmation);
    const asks = answer === "unstated" ? {} : { asks: answer === "yes" };
    return apps.flatMap((app) =>
      [...new Set(acts.map(({ act }) => act))].map((act): ToolConfirmation => ({ resource: app.id, act, says: confirmation, ...asks })),
    );
  });
}
