// The reader on answers as agents really write them, and on anything else: it never throws, and it never reads what it does not know.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { AREA_NAMES } from "./codes.ts";
import { asShown } from "./decode.ts";
import { unsafeNumbers } from "./numbers.ts";
import { readAnswer, readShown } from "./read.ts";

const folder = new URL("fixtures/answers/", import.meta.url);
const files = readdirSync(folder).sort();
const statesOf = (areas: ReturnType<typeof readShown>["areas"]) => new Set(AREA_NAMES.map((name) => areas[name].state));

describe("answers in other forms", () => {
  it("are all here", () => expect(files).toHaveLength(21));

  it.each(files)("%s is kept whole, hashed, and not read", async (file) => {
    const text = readFileSync(new URL(file, folder), "utf8");
    const reading = await readAnswer(text);
    expect(statesOf(reading.areas)).toEqual(new Set(["not_answered"]));
    expect(AREA_NAMES.flatMap((name) => reading.areas[name].items)).toEqual([]);
    expect(reading.agent).toEqual({ runs: [], teammates: [] });
    expect(reading.blocks.length).toBeGreaterThan(0);
    expect(reading.blocks.filter(({ chosen, kind }) => chosen || kind !== "unread")).toEqual([]);
    expect(reading.sha256).toBe(createHash("sha256").update(asShown(text).trim()).digest("hex"));
    expect({ discrepancies: reading.discrepancies, findings: reading.findings }).toEqual({ discrepancies: [], findings: [] });
  });

  // Blocks as a person would count them.
  it.each([
    ["01-prose-fence-prose.txt", 1],
    ["02-bare-json-read-only-claim.txt", 1],
    ["07-truncated-no-closing-fence.txt", 1],
    ["10-crlf-bom.txt", 1],
    ["27-prose-only.txt", 1],
    ["29-two-answers-with-page-chrome.txt", 2],
  ])("%s has %i block(s)", (file, count) => {
    expect(readShown(asShown(readFileSync(new URL(file, folder), "utf8"))).blocks).toHaveLength(count);
  });

  it("says where strict reading ended", () => {
    const why = (file: string) => readShown(readFileSync(new URL(file, folder), "utf8")).blocks[0]?.why;
    expect(why("31-proto-and-duplicates.txt")).toContain("commit_boundaries");
    expect(why("03-json5-fence.txt")).toContain("a comment stands");
    expect(why("27-prose-only.txt")).toBeUndefined();
    expect(why("18-mcp-full-annotations.txt")).toBeUndefined();
  });
});

describe("any text", () => {
  const pieces = [
    "{",
    "}",
    "[",
    "]",
    '"areas"',
    '"answer_version"',
    '"status"',
    '"found"',
    '"capabilities"',
    '"items"',
    '"__proto__"',
    ":",
    ",",
    "1e400",
    "null",
    "```json\n",
    "```\n",
    "\n",
    "\r\n",
    "\uFEFF",
    "\uD800",
    "\u200b",
    "\\",
    "\u0000",
    "a",
  ];
  const texts = fc.oneof(fc.string({ unit: "binary" }), fc.string({ unit: fc.constantFrom(...pieces), maxLength: 120 }));

  it("is read without throwing; areas are answered only by a chosen block that is in the form", async () => {
    await fc.assert(
      fc.asyncProperty(texts, async (text) => {
        const reading = await readAnswer(text);
        const chosen = reading.blocks.filter((block) => block.chosen);
        if (chosen[0]?.kind !== "answer") expect(statesOf(reading.areas)).toEqual(new Set(["not_answered"]));
        expect(chosen.length).toBeLessThanOrEqual(1);
        for (const { start, end } of reading.blocks) expect(0 <= start && start <= end && end <= text.length).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  it("is read without throwing when it is JSON in the form with anything in it; items are kept whole", () => {
    const area = fc.record(
      {
        status: fc.oneof(fc.constantFrom("found", "none_found", "FOUND"), fc.jsonValue()),
        how: fc.jsonValue(),
        items: fc.jsonValue(),
        discrepancies: fc.jsonValue(),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.constantFrom(...AREA_NAMES), fc.oneof(area, fc.jsonValue()), fc.jsonValue(), (name, value, agent) => {
        const answer = JSON.parse(JSON.stringify({ answer_version: "1", agent, areas: { [name]: value } }));
        const json = JSON.stringify(answer);
        // Both are read otherwise than JSON.parse reads them, and have tests of their own.
        if (json.includes("__proto__") || unsafeNumbers(json, 64).length > 0) return;
        const reading = readShown(json);
        const stated = answer.areas[name];
        expect(reading.areas[name].items).toEqual(Array.isArray(stated?.items) ? stated.items : []);
        const known = ["found", "none_found", "no_way_to_check", "would_need_permission"].includes(stated?.status);
        expect(reading.areas[name].state).toBe(known ? stated.status : "not_answered");
      }),
    );
  });

  // The bound allows for a busy machine; each takes a second or less by itself, and would take hours if time grew with the square.
  const capability = '{"id":"mail.send","provider":"box","effect":"send_email","extra":12345678901234567890}';
  it.each([
    ["prose", "I can help with lots of things! ".repeat(320_000)],
    ["open braces and quotation marks", '{"'.repeat(5_000_000)],
    ["arrays that never close", `{"areas":${"[".repeat(10_000_000)}`],
    [
      "one answer with many capabilities of one id",
      `{"answer_version":"1","areas":{"capabilities":{"items":[${Array(60_000).fill(capability).join(",")}]}}}`,
    ],
    ["an opening fence and space", `\`\`\`json${" ".repeat(10_000_000)}x`],
    ["null characters", "\u0000".repeat(2_000_000)],
  ])(
    "of megabytes is read without throwing: %s",
    (_name, text) => {
      const started = performance.now();
      const reading = readShown(text);
      expect(reading.blocks.length).toBeGreaterThan(0);
      expect(performance.now() - started).toBeLessThan(30_000);
    },
    120_000,
  );
});
