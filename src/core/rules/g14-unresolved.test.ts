import { expect, it } from "vitest";
import { sampleGrant, scenario4 } from "../testing/sample-grants.ts";
import { at, brief, changed, finder, valid } from "../testing/valid.ts";
import { check } from "./check.ts";
import { checkUnresolved } from "./g14-unresolved.ts";

it("lists every open question of every formation, and each blocks (G14)", () => {
  const found = finder(checkUnresolved, scenario4);
  expect(found()).toEqual([]);
  expect(finder(checkUnresolved, sampleGrant)()).toEqual([]);
  const open = (grant: ReturnType<typeof scenario4>) => {
    at(grant.formations).unresolved = ["Who leads?", "When does it stop?"];
  };
  expect(found(open)).toEqual(["G14 /formations/0/unresolved/0 blocks", "G14 /formations/0/unresolved/1 blocks"]);
  expect(checkUnresolved(valid(changed(scenario4, open)))[0]?.message).toContain("Who leads?");
  const checked = check(valid(changed(scenario4, open)));
  expect(checked.sealable).toBeUndefined();
  expect(brief(checked.findings)).toEqual(found(open));
});
