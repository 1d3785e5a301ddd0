import { describe, expect, it } from "vitest";
import type { Validity } from "../schema/grant.gen.ts";
import { sampleGrant } from "../testing/sample-grants.ts";
import { finder } from "../testing/valid.ts";
import { checkValidity } from "./validity.ts";

const found = (validity: Partial<Validity>) => finder(checkValidity, sampleGrant)((grant) => Object.assign(grant.validity, validity));

describe("when a Grant holds", () => {
  it("passes real instants in order, also a beginning at the moment of issue", () => {
    expect(found({})).toEqual([]);
    expect(found({ issued_at: "2027-01-01T00:00:00Z" })).toEqual([]);
    expect(found({ expires: "2027-01-01T00:00:01Z" })).toEqual([]);
    expect(found({ expires: "2028-02-29T00:00:00Z" })).toEqual([]);
  });

  it.each([
    "2027-02-30T00:00:00Z",
    "2027-06-30T23:59:60Z",
    "2027-02-29T00:00:00Z",
    "2027-13-01T00:00:00Z",
    "2027-01-01T24:00:00Z",
    "2027-00-10T00:00:00Z",
  ])("refuses %s, a moment that does not exist, wherever it stands", (instant) => {
    for (const member of ["issued_at", "not_before", "expires"] as const) {
      expect(found({ [member]: instant })).toEqual([`validity /validity/${member} blocks`]);
    }
  });

  it("refuses an end that is not after the beginning", () => {
    expect(found({ expires: "2027-01-01T00:00:00Z" })).toEqual(["validity /validity/expires blocks"]);
    expect(found({ expires: "2026-12-31T23:59:59Z" })).toEqual(["validity /validity/expires blocks"]);
  });

  it("refuses an end before the issue: it could never be in force", () => {
    expect(found({ issued_at: "2028-01-01T00:00:00Z" })).toEqual(["validity /validity/expires blocks"]);
  });

  it("warns of a beginning before the issue", () => {
    expect(found({ issued_at: "2027-01-01T00:00:01Z" })).toEqual(["validity /validity/not_before warns"]);
  });
});
