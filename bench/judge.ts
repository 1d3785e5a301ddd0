// Deciding about an act, beside Cedar on the same policy, and comparing a child with its parent: run by `npm run bench` in Node.
import type * as Cedar from "@cedar-policy/cedar-wasm/nodejs";
import { contains, type SealedDoc } from "../src/core/containment/g09-contained.ts";
import { childOf, parentOf, SEAL } from "../src/core/containment/testing/family.ts";
import type { Authority, Grant } from "../src/core/schema/grant.gen.ts";
import { AGENT, ceilings, euros, grantWith, grounding } from "../src/core/testing/grant-parts.ts";
import type { Context, Request } from "../src/core/verifier/decision.ts";
import { isPrepared, type PreparedGrant, prepare } from "../src/core/verifier/prepare.ts";
import { verify } from "../src/core/verifier/verify.ts";

const ACCOUNT = "anna@home.example";
const SOURCES = ["principal", "system_of_record"];
const shopOf = (i: number) => `shop-${i % 10}`;
const merchantsOf = (i: number) => [`merchant-${i}.example`, `merchant-${i}-b.example`];

function authority(i: number): Authority {
  return {
    act: `shop.buy_${i}`,
    effect: "purchase",
    kind: "purchased",
    targets: { class: "merchants", scope: "named", ids: merchantsOf(i) },
    resources: [shopOf(i)],
    actors: [AGENT],
    grounding: grounding("principal", "system_of_record"),
    limits: { per_act: euros("80.00") },
    go_ahead: { mode: "standing" },
    commit: "automatic",
  };
}

/** A Grant of this many official acts, each with its own counterparties; one act of a hundred is denied although it is allowed. */
export function grantOf(count: number): Grant {
  return grantWith({
    grant_id: "urn:uuid:3f1d1a52-0b6e-4c5e-9a3c-7f5f2f0c1a99",
    purpose: "Buy what the house needs.",
    ceilings: ceilings({ purchased: "self_within_limits" }),
    resources: Array.from({ length: Math.min(10, count) }, (_, i) => {
      const provider = `provider-${i}.example`;
      return { id: shopOf(i), provider, label: `Shop ${i}`, account: ACCOUNT, effects: ["purchase"] };
    }),
    authorities: Array.from({ length: count }, (_, i) => authority(i)),
    denied: [
      { effect: "subscribe", kind: "purchased" },
      ...Array.from({ length: Math.ceil(count / 100) }, (_, i) => ({
        act: `shop.buy_${i * 100 + 1}`,
        effect: "purchase",
        kind: "purchased" as const,
      })),
    ],
  });
}

/** As much of the same as Cedar can say: a policy for each act, whose scope is the act and the agent; the forms that its guide advises. */
export function policiesOf({ authorities, denied, defaults }: Grant): string {
  const text = JSON.stringify;
  const permits = authorities.map(
    ({ act, actors, resources, targets, grounding: { allowed }, limits }) =>
      `permit (principal == Agent::${text(actors[0])}, action == Action::${text(act)}, resource == App::${text(resources[0])}) when {
        context.account == ${text(ACCOUNT)} && ${text(targets?.ids)}.containsAll(context.counterparties) &&
        ${text(allowed)}.containsAll(context.evidence) && ${text(defaults.triggers)}.contains(context.trigger) &&
        context.currency == ${text(limits.per_act?.currency)} && context.amount.lessThanOrEqual(decimal(${text(limits.per_act?.amount)})) &&
        context.today < ${defaults.limits.binding_acts_per_day} };`,
  );
  const forbids = denied.map(({ act }) =>
    act === undefined
      ? "forbid (principal, action, resource) when { context.subscription };"
      : `forbid (principal, action == Action::${text(act)}, resource);`,
  );
  return [...permits, ...forbids].join("\n");
}

/** One act in both forms, and whether it may happen by itself. */
interface Case {
  readonly about: string;
  readonly request: Request;
  readonly call: Cedar.StatefulAuthorizationCall;
  readonly allowed: boolean;
}

interface Act {
  readonly act: number;
  readonly actor: string;
  readonly shop: string;
  readonly merchant: string;
  readonly amount: string;
  readonly subscription: boolean;
}

const TODAY = 3;

