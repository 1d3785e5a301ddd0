import { describe, expect, it } from "vitest";
import type { Formation, Grant, Participant, Settlement } from "../schema/grant.gen.ts";
import { scenario3, scenario4 } from "../testing/sample-grants.ts";
import { at, the } from "../testing/valid.ts";
import { childOf, found, HELPER, judged, parentOf } from "./testing/family.ts";

const desk = (grant: Grant) => at(grant.formations);
const settle = (change: Partial<Settlement>) => (grant: Grant) => Object.assign(the(desk(grant).settlement), change);
const form = (change: Partial<Formation>) => (grant: Grant) => Object.assign(desk(grant), change);
const member = (actor: string): Participant => ({ actor, membership: "member" });
const nothing = () => {};
const both =
  (...changes: ((grant: Grant) => unknown)[]) =>
  (grant: Grant) => {
    for (const change of changes) change(grant);
  };

describe("which formations are compared (G9a formations)", () => {
  it("passes those of a lead with specialists and of a hand-off, handed on whole", () => {
    expect(judged(scenario4, nothing)).toEqual([]);
    expect(judged(scenario3, nothing)).toEqual([]);
  });

  it("misses one that governs an act of the child, and none that does not", () => {
    const gone = (child: Grant) => delete child.formations;
    expect(judged(scenario4, gone)).toEqual(["formations /formations"]);
    const drafts = (child: Grant) => {
      gone(child);
      child.authorities = child.authorities.filter(({ act }) => act === "docs.draft");
    };
    expect(judged(scenario4, drafts)).toEqual([]);
    expect(judged(scenario4, drafts, (parent) => delete desk(parent).acts)).toEqual(["formations /formations"]);
  });

  it("pairs by name, else by arrangement, and only where one is left", () => {
    const other: Formation = { arrangement: "hub.manager_worker", acts: ["docs.draft"] };
    expect(judged(scenario4, form({ name: "Another name" }))).toEqual([]);
    expect(judged(scenario4, (child) => child.formations?.unshift(other))).toEqual([]);
    const two = (child: Grant) => {
      delete desk(child).name;
      child.formations?.unshift(other);
    };
    expect(judged(scenario4, two)).toEqual(["formations /formations"]);
    expect(judged(scenario4, form({ arrangement: "habitat.mesh" }))).toContain("formations /formations/0/arrangement");
    expect(judged(scenario4, form({ name: "Another name", arrangement: "habitat.mesh" }))).toEqual(["formations /formations"]);
  });

  it("pairs one without a name with one without, whatever else is arranged so", () => {
    const unnamed = (parent: Grant) => delete desk(parent).name;
    const more = (child: Grant) => child.formations?.unshift({ ...desk(child), name: "One more", acts: ["docs.draft"] });
    expect(judged(scenario4, more, unnamed)).toEqual([]);
    expect(judged(scenario4, form({ name: "A name" }), unnamed)).toEqual([]);
    expect(judged(scenario4, both(form({ name: "A name" }), more), unnamed)).toEqual(["formations /formations"]);
  });

  it("never takes a formation that carries another one's name", () => {
    const second = (parent: Grant) => the(parent.formations).push({ ...desk(parent), name: "Second desk", acts: ["docs.draft"] });
    expect(judged(scenario4, nothing, second)).toEqual([]);
    expect(judged(scenario4, (child) => child.formations?.pop(), second)).toEqual(["formations /formations"]);
  });

  it("governs every act of the child that the parent's governs", () => {
    const governing = form({ acts: ["publish_campaign", "docs.draft"] });
    expect(judged(scenario4, form({ acts: ["docs.draft", "publish_campaign"] }))).toEqual([]);
    expect(judged(scenario4, (child) => delete desk(child).acts)).toEqual([]);
    expect(judged(scenario4, form({ acts: ["publish_campaign"] }), governing)).toEqual(["formations /formations/0/acts"]);
    expect(judged(scenario4, form({ acts: ["publish_campaign"] }), (parent) => delete desk(parent).acts)).toEqual([
      "formations /formations/0/acts",
    ]);
  });

  it("lets the child arrange more", () => {
    const more = (child: Grant) => child.formations?.push({ arrangement: "path.sequential", participants: [member(HELPER)] });
    expect(judged(scenario4, more)).toEqual([]);
  });
});

