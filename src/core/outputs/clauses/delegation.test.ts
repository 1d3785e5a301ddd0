// Whether work may be handed on (§4 question 3, §5 delegation; G9): each case and the sentences that state it.
import { describe, expect, test } from "vitest";
import type { Delegation, Grant } from "../../schema/grant.gen.ts";
import { scenario3 } from "../../testing/sample-grants.ts";
import { inBoth, inLetterOnly, said } from "../testing/said.ts";

const LINK = { grant_id: "urn:uuid:3f1d1a52-0b6e-4c5e-9a3c-7f5f2f0c1aff", delegate: "agent:books", seal: "c3".repeat(32) };
const handing = (delegation: Delegation): Grant => ({ ...scenario3(), delegation });

describe("whether work may be handed on", () => {
  test.each<[string, Delegation, string]>([
    ["not at all", { depth: 0, max_depth: 0, chain: [] }, "This Grant stands under no other. No agent may hand this authority on."],
    [
      "one level, to any agent",
      { depth: 0, max_depth: 1, chain: [] },
      "This Grant stands under no other. An agent may hand work on, to any agent, each time under a Grant of its own that is never wider than this one. A Grant may stand at most 1 level below the first.",
    ],
    [
      "two levels, to one agent",
      { depth: 0, max_depth: 2, agents: ["agent:payer"], chain: [] },
      "This Grant stands under no other. An agent may hand work on, only to Payer, each time under a Grant of its own that is never wider than this one. A Grant may stand at most 2 levels below the first.",
    ],
    [
      "one level more, to either of two agents",
      { depth: 1, max_depth: 2, agents: ["agent:payer", "agent:books"], chain: [LINK] },
      "This Grant stands 1 level below the first of its chain. An agent may hand work on, only to Payer or Books, each time under a Grant of its own that is never wider than this one. A Grant may stand at most 2 levels below the first.",
    ],
    [
      "no further: it stands at the deepest level",
      { depth: 2, max_depth: 2, chain: [LINK, { ...LINK, grant_id: `${LINK.grant_id.slice(0, -1)}0` }] },
      "This Grant stands 2 levels below the first of its chain. No agent may hand this authority on.",
    ],
  ])("%s", (_, delegation, sentence) => {
    expect(said(handing(delegation), "delegation")).toEqual(inBoth(sentence, "Payer", "Books"));
  });
});

test("what a child spends counts against the child's limits alone, and only where there can be a child is it said", () => {
  expect(said(handing({ depth: 0, max_depth: 1, chain: [] }), "delegation:purse")).toEqual(
    inLetterOnly(
      "What is spent under a Grant handed on counts against the limits of that Grant, not of this one: it may be spent beside them.",
    ),
  );
  expect(said(handing({ depth: 0, max_depth: 0, chain: [] }), "delegation:purse").letter).toBeUndefined();
});

test("the Grants above, by place, holder and fingerprint; this one is within them (G9a)", () => {
  const second = { ...LINK, grant_id: "urn:uuid:3f1d1a52-0b6e-4c5e-9a3c-7f5f2f0c1afe", delegate: "agent:payer" };
  const grant = handing({ depth: 2, max_depth: 2, chain: [LINK, second] });
  const fingerprint = "c3".repeat(32);
  expect(said(grant, `chain:${LINK.grant_id}`)).toEqual(
    inBoth(
      `The first Grant of the chain is ${LINK.grant_id}, held by Books (fingerprint ${fingerprint}). Nothing here is wider than it.`,
      "Books",
    ),
  );
  expect(said(grant, `chain:${second.grant_id}`)).toEqual(
    inBoth(
      `Grant number 2 of the chain is ${second.grant_id}, held by Payer (fingerprint ${fingerprint}). Nothing here is wider than it.`,
      "Payer",
    ),
  );
});
