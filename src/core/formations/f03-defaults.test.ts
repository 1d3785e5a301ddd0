import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Formation } from "../schema/grant.gen.ts";
import { arbitraryGrant } from "../testing/arbitrary-grant.ts";
import { scenario3, scenario4 } from "../testing/sample-grants.ts";
import { at, brief, changed, valid } from "../testing/valid.ts";
import {
  checkDefaults,
  evaluatorOf,
  evidenceOf,
  gatesOf,
  governedBy,
  isUnbounded,
  joinOf,
  leadsOf,
  membersOf,
  namedAgents,
  participantsOf,
  terminationOf,
} from "./f03-defaults.ts";

const hub: Formation = { arrangement: "hub.manager_worker" };
const acts = (formation: Formation) => governedBy(scenario4(), formation).map(({ act }) => act);
const withFormation = (formation: Formation, make = scenario4) =>
  valid(
    changed(make, (grant) => {
      grant.formations = [formation];
    }),
  );

describe("who takes part (F3)", () => {
  it("is the delegate and every member where nothing is written", () => {
    expect(namedAgents(scenario4())).toEqual(["agent:lead", "agent:research", "agent:writer", "agent:social"]);
    expect(participantsOf(scenario4(), hub)).toEqual(namedAgents(scenario4()).map((actor) => ({ actor, membership: "member" })));
  });

  it("is as written otherwise, and an adjacent participant does not act", () => {
    const written = at(scenario4().formations);
    expect(participantsOf(scenario4(), written)).toHaveLength(4);
    expect(membersOf(scenario4(), written)).toEqual(["agent:lead", "agent:research", "agent:writer"]);
    expect(membersOf(scenario4(), { ...hub, participants: [] })).toEqual([]);
  });
});

describe("the evaluator (F3)", () => {
  const lead = (actor: string) => ({ actor, membership: "member" as const, authority: "delegates" as const });

  it("is the one lead, else the principal, else whoever is written", () => {
    expect(evaluatorOf({ ...hub, participants: [lead("agent:lead")] })).toBe("agent:lead");
    expect(evaluatorOf(hub)).toBe("principal");
    expect(evaluatorOf({ ...hub, participants: [lead("agent:lead")], settlement: { evaluator: "agent:writer" } })).toBe("agent:writer");
  });

  it("has to be written where several lead", () => {
    const two = { ...hub, participants: [lead("agent:lead"), lead("agent:writer")] };
    expect(leadsOf(two)).toEqual(["agent:lead", "agent:writer"]);
    expect(evaluatorOf(two)).toBeUndefined();
    const [finding] = checkDefaults(withFormation(two));
    expect(finding).toMatchObject({ rule: "F3", path: "/formations/0/settlement/evaluator", blocks: true });
    expect(finding?.message).toContain("agent:lead, agent:writer");
    expect(checkDefaults(withFormation({ ...two, settlement: { evaluator: "principal" } }))).toEqual([]);
  });
});