/** Each term: a step narrower or as strict, a step wider, and where that is found; then what the parent is given before. */
type Change = (grant: Grant) => unknown;
const voting = settle({ kind: "owner_acceptance", evidence: ["votes"], threshold: { approvals: 2 } });
const loop = form({ termination: { kind: "declared_bound", max_rounds: 5 } });
const apart = (from: string, to: string) => ({ from, to, seam: "segregation_of_duties" as const });
const divided = form({ handoffs: [apart("agent:research", "agent:writer")] });
const answers = { who_may_act: "All", artifact: "The text", interactions: "Comments", conflict: "The lead", settlement: "No objection" };
const mesh = form({ arrangement: "habitat.mesh", protocol: answers, settlement: {} });
const TERMS: [string, Change, Change, string, Change?][] = [
  ["the settlement kind", settle({}), settle({ kind: "rule_fires" }), "settlement/kind"],
  ["the evaluator", settle({ evaluator: HELPER }), settle({ evaluator: "principal" }), "settlement/evaluator"],
  ["the evidence", settle({ evidence: ["commit", "votes", "accept"] }), settle({ evidence: ["accept"] }), "settlement/evidence"],
  ["the threshold", settle({ threshold: { approvals: 3 } }), settle({ threshold: { approvals: 1 } }), "settlement/threshold", voting],
  ["the threshold kept", settle({}), (child) => delete desk(child).settlement?.threshold, "settlement/threshold", voting],
  ["the join", form({ join: "all" }), form({ join: "any" }), "join", form({ join: "all" })],
  ["the termination", loop, form({ termination: { kind: "unbounded", max_rounds: 5 } }), "termination/kind", loop],
  [
    "the rounds",
    form({ termination: { kind: "declared_bound", max_rounds: 4 } }),
    form({ termination: { kind: "declared_bound", max_rounds: 6 } }),
    "termination/max_rounds",
    loop,
  ],
  [
    "divided duties",
    form({ handoffs: [apart("agent:research", "agent:writer"), apart(HELPER, "agent:writer")] }),
    form({ handoffs: [] }),
    "handoffs",
    divided,
  ],
  ["divided duties' sides", form({}), form({ handoffs: [apart("agent:writer", "agent:research")] }), "handoffs", divided],
  [
    "divided duties' seam",
    form({}),
    form({ handoffs: [{ ...apart("agent:research", "agent:writer"), seam: "coordination" }] }),
    "handoffs",
    divided,
  ],
  ...Object.keys(answers).map((question): [string, Change, Change, string, Change] => [
    `the answer ${question}`,
    nothing,
    form({ protocol: { ...answers, [question]: "Anything" } }),
    `protocol/${question}`,
    mesh,
  ]),
];

describe("the terms of a formation (G9a formations)", () => {
  it.each(TERMS)("keep %s", (_, narrower, wider, path, before = nothing) => {
    expect(judged(scenario4, narrower, before)).toEqual([]);
    expect(judged(scenario4, wider, before)).toEqual([`formations /formations/0/${path}`]);
  });

  it.each(["eligibility", "envelope", "acceptance"] as const)("keep a hand-off's answer %s", (question) => {
    expect(judged(scenario3, (child) => Object.assign(the(desk(child).protocol), { [question]: "Never" }))).toEqual([
      `formations /formations/0/protocol/${question}`,
    ]);
    expect(judged(scenario3, (child) => delete the(desk(child).protocol)[question])).toEqual([
      `formations /formations/0/protocol/${question}`,
    ]);
  });

  it("take F2's and F3's defaults for what is not written", () => {
    expect(judged(scenario4, (child) => delete desk(child).settlement?.kind)).toEqual([]);
    expect(judged(scenario4, (child) => delete desk(child).settlement?.evaluator)).toEqual([]);
    const looped = (parent: Grant) => Object.assign(desk(parent), { arrangement: "path.bounded_loop", settlement: {} });
    expect(judged(scenario4, form({ termination: { kind: "declared_bound", max_rounds: 3 } }), looped)).toEqual([]);
    expect(judged(scenario4, form({ termination: { kind: "declared_bound", max_rounds: 4 } }), looped)).toEqual([
      "formations /formations/0/termination/max_rounds",
    ]);
    const fanned = (parent: Grant) => Object.assign(desk(parent), { arrangement: "path.fanout_fanin", settlement: {} });
    expect(judged(scenario4, form({ join: "all" }), fanned)).toEqual([]);
    expect(judged(scenario4, form({ join: "any" }), fanned)).toEqual(["formations /formations/0/join"]);
  });

  it("let no result pass over a rejection by a threshold that the parent does not have", () => {
    const unanimous = settle({ evidence: ["votes"] });
    const added = (approvals: number, before: Change = unanimous) => judged(scenario4, settle({ threshold: { approvals } }), before);
    expect(added(2)).toEqual(["formations /formations/0/settlement/threshold"]);
    // All three members: then nobody is left who could reject.
    expect(added(3)).toEqual([]);
    expect(added(1, nothing)).toEqual([]);
  });

  it("cannot keep an evaluator that nobody knows", () => {
    const two = (parent: Grant) => {
      delete desk(parent).settlement?.evaluator;
      Object.assign(at(desk(parent).participants, 1), { authority: "delegates" });
    };
    expect(judged(scenario4, nothing, two)).toEqual(["formations /formations/0/settlement/evaluator"]);
  });
});

