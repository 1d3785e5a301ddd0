import { describe, expect, it } from "vitest";
import { ARRANGEMENTS, type Arrangement } from "../catalogue/arrangements.ts";
import type { SettlementKind } from "../schema/grant.gen.ts";
import { scenario4 } from "../testing/sample-grants.ts";
import { brief, changed, valid } from "../testing/valid.ts";
import { checkSettlementKind, routingOf, settlementKindOf } from "./f02-routing-settlement.ts";

/** §4b's table, copied from the specification by hand. */
const TABLE: Record<Arrangement, [string, SettlementKind]> = {
  "path.sequential": ["code", "authored_completion"],
  "path.choice": ["code", "authored_completion"],
  "path.fanout_fanin": ["code", "authored_completion"],
  "path.bounded_loop": ["code", "rule_fires"],
  "hub.manager_worker": ["one_model", "owner_acceptance"],
  "habitat.handoff": ["any_peer", "ownership_transfer"],
  "habitat.committee": ["code", "aggregated_judgment"],
  "habitat.market": ["protocol", "allocation_award"],
  "habitat.blackboard": ["environment", "committed_state_transition"],
  "habitat.mesh": ["any_peer", "protocol_convergence"],
};

const of = (arrangement: Arrangement, kind?: SettlementKind) =>
  valid(
    changed(scenario4, (grant) => {
      grant.formations = [{ arrangement, ...(kind && { settlement: { kind } }) }];
    }),
  );

describe("routing and settlement (F2)", () => {
  const arrangements = Object.keys(ARRANGEMENTS) as Arrangement[];

  it.each(arrangements)("are the table's own for %s where nothing is written", (arrangement) => {
    expect([routingOf({ arrangement }), settlementKindOf({ arrangement })]).toEqual(TABLE[arrangement]);
  });

  it("leaves the routing to the principal", () => {
    expect(routingOf({ arrangement: "hub.manager_worker", routing_authority: "code" })).toBe("code");
  });

  it("refuses every settlement kind but the arrangement's own", () => {
    const kinds = new Set(Object.values(TABLE).map(([, kind]) => kind));
    expect(kinds.size).toBe(8);
    for (const arrangement of arrangements) {
      for (const kind of kinds) {
        const found = brief(checkSettlementKind(of(arrangement, kind)));
        expect(found).toEqual(kind === TABLE[arrangement][1] ? [] : ["F2 /formations/0/settlement/kind blocks"]);
      }
      expect(checkSettlementKind(of(arrangement))).toEqual([]);
    }
  });

  it("says which kind is the arrangement's own", () => {
    expect(checkSettlementKind(of("habitat.market", "rule_fires"))[0]?.message).toBe(
      "A formation of the arrangement habitat.market settles by allocation_award, not by rule_fires. Leave the kind out, or choose the arrangement that settles this way.",
    );
  });
});
