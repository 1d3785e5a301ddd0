// Whatever somebody typed stays text: it makes no markup, no link, no line and no rule in any output.
import { describe, expect, test } from "vitest";
import { hiddenCharacters } from "../lib/text.ts";
import { letterHtml } from "./letter-html.ts";
import { letterMarkdown } from "./letter-markdown.ts";
import { reviewMarkdown, reviewText } from "./review.ts";
import { rulesBlock } from "./rules-block.ts";
import { filledWith, HOSTILE } from "./testing/hostile.ts";
import { everything, sealed } from "./testing/samples.ts";

/** The documents with ordinary words in the same places; what has a space is quoted where an identifier would stand bare. */
const plainOf = (words: string) => {
  const plain = filledWith(sealed(everything()), words);
  return {
    html: letterHtml(plain),
    markdown: [letterMarkdown(plain), reviewMarkdown(plain)],
    lines: reviewText(plain).split("\n").length,
    block: rulesBlock(plain).text,
  };
};
const PLAIN = { words: plainOf("plain words "), word: plainOf("plainword") };

/** What is left of a document when its text is taken out: its tags with their attributes. */
const tags = (html: string): string[] => html.slice(html.indexOf("<body>")).match(/<[^>]*>/g) ?? [];

/** What is left of Markdown when code spans, escaped characters and everything but the characters of markup are taken out, line by line. */
const markup = (markdown: string): string[] =>
  markdown.split("\n").map((line) =>
    line
      .replace(/(`+) ?.*?[^`] ?\1(?!`)/g, "")
      .replace(/\\./g, "")
      .replace(/[^*_`#[\]<>|~!\\]/g, ""),
  );

/** The rules block without what stands in quotation marks, and the count of what was left out behind it. */
const unquoted = (text: string): string => text.replace(/“[^”]*”(?: … \(\d+ more characters?\))?/g, "“”");

describe.each(HOSTILE)("%j in every member that may be written freely", (text) => {
  const grant = filledWith(sealed(everything()), text);
  const plain = /\s/.test(text) ? PLAIN.words : PLAIN.word;

  test("the HTML Letter has the same tags, and no hidden character", () => {
    const html = letterHtml(grant);
    expect(tags(html)).toEqual(tags(plain.html));
    // Line ends are the file's own; nothing typed brings one.
    expect(hiddenCharacters(html.slice(html.indexOf("<body>")))).toEqual([]);
    expect(html.split("\n")).toHaveLength(plain.html.split("\n").length);
  });

  test("the Markdown has the same markup on as many lines, and no link", () => {
    for (const [i, make] of [letterMarkdown, reviewMarkdown].entries()) {
      const made = make(grant);
      expect(markup(made)).toEqual(markup(plain.markdown[i] ?? ""));
      expect(made.replace(/(`+) ?.*?[^`] ?\1(?!`)/g, "")).not.toMatch(/:\/\/|www\.|@|javascript:/);
    }
  });

  test("the plain review has as many lines", () => {
    expect(reviewText(grant).split("\n")).toHaveLength(plain.lines);
  });

  test("the rules block is the same outside its quotation marks", () => {
    const block = rulesBlock(grant).text.replace(/^This text is longer.*\n\n/m, "");
    // To an agent an identifier of other than the usual form is quoted too, as words are.
    expect(unquoted(block)).toBe(unquoted(PLAIN.words.block.replace(/^This text is longer.*\n\n/m, "")));
  });
});

test("own words of the rules block use no quotation marks, so that what stands in them is always somebody's", () => {
  const { text } = rulesBlock(sealed(everything()));
  const open = (text.match(/“/g) ?? []).length;
  expect(open).toBe((text.match(/”/g) ?? []).length);
  // Each mark pair holds a member's value; the one exception names the marks themselves.
  const quoted = [...text.matchAll(/“([^”]*)”/g)].map((match) => match[1] ?? "");
  const values = JSON.stringify(everything());
  const foreign = quoted.filter((words) => !values.includes(JSON.stringify(words).slice(1, -1)) && words !== " and ");
  expect(foreign).toEqual([]);
});

test("a text of many characters is cut in the rules block, and what was left out is counted; the Letter has it whole", () => {
  const long = { ...everything(), purpose: `begin ${"x".repeat(1993)}Z` };
  const block = rulesBlock(sealed(long)).text;
  expect(block).toContain(`Purpose: “begin ${"x".repeat(494)}” … (1500 more characters)`);
  expect(letterMarkdown(sealed(long))).toContain(`“begin ${"x".repeat(1993)}Z”`);
});
