// Acceptance: the record names the very Grant, a changed one is not accepted, and a file from outside is read strictly.
import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { sha256Hex } from "../lib/digest.ts";
import { outputFile } from "../outputs/files.ts";
import type { SealedDocument } from "../outputs/rules/head.ts";
import { rulesBlock } from "../outputs/rules-block.ts";
import { sealed } from "../outputs/testing/samples.ts";
import type { Grant } from "../schema/grant.gen.ts";
import { sealOf } from "../seal/g08-seal.ts";
import { scenario1, scenario3 } from "../testing/sample-grants.ts";
import {
  type AcceptanceRecord,
  acceptanceJson,
  acceptanceRecord,
  acceptLine,
  checkAcceptance,
  type Deciding,
  letterSha256,
  rejectLine,
} from "./accept.ts";
import { readAcceptance } from "./read-acceptance.ts";

async function withSeal(grant: Grant): Promise<SealedDocument> {
  const value = await sealOf(grant);
  if (!value.ok) throw new Error("no Web Crypto here");
  return { ...grant, seal: { alg: "sha-256", value: value.value } };
}

const inbox = await withSeal(scenario1());
const books = await withSeal(scenario3());
const deciding = (grant: SealedDocument, more: Partial<Deciding> = {}): Deciding => ({
  decision: "ACCEPT",
  at: "2026-12-31T10:00:00Z",
  enforcement: "advisory",
  computedSeal: grant.seal.value,
  letterSha256: "1e".repeat(32),
  ...more,
});
const record = (grant: SealedDocument, more: Partial<Deciding> = {}): AcceptanceRecord => {
  const made = acceptanceRecord(grant, deciding(grant, more));
  if (!made.ok) throw new Error("no record");
  return made.value;
};

describe("the record of a decision", () => {
  it("names the Grant, its fingerprint, the principal, the mode and the Letter", () => {
    expect(record(inbox)).toEqual({
      grant_id: "urn:uuid:3f1d1a52-0b6e-4c5e-9a3c-7f5f2f0c1a01",
      seal: inbox.seal.value,
      decision: "ACCEPT",
      at: "2026-12-31T10:00:00Z",
      by: "urn:bot0:principal:5d0c1f6e-2f7b-4a44-8f3b-1f0c9f3f7a21",
      enforcement: "advisory",
      letter_sha256: "1e".repeat(32),
    });
    expect(record(inbox, { decision: "REJECT" }).decision).toBe("REJECT");
  });

  it("holds the restatement of the delegate's window, whichever came first", () => {
    const [books1, payer, other] = [
      { window: "agent:books", sha256: "b0".repeat(32) },
      { window: "agent:payer", sha256: "a0".repeat(32) },
      { window: "agent:other", sha256: "c0".repeat(32) },
    ];
    expect(record(books, { restatements: [other, payer, books1] }).restatement_sha256).toBe("b0".repeat(32));
    expect(record(books, { restatements: [other, payer] }).restatement_sha256).toBe("a0".repeat(32));
    expect(record(books, { restatements: [] })).not.toHaveProperty("restatement_sha256");
  });

  it("is not made of a Grant that was altered after it was sealed", async () => {
    const altered = { ...inbox, purpose: "Something else" };
    const computed = await sealOf(altered);
    if (!computed.ok) throw new Error("no Web Crypto here");
    for (const decision of ["ACCEPT", "REJECT"] as const) {
      const made = acceptanceRecord(altered, deciding(altered, { decision, computedSeal: computed.value }));
      expect(made).toMatchObject({ ok: false, findings: [{ rule: "seal", path: "/seal/value", blocks: true }] });
    }
  });

  it("is not made of accepting open questions (G14), and is of rejecting them", () => {
    const open = sealed({ ...scenario3(), formations: [{ arrangement: "habitat.handoff", unresolved: ["Who owns the case?"] }] });
    expect(acceptanceRecord(open, deciding(open))).toMatchObject({ ok: false, findings: [{ rule: "G14" }] });
    expect(acceptanceRecord(open, deciding(open, { decision: "REJECT" })).ok).toBe(true);
  });

  it("throws for a time and hashes that are none", () => {
    for (const wrong of [{ at: "2027-02-30T00:00:00Z" }, { at: "today" }, { letterSha256: "" }, { computedSeal: "AB".repeat(32) }]) {
      expect(() => acceptanceRecord(inbox, deciding(inbox, wrong))).toThrow(RangeError);
    }
    expect(() => acceptanceRecord(inbox, deciding(inbox, { restatements: [{ window: "agent:a", sha256: "x" }] }))).toThrow(RangeError);
  });

  it("holds the hash of the Letter's file in the mode that it states", async () => {
    const [advisory, gate] = await Promise.all([letterSha256(inbox, "advisory"), letterSha256(inbox, "commit_boundary")]);
    expect(advisory).toEqual(await sha256Hex(outputFile("letter-html", inbox, { enforcement: "advisory" }).text));
    expect(gate).not.toEqual(advisory);
  });
});

