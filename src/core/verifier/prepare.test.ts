// Preparing a Grant: what is refused and as what, what is judged by is frozen, a copy and nobody's but `prepare`'s.
import { describe, expect, it } from "vitest";
import type { Finding } from "../lib/finding.ts";
import type { JsonValue } from "../lib/json.ts";
import type { Grant } from "../schema/grant.gen.ts";
import { sealOf } from "../seal/g08-seal.ts";
import { scenario2 } from "../testing/sample-grants.ts";
import { scenario3 } from "../testing/sample-teams.ts";
import { at, changed, the, valid } from "../testing/valid.ts";
import type { Context, Request } from "./decision.ts";
import { isPrepared, type PreparedGrant, prepare, preparedLookup, refusalOf } from "./prepare.ts";
import { refused, verify } from "./verify.ts";

async function prepared(document: unknown): Promise<PreparedGrant> {
  const result = await prepare(document);
  if (!isPrepared(result)) throw new Error(JSON.stringify(result));
  return result;
}

async function findings(document: unknown): Promise<readonly Finding[]> {
  const result = await prepare(document);
  return isPrepared(result) ? [] : result;
}

async function sealed(grant: Grant): Promise<Grant> {
  const seal = await sealOf(valid(grant));
  if (!seal.ok) throw new Error("no seal");
  return { ...grant, seal: { alg: "sha-256", value: seal.value } } as Grant;
}

const bytes = (text: string, ...before: number[]) => new Uint8Array([...before, ...new TextEncoder().encode(text)]);
const TEXT = JSON.stringify(scenario2());

describe("a Grant is prepared from", () => {
  it.each<[string, unknown]>([
    ["the document", scenario2()],
    ["its text", TEXT],
    ["its text with spaces", JSON.stringify(scenario2(), null, 2)],
    ["the UTF-8 bytes of its text", bytes(TEXT)],
    ["a Buffer of them", Buffer.from(TEXT, "utf8")],
  ])("%s, and has the same seal", async (_, given) => {
    const { grant, seal } = await prepared(given);
    expect(grant).toEqual(scenario2());
    const computed = await sealOf(valid(scenario2()));
    expect(computed).toEqual({ ok: true, value: seal });
  });

  it("a sealed one, whose seal it computes, and an unsealed one: the seal is integrity and not permission", async () => {
    const { seal } = await prepared(scenario2());
    expect((await prepared(await sealed(scenario2()))).seal).toBe(seal);
  });
});

describe("a Grant is not prepared from", () => {
  it.each<[string, unknown, string]>([
    ["bytes with a byte order mark", bytes(TEXT, 0xef, 0xbb, 0xbf), "json"],
    ["a text with one", `\uFEFF${TEXT}`, "json"],
    ["bytes that are no UTF-8", bytes(TEXT, 0xff), "json"],
    ["bytes that end within a character", new Uint8Array([0x22, 0xc3]), "json"],
    ["bytes with an overlong form", new Uint8Array([0x22, 0xc0, 0xaf, 0x22]), "json"],
    ["UTF-16", new Uint8Array([0x7b, 0x00, 0x7d, 0x00]), "json"],
    ["no bytes", new Uint8Array(), "json"],
    ["a text in which a member stands twice", TEXT.replace("{", '{"poa_version":"1.2",'), "json"],
    ["nothing", undefined, "json"],
    ["null", null, "schema"],
    ["a list", [], "schema"],
    ["a number", 1, "schema"],
    ["half of a surrogate pair", { ...scenario2(), purpose: "\uD800" }, "unicode"],
    ["an object of another kind", new Map(), "json"],
    ["a function", () => {}, "json"],
  ])("%s", async (_, given, rule) => {
    const found = await findings(given);
    expect(found.map((finding) => finding.rule)).toContain(rule);
    expect(found.every(({ blocks, message }) => blocks && message !== "")).toBe(true);
  });

  it("a document nested deeper than any Grant, without a stack overflowing", async () => {
    const deep = `${"[".repeat(100_000)}${"]".repeat(100_000)}`;
    expect(await findings(deep)).not.toEqual([]);
    expect(await findings(JSON.parse(`${"[".repeat(5_000)}${"]".repeat(5_000)}`))).not.toEqual([]);
  });
});

/** Scenario 2 with what breaks it in each way. */
const unsupported = () => ({ ...scenario2(), poa_version: "2.0" });
const broken = () => changed(scenario2, (grant) => Object.assign(at(grant.authorities), { actors: ["agent:stranger"] }));
const open = () => changed(scenario3, (grant) => Object.assign(at(grant.formations), { unresolved: ["Who signs?"] }));
const wrongSeal = (grant: Grant) => ({ ...grant, seal: { alg: "sha-256", value: "0".repeat(64) } });

