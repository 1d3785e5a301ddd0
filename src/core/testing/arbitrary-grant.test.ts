// What the random Grants are: valid by the schema, without a blocking finding, and between them of every kind, effect, arrangement and mode.
import fc from "fast-check";
import { expect, test } from "vitest";
import { ARRANGEMENTS } from "../catalogue/arrangements.ts";
import { BINDING_KINDS } from "../catalogue/kinds.ts";
import { check } from "../rules/check.ts";
import { arbitraryGrant } from "./arbitrary-grant.ts";
import { valid } from "./valid.ts";

test("every random Grant is valid by the schema, and no rule holds anything against it that blocks", () => {
  fc.assert(
    fc.property(arbitraryGrant(), (grant) => {
      expect(check(valid(grant), { equalNames: "block" }).findings.filter(({ blocks }) => blocks)).toEqual([]);
    }),
    { numRuns: 150 },
  );
});

test("the random Grants between them show every kind of thing", () => {
  const seen = new Set<string>();
  for (const grant of fc.sample(arbitraryGrant(), { numRuns: 250, seed: 1 })) {
    seen.add(`mode ${grant.defaults.working_mode}`).add(`arrangement ${grant.work_system.arrangement}`);
    for (const { kind, effect, commit, go_ahead, targets, act } of grant.authorities) {
      seen.add(`kind ${kind}`).add(`commit ${commit} ${go_ahead?.mode}`);
      if (effect.startsWith("https:")) seen.add(`extension ${kind}`);
      if (targets) seen.add(`scope ${targets.scope}`);
      if (grant.authorities.filter((other) => other.act === act).length > 1) seen.add("one act held two ways");
      if (grant.denied.some((denial) => denial.act === act)) seen.add("allowed and denied");
    }
    for (const formation of grant.formations ?? []) {
      seen.add(`formation ${formation.arrangement}`);
      if (formation.handoffs?.some(({ seam }) => seam === "segregation_of_duties")) seen.add("segregation");
    }
    if (grant.conflicts) seen.add("conflicts");
    if (grant.discovery.inventories) seen.add("inventories");
    if (grant.delegation.depth > 0) seen.add("a child");
    if (grant.authorities.length === 1) seen.add("one act");
  }
  const kinds = ["none", ...BINDING_KINDS];
  for (const wanted of [
    ...kinds.flatMap((kind) => [`kind ${kind}`, `extension ${kind}`]),
    ...Object.keys(ARRANGEMENTS).map((arrangement) => `formation ${arrangement}`),
    ...["plan", "ask", "auto", "full_auto"].map((mode) => `mode ${mode}`),
    ...["one_agent", "team", "lead_with_specialists", "external_system"].map((arrangement) => `arrangement ${arrangement}`),
    ...["named", "known", "any"].map((scope) => `scope ${scope}`),
    ...["automatic standing", "user_approval standing", "user_approval each_time", "prohibited each_time"].map((way) => `commit ${way}`),
    ...["one act held two ways", "allowed and denied", "segregation", "conflicts", "inventories", "a child", "one act"],
  ]) {
    expect(seen).toContain(wanted);
  }
});
