// Settlement evidence (F9, §7 step 18), held against what a formation wants: each part, who may be named, and that no evidence of any form throws.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { WantedSettlement } from "./lookup-formations.ts";
import { namedIn, type SettlementWanted, unsettled } from "./settlement.ts";

const KIND = "aggregated_judgment";
const MEMBERS = ["agent:a", "agent:b", "agent:c"];

function given(evidence: readonly string[], more: Partial<WantedSettlement> = {}): SettlementWanted {
  return {
    wanted: { kind: KIND, evaluator: "agent:a", evidence: new Set(evidence), ratifiers: [], handoffs: [], ...more },
    participants: new Set([...MEMBERS, "person:legal"]),
    members: new Set(MEMBERS),
  };
}

const evidence = (more: object = {}) => ({ kind: KIND, evaluator: "agent:a", ...more });
const vote = (actor: string, verdict: string) => ({ actor, verdict });
const settles = (more: object, wanted: SettlementWanted) => unsettled(evidence(more), wanted) === undefined;

describe("the evidence as a whole", () => {
  const wanted = given(["accept"]);
  const accept = { actor: "agent:a" };

  it("settles where it is of the kind, names the evaluator and has the part", () => {
    expect(unsettled(evidence({ accept }), wanted)).toBeUndefined();
    // A part that is not wanted stands in nobody's way, nor does what no form names.
    expect(settles({ accept, attested_by: ["agent:x"], note: 1, votes: [] }, wanted)).toBe(true);
  });

  it.each<[string, unknown]>([
    ["none is given", undefined],
    ["it is null", null],
    ["it is a list", [evidence({ accept })]],
    ["it is of another kind", { ...evidence({ accept }), kind: "rule_fires" }],
    ["it says no kind", { evaluator: "agent:a", accept }],
    ["it names another evaluator", { ...evidence({ accept }), evaluator: "agent:b" }],
    ["it names no evaluator", { kind: KIND, accept }],
    ["the part is missing", evidence()],
    ["the part is of another form", evidence({ accept: "agent:a" })],
    ["the part names nobody", evidence({ accept: {} })],
    ["somebody else accepts", evidence({ accept: { actor: "agent:b" } })],
    ["a part that is not wanted names a stranger", evidence({ accept, award: { actor: "agent:x" } })],
    ["a part that is not wanted is of another form", evidence({ accept, votes: "all" })],
    ["the evaluator is no text", { ...evidence({ accept }), evaluator: ["agent:a"] }],
  ])("does not settle where %s", (_, value) => {
    expect(unsettled(value, wanted)).toMatch(/\.$/);
  });

  it("never settles where nobody is the evaluator, though it names nobody either", () => {
    const { evaluator: _, ...rest } = given(["accept"]).wanted;
    const nobody = { ...given(["accept"]), wanted: { ...rest, evaluator: undefined } };
    expect(unsettled({ kind: KIND, accept: {} }, nobody)).toBeDefined();
    expect(unsettled({ kind: KIND, evaluator: undefined, accept }, nobody)).toBeDefined();
  });

  it("may name the principal, who is no participant, as the evaluator only", () => {
    const principal = given(["accept"], { evaluator: "principal" });
    expect(unsettled({ kind: KIND, evaluator: "principal", accept: { actor: "principal" } }, principal)).toBeUndefined();
    expect(settles({ accept, award: { actor: "principal" } }, wanted)).toBe(false);
    const judged = { kind: KIND, evaluator: "principal", accept: { actor: "principal" } };
    for (const part of [
      { votes: [vote("principal", "approve")] },
      { transfer: { from: "agent:a", to: "principal" } },
      { award: { actor: "principal" } },
      { commit: [{ actor: "principal" }] },
    ]) {
      expect(unsettled({ ...judged, ...part }, principal)).toMatch(/no participant/);
    }
  });
});

