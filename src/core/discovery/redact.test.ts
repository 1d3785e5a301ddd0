import { readdirSync, readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { masked, proposedRedactions, REDACTED, redact } from "./redact.ts";

describe("redacting a stretch", () => {
  it.each([
    ["key=abc, more", 4, 7, "key=[redacted], more"],
    ["abc", 0, 3, "[redacted]"],
    ["abc", 1, 1, "a[redacted]bc"],
    ["a\u{1F600}b", 2, 3, "a[redacted]b"],
    ["a\u{1F600}b", 1, 2, "a[redacted]b"],
    ["a\u{1F600}b", 0, 1, "[redacted]\u{1F600}b"],
  ])("%j from %i to %i gives %j", (text, start, end, expected) => {
    expect(redact(text, start, end)).toBe(expected);
  });

  it("puts the mark that it is given", () => {
    expect(redact("a b c", 2, 3, "[API key]")).toBe("a [API key] c");
  });

  it.each([
    [-1, 2],
    [2, 1],
    [0, 4],
    [0.5, 1],
    [Number.NaN, 1],
  ])("throws for %d to %d of a text of three", (start, end) => {
    expect(() => redact("abc", start, end)).toThrow(RangeError);
  });

  it("leaves nothing of the stretch, all of the rest, and whole characters", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), fc.nat(), fc.nat(), (text, a, b) => {
        if (/\p{Surrogate}/u.test(text)) return;
        const [start, end] = [a % (text.length + 1), b % (text.length + 1)].sort((x, y) => x - y) as [number, number];
        const redacted = redact(text, start, end);
        expect(/\p{Surrogate}/u.test(redacted)).toBe(false);
        const at = redacted.indexOf(REDACTED);
        expect(text.startsWith(redacted.slice(0, at))).toBe(true);
        expect(at).toBeLessThanOrEqual(start);
        expect(text.endsWith(redacted.slice(at + REDACTED.length))).toBe(true);
        expect(redacted.length - at - REDACTED.length).toBeLessThanOrEqual(text.length - end);
      }),
    );
  });
});

describe("proposed redactions", () => {
  const folder = new URL("fixtures/answers/", import.meta.url);
  const config = readFileSync(new URL("25-config-with-secrets.txt", folder), "utf8");

  it("cover every secret of a configuration and nothing else", () => {
    expect(proposedRedactions(config).map(({ start, end, mark }) => [config.slice(start, end), mark])).toEqual([
      ["EXAMPLE-NOT-A-REAL-TOKEN-0001", "[redacted]"],
      ["EXAMPLE-NOT-A-REAL-KEY-0002", "[redacted]"],
      ["EXAMPLE-PASS", "[redacted password]"],
      ["EXAMPLE-0003", "[redacted]"],
      ["EXAMPLE.NOT.AJWT", "[redacted token]"],
    ]);
  });

  it("when all are made, by hand from the last to the first or at once, leave none to propose and a text that is still JSON", () => {
    const byHand = proposedRedactions(config).reduceRight((text, { start, end, mark }) => redact(text, start, end, mark), config);
    expect(masked(config)).toBe(byHand);
    expect(proposedRedactions(byHand)).toEqual([]);
    expect(JSON.parse(byHand).mcpServers.pay.url).toBe("https://user:[redacted password]@pay.example/mcp?api_key=[redacted]");
  });

  it.each(readdirSync(folder).filter((file) => !file.startsWith("25")))("are none in %s", (file) => {
    expect(proposedRedactions(readFileSync(new URL(file, folder), "utf8"))).toEqual([]);
  });

  it("leave a text without secrets as it is, and never propose what was redacted", () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.string(), fc.constantFrom("password: hunter22", `ghp_${"aB3dE5fG7h".repeat(4)}`, "Bearer aB3dE5fG7h.x"))),
        (parts) => {
          const text = parts.join("\n");
          if (proposedRedactions(text).length === 0) expect(masked(text)).toBe(text);
          expect(proposedRedactions(masked(text))).toEqual([]);
        },
      ),
    );
  });
});
