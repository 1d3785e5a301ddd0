// What may differ from an act as it is meant to be done: each a small change of a request or of what the host says.
import { ACT_GROUPS } from "../../catalogue/acts.ts";
import { CATALOGUE_EFFECTS } from "../../catalogue/effects.ts";
import { ALL_REASONS } from "../../catalogue/reasons.ts";
import { namedAgents } from "../../formations/f03-defaults.ts";
import type { Draw } from "./draw.ts";
import { type Asked, drawMeant, type Mutable } from "./requests.ts";
import type { Scene } from "./scene.ts";

type Stray = (asked: Asked, scene: Scene, draw: Draw) => void;
type Arguments = Mutable<NonNullable<Asked["request"]["arguments"]>>;
type Named = Mutable<NonNullable<Asked["request"]["resource"]>>;

const ACTS = ACT_GROUPS.flatMap(({ acts }) => acts.map(({ id }) => id));
const CURRENCIES = ["EUR", "JPY", "KWD"] as const;

function inArguments(request: Asked["request"], change: (args: Arguments) => void): void {
  const args: Arguments = { ...request.arguments };
  change(args);
  request.arguments = args;
}

function inResource(request: Asked["request"], change: (named: Named) => void): void {
  const named: Named = { ...request.resource };
  change(named);
  request.resource = named;
}

/** About what is to be done, and by whom. */
const ABOUT_THE_ACT: readonly Stray[] = [
  ({ request }, { grant }, draw) => {
    request.act = draw.from([...ACTS, ...grant.denied.map(({ act }) => act), "own.unheld"]) ?? "own.unheld";
  },
  ({ request }, { grant }, draw) => {
    delete request.act;
    request.effect = draw.from(grant.authorities)?.effect ?? "read";
  },
  ({ request }, { grant }, draw) => {
    request.effect = draw.from([...CATALOGUE_EFFECTS, ...grant.denied.map(({ effect }) => effect)]) ?? "read";
    if (draw.chance(0.5)) delete request.act;
  },
  ({ request }, { grant }, draw) => {
    request.act = draw.from(grant.authorities)?.act ?? "own.unheld";
  },
  ({ request }) => delete request.actor,
  ({ request }, { grant }, draw) => {
    request.actor = draw.from([...namedAgents(grant), "agent:stray", "principal", "person:kim", "system:cron"]) ?? "agent:stray";
  },
  ({ request }) => {
    request.actor = "agent:stray";
  },
  ({ request }, _, draw) => {
    request.self_change = draw.one(["memory", "schedule", "account_settings"]);
    if (draw.chance(0.5)) delete request.act;
    if (draw.chance(0.9)) delete request.effect;
  },
  ({ request }, _, draw) => inArguments(request, (args) => Object.assign(args, { subscription: draw.chance(0.8) })),
];

/** About what started it, where it goes and how it is done. */
const ABOUT_THE_WAY: readonly Stray[] = [
  ({ request }) => delete request.trigger,
  ({ request }, _, draw) => {
    request.trigger = draw.one(["asked", "routine", "autonomous", "app_event", "a full moon"]);
  },
  ({ request }, { grant }, draw) => {
    const app = () => draw.from([...grant.resources.flatMap(({ id }) => [id, `app:${id}`]), "elsewhere"]) ?? "elsewhere";
    request.moves = { ...(draw.chance(0.8) ? { to: app() } : {}), ...(draw.chance(0.4) ? { from: app() } : {}) };
  },
  ({ request }, { grant }, draw) =>
    inArguments(request, (args) => Object.assign(args, { recipients: grant.defaults.max_recipients + draw.below(2) })),
  ({ request }) => delete request.resource,
  ({ request }, { grant }, draw) => {
    request.resource = { id: draw.from([...grant.resources.map(({ id }) => id), "elsewhere"]) ?? "elsewhere" };
  },
  ({ request }, { grant }, draw) =>
    inResource(request, (named) => {
      const provider = draw.from([...grant.resources.map((resource) => resource.provider), "Elsewhere"]) ?? "Elsewhere";
      Object.assign(named, { provider });
      if (draw.chance(0.7)) delete named.id;
    }),
  ({ request }, _, draw) =>
    inResource(request, (named) => (draw.chance(0.5) ? delete named.account : Object.assign(named, { account: "else@x" }))),
  ({ request }, _, draw) =>
    inResource(request, (named) => {
      if (draw.chance(0.4)) delete named.location;
      else named.location = draw.one([`${named.location ?? "a"}/inner`, `${named.location ?? "a"}x`, "../mail", "elsewhere"]);
    }),
  ({ request }) => delete request.counterparties,
  ({ request }, _, draw) => {
    const more = { id: draw.one(["zoe@known.example", "eve@x.example", "everyone", "kim@Example.org"]) };
    request.counterparties = draw.chance(0.5) ? [more] : [...(request.counterparties ?? []), more];
  },
  ({ request }) => delete request.evidence,
  ({ request }, { grant }, draw) => {
    const sources = [...grant.defaults.grounding.allowed, ...grant.defaults.grounding.prohibited, "app:elsewhere"];
    request.evidence = [...(draw.chance(0.5) ? (request.evidence ?? []) : []), draw.from(sources) ?? "web"];
  },
];

