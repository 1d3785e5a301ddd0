// The fingerprint that binds a yes to one request: SHA-256 of its RFC 8785 form.
import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { digestRequest } from "./digest-request.ts";

const sha256 = (text: string) => createHash("sha256").update(text, "utf8").digest("hex");

describe("a request's digest", () => {
  it("is SHA-256 of the canonical form, worked out by hand", async () => {
    const request = { arguments: { amount: { currency: "EUR", amount: "12.00" } }, act: "shop.buy", actor: "agent:é" };
    const canonical = '{"act":"shop.buy","actor":"agent:é","arguments":{"amount":{"amount":"12.00","currency":"EUR"}}}';
    expect(await digestRequest(request)).toEqual({ ok: true, value: sha256(canonical) });
  });

  it("is the same whatever the order of members, and another for any other request", async () => {
    const one = await digestRequest({ act: "a", actor: "b" });
    expect(await digestRequest({ actor: "b", act: "a" })).toEqual(one);
    for (const other of [
      { act: "a", actor: "c" },
      { act: "a", actor: "b", trigger: "asked" },
      { act: "a", actor: "b", note: 1 },
      { act: "a" },
    ]) {
      expect(await digestRequest(other)).not.toEqual(one);
    }
    // "12" and "12.00" are one amount and two requests.
    expect(await digestRequest({ arguments: { amount: "12" } })).not.toEqual(await digestRequest({ arguments: { amount: "12.00" } }));
  });

  it.each([
    ["half of a surrogate pair", { act: "\uD800" }],
    ["undefined", { act: undefined }],
    ["a number that is not finite", { arguments: { count: Number.NaN } }],
    ["a date", { now: new Date(0) }],
    ["nothing", undefined],
  ])("is refused for %s", async (_, request) => {
    expect((await digestRequest(request)).ok).toBe(false);
  });
});
