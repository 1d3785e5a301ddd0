// The Letter: everything once, in its order, with what enforces it, as one file by itself.
import { createHash } from "node:crypto";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ENFORCEMENT, type Enforcement } from "../catalogue/enforcement.ts";
import { MODES } from "../catalogue/modes.ts";
import { arbitraryGrant } from "../testing/arbitrary-grant.ts";
import { scenario2 } from "../testing/sample-grants.ts";
import { clauses } from "./clauses.ts";
import { LETTER_CSS, LETTER_CSS_SHA256 } from "./letter/css.ts";
import { type Letter, letter } from "./letter.ts";
import { letterHtml } from "./letter-html.ts";
import { letterMarkdown } from "./letter-markdown.ts";
import { htmlText } from "./render-html.ts";
import { markdownText } from "./render-markdown.ts";
import { plainText } from "./render-text.ts";
import { everything, SEAL, samples, sealed } from "./testing/samples.ts";

const MODES_OF_ENFORCEMENT = Object.keys(ENFORCEMENT) as Enforcement[];
const standing = (said: Letter) => [
  ...said.facts.flatMap((fact) => fact.clauses),
  ...said.sections.flatMap((section) => [...(section.statement ?? []), ...section.clauses.map(({ clause }) => clause)]),
];

test("every clause stands in the Letter exactly once, in the model, the HTML and the Markdown", () => {
  fc.assert(
    fc.property(arbitraryGrant(), fc.constantFrom(...MODES_OF_ENFORCEMENT), (grant, enforcement) => {
      const all = clauses(grant, { enforcement });
      const inLetter = standing(letter(grant, { enforcement }));
      expect(inLetter.map(({ id }) => id).sort()).toEqual(all.map(({ id }) => id).sort());
      const html = letterHtml(grant, { enforcement });
      const markdown = letterMarkdown(grant, { enforcement });
      for (const { text, id } of all) {
        expect(html, id).toContain(htmlText(text));
        expect(markdown, id).toContain(markdownText(text));
      }
    }),
    { numRuns: 15 },
  );
});

test("the sections stand in the Letter's order, numbered, with their clauses numbered within", () => {
  const said = letter(sealed(everything()));
  expect(said.sections.map(({ id }) => id)).toEqual(
    [
      "alone",
      "asks",
      "prepares",
      "never",
      "limits",
      "grounds",
      "participants",
      "formations",
      "conflicts",
      "standing",
      "enforcement",
      "revocation",
      "document",
    ].filter((id) => id !== "prepares"),
  );
  for (const [i, section] of said.sections.entries()) {
    expect(section.number).toBe(String(i + 1));
    expect(section.clauses.map(({ number }) => number)).toEqual(section.clauses.map((_, j) => `${i + 1}.${j + 1}`));
  }
});

test("a Grant without formations, conflicts or anything to ask has no section for them, and says that nothing is done alone", () => {
  const grant = { ...scenario2(), defaults: { ...scenario2().defaults, working_mode: "plan" as const } };
  const said = letter(grant);
  expect(said.sections.map(({ id }) => id)).not.toEqual(expect.arrayContaining(["formations"]));
  expect(said.sections.map(({ id }) => id)).toEqual(expect.arrayContaining(["alone", "asks", "prepares", "never"]));
  expect(said.sections[0]?.none).toBe("Nothing. Every act asks, is only prepared, or is refused.");
  expect(letterMarkdown(grant)).toContain("Nothing. Every act asks, is only prepared, or is refused.");
});

test.each(Object.entries(MODES))("the working mode %s is quoted word for word", (mode, { quote }) => {
  const grant = { ...scenario2(), defaults: { ...scenario2().defaults, working_mode: mode as "plan" } };
  expect(letter(grant).mode?.quote).toBe(quote);
  expect(letterMarkdown(grant)).toContain(`“${quote}”`);
});

