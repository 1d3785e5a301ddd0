// F5: configuration changes how an arrangement appears, not which one it is.
import type { Arrangement } from "../catalogue/arrangements.ts";
import type { RuleSpec } from "../grant/spec.ts";
import type { ValidGrant } from "../grant/valid-grant.ts";
import type { Finding } from "../lib/finding.ts";
import { pointer } from "../lib/pointer.ts";
import type { Configuration } from "../schema/grant.gen.ts";

export const spec: RuleSpec = {
  id: "F5",
  title: "Configuration is not arrangement",
  clause:
    "configuration changes how an arrangement appears, not which one it is: a “dynamic planner” is hub.manager_worker with plan_provenance: runtime.",
};

/** Names that mean an arrangement together with a configuration. */
export const CONFIGURED_NAMES: ReadonlyMap<string, { arrangement: Arrangement; configuration: Configuration }> = new Map([
  ["dynamic planner", { arrangement: "hub.manager_worker", configuration: { plan_provenance: "runtime" } }],
]);

/** A path is run by code that somebody wrote; a plan that is only made while the work runs is a lead's (a warning). */
export function checkConfiguration(grant: ValidGrant): Finding[] {
  const found: Finding[] = [];
  for (const [i, { arrangement, configuration }] of (grant.formations ?? []).entries()) {
    if (configuration?.plan_provenance !== "runtime" || !arrangement.startsWith("path.")) continue;
    const message = `A formation of the arrangement ${arrangement} follows a plan that is there beforehand, but this one says that its plan is made at run time. A planner that decides as it goes is hub.manager_worker: choose that arrangement, or another origin of the plan.`;
    found.push({ rule: "F5", path: pointer("formations", i, "configuration", "plan_provenance"), message, blocks: false });
  }
  return found;
}
