// "It never throws, whatever JSON it is given": a verifier that throws in a host's gate leaves the gate to whoever catches it. What cannot be read is
// denied.
import fc, { type Arbitrary } from "fast-check";
import { describe, expect, it } from "vitest";
import { ALL_REASONS, decisionOf, REASONS, type Reason } from "../catalogue/reasons.ts";
import { copy } from "../containment/testing/family.ts";
import { arbitraryValidGrant } from "../testing/arbitrary-valid.ts";
import { breathe, settings, TIMEOUT } from "../testing/property-runs.ts";
import { verified } from "./authenticated.ts";
import type { Context, Decision, Request } from "./decision.ts";
import { isPrepared, prepare } from "./prepare.ts";
import { arbitraryJudged } from "./testing/arbitrary-judged.ts";
import type { Draw } from "./testing/draw.ts";
import { broken, judgedProperty } from "./testing/runs.ts";
import { type Scene, sceneOf } from "./testing/scene.ts";
import { drawAsked } from "./testing/straying.ts";
import { refused, verify } from "./verify.ts";

/** Any JSON value, often with the names and the values that the forms know. */
function arbitraryJson(): Arbitrary<unknown> {
  return fc.oneof(fc.jsonValue({ maxDepth: 3 }), fc.constantFrom(...AWKWARD));
}

const deep = (levels: number) => JSON.parse(`${"[".repeat(levels)}${"]".repeat(levels)}`) as unknown;
const AWKWARD: readonly unknown[] = [
  null,
  "",
  "\uD800",
  "__proto__",
  -1,
  0.5,
  1e308,
  Number.MAX_SAFE_INTEGER,
  [],
  {},
  [null],
  [[]],
  { act: null },
  deep(3000),
  { length: -1 },
  { id: "\u0000" },
  { amount: "1e5", currency: "EUR" },
  { amount: "999999999999999.9999", currency: "JPY" },
  { toJSON: 1, valueOf: 1, toString: 1, then: 1 },
  JSON.parse('{"__proto__":{"act":"shop.buy"},"constructor":null}'),
  "urn:x:y",
  "9999-12-31T23:59:59Z",
  "x".repeat(5000),
];

/** What every decision is, however it came about. */
function checked(decision: Decision, ...shown: readonly unknown[]): void {
  const { reason, step, then, trace } = decision;
  const isKnown =
    Object.hasOwn(REASONS, reason) &&
    (reason === "ask_undeliverable" ? decision.decision === "DENY" : decisionOf(reason) === decision.decision);
  const row: { step: number; also?: number } | undefined = REASONS[reason];
  const isPlaced = reason === "ask_undeliverable" || row?.step === step || row?.also === step;
  const follows = [decision, ...then];
  // Only an ask is followed by anything, and later steps follow earlier ones; that a change to itself is allowed is said last.
  const isOrdered = follows.every((one, i) => {
    const before = follows[i - 1];
    return before === undefined || (before.decision === "ASK_USER" && (before.step <= one.step || one.reason === "self_change_allowed"));
  });
  const isTraced = trace.some((entry) => entry.reason === reason) && trace.every(({ note }) => note !== "");
  if (!isKnown || !isPlaced || !isOrdered || !isTraced || decision.message === "") broken("This is no decision:", decision, ...shown);
}

/** One or two members, anywhere in a value, with any JSON in their place, or without them. */
function damaged(value: unknown, draw: Draw, values: readonly unknown[]): unknown {
  const made = copy(value);
  const places: { holder: { [name: string]: unknown }; name: string }[] = [];
  const walk = (at: unknown) => {
    if (typeof at !== "object" || at === null) return;
    for (const [name, inner] of Object.entries(at)) {
      places.push({ holder: at as { [name: string]: unknown }, name });
      walk(inner);
    }
  };
  walk(made);
  for (let i = 0; i < draw.one([1, 1, 2]); i += 1) {
    const { holder, name } = draw.from(places) ?? { holder: {}, name: "" };
    if (draw.chance(0.3) && !Array.isArray(holder)) delete holder[name];
    else holder[name] = draw.from(values);
  }
  return made;
}

