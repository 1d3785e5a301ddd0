import { createHash } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import type { SealableGrant } from "../grant/valid-grant.ts";
import type { Grant } from "../schema/grant.gen.ts";
import { arbitraryGrant } from "../testing/arbitrary-grant.ts";
import { sampleGrant, scenario1, scenario4 } from "../testing/sample-grants.ts";
import { at, the, valid } from "../testing/valid.ts";
import { seal, sealedText, sealOf, verifySeal } from "./g08-seal.ts";

/** RFC 8785 again in a few lines, for documents of objects, lists, texts, whole numbers and booleans. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const byUnits = (a: string, b: string) => (a < b ? -1 : 1);
  return `{${Object.keys(value)
    .toSorted(byUnits)
    .map((name) => `${JSON.stringify(name)}:${canonical((value as Record<string, unknown>)[name])}`)
    .join(",")}}`;
}

const sha256 = (text: string) => createHash("sha256").update(Buffer.from(text, "utf8")).digest("hex");

async function sealValue(grant: Grant | Record<string, unknown>): Promise<string> {
  const value = await sealOf(valid(grant));
  if (!value.ok) throw new Error(JSON.stringify(value.findings));
  return value.value;
}

/** The same value with the members of every object in the opposite order. */
function reversed<T>(value: T): T {
  if (Array.isArray(value)) return value.map(reversed) as T;
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([name, inner]) => [name, reversed(inner)]),
  ) as T;
}

describe("the seal (G8)", () => {
  it("is SHA-256 over the canonical form, by an independent count", async () => {
    for (const make of [sampleGrant, scenario1, scenario4]) expect(await sealValue(make())).toBe(sha256(canonical(make())));
  });

  it("leaves out the Grant's own seal, and so is the same before and after sealing", async () => {
    const grant = sampleGrant();
    const before = await sealValue(grant);
    expect(await sealValue({ ...grant, seal: { alg: "sha-256", value: before } })).toBe(before);
    expect(await sealValue({ ...grant, seal: { alg: "sha-256", value: "0".repeat(64) } })).toBe(before);
  });

  it("keeps every member called seal further inside", async () => {
    const child = (link: string): Grant => ({
      ...sampleGrant(),
      delegation: { depth: 1, max_depth: 1, chain: [{ grant_id: sampleGrant().grant_id, delegate: "agent:lead", seal: link }] },
    });
    const one = await sealValue(child("a".repeat(64)));
    expect(one).toBe(sha256(canonical(child("a".repeat(64)))));
    expect(await sealValue(child("b".repeat(64)))).not.toBe(one);
    const text = sealedText(valid({ ...child("a".repeat(64)), seal: { alg: "sha-256", value: one } }));
    expect(text.ok && text.value).toContain(`"seal":"${"a".repeat(64)}"`);
    expect(text.ok && text.value).not.toContain(one);
  });

  it("covers formations like every other member (§4b)", async () => {
    const grant = scenario4();
    const before = await sealValue(grant);
    the(at(grant.formations).settlement).evidence = ["accept"];
    expect(await sealValue(grant)).not.toBe(before);
  });

  it("is over a 1.1 Grant's own members and version", async () => {
    const old = { ...sampleGrant(), poa_version: "1.1" };
    expect(await sealValue(old)).toBe(sha256(canonical(old)));
    expect(await sealValue(old)).not.toBe(await sealValue(sampleGrant()));
  });

  it("is over the real bytes of a text, its invisible characters included", async () => {
    const hidden = { ...sampleGrant(), purpose: "Pay \u202Elamron\u202C" };
    expect(await sealValue(hidden)).toBe(sha256(canonical(hidden)));
    expect(await sealValue({ ...hidden, purpose: "Pay lamron" })).not.toBe(await sealValue(hidden));
  });
});

describe("seal and verifySeal", () => {
  it("seal a Grant without touching it, and say that the seal matches", async () => {
    const grant = valid(sampleGrant());
    const done = await seal(grant as SealableGrant);
    if (!done.ok) throw new Error(JSON.stringify(done.findings));
    expect(grant).toEqual(sampleGrant());
    expect(done.value).toEqual({ ...sampleGrant(), seal: { alg: "sha-256", value: sha256(canonical(sampleGrant())) } });
    expect(await verifySeal(valid(done.value))).toBe("matches");
  });

  it("say that a Grant without a seal is unsealed", async () => {
    expect(await verifySeal(valid(sampleGrant()))).toBe("unsealed");
  });

  it("notice a Grant that was altered after it was sealed", async () => {
    const value = await sealValue(scenario1());
    const altered = { ...scenario1(), purpose: "Sort my inbox and answer anyone." };
    expect(await verifySeal(valid({ ...altered, seal: { alg: "sha-256", value } }))).toBe("differs");
  });

  it("never pass a seal that could not be computed", async () => {
    const grant = valid({ ...sampleGrant(), seal: { alg: "sha-256", value: "0".repeat(64) } });
    vi.stubGlobal("crypto", {});
    try {
      await expect(verifySeal(grant)).rejects.toThrow(/fingerprint/);
      expect((await sealOf(grant)).ok).toBe(false);
    } finally {
      vi.unstubAllGlobals();
    }
  });
});

describe("for every Grant", () => {
  it("the order of members does not touch the seal", async () => {
    await fc.assert(
      fc.asyncProperty(arbitraryGrant(), async (grant) => {
        expect(await sealValue(reversed(grant))).toBe(await sealValue(grant));
      }),
      { numRuns: 50 },
    );
  });

  it("the canonical form is the independent one, and any other character in it gives another seal", async () => {
    await fc.assert(
      fc.asyncProperty(arbitraryGrant(), fc.nat(), async (grant, at) => {
        const text = sealedText(valid(grant));
        if (!text.ok) throw new Error("no canonical form");
        const { seal: _, ...unsealed } = grant;
        expect(text.value).toBe(canonical(unsealed));
        const i = at % text.value.length;
        const other = text.value[i] === "x" ? "y" : "x";
        expect(sha256(text.value.slice(0, i) + other + text.value.slice(i + 1))).not.toBe(await sealValue(grant));
      }),
      { numRuns: 50 },
    );
  });
});