/** What is asked of both: an act that is allowed, and one for each thing that is not. They lie all over the Grant. */
function casesOf(count: number, policies: string): Case[] {
  const at = (share: number) => Math.floor((count - 1) * share);
  const act = (i: number, changed: Partial<Act> = {}): Act => ({
    ...{ act: i, actor: AGENT, shop: shopOf(i), merchant: merchantsOf(i)[0] ?? "", amount: "12.00", subscription: false },
    ...changed,
  });
  const made: [string, Act, boolean][] = [
    ["allowed, the first act", act(0), true],
    ["allowed, the last act", act(at(1)), true],
    ["allowed, exactly at the limit", act(at(0.5), { amount: "80.00" }), true],
    ["over the limit", act(at(0.5), { amount: "80.01" }), false],
    ["another counterparty", act(at(0.7), { merchant: "other.example" }), false],
    ["another app", act(at(0.3), { shop: shopOf(at(0.3) + 1) }), false],
    ["another agent", act(at(0.8), { actor: "agent:other" }), false],
    ["a denied act", act(1), false],
    ["a denied effect", act(at(1), { subscription: true }), false],
    ["an act that nobody granted", act(count), false],
  ];
  return made.map(([about, one, allowed]) => ({ about, request: requestOf(one), call: callOf(one, policies), allowed }));
}

function requestOf({ act, actor, shop, merchant, amount, subscription }: Act): Request {
  return {
    act: `shop.buy_${act}`,
    actor,
    resource: { id: shop, account: ACCOUNT },
    counterparties: [{ id: merchant }],
    arguments: { amount: euros(amount), subscription },
    evidence: SOURCES,
    trigger: "asked",
  };
}

function callOf({ act, actor, shop, merchant, amount, subscription }: Act, policies: string): Cedar.StatefulAuthorizationCall {
  return {
    preparsedPolicySetId: policies,
    principal: { type: "Agent", id: actor },
    action: { type: "Action", id: `shop.buy_${act}` },
    resource: { type: "App", id: shop },
    context: {
      ...{ account: ACCOUNT, counterparties: [merchant], evidence: SOURCES, trigger: "asked", subscription, today: TODAY },
      ...{ currency: "EUR", amount: { __extn: { fn: "decimal", arg: amount } } },
    },
    entities: [],
  };
}

export interface Judge {
  /** How many decisions one run makes. */
  readonly decisions: number;
  readonly poa: () => void;
  readonly cedar: () => void;
}

/** Both made ready once, on the same policy. Cedar is given, since its files cannot be bundled. Throws where the two do not give the same answer to each case, the expected one. */
export async function judgeOf(count: number, cedar: typeof Cedar): Promise<Judge> {
  const grant = grantOf(count);
  const prepared = await preparedOf(grant);
  const policies = `of ${count} acts`;
  const parsed = cedar.preparsePolicySet(policies, { staticPolicies: policiesOf(grant) });
  if (parsed.type === "failure") throw new Error(parsed.errors.map(({ message }) => message).join("\n"));
  const context: Context = {
    ...{ grant: prepared, mode: "document", enforcement: "commit_boundary", now: "2027-03-01T10:00:00Z", status: "active" },
    acceptance: { grant_id: grant.grant_id, seal: prepared.seal, decision: "ACCEPT" },
    usage: { month: [], today: [{ act: "shop.buy_0", count: TODAY }] },
  };
  const cases = casesOf(count, policies);
  for (const { about, request, call, allowed } of cases) {
    const answer = cedar.statefulIsAuthorized(call);
    const ours = verify(request, context);
    const theirs = answer.type === "success" ? answer.response.decision : "failure";
    const errors = answer.type === "success" ? answer.response.diagnostics.errors.length : 1;
    if ((ours.decision === "ALLOW") !== allowed || theirs !== (allowed ? "allow" : "deny") || errors > 0)
      throw new Error(`${count} acts, ${about}: ${ours.decision} ${ours.reason} here, ${theirs} with ${errors} errors there`);
  }
  return {
    decisions: cases.length,
    poa: () => {
      for (const { request } of cases) verify(request, context);
    },
    cedar: () => {
      for (const { call } of cases) cedar.statefulIsAuthorized(call);
    },
  };
}

async function preparedOf(grant: Grant): Promise<PreparedGrant> {
  const prepared = await prepare(grant);
  if (!isPrepared(prepared)) throw new Error(prepared.map(({ path, message }) => `${path} ${message}`).join("\n"));
  return prepared;
}

/** A child of this many acts beside its parent, which it is within. */
export function comparisonOf(count: number): () => void {
  const parent = parentOf(grantOf(count));
  const sealed: SealedDoc = { grant: parent, seal: SEAL };
  const child = childOf(parent);
  return () => {
    const [violation] = contains(sealed, child);
    if (violation !== undefined) throw new Error(`${violation.path}: ${violation.message}`);
  };
}