describe("whatever JSON it is given", () => {
  judgedProperty("a request and a context that were damaged somewhere are decided, and every decision is one", {
    of: arbitraryJudged,
    prepare: async (grant, draw) => ({
      scene: await sceneOf(grant),
      other: await sceneOf(grant),
      values: [...AWKWARD, ...randomValues(draw)],
    }),
    holds: ({ scene, other, values }, draw) => {
      const { request, context } = drawAsked(scene, draw);
      const { grant: _, ...plain } = context;
      const asked = draw.chance(0.7) ? damaged(request, draw, values) : request;
      const said = draw.chance(0.7) ? (damaged({ ...plain, ...parts(draw) }, draw, values) as object) : plain;
      const host = typeof said === "object" && said !== null ? { ...said, ...grants(scene, other, draw) } : said;
      checked(verify(asked as Request, host as Context), asked, said);
    },
  });

  it("any JSON as the request and as the context, with a prepared Grant inside or without", { timeout: TIMEOUT }, async ({ task }) => {
    const [grant] = fc.sample(arbitraryJudged(), { numRuns: 1, seed: 11 });
    const scene = await sceneOf(grant as NonNullable<typeof grant>);
    const own = { grant: scene.prepared, mode: "document", now: "2027-01-01T00:00:00Z", status: "active", enforcement: "advisory" };
    const contexts = fc.oneof(
      arbitraryJson(),
      fc.constant(own),
      fc.record({
        grant: fc.constant(scene.prepared),
        mode: fc.constantFrom("document", "carrier"),
        now: arbitraryJson(),
        usage: arbitraryJson(),
      }),
    );
    let runs = 0;
    await fc.assert(
      fc.asyncProperty(arbitraryJson(), contexts, async (request, context) => {
        await breathe();
        checked(verify(request as Request, context as Context), request, context);
        runs += 1;
      }),
      settings(1),
    );
    task.meta.runs = runs;
  });

  it("prepare gives a Grant or findings for any bytes, texts and JSON values, and what it refuses is denied", { timeout: TIMEOUT }, async ({
    task,
  }) => {
    const documents = fc.oneof(
      { weight: 1, arbitrary: arbitraryJson() },
      { weight: 3, arbitrary: arbitraryValidGrant() },
      { weight: 2, arbitrary: arbitraryJudged().map((grant) => ({ ...grant, seal: { alg: "sha-256", value: "0".repeat(64) } })) },
    );
    const given = fc.oneof(
      documents,
      documents.map((value) => JSON.stringify(value)),
      documents.map((value) => new TextEncoder().encode(JSON.stringify(value))),
      fc.tuple(documents, fc.nat()).map(([value, at]) => JSON.stringify(value).slice(0, at % 3000)),
      fc.string({ unit: "binary" }),
      fc.uint8Array({ maxLength: 60 }),
      fc.constantFrom(undefined, () => {}, Symbol("x"), 1n, Number.NaN, new Map(), "[".repeat(100_000)),
    );
    let runs = 0;
    await fc.assert(
      fc.asyncProperty(given, async (value) => {
        const result = await prepare(value);
        runs += 1;
        if (isPrepared(result)) return;
        const reason: Reason = refused({ act: "mail.read" }, result).reason;
        expect(result.length).toBeGreaterThan(0);
        expect(result.every(({ message, path }) => message !== "" && typeof path === "string")).toBe(true);
        expect(["unsupported_version", "invalid_grant", "unresolved_formation", "seal_mismatch"]).toContain(reason);
      }),
      settings(20, 30),
    );
    task.meta.runs = runs;
  });
});

function randomValues(draw: Draw): unknown[] {
  return fc.sample(fc.jsonValue({ maxDepth: 2 }), { numRuns: 20, seed: draw.below(1e9) });
}

/** Members that a context as it is meant does not have. */
function parts(draw: Draw): object {
  return draw.one<object>([
    {},
    { answered: draw.shuffled(ALL_REASONS).slice(0, 5), channels: ["chat"] },
    { session_mode: "ask", parents: [] },
    { acceptance: { grant_id: "urn:uuid:x", seal: "x", decision: "ACCEPT" } },
    { attested: [{ act: "x", evidence: {}, actors: [] }] },
  ]);
}

/** The Grants of a context: prepared, missing, or something that only looks prepared. */
function grants({ prepared }: Scene, other: Scene, draw: Draw): object {
  return draw.one<object>([
    { grant: prepared },
    { grant: prepared },
    { grant: prepared, parents: [{ grant: other.prepared, status: "active" }] },
    { grant: prepared, mode: "carrier", authenticated: verified(prepared, [other.prepared]) },
    { grant: prepared, mode: "carrier", authenticated: { ok: true, grant: other.prepared, parents: [] } },
    { mode: "carrier", authenticated: { ok: false, reason: "parent_not_authenticated", message: "No." } },
    { grant: { ...prepared } },
    { grant: null },
    {},
  ]);
}
