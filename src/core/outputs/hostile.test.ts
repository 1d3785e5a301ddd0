// Whatever somebody typed stays text: it makes no markup, no link, no line and no rule in any output.
import { describe, expect, test } from "vitest";
import { hiddenCharacters } from "../lib/text.ts";
import { letterHtml } from "./letter-html.ts";
import { letterMarkdown } from "./letter-markdown.ts";
import { reviewMarkdown, reviewText } from "./review.ts";
import { rulesBlock } from "./rules-block.ts";
import { filledWith, HOSTILE } from "./testing/hostile.ts";
import { everything, sealed } from "./testing/samples.ts";

const plain = filledWith(sealed(everything()), "plain words ");
const plainHtml = letterHtml(plain);
const plainMarkdown = [letterMarkdown(plain), reviewMarkdown(plain)];
const plainLines = reviewText(plain).split("\n").length;
const plainBlock = rulesBlock(plain).text;

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

  test("the HTML Letter has the same tags, and no hidden character", () => {
    const html = letterHtml(grant);
    expect(tags(html)).toEqual(tags(plainHtml));
    // Line ends are the file's own; nothing typed brings one.
    expect(hiddenCharacters(html.slice(html.indexOf("<body>")))).toEqual([]);
    expect(html.split("\n")).toHaveLength(plainHtml.split("\n").length);
  });

  test("the Markdown has the same markup on as many lines, and no link", () => {
    for (const [i, make] of [letterMarkdown, reviewMarkdown].entries()) {
      const made = make(grant);
      expect(markup(made)).toEqual(markup(plainMarkdown[i] ?? ""));
      expect(made.replace(/(`+) ?.*?[^`] ?\1(?!`)/g, "")).not.toMatch(/:\/\/|www\.|@|javascript:/);
    }
  });

  test("the plain review has as many lines", () => {
    expect(reviewText(grant).split("\n")).toHaveLength(plainLines);
  });

  test("the rules block is the same outside its quotation marks", () => {
    const block = rulesBlock(grant).text.replace(/^This text is longer.*\n\n/m, "");
    expect(unquoted(block)).toBe(unquoted(plainBlock.replace(/^This text is longer.*\n\n/m, "")));
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
