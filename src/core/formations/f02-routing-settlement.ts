// F2: "routing_authority and settlement.kind default to the arrangement's own (table above). A settlement kind that is not the arrangement's
// own is invalid: one source, not two." Another routing is the principal's to choose (§4b: "the principal can change every default").
import { ARRANGEMENTS, type Routing } from "../catalogue/arrangements.ts";
import type { RuleSpec } from "../grant/spec.ts";
import type { ValidGrant } from "../grant/valid-grant.ts";
import type { Finding } from "../lib/finding.ts";
import { pointer } from "../lib/pointer.ts";
import type { Formation, SettlementKind } from "../schema/grant.gen.ts";

export const spec: RuleSpec = {
  id: "F2",
  title: "Who routes, and what settles",
  clause:
    "routing_authority and settlement.kind default to the arrangement's own (table above). A settlement kind that is not the arrangement's own is invalid: one source, not two.",
};

/** Who decides what happens next: as written, else the arrangement's own. */
export function routingOf(formation: Formation): Routing {
  return formation.routing_authority ?? ARRANGEMENTS[formation.arrangement].routing;
}

/** What makes a shared result true: the arrangement's own, which is the only kind a formation may write. */
export function settlementKindOf(formation: Formation): SettlementKind {
  return formation.settlement?.kind ?? ARRANGEMENTS[formation.arrangement].settlement;
}

export function checkSettlementKind(grant: ValidGrant): Finding[] {
  const found: Finding[] = [];
  for (const [i, { arrangement, settlement }] of (grant.formations ?? []).entries()) {
    const own = ARRANGEMENTS[arrangement].settlement;
    if (settlement?.kind === undefined || settlement.kind === own) continue;
    const message = `A formation of the arrangement ${arrangement} settles by ${own}, not by ${settlement.kind}. Leave the kind out, or choose the arrangement that settles this way.`;
    found.push({ rule: "F2", path: pointer("formations", i, "settlement", "kind"), message, blocks: true });
  }
  return found;
}
