import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { locate } from "./locate.ts";

/** The stretches by their text, fenced ones marked, unclosed ones marked. */
const stretches = (text: string) =>
  locate(text).map(({ start, end, fenced, closed }) => `${fenced ? "F" : "O"}${closed ? "" : "?"} ${text.slice(start, end)}`);

describe("finding what may be an answer", () => {
  it.each([
    ["bare", '{"a": 1}', ['O {"a": 1}']],
    ["behind a byte order mark", '\uFEFF{"a": 1}', ['O {"a": 1}']],
    ["fenced", 'x\n```json\n{"a": 1}\n```\ny', ['F {"a": 1}\n']],
    ["fenced with tildes", '~~~\n{"a": 1}\n~~~', ['F {"a": 1}\n']],
    ["in an indented fence", '1. so\n   ```\n   {"a": 1}\n   ```', ['F    {"a": 1}\n']],
    ["in a fence that holds a shorter one", "````\n```\n{}\n```\n````", ["F ```\n{}\n```\n"]],
    ["in a fence that a line with more text does not close", "```\n{}\n``` no\n```", ["F {}\n``` no\n"]],
    ["in a fence that tildes do not close", "```\n{}\n~~~\n```", ["F {}\n~~~\n"]],
    ["in a fence that is never closed", 'x\n```json\n{"a": 1}\n', ['F? {"a": 1}\n']],
    ["after an opening fence at the very end", "x\n```", ["F? "]],
    ["not in a fence within one line", "``` {} ```\nx", []],
    ["among prose with braces", 'so {this} is\n{"a": {"b": "}"}}\nand {that}', ['O {"a": {"b": "}"}}']],
    ["with an escaped quotation mark", '{"a": "\\"}"} x', ['O {"a": "\\"}"}']],
    ["not where braces at the start of a line hold prose", "{no prompts}\nso", []],
    ["after words on the same line", 'Answer: { "a": 1 } done', ['O { "a": 1 }']],
    ["twice on one line", '{"a": 1} {"b": 2}', ['O {"a": 1}', 'O {"b": 2}']],
    ["once bare and once fenced", '{"a": 1}\n```\n{"b": 2}\n```\n{"c": 3}', ['O {"a": 1}', 'F {"b": 2}\n', 'O {"c": 3}']],
    ["with unquoted names", "{ who: 1, }", ["O { who: 1, }"]],
    ["cut off", 'x\n{"a": [1,', ['O? {"a": [1,']],
    ["with CRLF", '```\r\n{"a": 1}\r\n```\r\nx', ['F {"a": 1}\r\n']],
    ["not in prose", "I can help with lots of things!", []],
    ["not in nothing", "", []],
  ])("%s", (_name, text, expected) => {
    expect(stretches(text)).toEqual(expected);
  });

  it("gives stretches in order, inside the text, none overlapping, for all texts", () => {
    const unit = fc.constantFrom("{", "}", '"', "\\", ":", "`", "```", "~~~", "\n", "\r\n", " ", "a", "\uFEFF");
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 200 }), (text) => {
        let at = 0;
        for (const { start, end, outerStart, outerEnd } of locate(text)) {
          expect([at <= outerStart, outerStart <= start, start <= end, end <= outerEnd, outerEnd <= text.length]).toEqual(
            Array(5).fill(true),
          );
          at = outerEnd;
        }
      }),
      { numRuns: 1000 },
    );
  });

  // Each takes well under a second, and would take many minutes if its time grew with the square of its length; the bound allows for a
  // machine that is busy with something else.
  it.each([
    ["an opening fence with much space behind it", `\`\`\`json${" ".repeat(1_000_000)}x`],
    ["opening fences that never close", "```a\n".repeat(200_000)],
    ["open braces", "{".repeat(1_000_000)],
    ["open braces that begin lines", "{\n".repeat(500_000)],
    ["open braces before quotation marks", '{ "'.repeat(350_000)],
    ["small objects", '{"a":1}\n'.repeat(60_000)],
    ["prose braces", "{x}\n".repeat(250_000)],
    ["fences without a brace", "```\nx\n```\n".repeat(50_000)],
    ["much space before braces", `${" ".repeat(50)}{`.repeat(20_000)],
    ["one long line", "a".repeat(1_000_000)],
  ])(
    "looks through up to a megabyte of %s in linear time",
    (_name, text) => {
      const started = performance.now();
      locate(text);
      expect(performance.now() - started).toBeLessThan(10_000);
    },
    60_000,
  );
});