describe("the reason of step 0", () => {
  it.each<[string, string, () => unknown]>([
    ["unsupported_version", "of a version that is not read", unsupported],
    ["invalid_grant", "that does not fit the schema", () => ({ ...scenario2(), extra: 1 })],
    ["invalid_grant", "that breaks a rule which blocks (G7)", broken],
    ["invalid_grant", "that is no JSON", () => "{"],
    ["unresolved_formation", "with an open question (G14)", open],
    ["seal_mismatch", "whose seal is not its fingerprint (G8)", () => wrongSeal(scenario2())],
  ])("is %s of a Grant %s", async (reason, _, make) => {
    expect(refusalOf(await findings(make()))).toBe(reason);
  });

  it("is the first of several in this order: version, Grant, open question, seal", async () => {
    expect(refusalOf(await findings(wrongSeal(open())))).toBe("unresolved_formation");
    expect(refusalOf(await findings(wrongSeal(broken())))).toBe("invalid_grant");
    const brokenAndOpen = { ...open(), authorities: broken().authorities };
    expect(refusalOf(await findings(brokenAndOpen))).toBe("invalid_grant");
    expect(refusalOf(await findings({ ...wrongSeal(broken()), poa_version: "2.0" }))).toBe("unsupported_version");
  });

  it("is not one of a warning, nor of divided duties in one hand, which step 13 denies by", async () => {
    const both = changed(scenario3, (grant) => Object.assign(at(grant.authorities), { actors: ["agent:books", "agent:payer"] }));
    expect(await findings(both)).toEqual([]);
    const shut = changed(scenario2, (grant) => Object.assign(at(grant.resources), { locations: ["100 %"] }));
    expect(await findings(shut)).toEqual([]);
  });

  it("stands in the decision with its place and its words, once the request and the context were looked at", async () => {
    const found = await findings(broken());
    const decision = refused({ act: "shop.buy" }, found);
    expect(decision).toMatchObject({ decision: "DENY", step: 0, reason: "invalid_grant", path: "/authorities/0/actors/0", then: [] });
    expect(decision.message).toContain(the(found[0]).message);
    expect(refused({ act: 1 }, found).reason).toBe("invalid_request");
    expect(refused({ act: "shop.buy" }, found, { mode: "document" }).reason).toBe("invalid_request");
  });
});

describe("what was prepared", () => {
  const request: Request = { act: "shop.compare" };
  const host = (grant: unknown) =>
    ({ grant, mode: "document", now: "2027-03-01T10:00:00Z", status: "active", enforcement: "advisory" }) as Context;

  it("is frozen all the way down", async () => {
    const { grant } = await prepared(scenario2());
    const isFrozen = (value: unknown): boolean =>
      typeof value !== "object" || value === null || (Object.isFrozen(value) && Object.values(value).every(isFrozen));
    expect(isFrozen(await prepared(scenario2()))).toBe(true);
    expect(() => {
      (at(grant.authorities) as { commit: string }).commit = "automatic";
    }).toThrow(TypeError);
  });

  it("is a copy: what becomes of the document it came from changes nothing, and the document is not frozen", async () => {
    const document = scenario2();
    const before = await prepared(document);
    at(document.authorities).actors.push("agent:stranger");
    document.denied.push({ effect: "purchase", kind: "purchased" });
    expect(before.grant).toEqual(scenario2());
    expect(verify({ act: "shop.buy" }, host(before)).reason).not.toBe("denied");
  });

  it("is read once: a member that answers differently the second time is judged as it was held against the rules", async () => {
    let asked = 0;
    const document = {
      ...scenario2(),
      get purpose() {
        asked += 1;
        return `Answer ${asked}.`;
      },
    };
    const { grant, seal } = await prepared(document);
    const again = await sealOf(valid(JSON.parse(JSON.stringify(grant)) as JsonValue));
    expect(again).toEqual({ ok: true, value: seal });
    expect(Object.getOwnPropertyDescriptor(grant, "purpose")?.get).toBeUndefined();
  });

  it("is nothing that merely looks like it", async () => {
    const real = await prepared(scenario2());
    const forgeries = [
      { ...real },
      JSON.parse(JSON.stringify(real)),
      Object.create(real),
      new Proxy(real, {}),
      scenario2(),
      { grant: scenario2(), seal: real.seal },
    ];
    for (const forged of forgeries) {
      expect(preparedLookup(forged)).toBeUndefined();
      expect(isPrepared(forged)).toBe(false);
      expect(verify(request, host(forged))).toMatchObject({ decision: "DENY", step: 0, reason: "invalid_request", path: "/grant" });
    }
    expect(verify(request, host(real)).reason).not.toBe("invalid_request");
    for (const nothing of [undefined, null, "x", 1]) expect(preparedLookup(nothing)).toBeUndefined();
  });
});
