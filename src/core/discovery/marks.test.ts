import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { JsonValue } from "../lib/json.ts";
import { hiddenCharacters } from "../lib/text.ts";
import { flagHiddenText, flagHiddenValues } from "./marks.ts";
import type { Notes } from "./notes.ts";
import { readAnswer, readShown } from "./read.ts";

const flagsOf = (note: (notes: Notes) => void) => {
  const notes: Notes = { flags: [], discrepancies: [] };
  note(notes);
  return notes.flags;
};
const inText = (text: string) => flagsOf((notes) => flagHiddenText(text, notes));
const inValue = (value: JsonValue) => flagsOf((notes) => flagHiddenValues(value, "", notes));

describe("hidden characters in an answer", () => {
  it("are flagged where they stand, values and names, and what was written is kept", async () => {
    const text = readFileSync(new URL("fixtures/own/06-bom-crlf-hidden.txt", import.meta.url), "utf8");
    const reading = await readAnswer(text);
    expect(reading.flags.filter(({ code }) => !["unsafe_number", "unknown_member"].includes(code))).toEqual([
      { code: "bidi_control", path: "/agent/name", raw: "Desk \u202etnegA\u202c Helper" },
      { code: "hidden_characters", path: "/areas/capabilities/items/0/id", raw: "mail.\u200bsend" },
      { code: "look_alike", path: "/areas/capabilities/items/1/id", raw: "mail.send" },
    ]);
    expect(reading.agent.name).toBe("Desk \u202etnegA\u202c Helper");
    expect(inValue({ "a\u200b": { "b/c": ["\u00ad", "\u2066x\u2069\u200b"] } })).toEqual([
      { code: "hidden_characters", path: "/a\u200b", raw: "a\u200b" },
      { code: "hidden_characters", path: "/a\u200b/b~1c/0", raw: "\u00ad" },
      { code: "bidi_control", path: "/a\u200b/b~1c/1", raw: "\u2066x\u2069\u200b" },
      { code: "hidden_characters", path: "/a\u200b/b~1c/1", raw: "\u2066x\u2069\u200b" },
    ]);
  });

  it("are found when they are written as JSON escapes", () => {
    const reading = readShown('{"answer_version":"1","agent":{"name":"Desk\\u200b"},"areas":{}}');
    expect(reading.flags).toEqual([{ code: "hidden_characters", path: "/agent/name", raw: "Desk\u200b" }]);
  });

  it("are not what ordinary writing needs", () => {
    expect(
      inValue(["\u05e2\u05d5\u05d6\u05e8", "a b\tc\nd", "\u{1F468}\u200d\u{1F467}", "\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645"]),
    ).toEqual([]);
  });
});

describe("hidden characters in text of which nothing was read", () => {
  it("are counted, each kind of character once", () => {
    expect(inText("a\u200bb\u202ec\u200b")).toEqual([
      { code: "hidden_characters", path: "", raw: "‹U+200B› zero width space, 2 times" },
      { code: "bidi_control", path: "", raw: "‹U+202E› right-to-left override, once" },
    ]);
  });

  it.each(["09-nbsp-zero-width.txt", "13-smart-quotes-wrapped.txt", "14-rtl-bidi.txt", "23-poisoned-description.txt"])(
    "are found in %s",
    (file) => {
      const reading = readShown(readFileSync(new URL(`fixtures/answers/${file}`, import.meta.url), "utf8"));
      expect(reading.flags.filter(({ code }) => code === "hidden_characters" || code === "bidi_control")).not.toEqual([]);
    },
  );

  it("around an answer are flagged too, and a byte order mark is not: it is a repair", () => {
    const reading = readShown('\uFEFFso\u2060\n{"answer_version":"1","areas":{}}\nand\u2060\u2060');
    expect(reading.flags).toEqual([
      { code: "hidden_characters", path: "", raw: "‹U+2060› word joiner, once" },
      { code: "hidden_characters", path: "", raw: "‹U+2060› word joiner, 2 times" },
    ]);
  });

  it("are all counted in a text of many pieces", () => {
    const unit = `${"x".repeat(70_000)}\u200b\u{1F600}`;
    expect(inText(unit.repeat(3))).toEqual([{ code: "hidden_characters", path: "", raw: "‹U+200B› zero width space, 3 times" }]);
    // Pairs of surrogates over every edge of a piece: none is taken for two halves.
    expect(inText(`a${"\u{1F600}".repeat(100_000)}`)).toEqual([]);
  });

  it("are flagged if and only if there are any", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        expect(inText(text).length).toBe(new Set(hiddenCharacters(text).map(({ codePoint }) => codePoint)).size);
      }),
    );
  });
});

describe("ids that only look the same", () => {
  const ids = (capabilities: string[], boundaries: string[]) =>
    readShown(
      JSON.stringify({
        answer_version: "1",
        areas: {
          capabilities: { items: capabilities.map((id) => ({ id })) },
          commit_boundaries: { items: boundaries.map((capability) => ({ capability, kind: "sent" })) },
        },
      }),
    ).flags.filter(({ code }) => code === "look_alike");

  it("are flagged", () => {
    expect(ids(["mail.send", "m\u0430il.send"], ["mail.send", "mail.send "])).toEqual([
      { code: "look_alike", path: "/areas/capabilities/items/1/id", raw: "m\u0430il.send" },
      { code: "look_alike", path: "/areas/commit_boundaries/items/1/capability", raw: "mail.send " },
    ]);
  });

  it("are not the same ids, nor other ones", () => {
    expect(ids(["mail.send", "mail.send", "mail.read", "\u0628\u0631\u064a\u062f"], ["mail.send"])).toEqual([]);
  });
});

describe("secrets", () => {
  const secretsOf = (text: string) => readShown(text).flags.filter(({ code }) => code === "secret");

  it("are flagged at their place in an answer, and not quoted", () => {
    const flags = secretsOf(readFileSync(new URL("fixtures/own/10-secrets.txt", import.meta.url), "utf8"));
    const path = "/areas/identities/items/0/credential";
    expect(flags.map((one) => one.path)).toEqual([path, path]);
    expect(JSON.stringify(flags)).not.toMatch(/EXAMPLE/);
  });

  it("are flagged in text of which nothing was read, with where they stand", () => {
    const text = readFileSync(new URL("fixtures/answers/25-config-with-secrets.txt", import.meta.url), "utf8");
    const flags = secretsOf(text);
    expect(flags).toHaveLength(5);
    const at = text.indexOf("EXAMPLE-NOT-A-REAL-TOKEN-0001");
    expect(flags[0]?.raw).toContain(`It has 29 characters, from character ${at + 1} on.`);
    expect(JSON.stringify(flags)).not.toMatch(/EXAMPLE/);
  });

  it("are flagged before and after an answer", () => {
    const answer = '{"answer_version":"1","areas":{}}';
    const key = `ghp_${"aB3dE5fG7h".repeat(4)}`;
    const flags = secretsOf(`see ${key}\n${answer}\nand ${key}`);
    expect(flags.map(({ path, raw }) => [path, raw.replace(/^.*from/, "from")])).toEqual([
      ["", "from character 5 on."],
      ["", `from character ${4 + key.length + 1 + answer.length + 1 + 4 + 1} on.`],
    ]);
  });

  it("are found when they are written with escapes", () => {
    const key = `\\u0067hp_${"aB3dE5fG7h".repeat(4)}`;
    expect(secretsOf(`{"answer_version":"1","agent":{"name":"${key}"},"areas":{}}`).map(({ path }) => path)).toEqual(["/agent/name"]);
  });
});
