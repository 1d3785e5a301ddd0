// Cases in which more than one authority could be meant (§7b). Each is allowed as it stands.
import { AGENT, euros } from "../../../testing/grant-parts.ts";
import type { Case, Loose } from "./authoring.ts";
import { groceries, reading } from "./bases.ts";

export const PARTNER = "agent:partner";

/** Puts a second agent beside the delegate; it holds nothing yet. */
export function withPartner({ context }: Case, actor: string = PARTNER): void {
  context.grant.work_system.arrangement = "team";
  context.grant.work_system.members.push({ actor, name: "Partner", role: "Shops too" });
}

/** The Grant holds `act` as it holds shop.buy, but for these members; what was spent and done under it today is nothing. */
export function alsoHolds({ context }: Case, act: string, members: Loose = {}): Loose {
  const [buying] = context.grant.authorities;
  const added = { ...JSON.parse(JSON.stringify(buying)), act, ...members };
  context.grant.authorities.push(added);
  if (act !== buying.act) {
    context.usage.month.push({ act, currency: "EUR", total: "0" });
    context.usage.today.push({ act, count: 0 });
  }
  return added;
}

/** Two agents buy groceries, each by its own authority for shop.buy: the delegate up to 80 EUR, and the partner, who proposes, up to 20. */
export function shoppers(): Case {
  const vector = groceries();
  withPartner(vector);
  alsoHolds(vector, "shop.buy", { actors: [PARTNER] }).limits.per_act = euros("20.00");
  vector.request.actor = PARTNER;
  return vector;
}

/** The delegate holds two acts that buy, shop.buy and market.buy, and proposes the effect without naming either. */
export function twoActs(): Case {
  const vector = groceries();
  alsoHolds(vector, "market.buy");
  vector.request.act = undefined;
  vector.request.effect = "purchase";
  return vector;
}

/** The delegate may buy, and may start subscriptions by shop.subscribe; it proposes a purchase that is a subscription. */
export function subscriber(): Case {
  const vector = groceries();
  vector.context.grant.denied = [];
  for (const { effects } of vector.context.grant.resources) effects.push("subscribe");
  alsoHolds(vector, "shop.subscribe", { effect: "subscribe" });
  vector.request.arguments.subscription = true;
  return vector;
}

export const NOTARIZE = "https://effects.example/notarize";

/** The delegate has papers notarized, which is an effect outside the catalogue, of kind submitted. */
export function notary(): Case {
  const vector = groceries();
  const { grant } = vector.context;
  grant.ceilings.submitted = "self_within_limits";
  grant.resources.push({ id: "notary", provider: "notary.example", label: "Notary", effects: [NOTARIZE] });
  alsoHolds(vector, "papers.notarize", {
    effect: NOTARIZE,
    kind: "submitted",
    targets: { class: "offices", scope: "named", ids: ["notary.example"] },
    resources: ["notary"],
    limits: {},
  });
  Object.assign(vector.request, {
    act: undefined,
    effect: NOTARIZE,
    arguments: undefined,
    resource: { id: "notary" },
    counterparties: [{ id: "notary.example" }],
  });
  return vector;
}

/** The consultant's assistant copies client files into another app of the Grant: information may move between listed apps. */
export function copying(): Case {
  const vector = reading();
  const { grant } = vector.context;
  grant.ceilings.shared = "self_within_limits";
  grant.resources[1].effects.push("move_information");
  grant.authorities.push({
    act: "data.copy",
    effect: "move_information",
    kind: "shared",
    resources: ["files"],
    actors: [AGENT],
    grounding: grant.authorities[1].grounding,
    limits: {},
    go_ahead: { mode: "standing" },
    commit: "automatic",
  });
  vector.context.usage = { today: ["mail.reply", "data.copy"].map((act) => ({ act, count: 0 })) };
  vector.request = {
    act: "data.copy",
    actor: AGENT,
    resource: { id: "files" },
    evidence: ["app:files"],
    trigger: "asked",
    moves: { from: "files", to: "mail" },
  };
  return vector;
}
