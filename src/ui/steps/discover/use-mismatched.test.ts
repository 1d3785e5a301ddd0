import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { isMismatched } from "./use-mismatched.ts";

const entry = (text: string, of: string, bytes = Buffer.byteLength(of)) => ({
  agent: "urn:bot0:agent:a",
  text,
  accepted: { sha256: createHash("sha256").update(of, "utf8").digest("hex"), bytes, at: "2026-12-01T09:00:00Z" },
});

it("holds an accepted text against the checksum and the bytes that were accepted, trimmed", async () => {
  expect(await isMismatched(entry(" höre \n", "höre"))).toBe(false);
  expect(await isMismatched(entry("hore", "höre"))).toBe(true);
  expect(await isMismatched(entry("höre", "höre", 4))).toBe(true);
});

it("never takes a text that has no bytes for an accepted one", async () => {
  expect(await isMismatched(entry("\uD83D", "\uFFFD"))).toBe(true);
  expect(await isMismatched(entry(" ", ""))).toBe(true);
});

it("says nothing of a text that was not accepted", async () => {
  expect(await isMismatched({ agent: "urn:bot0:agent:a", text: "x" })).toBe(false);
});
