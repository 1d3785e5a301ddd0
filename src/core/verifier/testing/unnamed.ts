// Members that no form names, put everywhere in a request and in what a host says: they must change nothing.
import { canonicalJson } from "../../lib/canonical.ts";
import type { JsonValue } from "../../lib/json.ts";
import type { Draw } from "./draw.ts";
import type { Asked } from "./requests.ts";

type Loose = { [name: string]: unknown };

/** Names that a careless reader may take for something: other forms' own, those of every object, and near misses. */
const NAMES = [
  "answered",
  "known_counterparties",
  "attested",
  "attested_by",
  "trusted_runners",
  "usage",
  "now",
  "status",
  "grant",
  "session_mode",
  "acceptance",
  "mode",
  "decision",
  "kind",
  "go_ahead",
  "commit",
  "Act",
  "actors",
  "targets",
  "label",
  "__proto__",
  "constructor",
  "toString",
  "hasOwnProperty",
  "",
  "é",
] as const;

const VALUES = [null, true, 0, "ALLOW", [], {}, ["limit_per_act", "not_settled"], { act: "shop.buy", actor: "principal" }] as const;

/** Which members each form names: a name among them is not put there. */
const NAMED: Readonly<Record<string, readonly string[]>> = {
  request: [
    "act",
    "effect",
    "arguments",
    "actor",
    "resource",
    "counterparties",
    "evidence",
    "trigger",
    "moves",
    "self_change",
    "settlement_evidence",
  ],
  context: [
    "grant",
    "mode",
    "authenticated",
    "now",
    "status",
    "enforcement",
    "parents",
    "session_mode",
    "acceptance",
    "known_counterparties",
    "usage",
    "attested",
    "trusted_runners",
    "answered",
    "channels",
  ],
  arguments: ["amount", "category", "recipients", "subscription"],
  amount: ["amount", "currency"],
  resource: ["id", "provider", "account", "location"],
  moves: ["from", "to"],
  counterparty: ["id"],
  acceptance: ["grant_id", "seal", "decision"],
  usage: ["month", "today"],
  month: ["act", "currency", "total"],
  today: ["act", "count"],
  attested: ["act", "arguments", "evidence", "actors", "runner"],
  settlement: ["kind", "evaluator", "accept", "votes", "transfer", "award", "commit"],
};

/** A copy with a few more members, first or last, in the way JSON has them: `__proto__` is a member like another. */
function more(value: object, form: string, draw: Draw): Loose {
  const added = NAMES.filter((name) => !NAMED[form]?.includes(name) && draw.chance(0.15)).map((name) => [name, draw.from(VALUES)] as const);
  const own = Object.entries(value);
  return objectOf(draw.chance(0.5) ? [...added, ...own] : [...own, ...added]);
}

function objectOf(entries: readonly (readonly [string, unknown])[]): Loose {
  const made: Loose = {};
  for (const [name, value] of entries) Object.defineProperty(made, name, { value, enumerable: true, configurable: true, writable: true });
  return made;
}

/**
 * The same request and context with members that nobody names. What was attested is of exactly these arguments and this evidence, so what is added
 * to the one is added to the other, where the two were equal.
 */
export function withUnnamed({ request, context }: Asked, draw: Draw): Asked {
  const { arguments: args, resource, counterparties, moves, settlement_evidence: evidence } = request;
  const amount = args?.amount === undefined ? {} : { amount: more(args.amount, "amount", draw) };
  const wider = args === undefined ? undefined : more({ ...args, ...amount }, "arguments", draw);
  const settled = evidence === undefined ? undefined : more(evidence, "settlement", draw);
  const changed = {
    ...request,
    ...(wider === undefined ? {} : { arguments: wider }),
    ...(resource === undefined ? {} : { resource: more(resource, "resource", draw) }),
    ...(counterparties === undefined ? {} : { counterparties: counterparties.map((one) => more({ ...one }, "counterparty", draw)) }),
    ...(moves === undefined ? {} : { moves: more(moves, "moves", draw) }),
    ...(settled === undefined ? {} : { settlement_evidence: settled }),
  };
  const { acceptance, usage, attested } = context;
  const canonical = (value: unknown) => canonicalJson(value as JsonValue);
  const same = (a: unknown, b: unknown) => JSON.stringify(canonical(a)) === JSON.stringify(canonical(b));
  const equalParts = (one: NonNullable<typeof attested>[number]) => ({
    ...(wider !== undefined && same(one.arguments ?? {}, args) ? { arguments: wider } : {}),
    ...(settled !== undefined && same(one.evidence, evidence) ? { evidence: settled } : {}),
  });
  const host = {
    ...context,
    ...(acceptance === undefined ? {} : { acceptance: more({ ...acceptance }, "acceptance", draw) }),
    ...(usage === undefined ? {} : { usage: usageOf(usage, draw) }),
    ...(attested === undefined ? {} : { attested: attested.map((one) => more({ ...one, ...equalParts(one) }, "attested", draw)) }),
  };
  return { request: more(changed, "request", draw), context: more(host, "context", draw) } as unknown as Asked;
}

function usageOf({ month, today }: NonNullable<Asked["context"]["usage"]>, draw: Draw): Loose {
  return more(
    {
      ...(month === undefined ? {} : { month: month.map((one) => more({ ...one }, "month", draw)) }),
      ...(today === undefined ? {} : { today: today.map((one) => more({ ...one }, "today", draw)) }),
    },
    "usage",
    draw,
  );
}
