// Cases inside a formation (§4b). Each is allowed as it stands, or stops only where it says.
import { scenario3 } from "../../../testing/sample-grants.ts";
import { type Case, caseOf, type Loose } from "./authoring.ts";
import { campaign } from "./bases.ts";
import { standing } from "./bases-single.ts";

/** The one runner that the host of these cases trusts. */
export const RUNNER = "system:runner";

/** The formation of a case with one. */
export function formationOf({ context }: Case): Loose {
  return context.grant.formations[0];
}

/** Presents settlement evidence for the act as it is proposed, all of it vouched for by the trusted runner, so that only what it says decides. */
export function presents({ request, context }: Case, evidence: object): void {
  request.settlement_evidence = evidence;
  context.attested = [{ act: request.act, arguments: request.arguments ?? {}, evidence, actors: [], runner: RUNNER }];
  context.trusted_runners = [RUNNER];
}

/** Presents it attested by these actors themselves, and by no runner. */
export function attestedBy({ request, context }: Case, evidence: object, actors: readonly string[]): void {
  request.settlement_evidence = evidence;
  context.attested = [{ act: request.act, arguments: request.arguments ?? {}, evidence, actors }];
  context.trusted_runners = [];
}

/** The books file the return, an act that no formation governs: ASK_USER, step 20, commit_user_approval. */
export function filing(): Case {
  return caseOf(
    scenario3(),
    {
      act: "vat.submit",
      actor: "agent:books",
      resource: { id: "tax-office", account: "berg-yarn" },
      counterparties: [{ id: "tax-office.example" }],
      evidence: ["app:ledger"],
      trigger: "asked",
    },
    { usage: { today: [{ act: "vat.submit", count: 0 }] } },
  );
}

/** The campaign, which the lead may publish without being asked; the written gate keeps a standing go-ahead: ALLOW, step 20, commit_automatic. */
export function standingCampaign(): Case {
  const vector = campaign();
  standing(vector);
  return vector;
}

const PANEL = [
  { actor: "agent:lead", membership: "member", authority: "delegates" },
  { actor: "agent:research", membership: "member" },
  { actor: "agent:writer", membership: "member" },
  { actor: "agent:social", membership: "member" },
  { actor: "person:legal", membership: "adjacent", interaction: "consulted" },
];

/** A formation of the four agents, legal beside them, that settles by this evidence; the lead publishes with a standing go-ahead. */
function panel(arrangement: string, settlement: object): Case {
  const vector = standingCampaign();
  vector.context.grant.formations = [{ name: "Panel", arrangement, participants: PANEL, settlement, acts: ["publish_campaign"] }];
  return vector;
}

export const approve = (actor: string) => ({ actor, verdict: "approve" });
export const reject = (actor: string) => ({ actor, verdict: "reject" });

/** What a panel that is led by the lead presents when these votes were cast. */
export const votes = (...cast: readonly object[]) => ({ kind: "aggregated_judgment", evaluator: "agent:lead", votes: cast });

/** Two approvals of four agents are wanted, two approve and one rejects: ALLOW, step 20, commit_automatic. */
export function committee(): Case {
  const vector = panel("habitat.committee", { threshold: { approvals: 2 }, evidence: ["votes"] });
  presents(vector, votes(approve("agent:research"), approve("agent:writer"), reject("agent:social")));
  return vector;
}

/** Votes are wanted and no number of approvals, two vote and both approve: ALLOW, step 20, commit_automatic. */
export function unanimous(): Case {
  const vector = panel("habitat.committee", { evidence: ["votes"] });
  presents(vector, votes(approve("agent:research"), approve("agent:writer")));
  return vector;
}

/** What is presented when the work is awarded to this actor. */
export const award = (actor: string) => ({ kind: "allocation_award", evaluator: "agent:lead", award: { actor } });

/** The work is awarded to one of the agents: ALLOW, step 20, commit_automatic. */
export function market(): Case {
  const vector = panel("habitat.market", { evidence: ["award"] });
  presents(vector, award("agent:writer"));
  return vector;
}