describe("votes", () => {
  const three = given(["votes"], { approvals: 2 });
  const all = given(["votes"]);

  it("count distinct members who approve, up to the threshold; others may reject", () => {
    const approving = (...actors: string[]) => actors.map((actor) => vote(actor, "approve"));
    expect(settles({ votes: [...approving("agent:a", "agent:b"), vote("agent:c", "reject")] }, three)).toBe(true);
    expect(settles({ votes: approving("agent:a", "agent:a") }, three)).toBe(false);
    expect(settles({ votes: approving("agent:a", "person:legal") }, three)).toBe(false);
    expect(settles({ votes: [] }, three)).toBe(false);
  });

  it("of somebody who votes both ways count for nothing", () => {
    const votes = [vote("agent:a", "approve"), vote("agent:b", "approve"), vote("agent:b", "reject")];
    expect(settles({ votes }, three)).toBe(false);
    expect(settles({ votes: [...votes, vote("agent:c", "approve")] }, three)).toBe(true);
  });

  it("without a threshold all approve, one member at least, and nobody rejects", () => {
    expect(settles({ votes: [vote("agent:b", "approve")] }, all)).toBe(true);
    expect(settles({ votes: [vote("agent:b", "approve"), vote("person:legal", "reject")] }, all)).toBe(false);
    expect(settles({ votes: [vote("person:legal", "approve")] }, all)).toBe(false);
    expect(settles({ votes: [] }, all)).toBe(false);
  });

  it("are approve or reject, spelt so", () => {
    for (const verdict of ["Approve", "yes", ""]) {
      expect(settles({ votes: [vote("agent:a", "approve"), vote("agent:b", "approve"), vote("agent:c", verdict)] }, three)).toBe(false);
    }
    expect(settles({ votes: [{ actor: "agent:a" }] }, all)).toBe(false);
    expect(settles({ votes: [null] }, all)).toBe(false);
  });
});

describe("a transfer, an award and a commit", () => {
  const handoffs = [{ from: "agent:a", to: "agent:b" }];

  it("a transfer is one of the hand-offs, in its direction", () => {
    const wanted = given(["transfer"], { handoffs });
    expect(settles({ transfer: { from: "agent:a", to: "agent:b" } }, wanted)).toBe(true);
    for (const transfer of [
      { from: "agent:b", to: "agent:a" },
      { from: "agent:a", to: "agent:c" },
      { from: "agent:a" },
      {},
      [],
      "agent:a",
    ]) {
      expect(settles({ transfer }, wanted)).toBe(false);
    }
  });

  it("an award goes to a member", () => {
    expect(settles({ award: { actor: "agent:c" } }, given(["award"]))).toBe(true);
    expect(settles({ award: { actor: "person:legal" } }, given(["award"]))).toBe(false);
    expect(settles({ award: {} }, given(["award"]))).toBe(false);
  });

  it("a commit is by everybody who ratifies, and by nobody where nobody does", () => {
    const wanted = given(["commit"], { ratifiers: ["agent:b", "person:legal"] });
    expect(settles({ commit: [{ actor: "person:legal" }, { actor: "agent:b" }] }, wanted)).toBe(true);
    expect(settles({ commit: [{ actor: "person:legal" }, { actor: "agent:b" }, { actor: "agent:c" }] }, wanted)).toBe(true);
    expect(settles({ commit: [{ actor: "agent:b" }] }, wanted)).toBe(false);
    expect(settles({ commit: [] }, wanted)).toBe(false);
    expect(settles({ commit: [] }, given(["commit"]))).toBe(false);
  });
});

describe("whatever the evidence", () => {
  const names = fc.constantFrom(
    "kind",
    "evaluator",
    "accept",
    "votes",
    "transfer",
    "award",
    "commit",
    "actor",
    "verdict",
    "from",
    "to",
    "__proto__",
  );
  const values = fc.constantFrom<unknown>(KIND, "agent:a", "approve", null, 1, true, [], {}, [null], [[]]);
  const { tree } = fc.letrec<{ tree: unknown }>((tie) => ({
    tree: fc.oneof(
      { depthSize: "small" },
      values,
      fc.array(tie("tree"), { maxLength: 3 }),
      fc.dictionary(names, tie("tree"), { maxKeys: 5 }),
    ),
  }));

  it("nothing throws, and what settles names participants only", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          tree,
          tree.map((value) => evidence(Object(value) as object)),
        ),
        (value) => {
          const wanted = given(["accept", "votes", "transfer", "award", "commit"], {
            approvals: 1,
            handoffs: [{ from: "agent:a", to: "agent:b" }],
          });
          const why = unsettled(value, wanted);
          const named = namedIn(value);
          if (why === undefined) expect(named?.every((actor) => wanted.participants.has(actor))).toBe(true);
          if (named !== undefined) expect(named.every((actor) => typeof actor === "string")).toBe(true);
        },
      ),
      { numRuns: 500 },
    );
  });
});
