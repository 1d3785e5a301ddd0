// G9a defaults: the specification's list, and what else holds for the whole Grant and could be widened (envelope.ts).
import { MODES } from "../catalogue/modes.ts";
import { SELF_CHANGE_RULES, SELF_CHANGES } from "../catalogue/progress.ts";
import { pointer } from "../lib/pointer.ts";
import type { SelfChanges } from "../schema/grant.gen.ts";
import { compareEnvelope } from "./envelope.ts";
import { compareGrounding } from "./grounding.ts";
import { compareLimits } from "./limits.ts";
import type { Add, Pair, RowSpec } from "./row.ts";

export const spec: RowSpec = {
  id: "G9a.defaults",
  title: "Defaults no wider",
  clause:
    "per act, per month and binding acts per day ≤ (absent where the parent has one is wider); triggers ⊆; each change-to-itself rule never ≤ ask ≤ allowed; apps connected later equal or not_covered; moving information equal or never; people per message ≤; hours within the parent's",
};

export function compareDefaults(pair: Pair, add: Add): void {
  const [own, theirs] = [pair.child.defaults, pair.parent.defaults];
  compareLimits(own.limits, theirs.limits, {}, pointer("defaults"), add);
  compareProgress(pair, add);
  compareGrounding(pair, [own.grounding, theirs.grounding, undefined], pointer("defaults"), add);
  compareEnvelope(pair, add);
}

/** How the work progresses (question 2). */
function compareProgress({ parent, child, holds }: Pair, add: Add): void {
  const [own, theirs] = [child.defaults, parent.defaults];
  const wider = (name: keyof typeof own, message: string) =>
    add(pointer("defaults", name), message, { parent: theirs[name], child: own[name] });
  if (MODES[own.working_mode].rank > MODES[theirs.working_mode].rank) {
    wider(
      "working_mode",
      `The working mode ${own.working_mode} is looser than the parent's ${theirs.working_mode}. Choose a stricter one.`,
    );
  }
  if (theirs.pause_on_unexpected && !own.pause_on_unexpected) {
    wider("pause_on_unexpected", "The parent pauses on anything unexpected, and this child does not. Let it pause too.");
  }
  for (const [k, trigger] of own.triggers.entries()) {
    if (holds(theirs.triggers, trigger)) continue;
    const message = `The parent's work is not started by the trigger ${trigger}, and this child's is. Take it away.`;
    add(pointer("defaults", "triggers", k), message, { parent: theirs.triggers, child: trigger });
  }
  for (const name of Object.keys(SELF_CHANGES) as (keyof SelfChanges)[]) {
    const [mine, bound] = [own.self_changes[name], theirs.self_changes[name]];
    if (SELF_CHANGE_RULES[mine].rank <= SELF_CHANGE_RULES[bound].rank) continue;
    const message = `Changes to ${SELF_CHANGES[name].phrase} are ${mine} here, which is looser than the parent's ${bound}. Choose a stricter rule.`;
    add(pointer("defaults", "self_changes", name), message, { parent: bound, child: mine });
  }
  if (own.new_connectors !== theirs.new_connectors && own.new_connectors !== "not_covered") {
    wider("new_connectors", "Apps that appear later are not covered in the parent, and are covered here. Leave them uncovered.");
  }
  if (own.data_movement !== theirs.data_movement && own.data_movement !== "never") {
    const message = `Moving information is ${theirs.data_movement} in the parent and ${own.data_movement} here. A child keeps the rule, or takes never.`;
    wider("data_movement", message);
  }
  if (own.max_recipients > theirs.max_recipients) {
    const message = `One message may reach ${own.max_recipients} people here, more than the parent's ${theirs.max_recipients}. Lower the number.`;
    wider("max_recipients", message);
  }
}
