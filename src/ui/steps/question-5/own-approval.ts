/** A way of reaching the principal that the agent can use itself: a yes that comes that way could be its own. Pure. */
import type { Answers } from "../../../core/answers/answers.ts";
import { isBinding } from "../../../core/catalogue/kinds.ts";

/**
 * For each channel the label of a selected app in which an act is allowed under the very address of the channel; nothing where there is none.
 * Addresses are compared without regard to capitals and the white space around them.
 */
export function reachableByAgent({ go_ahead, work }: Pick<Answers, "go_ahead" | "work">): readonly (string | undefined)[] {
  const used = new Set(work.acts.filter(({ kind }) => isBinding(kind)).flatMap(({ resources }) => resources));
  const same = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();
  return go_ahead.channels.map(({ address = "" }) => {
    if (address.trim() === "") return undefined;
    const app = work.resources.find(({ id, account = "" }) => used.has(id) && same(account, address));
    return app && (app.label.trim() || app.provider);
  });
}