describe("what enforces the Letter", () => {
  test("advisory: nothing checks, and it is a statement of intent", () => {
    const text = letterMarkdown(sealed(everything()));
    expect(text).toContain("Nothing checks these rules before an act. This Grant runs in advisory mode:");
    expect(text).toContain(
      "No verifier checks these arrangements. Unless a program runs the agents and holds them to this, it is a statement of intent.",
    );
    expect(text).not.toContain("Asked, not checked.");
  });

  test("at the commit boundary: what the gate does not check is said, and marked at the clause", () => {
    const said = letter(sealed(everything()), { enforcement: "commit_boundary" });
    const asked = said.sections.flatMap((section) =>
      section.clauses.filter(({ note }) => note === "Asked, not checked.").map(({ clause }) => clause.id),
    );
    expect(asked).toEqual(
      expect.arrayContaining([
        "grounds:freshness",
        "grounds:disagreement",
        "grounds:memory",
        "pause",
        "record",
        "audit",
        "authority:docs.draft",
      ]),
    );
    expect(asked).not.toEqual(expect.arrayContaining(["authority:publish_campaign"]));
    expect(letterMarkdown(sealed(everything()), { enforcement: "commit_boundary" })).toContain(
      "The gate does not check how fresh facts are",
    );
  });

  test("with a provider's own controls: what they may hold is marked, and nothing else", () => {
    const said = letter(sealed(everything()), { enforcement: "provider_native" });
    const marked = said.sections.flatMap((section) => section.clauses.filter(({ note }) => note !== undefined));
    expect(marked.map(({ clause }) => clause.enforced_by)).toEqual(marked.map(() => "provider"));
    expect(marked.map(({ clause }) => clause.id)).toContain("denial:effect:sign");
    expect(marked[0]?.note).toBe("Held where the provider has a control for it.");
  });

  test("each kind of rule of the formations has a row that says what enforces it (F10)", () => {
    const rows = (enforcement: Enforcement) =>
      letter(sealed(everything()), { enforcement }).sections.find(({ id }) => id === "formations")?.rows ?? [];
    const kinds = ["human_gate", "agent_delegates", "settlement", "membership", "routing", "handoffs", "join", "termination"];
    expect(rows("advisory")).toHaveLength(kinds.length);
    expect(rows("commit_boundary").filter(({ enforcedBy }) => enforcedBy.startsWith("The verifier checks"))).toHaveLength(2);
    expect(rows("advisory").filter(({ enforcedBy }) => enforcedBy.startsWith("The verifier checks"))).toEqual([]);
    expect(rows("provider_native")[0]?.enforcedBy).toBe(
      "The provider's own approval holds this where it has one; elsewhere it is an instruction only.",
    );
  });
});

describe("the HTML file", () => {
  const html = letterHtml(sealed(everything()));

  test("its policy allows exactly its own style and nothing else", () => {
    expect(createHash("sha256").update(LETTER_CSS, "utf8").digest("base64")).toBe(LETTER_CSS_SHA256);
    expect(html.match(/<style>([^<]*)<\/style>/)?.[1]).toBe(LETTER_CSS);
    const policy = html.match(/Content-Security-Policy" content="([^"]*)"/)?.[1] ?? "";
    expect(policy.replaceAll("&#39;", "'").replaceAll("&#61;", "=")).toBe(
      `default-src 'none'; style-src 'sha256-${LETTER_CSS_SHA256}'; base-uri 'none'; form-action 'none'`,
    );
    expect(html.indexOf("Content-Security-Policy")).toBeLessThan(html.indexOf("<style>"));
  });

  test("it holds no script, no handler, no inline style, and names nothing to fetch", () => {
    expect(html).not.toMatch(/<(?:script|link|img|iframe|object|embed|form|input|base|a)\b/i);
    const tags = (html.match(/<[a-z][^>]*>/g) ?? []).join("\n");
    expect(tags).not.toMatch(/\s(?:on\w+|style|src|href|srcset|action|xlink:href)\s*=/i);
    expect(LETTER_CSS).not.toMatch(/url\(|@import|@font-face/);
  });

  test("it prints on A4", () => {
    expect(LETTER_CSS).toContain("@page { size: A4;");
  });
});

test("the whole fingerprint stands in the head, in groups of four, and there is a place for the acceptance", () => {
  const groups = SEAL.value.match(/.{4}/g)?.join(" ") ?? "";
  const said = letter(sealed(everything()));
  expect(said.identity).toEqual({ grant_id: everything().grant_id, fingerprint: groups });
  expect(said.acceptance.lines.map(({ caption }) => caption)).toEqual(["Decision: ACCEPT or REJECT", "Date and time", "By", "Fingerprint"]);
  expect(plainText(said.acceptance.lines[3]?.filled ?? [])).toBe(groups);
  expect(plainText(said.acceptance.statement)).toBe("This is a proposal until Anna Berg accepts it, naming the Grant and its fingerprint.");
});

/** The same document with the members of every object in another order. */
function reordered<T>(value: T): T {
  if (Array.isArray(value)) return value.map(reordered) as T;
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, item]) => [key, reordered(item)]),
  ) as T;
}

test("the same Grant gives the same text, whatever the order of its members, and is left as it was", () => {
  fc.assert(
    fc.property(arbitraryGrant(), (unsealed) => {
      const grant = sealed(unsealed);
      const before = JSON.stringify(grant);
      const text = letterHtml(grant) + letterMarkdown(grant);
      expect(letterHtml(grant) + letterMarkdown(grant)).toBe(text);
      expect(letterHtml(reordered(grant)) + letterMarkdown(reordered(grant))).toBe(text);
      expect(JSON.stringify(grant)).toBe(before);
    }),
    { numRuns: 15 },
  );
});

test.each(Object.entries(samples()))("%s: no sentence lacks a word or has one too many", (_, grant) => {
  for (const { text, id } of clauses(grant, { enforcement: "commit_boundary" })) {
    const said = plainText(text);
    expect(said, id).toMatch(/^(?:[A-ZÅ“(0-9]|person:)/);
    expect(said, id).toMatch(/[.”]$/);
    expect(said, id).not.toMatch(/ {2}| [.,;:]|\.\.|undefined|null|\[object|NaN/);
  }
});