/** About how much, how often and when. */
const ABOUT_LIMITS: readonly Stray[] = [
  ({ request }) => inArguments(request, (args) => delete args.amount),
  ({ request }, { grant }, draw) => {
    const limits = [grant.defaults.limits, ...grant.authorities.map((authority) => authority.limits)];
    const money = draw.from(limits.flatMap(({ per_act, per_month }) => [...(per_act ? [per_act] : []), ...(per_month ? [per_month] : [])]));
    const amount = draw.chance(0.3) ? "999999999999999" : (money?.amount ?? "1");
    const currency = draw.chance(0.3) ? draw.one(CURRENCIES) : (money?.currency ?? "EUR");
    inArguments(request, (args) =>
      Object.assign(args, { amount: { amount: currency === "JPY" ? String(Math.trunc(Number(amount))) : amount, currency } }),
    );
  },
  ({ request }, _, draw) =>
    inArguments(request, (args) => (draw.chance(0.5) ? delete args.category : Object.assign(args, { category: "another thing" }))),
  ({ context }, { grant }, draw) => {
    context.now = draw.one([grant.validity.not_before, grant.validity.issued_at, grant.validity.expires, "2028-06-01T03:00:00+02:00"]);
  },
  ({ context }, { grant }, draw) => {
    const days = draw.below(14);
    context.now = new Date(Date.parse(grant.validity.not_before) + days * 86_400_000 + draw.below(86_400) * 1000).toISOString();
  },
  ({ context }, _, draw) => {
    if (draw.chance(0.4)) delete context.usage;
    else context.usage = draw.chance(0.5) ? { month: [] } : { today: [] };
  },
  ({ context, request }, { grant }, draw) => {
    const act = draw.chance(0.8) ? (request.act ?? "x") : "x";
    const { limits } = draw.from(grant.authorities) ?? grant.defaults;
    const { per_month = { amount: "5", currency: "EUR" }, binding_acts_per_day = 1 } = { ...grant.defaults.limits, ...limits };
    context.usage = {
      month: [{ act, currency: per_month.currency, total: per_month.amount }],
      today: [{ act, count: binding_acts_per_day - draw.below(2) }],
    };
  },
];

/** About what only the host knows. */
const ABOUT_THE_HOST: readonly Stray[] = [
  ({ request }) => delete request.settlement_evidence,
  ({ request }) => {
    if (request.settlement_evidence !== undefined) request.settlement_evidence = { ...request.settlement_evidence, kind: "rule_fires" };
  },
  ({ context }) => delete context.attested,
  ({ context }) => delete context.trusted_runners,
  ({ context }) => delete context.known_counterparties,
  ({ context }, _, draw) => {
    context.session_mode = draw.one(["plan", "ask", "auto", "full_auto"]);
  },
  ({ context }, _, draw) => {
    context.status = draw.one(["revoked", "unknown"]);
  },
  ({ context }, _, draw) => {
    context.enforcement = draw.one(["advisory", "commit_boundary", "provider_native"]);
  },
  ({ context }, { grant, prepared }, draw) => {
    const decision = draw.one(["ACCEPT", "REJECT"]);
    context.acceptance = { grant_id: grant.grant_id, seal: draw.chance(0.8) ? prepared.seal : "0".repeat(64), decision };
  },
  ({ context }, _, draw) => {
    context.answered = ALL_REASONS.filter(() => draw.chance(0.5));
  },
  ({ context }, _, draw) => {
    context.channels = draw.from<("chat" | "email" | "sms" | "in_person")[]>([["chat"], ["email", "sms"], ["in_person"], []]) ?? [];
  },
  ({ context }) => {
    context.mode = "carrier";
  },
];

const ALL: readonly (readonly Stray[])[] = [ABOUT_THE_ACT, ABOUT_THE_WAY, ABOUT_LIMITS, ABOUT_THE_HOST];

/** A request and its context: often as the act is meant, oftener with one or two things that differ, now and then with many. */
export function drawAsked(scene: Scene, draw: Draw): Asked {
  const asked = drawMeant(scene, draw);
  const differing = draw.one([0, 0, 1, 1, 1, 2, 2, 3, 6]);
  for (let i = 0; i < differing; i += 1) draw.from(draw.from(ALL) ?? [])?.(asked, scene, draw);
  if (asked.request.act === undefined && asked.request.effect === undefined && asked.request.self_change === undefined) {
    asked.request.self_change = "memory";
  }
  return asked;
}
