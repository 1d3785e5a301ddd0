import { describe, expect, it } from "vitest";
import { scenario2 } from "../testing/sample-grants.ts";
import { isVerified, verified } from "./authenticated.ts";
import { isPrepared, prepare } from "./prepare.ts";

describe("what was authenticated", () => {
  it("is only what was registered, and nothing that looks like it", async () => {
    const grant = await prepare(scenario2());
    if (!isPrepared(grant)) throw new Error("not prepared");
    const result = verified(grant, []);
    expect(isVerified(result)).toBe(true);
    expect(isVerified({ ...result })).toBe(false);
    expect(isVerified({ ok: false, reason: "not_authenticated", message: "No." })).toBe(false);
    expect(isVerified(undefined)).toBe(false);
  });

  it("is frozen, and its list of parents is its own", async () => {
    const grant = await prepare(scenario2());
    if (!isPrepared(grant)) throw new Error("not prepared");
    const parents = [grant];
    const result = verified(grant, parents);
    parents.pop();
    expect(result.parents).toEqual([grant]);
    expect(Object.isFrozen(result) && Object.isFrozen(result.parents)).toBe(true);
  });
});
