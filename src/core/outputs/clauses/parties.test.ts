// Who grants what to whom, on whose behalf and for what (§4 question 3; G4, G5): each value and the sentence that states it.
import { describe, expect, test } from "vitest";
import type { Grant, OnBehalfOf } from "../../schema/grant.gen.ts";
import { scenario2 } from "../../testing/sample-grants.ts";
import { rulesBlock } from "../rules-block.ts";
import { said } from "../testing/said.ts";
import { sealed } from "../testing/samples.ts";

const letterOf = (grant: Grant, id: string) => said(grant, id).letter;
const headOf = (grant: Grant) => rulesBlock(sealed(grant)).text.split("\n");

describe("on whose behalf", () => {
  test.each<[OnBehalfOf, string, string]>([
    [{ kind: "self" }, "The work is done on behalf of Anna Berg.", "On behalf of: self"],
    [{ kind: "self", name: "A. Berg" }, "The work is done on behalf of Anna Berg, named “A. Berg” there.", "On behalf of: self, “A. Berg”"],
    [{ kind: "person" }, "The work is done on behalf of another person, who is not named.", "On behalf of: person"],
    [{ kind: "person", name: "Kim" }, "The work is done on behalf of another person, named Kim.", "On behalf of: person, “Kim”"],
    [{ kind: "organization" }, "The work is done on behalf of an organization, which is not named.", "On behalf of: organization"],
    [
      { kind: "organization", name: "Berg Yarn" },
      "The work is done on behalf of an organization, named Berg Yarn.",
      "On behalf of: organization, “Berg Yarn”",
    ],
  ])("%o", (on_behalf_of, sentence, line) => {
    const grant = { ...scenario2(), on_behalf_of };
    expect(letterOf(grant, "on_behalf_of")).toBe(sentence);
    expect(headOf(grant)).toContain(line);
  });

  test("nothing is said where nothing is written", () => {
    expect(letterOf(scenario2(), "on_behalf_of")).toBeUndefined();
    expect(headOf(scenario2()).join("\n")).not.toContain("On behalf of");
  });
});

test("the principal and the agent, each with the identifier that says who is meant (G4)", () => {
  const grant = scenario2();
  expect(letterOf(grant, "principal")).toBe(
    "Anna Berg (urn:bot0:principal:5d0c1f6e-2f7b-4a44-8f3b-1f0c9f3f7a21) is the principal, who grants this authority.",
  );
  const agent =
    "Assistant (urn:bot0:agent:0b7f7c1e-6a53-4a62-9f0e-2d6d1a3c9b10) is the agent that receives this authority. Its role is “Personal assistant”.";
  expect(letterOf(grant, "delegate")).toBe(agent);
  const platform = { ...grant, delegate: { ...grant.delegate, platform: "Example Chat" } };
  expect(letterOf(platform, "delegate")).toBe(`${agent} It runs on Example Chat.`);
  expect(letterOf(grant, "names")).toBe("Names are labels. The identifier beside a name says who is meant.");
});

test("the purpose and the work describe, and allow nothing (G5)", () => {
  const grant = { ...scenario2(), work_scope: { summary: "The weekly shop", includes: ["bread", "soap"], excludes: ["wine"] } };
  expect(letterOf(grant, "purpose")).toBe("The purpose is “Buy our groceries and household goods.”");
  expect(letterOf(grant, "scope:summary")).toBe(
    "The work, as Anna Berg describes it: “The weekly shop”. This describes the work; it allows nothing by itself.",
  );
  expect(letterOf(grant, "scope:includes")).toBe("The work includes “bread” and “soap”.");
  const half = (includes: string[], excludes: string[]): Grant => ({
    ...grant,
    work_scope: { summary: "The weekly shop", includes, excludes },
  });
  expect(letterOf(half([], ["wine"]), "scope:includes")).toBe("The work includes nothing else that is named.");
  expect(letterOf(half(["bread"], []), "scope:excludes")).toBe("The work leaves out nothing that is named.");
  expect(letterOf(scenario2(), "scope:bounds")).toBe("Nothing more is said of what the work includes or leaves out.");
  expect(letterOf(grant, "scope:excludes")).toBe("The work leaves out “wine”.");
  expect(headOf(grant)).toContain(
    "The work: “The weekly shop”, includes “bread” and “soap” and leaves out “wine”. This describes; it allows nothing.",
  );
});