test("the lines for the agent's window name the decision, the id and the whole fingerprint, and stand in no rules block", () => {
  expect(acceptLine(inbox)).toMatch(/^ACCEPT urn:uuid:3f1d1a52-0b6e-4c5e-9a3c-7f5f2f0c1a01 [0-9a-f]{64}$/);
  expect(rejectLine(inbox)).toBe(acceptLine(inbox).replace("ACCEPT", "REJECT"));
  for (const line of [acceptLine(inbox), rejectLine(inbox)]) expect(rulesBlock(inbox).text).not.toContain(line);
});

describe("a record that was kept as a file", () => {
  const kept = record(inbox, { restatements: [{ window: "agent:a", sha256: "5d".repeat(32) }] });

  it("reads back", () => {
    expect(readAcceptance(acceptanceJson(kept))).toEqual({ ok: true, value: kept });
    expect(readAcceptance(acceptanceJson(record(inbox)))).toMatchObject({ ok: true });
  });

  it("has no member more, none less, and none of another form", () => {
    const paths = (value: unknown) => {
      const read = readAcceptance(JSON.stringify(value));
      return read.ok ? [] : read.findings.map(({ path }) => path);
    };
    for (const name of Object.keys(kept)) {
      const { [name as keyof AcceptanceRecord]: _, ...rest } = kept;
      expect(paths(rest)).toEqual(name === "restatement_sha256" ? [] : [`/${name}`]);
      for (const wrong of [null, 1, "", "no", [], {}]) expect(paths({ ...kept, [name]: wrong })).toEqual([`/${name}`]);
    }
    expect(paths({ ...kept, note: "x", constructor: 1 })).toEqual(["/note", "/constructor"]);
    expect(paths({ ...kept, at: "2027-02-30T00:00:00Z" })).toEqual(["/at"]);
    for (const other of [[], null, "ACCEPT", 1]) expect(paths(other)).toEqual([""]);
  });

  it("is strict JSON", () => {
    const text = acceptanceJson(kept);
    expect(readAcceptance(text.replace("{", '{"decision":"REJECT",')).ok).toBe(false);
    expect(readAcceptance(`${text}x`).ok).toBe(false);
    fc.assert(fc.property(fc.string({ unit: "binary" }), (any) => !readAcceptance(any).ok));
  });

  it("is of its own Grant alone", async () => {
    expect(checkAcceptance(kept, inbox, inbox.seal.value)).toEqual([]);
    expect(checkAcceptance(kept, books, books.seal.value).map(({ path }) => path)).toEqual(["/grant_id", "/seal"]);
    // A Grant that was altered and keeps its old seal.
    const altered = { ...inbox, principal: { ...inbox.principal, sub: "urn:x:other" } };
    const computed = await sealOf(altered);
    expect(computed.ok && checkAcceptance(kept, altered, computed.value).map(({ path }) => path)).toEqual(["/seal", "/by"]);
  });
});
