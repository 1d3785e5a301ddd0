import { describe, expect, it } from "vitest";
import { freshAnswers } from "../../../core/answers/fresh.ts";
import { type Draft, newDraft } from "../../../state/draft.ts";
import { otherName, partiesOf, stateOf, strays } from "./parties.ts";

const LEAD = "urn:bot0:agent:lead";
const BUYER = "urn:bot0:agent:buyer";
const HASH = "a".repeat(64);
const accepted = { sha256: HASH, bytes: 2, at: "2026-12-01T09:00:00Z" };

function draft(change: Partial<Draft> = {}, discovery: Partial<Draft["answers"]["discovery"]> = {}): Draft {
  const answers = freshAnswers({ principal: "urn:bot0:principal:p", delegate: LEAD });
  answers.agents = {
    delegate: { sub: LEAD, name: "Lead", role: "" },
    arrangement: "team",
    members: [
      { actor: LEAD, name: "Lead", role: "" },
      { actor: BUYER, name: " Buyer ", role: "buys" },
      { actor: "urn:bot0:agent:x", name: "", role: "" },
    ],
  };
  answers.discovery = { ...answers.discovery, ...discovery };
  return { ...newDraft({ draft: "d", principal: "p", delegate: LEAD, now: "2026-12-01T09:00:00Z" }, "D", answers), ...change };
}

describe("the agents", () => {
  it("are the delegate and each other member once", () => {
    expect(partiesOf(draft().answers).map(({ name }) => name)).toEqual(["Lead", "Buyer", "Agent 3, without a name"]);
  });

  it("are not asked before a request was sent, and owe an answer after", () => {
    expect(stateOf(draft(), LEAD).kind).toBe("not_asked");
    expect(stateOf(draft({}, { request: { version: "0.1", sha256: HASH } }), LEAD).kind).toBe("no_answer");
  });

  it("are accepted only while the Grant names the very hash that was accepted", () => {
    const inventories = [{ agent: LEAD, text: "hi", accepted }];
    expect(stateOf(draft({ inventories }, { inventories: [{ agent: LEAD, sha256: HASH }] }), LEAD).kind).toBe("accepted");
    expect(stateOf(draft({ inventories }, { inventories: [{ agent: LEAD, sha256: "b".repeat(64) }] }), LEAD).kind).toBe("shown");
    expect(stateOf(draft({ inventories }), LEAD).kind).toBe("shown");
    const whole = draft({ inventories }, { inventories: [{ agent: LEAD, sha256: HASH }] });
    expect(stateOf(whole, LEAD, new Set([LEAD])).kind).toBe("mismatch");
    expect(stateOf(whole, LEAD, new Set([BUYER])).kind).toBe("accepted");
    expect(stateOf(draft({ inventories: [{ agent: LEAD, text: "hi" }] }), BUYER).kind).toBe("not_asked");
  });

  it("are bound without a text where the draft began from a Grant that names one", () => {
    expect(stateOf(draft({}, { inventories: [{ agent: BUYER, sha256: HASH }] }), BUYER)).toEqual({ kind: "bound_elsewhere", sha256: HASH });
  });
});

it("names what is kept for an agent that is gone, once", () => {
  const gone = "urn:bot0:agent:gone";
  const inventories = [
    { agent: LEAD, text: "hi" },
    { agent: gone, text: "hi", accepted },
  ];
  expect(strays(draft({ inventories }, { inventories: [{ agent: gone, sha256: HASH }] }))).toEqual([gone]);
  expect(strays(draft())).toEqual([]);
});

describe("an answer that names an agent", () => {
  const parties = partiesOf(draft().answers);
  const [lead = { id: "", name: "", role: "" }] = parties;

  it("is not asked about when it names this agent, capitals aside, or none", () => {
    expect(otherName("LEAD", lead, parties)).toBeUndefined();
    expect(otherName(undefined, lead, parties)).toBeUndefined();
  });

  it("is asked about when it names another, which is offered where exactly one agent is called so", () => {
    expect(otherName("buyer", lead, parties)).toMatchObject({ named: "buyer", party: { id: BUYER } });
    expect(otherName("Books", lead, parties)).toEqual({ named: "Books" });
    expect(otherName("buyer", lead, [...parties, { id: "urn:x:y:z", name: "Buyer", role: "" }])).toEqual({ named: "buyer" });
  });
});