describe("settlement, end and join (F3)", () => {
  it("assumes no evidence", () => {
    expect(evidenceOf(hub)).toEqual([]);
    expect(evidenceOf({ ...hub, settlement: { evidence: ["votes"] } })).toEqual(["votes"]);
  });

  it("stops a loop after three rounds, and asks", () => {
    const bound = { kind: "declared_bound", max_rounds: 3, on_limit: "ask" };
    expect(terminationOf({ arrangement: "path.bounded_loop" })).toEqual(bound);
    expect(terminationOf({ arrangement: "path.bounded_loop", termination: { kind: "declared_bound" } })).toEqual(bound);
    expect(
      terminationOf({ arrangement: "path.bounded_loop", termination: { kind: "declared_bound", max_rounds: 7, on_limit: "stop" } }),
    ).toEqual({
      kind: "declared_bound",
      max_rounds: 7,
      on_limit: "stop",
    });
  });

  it("bounds a loop beside whatever else ends it, unless it is written to have no end", () => {
    expect(terminationOf({ arrangement: "path.bounded_loop", termination: { kind: "model_signal" } })).toEqual({
      kind: "model_signal",
      max_rounds: 3,
      on_limit: "ask",
    });
    expect(terminationOf({ arrangement: "path.bounded_loop", termination: { kind: "unbounded" } })).toEqual({ kind: "unbounded" });
  });

  it("assumes nothing about the end of the other arrangements, and leaves what is written", () => {
    expect(terminationOf(hub)).toBeUndefined();
    expect(terminationOf({ ...hub, termination: { kind: "model_signal" } })).toEqual({ kind: "model_signal" });
    expect(isUnbounded({ ...hub, termination: { kind: "unbounded" } })).toBe(true);
    expect(isUnbounded(hub)).toBe(false);
  });

  it("waits for all arms of a fan-out", () => {
    expect(joinOf({ arrangement: "path.fanout_fanin" })).toBe("all");
    expect(joinOf({ arrangement: "path.fanout_fanin", join: "any" })).toBe("any");
    expect(joinOf(hub)).toBeUndefined();
  });

  it("warns of a standing official act in a formation that nothing bounds, once for each such act that it governs", () => {
    const unbounded: Formation = { ...hub, termination: { kind: "unbounded" } };
    expect(brief(checkDefaults(withFormation(unbounded)))).toEqual(["F3 /formations/0/termination/kind warns"]);
    expect(checkDefaults(withFormation(unbounded))[0]?.message).toContain("post_social");
    expect(checkDefaults(withFormation({ ...unbounded, acts: ["publish_campaign"] }))).toEqual([]);
  });
});

describe("acts and gates (F3)", () => {
  it("govern every act of the Grant where none is named", () => {
    expect(acts(hub)).toEqual(["docs.draft", "publish_campaign", "post_social"]);
    expect(acts({ ...hub, acts: ["post_social", "elsewhere"] })).toEqual(["post_social"]);
  });

  it("stand before the principal for every act that asks each time; a standing go-ahead is kept", () => {
    expect(gatesOf(scenario4(), hub)).toEqual([{ to: "principal", acts: ["publish_campaign"], written: false }]);
    expect(gatesOf(scenario4(), { ...hub, transitions: [] })).toEqual([{ to: "principal", acts: ["publish_campaign"], written: false }]);
    expect(gatesOf(scenario3(), at(scenario3().formations))).toEqual([{ to: "principal", acts: ["bank.pay"], written: false }]);
  });

  it("are as written otherwise; a gate that names no acts covers the same acts", () => {
    const gate = { from: "agent:lead", to: "person:legal", authority: "human_gate" as const };
    const decided = { from: "agent:writer", to: "agent:lead", authority: "agent_delegates" as const };
    expect(gatesOf(scenario4(), { ...hub, transitions: [decided, gate] })).toEqual([
      { from: "agent:lead", to: "person:legal", acts: ["publish_campaign"], written: true, transition: 1 },
    ]);
    expect(gatesOf(scenario4(), { ...hub, transitions: [{ ...gate, acts: ["post_social"] }] })[0]?.acts).toEqual(["post_social"]);
    expect(gatesOf(scenario4(), { ...hub, transitions: [decided] })).toEqual([]);
  });
});

describe("for every Grant", () => {
  it("the defaults are worked out and never written into it", () => {
    fc.assert(
      fc.property(arbitraryGrant(), (grant) => {
        const before = structuredClone(grant);
        for (const formation of grant.formations ?? []) {
          expect(participantsOf(grant, formation).length).toBeGreaterThan(0);
          gatesOf(grant, formation);
          terminationOf(formation);
          for (const { act } of governedBy(grant, formation))
            expect(grant.authorities.some((authority) => authority.act === act)).toBe(true);
        }
        expect(grant).toEqual(before);
      }),
      { numRuns: 50 },
    );
  });
});
