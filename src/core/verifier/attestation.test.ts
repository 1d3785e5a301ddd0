// "Settlement evidence is attested or it is nothing" (§7): who vouches for what, and for nothing else.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Attested } from "../schema/context.gen.ts";
import { isAttested } from "./attestation.ts";
import type { Context, Request } from "./decision.ts";

const EVIDENCE = {
  kind: "aggregated_judgment",
  evaluator: "agent:lead",
  votes: [
    { actor: "agent:a", verdict: "approve" },
    { actor: "agent:b", verdict: "reject" },
  ],
};
const EVERYBODY = ["agent:lead", "agent:a", "agent:b"];
const ARGUMENTS = { amount: { amount: "900.00", currency: "EUR" } };
const request: Request = { act: "bank.pay", arguments: ARGUMENTS, settlement_evidence: EVIDENCE };
const ENTRY: Attested = { act: "bank.pay", arguments: ARGUMENTS, evidence: EVIDENCE, actors: EVERYBODY };

function attested(entry: Partial<Attested> = {}, { asked = request, act = "bank.pay", runners = [] as string[] } = {}): boolean {
  return isAttested(asked, act, { attested: [{ ...ENTRY, ...entry }], trusted_runners: runners } as unknown as Context);
}

describe("evidence is attested", () => {
  it("by everybody whom it names, the evaluator included, and others beside them", () => {
    expect(attested()).toBe(true);
    expect(attested({ actors: [...EVERYBODY, "person:notary"] })).toBe(true);
    for (const missing of EVERYBODY) expect(attested({ actors: EVERYBODY.filter((actor) => actor !== missing) })).toBe(false);
    expect(attested({ actors: [] })).toBe(false);
  });

  it("or by a runner that the host trusts, whoever signed", () => {
    expect(attested({ actors: [], runner: "system:runner" }, { runners: ["system:runner"] })).toBe(true);
    expect(attested({ actors: [], runner: "system:runner" }, { runners: ["system:other"] })).toBe(false);
    expect(attested({ actors: [], runner: "system:runner" })).toBe(false);
    // A trusted runner that did not vouch for this one says nothing of it.
    expect(attested({ actors: ["agent:lead"] }, { runners: ["agent:lead", "system:runner"] })).toBe(false);
  });

  it("for this act, with exactly these arguments and exactly this evidence", () => {
    expect(attested({}, { act: "bank.draft" })).toBe(false);
    expect(attested({ act: "bank.draft" })).toBe(false);
    expect(attested({ arguments: { amount: { amount: "900.0", currency: "EUR" } } })).toBe(false);
    expect(attested({ arguments: { ...ARGUMENTS, note: "x" } })).toBe(false);
    expect(attested({ evidence: { ...EVIDENCE, votes: EVIDENCE.votes.slice(0, 1) } })).toBe(false);
    expect(attested({ evidence: { ...EVIDENCE, note: "x" } })).toBe(false);
  });

  it("equal as canonical JSON: the order of members says nothing, that of a list does", () => {
    const { kind, evaluator, votes } = EVIDENCE;
    expect(attested({ evidence: { votes, evaluator, kind } })).toBe(true);
    expect(attested({ evidence: { ...EVIDENCE, votes: votes.toReversed() } })).toBe(false);
    expect(attested({ arguments: { amount: { currency: "EUR", amount: "900.00" } } })).toBe(true);
  });

  it("where arguments are left out, they are none on both sides", () => {
    const { arguments: _, ...bare } = request;
    const { arguments: __, ...entry } = ENTRY;
    const only = (one: object, asked: Request) => isAttested(asked, "bank.pay", { attested: [one] } as unknown as Context);
    expect(only(entry, bare)).toBe(true);
    expect(only({ ...entry, arguments: {} }, bare)).toBe(true);
    expect(only(entry, { ...bare, arguments: {} })).toBe(true);
    expect(only(entry, request)).toBe(false);
  });

  it("by one entry as a whole: two that attest half each do not make one", () => {
    const halves = [
      { ...ENTRY, actors: ["agent:lead", "agent:a"] },
      { ...ENTRY, actors: ["agent:b"] },
    ];
    expect(isAttested(request, "bank.pay", { attested: halves } as unknown as Context)).toBe(false);
    expect(isAttested(request, "bank.pay", { attested: [...halves, ENTRY] } as unknown as Context)).toBe(true);
  });

  it("not by what the request says of itself", () => {
    const claimed = { ...EVIDENCE, attested_by: EVERYBODY };
    const asked = { ...request, settlement_evidence: claimed, attested: [ENTRY], trusted_runners: ["agent:a"] } as Request;
    expect(isAttested(asked, "bank.pay", {} as Context)).toBe(false);
    expect(isAttested(asked, "bank.pay", { attested: [] } as unknown as Context)).toBe(false);
  });

  it("never where the evidence has no form, or no canonical form", () => {
    const of = (evidence: unknown) =>
      isAttested({ ...request, settlement_evidence: evidence } as Request, "bank.pay", {
        attested: [{ ...ENTRY, evidence, runner: "system:runner" }],
        trusted_runners: ["system:runner"],
      } as unknown as Context);
    expect(of(EVIDENCE)).toBe(true);
    for (const evidence of [undefined, null, [], "x", {}, { ...EVIDENCE, votes: {} }, { ...EVIDENCE, note: "\uD800" }])
      expect(of(evidence)).toBe(false);
    const deep = JSON.parse(`${'{"a":'.repeat(2_000)}1${"}".repeat(2_000)}`) as object;
    expect(of({ ...EVIDENCE, deep })).toBe(false);
  });
});

describe("whatever is said to be attested", () => {
  it("nothing throws, and no evidence but the very same is attested by the one entry", () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 4 }), fc.jsonValue({ maxDepth: 3 }), (evidence, args) => {
        const asked = { act: "bank.pay", arguments: args, settlement_evidence: evidence } as Request;
        const context = { attested: [{ ...ENTRY, runner: "system:runner" }], trusted_runners: ["system:runner"] } as unknown as Context;
        expect(isAttested(asked, "bank.pay", context)).toBe(false);
      }),
      { numRuns: 300 },
    );
  });
});