describe("who stands in a formation (G9a formations)", () => {
  const participants = (change: (list: Participant[]) => unknown) => (child: Grant) => change(the(desk(child).participants));

  it("has no member more, and nobody the less who ratifies", () => {
    expect(
      judged(
        scenario4,
        participants((list) => list.splice(1, 1)),
      ),
    ).toEqual([]);
    expect(
      judged(
        scenario4,
        participants((list) => list.push(member("agent:social"))),
      ),
    ).toEqual(["formations /formations/0/participants/4"]);
    expect(
      judged(
        scenario4,
        participants((list) => list.push({ actor: "agent:social", membership: "adjacent" })),
      ),
    ).toEqual([]);
    expect(
      judged(
        scenario4,
        participants((list) => list.pop()),
      ),
    ).toEqual(["formations /formations/0/participants"]);
    expect(
      judged(
        scenario4,
        participants((list) => delete at(list, 3).commit),
      ),
    ).toEqual(["formations /formations/0/participants"]);
    expect(
      judged(
        scenario4,
        participants((list) => Object.assign(at(list, 1), { commit: "ratifies" })),
      ),
    ).toEqual([]);
  });

  it("is everybody named where nobody is written, so that leaving the list out adds", () => {
    expect(judged(scenario4, (child) => delete desk(child).participants)).toEqual([
      "formations /formations/0/participants",
      "formations /formations/0/participants",
    ]);
  });

  it("has the child's delegate in the place of the parent's, which comes in beside it nowhere", () => {
    const lead = { actor: "agent:lead", name: "Lead", role: "Was the delegate" };
    const stays = (child: Grant) => child.work_system.members.push(lead);
    expect(judged(scenario4, stays)).toEqual([]);
    expect(
      judged(
        scenario4,
        both(
          stays,
          participants((list) => list.push(member("agent:lead"))),
        ),
      ),
    ).toEqual(["authorities /work_system/members/3", "formations /formations/0/participants/4"]);
    expect(judged(scenario3, (child) => child.work_system.members.push({ ...lead, actor: "agent:books" }))).toEqual([
      "authorities /work_system/members/1",
      "formations /formations/0/participants",
    ]);
  });

  it("lets nobody come to stand on both sides of a divided duty", () => {
    const parent = parentOf(scenario3());
    const child = childOf(parent, "agent:payer");
    child.authorities = parent.authorities.filter(({ act }) => act === "bank.pay");
    expect(found(parent, child)).toEqual(["formations /formations/0/handoffs"]);
  });
});

describe("the human gates of a formation (G9a formations)", () => {
  const gate = (to: string, acts?: string[], from = "agent:lead") =>
    form({ transitions: [{ from, to, authority: "human_gate", ...(acts === undefined ? {} : { acts }) }] });
  const edge = form({ transitions: [{ from: "agent:research", to: "agent:writer", authority: "agent_delegates" }] });
  const lost = ["formations /formations/0/transitions"];
  const standing = (grant: Grant) => Object.assign(at(grant.authorities, 1), { go_ahead: { mode: "standing" } });

  it("are kept, whoever they come from, as F3 gives them too", () => {
    expect(judged(scenario4, nothing)).toEqual([]);
    expect(judged(scenario4, gate("principal", ["publish_campaign"], "agent:writer"))).toEqual([]);
    expect(judged(scenario4, gate("principal"))).toEqual([]);
    expect(judged(scenario4, (child) => delete desk(child).transitions)).toEqual([]);
    expect(judged(scenario4, gate("principal", ["publish_campaign", "docs.draft"]))).toEqual([]);
  });

  it("are lost where another transition takes F3's place, where they wait for another, or cover less", () => {
    expect(judged(scenario4, edge)).toEqual(lost);
    expect(judged(scenario4, edge, (parent) => delete desk(parent).transitions)).toEqual(lost);
    expect(judged(scenario4, gate("person:legal", ["publish_campaign"]))).toEqual(lost);
    expect(judged(scenario4, gate("principal", ["docs.draft"]))).toEqual(lost);
    expect(judged(scenario4, gate("principal", []))).toEqual(lost);
  });

  it("stand for a standing go-ahead only where they name the act", () => {
    expect(judged(scenario4, nothing, standing)).toEqual([]);
    expect(judged(scenario4, gate("principal"), standing)).toEqual(lost);
    const unnamed = both(standing, (parent) => delete desk(parent).transitions);
    expect(judged(scenario4, edge, unnamed)).toEqual([]);
    expect(judged(scenario4, edge, both(standing, gate("principal")))).toEqual([]);
  });
});
