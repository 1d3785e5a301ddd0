// docs/verifier.md against the project: what it names is there, what it quotes is what the code quotes, and it leaves nothing out.
import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { ALL_REASONS, isReason } from "../catalogue/reasons.ts";
import { ROWS } from "../containment/g09-contained.ts";
import { spec as f3 } from "../formations/f03-defaults.ts";
import { spec as f6 } from "../formations/f06-segregation.ts";
import { spec as f8 } from "../formations/f08-never-wider.ts";
import { spec as f9 } from "../formations/f09-decisions.ts";
import { spec as g9 } from "../rules/g09-chain.ts";
import { spec as g10 } from "../rules/g10-working-mode.ts";
import { STEPS } from "./steps/steps.ts";

const ROOT = new URL("../../../", import.meta.url);
const read = (path: string) => readFileSync(new URL(path, ROOT), "utf8");
const page = read("docs/verifier.md");
const file: Record<"vectors" | "containment", { id: string }[]> = JSON.parse(read("schemas/test-vectors.json"));
const IDS = new Set([...file.vectors, ...file.containment].map(({ id }) => id));
const BEGINNINGS = new Set([...IDS].map((id) => id.slice(0, id.indexOf("-"))));

/** What stands between single backticks. */
function spans(text: string): string[] {
  return [...text.matchAll(/`([^`]+)`/g)].flatMap(([, span]) => span ?? []);
}

const isFile = (span: string) => ["", "src/core/"].some((folder) => existsSync(new URL(folder + span, ROOT)));
const looksLikeFile = (span: string) => /^[\w-][\w./-]*\.(?:ts|mjs|md|json)$/.test(span);
const looksLikeVector = (span: string) =>
  /^[a-z0-9]+(?:-[a-z0-9]+)*-(?:[a-z0-9]+|\*)$/.test(span) && BEGINNINGS.has(span.split("-")[0] ?? "");

function isVector(span: string): boolean {
  return span.endsWith("*") ? [...IDS].some((id) => id.startsWith(span.slice(0, -1))) : IDS.has(span);
}

/** The rows of the tables under a heading of the second level, each with its cells; no headings of tables and no lines. */
function rowsUnder(heading: string): string[][] {
  const [, section = ""] = page.split(`\n## ${heading}\n`);
  const lines = (section.split("\n## ")[0] ?? "").split("\n").filter((line) => line.startsWith("| "));
  return lines.filter((_, i) => !lines[i + 1]?.startsWith("| ---") && !lines[i]?.startsWith("| ---")).map(cellsOf);
}

function cellsOf(line: string): string[] {
  return line
    .slice(1, -1)
    .split("|")
    .map((cell) => cell.trim());
}

const SENTENCES = rowsUnder("Sentence by sentence");
const LISTS = [...rowsUnder("Where the words leave room"), ...rowsUnder("Stricter than the printed words")];

/** Where the code holds the specification's own words: by what a row of the page begins with. */
const CLAUSES: ReadonlyMap<string, string> = new Map([
  ...STEPS.map(({ spec }): [string, string] => [`**${spec.step}**`, spec.clause]),
  ...ROWS.map(({ spec }): [string, string] => [spec.id.slice("G9a.".length), spec.clause]),
  ...[f3, f6, f8, f9, g9, g10].map(({ id, clause }): [string, string] => [id, clause]),
]);

describe("what the page of the verifier names", () => {
  it("are files that are there", () => {
    const files = spans(page).filter(looksLikeFile);
    expect(files.length).toBeGreaterThan(100);
    expect(files.filter((span) => !isFile(span))).toEqual([]);
  });

  it("are vectors that are published", () => {
    const vectors = spans(page).filter(looksLikeVector);
    expect(vectors.length).toBeGreaterThan(300);
    expect(vectors.filter((span) => !isVector(span))).toEqual([]);
  });

  it("are, beside each sentence, files of the code, and tests or vectors, and nothing else", () => {
    expect(SENTENCES.length).toBeGreaterThan(150);
    for (const [sentence = "", code = "", tests = "", ...more] of SENTENCES) {
      expect(more, sentence).toEqual([]);
      expect(spans(code).length, sentence).toBeGreaterThan(0);
      expect(spans(code).filter((span) => !isFile(span) || span.includes(".test."), sentence)).toEqual([]);
      expect(spans(tests).length, sentence).toBeGreaterThan(0);
      expect(
        spans(tests).filter((span) => !isVector(span) && !(isFile(span) && /\.test\.m?[jt]s$/.test(span))),
        sentence,
      ).toEqual(spans(tests).filter((span) => span === "attested"));
    }
  });

  it("are, beside each reading, vectors", () => {
    expect(LISTS.length).toBeGreaterThan(50);
    for (const [reading = "", vectors = "", ...more] of LISTS) {
      expect(more, reading).toEqual([]);
      expect(spans(vectors).length, reading).toBeGreaterThan(0);
      expect(
        spans(vectors).filter((span) => !isVector(span)),
        reading,
      ).toEqual([]);
    }
  });
});

describe("what the page of the verifier quotes", () => {
  it("are the specification's words, as the code has them", () => {
    let quoted = 0;
    for (const [sentence = ""] of SENTENCES) {
      const [, begins = "", words = ""] = /^(\S+) "(.+)"$/.exec(sentence) ?? [];
      const clause = CLAUSES.get(begins);
      if (clause === undefined) continue;
      for (const part of words.split("…").map((text) => text.trim())) {
        expect(clause, sentence).toContain(part);
        quoted += 1;
      }
    }
    expect(quoted).toBeGreaterThan(100);
  });
});

describe("what the page of the verifier leaves out", () => {
  const begins = new Set(SENTENCES.map(([sentence = ""]) => sentence.split(" ")[0]));

  it("is no step, neither in the order nor among the sentences", () => {
    const order = rowsUnder("The order").map(([step]) => step);
    for (const { spec } of STEPS) {
      expect(order).toContain(String(spec.step));
      expect(begins).toContain(`**${spec.step}**`);
    }
  });

  it("is no clause that a verifier holds, and no row of G9a", () => {
    for (const clause of CLAUSES.keys()) expect(begins).toContain(clause);
    for (const section of ["§1a", "§5", "§7a", "§7b", "§8"]) expect(page).toMatch(new RegExp(`^### .*${section}\\b`, "m"));
  });

  it("is no reason, each beside its step", () => {
    const ofStep = new Map(rowsUnder("The order").flatMap(([step, , reasons = ""]) => spans(reasons).map((reason) => [reason, step])));
    expect([...ofStep.keys()].filter((reason) => !isReason(reason))).toEqual([]);
    expect(ALL_REASONS.filter((reason) => !ofStep.has(reason))).toEqual([]);
  });
});
