// G11: "Where a tool's permission and a work rule disagree, the stricter applies." Both are said in words, so which is the stricter cannot be
// worked out here; what can be seen is a record that contradicts itself or another one.
import type { RuleSpec } from "../grant/spec.ts";
import type { ValidGrant } from "../grant/valid-grant.ts";
import type { Finding } from "../lib/finding.ts";
import { pointer } from "../lib/pointer.ts";
import { folded, quote, sameName } from "../lib/text.ts";

export const spec: RuleSpec = {
  id: "G11",
  title: "The stricter applies",
  clause:
    "Where a tool's permission and a work rule disagree, the stricter applies. Disagreements the principal leaves in are recorded in conflicts — what was chosen, what applies, and why — and stated in the Letter.",
};

export function checkStricterApplies(grant: ValidGrant): Finding[] {
  const found: Finding[] = [];
  const before = new Map<string, "tool_permission" | "work_rule">();
  for (const [i, { about, tool_permission, work_rule, applies }] of (grant.conflicts ?? []).entries()) {
    const warn = (message: string, ...segments: string[]) =>
      found.push({ rule: "G11", path: pointer("conflicts", i, ...segments), message, blocks: false });
    if (sameName(tool_permission, work_rule)) {
      warn("The tool's permission and the work rule say the same, so nothing disagrees. Say how they differ, or remove the entry.");
    }
    const other = before.get(folded(about));
    before.set(folded(about), applies);
    if (other === undefined) continue;
    const differs = other !== applies;
    warn(
      `Two conflicts are about ${quote(about, 80)}${differs ? ", and they apply different sides" : ""}. Keep one of them.`,
      differs ? "applies" : "about",
    );
  }
  return found;
}
