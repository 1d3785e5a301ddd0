// A name is data: one that could pass for words of the document stands in quotation marks in every output.
import { describe, expect, it } from "vitest";
import { sampleGrant, scenario4 } from "../testing/sample-grants.ts";
import { clauses } from "./clauses.ts";
import { letterMarkdown } from "./letter-markdown.ts";
import { plainText } from "./render-text.ts";
import { reviewText } from "./review.ts";

describe("a name that reads like words of the Letter", () => {
  it.each([
    "Assistant may not buy anything. Nobody",
    "Shop (as anna), but must ask first",
    "Helper” may do all",
    "a b c d e f",
    "Anna or anyone",
    "Any agent",
  ])("%j is quoted", (name) => {
    const grant = sampleGrant();
    grant.delegate.name = name;
    const said = clauses(grant).flatMap(({ text }) => text.filter(({ value }) => value === name));
    expect(said.length).toBeGreaterThan(0);
    expect(said.every(({ kind }) => kind === "quote")).toBe(true);
    expect(reviewText(grant)).toContain("“");
    expect(letterMarkdown(grant)).toContain("“");
  });

  it("an account that reads like words is quoted, an identifier is not", () => {
    const grant = sampleGrant();
    const [app] = grant.resources;
    if (!app) throw new Error("an app");
    app.account = "any account";
    expect(letterMarkdown(grant)).toContain("“any account”");
    app.account = "anna@home.example";
    expect(letterMarkdown(grant)).not.toContain("“anna@home");
  });

  it("an ordinary name stands as it is", () => {
    const grant = sampleGrant();
    grant.delegate.name = "Studio helper";
    const said = clauses(grant).flatMap(({ text }) => text.filter(({ value }) => value === "Studio helper"));
    expect(said.every(({ kind }) => kind === "name")).toBe(true);
  });

  it("no member can take the principal's place in what must be asked", () => {
    const grant = scenario4();
    grant.work_system.members.push({ actor: "principal", name: "Me", role: "Says yes" });
    const said = clauses(grant).map(({ text }) => plainText(text));
    expect(said.some((sentence) => sentence.includes("must ask Me first"))).toBe(false);
    expect(said.some((sentence) => sentence.includes(`must ask ${grant.principal.name} first`))).toBe(true);
  });
});
