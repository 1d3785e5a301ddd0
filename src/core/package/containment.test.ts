import { describe, expect, it } from "vitest";
import { childOf, parentOf, SEAL } from "../containment/testing/family.ts";
import { scenario2 } from "../testing/sample-grants.ts";
import { isPrepared, type PreparedGrant, prepare } from "../verifier/prepare.ts";
import { contains } from "./containment.ts";

async function prepared(document: unknown): Promise<PreparedGrant> {
  const result = await prepare(document);
  if (!isPrepared(result)) throw new Error(JSON.stringify(result));
  return result;
}

describe("contains(child, parent)", () => {
  it("takes the child first, and compares with the parent's computed seal", async () => {
    const parent = await prepared(parentOf(scenario2()));
    const text = JSON.stringify(childOf(parentOf(scenario2())));
    expect(contains(await prepared(text.replace(SEAL, parent.seal)), parent)).toEqual([]);
    const other = contains(await prepared(text), parent);
    expect(other.map(({ rule, path }) => `${rule} ${path}`)).toEqual(["G9a.chain /delegation/chain/0/seal"]);
    const wider = text.replace(SEAL, parent.seal).replace('"80.00"', '"80.01"');
    expect(contains(await prepared(wider), parent).map(({ path }) => path)).toEqual(["/authorities/0/limits/per_act"]);
  });

  it("throws for what was not prepared, on either side", async () => {
    const grant = await prepared(scenario2());
    for (const other of [scenario2() as unknown as PreparedGrant, { ...grant }, undefined as unknown as PreparedGrant]) {
      expect(() => contains(other, grant)).toThrow(new TypeError("the child is no prepared Grant: prepare it first"));
      expect(() => contains(grant, other)).toThrow(new TypeError("the parent is no prepared Grant: prepare it first"));
    }
  });
});
