// G3: "An authority's commit MUST NOT be looser than the ceiling of its kind." proposal = prohibited < on_confirm = user_approval
// < self_within_limits = automatic. And a go-ahead that is asked for each time never stands beside a commit that asks nobody.
import { CEILINGS, isBinding, KINDS } from "../catalogue/kinds.ts";
import type { RuleSpec } from "../grant/spec.ts";
import type { ValidGrant } from "../grant/valid-grant.ts";
import type { Finding } from "../lib/finding.ts";
import { pointer } from "../lib/pointer.ts";
import type { Authority } from "../schema/grant.gen.ts";

export const spec: RuleSpec = {
  id: "G3",
  title: "Never looser than the ceiling",
  clause: "An authority's commit MUST NOT be looser than the ceiling of its kind.",
};

/** Strictness of a commit, on the same scale as the ceilings': 0 is the strictest. */
export const COMMIT_RANK = { prohibited: 0, user_approval: 1, automatic: 2 } as const satisfies Record<Authority["commit"], 0 | 1 | 2>;

export function checkCeiling(grant: ValidGrant): Finding[] {
  const found: Finding[] = [];
  for (const [i, { act, kind, commit, go_ahead }] of grant.authorities.entries()) {
    if (!isBinding(kind)) continue;
    const ceiling = grant.ceilings[kind];
    const path = pointer("authorities", i, "commit");
    if (COMMIT_RANK[commit] > CEILINGS[ceiling].rank) {
      const message = `The act ${act} ends with the commit ${commit}, which is looser than the ceiling for ${KINDS[kind].noun}: ${ceiling}. Make the act stricter, or raise the ceiling.`;
      found.push({ rule: "G3", path, message, blocks: true });
    }
    if (go_ahead?.mode === "each_time" && commit === "automatic") {
      const message = `The act ${act} needs the go-ahead each time, yet its commit is automatic, so that nobody would be asked. Let the commit be user_approval, or the go-ahead standing.`;
      found.push({ rule: "G3", path, message, blocks: true });
    }
  }
  return found;
}
