// Further cases of one agent, each with what it is allowed or asked for as it stands.
import { AGENT } from "../../../testing/grant-parts.ts";
import { scenario4, scenario6 } from "../../../testing/sample-grants.ts";
import { type Case, caseOf, type Loose } from "./authoring.ts";

/** An appointment in the calendar, an act without counterparties, amount or account: ALLOW, step 20, commit_automatic. */
export function appointment(): Case {
  return caseOf(
    scenario6(),
    { act: "calendar.schedule", actor: AGENT, resource: { id: "calendar" }, evidence: ["app:files"], trigger: "asked" },
    { usage: { today: [{ act: "calendar.schedule", count: 0 }] } },
  );
}

/** A stay for 589.00 EUR on one of two named sites, approved each time: ASK_USER, step 20, commit_user_approval. */
export function booking(): Case {
  return caseOf(
    scenario6(),
    {
      act: "travel.book",
      arguments: { amount: { amount: "589.00", currency: "EUR" } },
      actor: AGENT,
      resource: { id: "site-a", account: "anna@travel.example" },
      counterparties: [{ id: "site-a.example" }],
      evidence: ["app:site-a"],
      trigger: "asked",
    },
    { usage: { month: [{ act: "travel.book", currency: "EUR", total: "0" }], today: [{ act: "travel.book", count: 0 }] } },
  );
}

/** A post to anybody, by the one agent of four that holds it, outside the formation: ALLOW, step 20, commit_automatic. */
export function posting(): Case {
  return caseOf(
    scenario4(),
    {
      act: "post_social",
      actor: "agent:social",
      resource: { id: "channels", account: "bergyarn" },
      counterparties: [{ id: "@yarnfans" }],
      evidence: ["app:workspace"],
      trigger: "asked",
    },
    { usage: { today: [{ act: "post_social", count: 0 }] } },
  );
}

/** The Grant's authority for an act: the first where there are several. */
export function authorityFor({ context }: Case, act: string): Loose {
  return context.grant.authorities.find((one: Loose) => one.act === act);
}

/** Whoever proposes the act may do so without being asked: a standing go-ahead, an automatic commit and a ceiling that lets it. */
export function standing(vector: Case): void {
  const held = authorityFor(vector, vector.request.act);
  Object.assign(held, { go_ahead: { mode: "standing" }, commit: "automatic" });
  vector.context.grant.ceilings[held.kind] = "self_within_limits";
}
