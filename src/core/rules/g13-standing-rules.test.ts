import { expect, it } from "vitest";
import { sampleGrant } from "../testing/sample-grants.ts";
import { finder } from "../testing/valid.ts";
import { checkStandingRules } from "./g13-standing-rules.ts";

const found = finder(checkStandingRules, sampleGrant);

it("warns of a record of nothing where something official may happen (G13)", () => {
  expect(found()).toEqual([]);
  expect(found((grant) => Object.assign(grant.record, { contains: [] }))).toEqual(["G13 /record/contains warns"]);
  const nothingOfficial = found((grant) => {
    grant.record.contains = [];
    grant.authorities = grant.authorities.slice(0, 2);
  });
  expect(nothingOfficial).toEqual([]);
});
