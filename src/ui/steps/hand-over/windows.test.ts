// Whose windows the rules block goes into (§3a Who is answering), and where each agent runs (§4 question 3).
import { describe, expect, test } from "vitest";
import { sealed } from "../../../core/outputs/testing/samples.ts";
import type { Grant } from "../../../core/schema/grant.gen.ts";
import { sampleGrant, scenario3 } from "../../../core/testing/sample-grants.ts";
import { windowsOf } from "./windows.ts";

const BOOKS = { actor: "agent:books", name: "Books", role: "Bookkeeper" };
const PAYER = { actor: "agent:payer", name: "Payer", role: "Pays approved invoices" };

/** The shop's books, with or without a word on where the delegate and the member run. */
function team(delegate: string | undefined, member: string | undefined): Grant {
  const grant = scenario3();
  return {
    ...grant,
    delegate: { ...grant.delegate, ...(delegate === undefined ? {} : { platform: delegate }) },
    work_system: { ...grant.work_system, members: [{ ...PAYER, ...(member === undefined ? {} : { platform: member }) }] },
  };
}

describe("one agent in a team: a window for each, the delegate first", () => {
  test("a member's own platform is kept", () => {
    expect(windowsOf(sealed(team("Example Chat", "Example Bank Assistant")), "member")).toEqual([
      { ...BOOKS, platform: "Example Chat" },
      { ...PAYER, platform: "Example Bank Assistant" },
    ]);
  });

  test("“absent means the delegate’s platform”", () => {
    expect(windowsOf(sealed(team("Example Chat", undefined)), "member")).toEqual([
      { ...BOOKS, platform: "Example Chat" },
      { ...PAYER, platform: "Example Chat" },
    ]);
  });

  test("a member's platform is not the delegate's", () => {
    expect(windowsOf(sealed(team(undefined, "Example Bank Assistant")), "member")).toEqual([
      BOOKS,
      { ...PAYER, platform: "Example Bank Assistant" },
    ]);
  });

  test("nothing is said where the Grant says nothing", () => {
    expect(windowsOf(sealed(team(undefined, undefined)), "member")).toStrictEqual([BOOKS, PAYER]);
  });
});

test.each(["main", "only"] as const)("%s: the delegate's window alone, whatever the team", (answering) => {
  expect(windowsOf(sealed(team("Example Chat", "Example Bank Assistant")), answering)).toEqual([{ ...BOOKS, platform: "Example Chat" }]);
});

test("a Grant of one agent has one window, whoever answers", () => {
  for (const answering of ["main", "only", "member"] as const) {
    expect(windowsOf(sealed(sampleGrant()), answering)).toEqual([
      { actor: "urn:bot0:agent:0b7f7c1e-6a53-4a62-9f0e-2d6d1a3c9b10", name: "Assistant", role: "Personal assistant" },
    ]);
  }
});
