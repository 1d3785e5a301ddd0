// The two schemas themselves: closed at every level, 1.1 nothing but 1.2 without what came with it, and the shapes that programs of this kind get wrong.
import { describe, expect, it } from "vitest";
import schema from "../../../schemas/grant.schema.json";
import schema11 from "../../../schemas/grant-1.1.schema.json";
import { validateGrant } from "../schema/validators.gen.js";
import { sampleGrant, scenario1, scenario2, scenario3, scenario4 } from "../testing/sample-grants.ts";
import { at } from "../testing/valid.ts";

type Json = { [name: string]: Json } & unknown;

/** Every definition that is reached from the schema's own members. */
function reached(root: Json): Set<string> {
  const found = new Set<string>();
  const walk = (node: unknown): void => {
    if (typeof node !== "object" || node === null) return;
    for (const [name, value] of Object.entries(node)) {
      if (name === "$defs") continue;
      if (name === "$ref") {
        const target = String(value).replace("#/$defs/", "");
        if (found.has(target)) continue;
        found.add(target);
        walk((root.$defs as Json)[target]);
      } else walk(value);
    }
  };
  walk(root);
  return found;
}

/** 1.2 as it was in 1.1: without formations, inventories and a member's platform, and without the definitions that only those use. */
function derived11(): Json {
  const copy = structuredClone(schema) as unknown as Json;
  delete copy.properties?.formations;
  delete copy.$defs?.Discovery?.properties?.inventories;
  delete copy.$defs?.Member?.properties?.platform;
  Object.assign(copy.properties?.poa_version ?? {}, { const: "1.1" });
  Object.assign(copy, { $id: schema11.$id, title: schema11.title, description: schema11.description });
  const kept = reached(copy);
  for (const name of Object.keys(copy.$defs ?? {})) if (!kept.has(name)) delete (copy.$defs as Json)[name];
  return copy;
}

describe("the 1.1 schema", () => {
  it("is the 1.2 schema without the members that came with 1.2", () => {
    expect(schema11).toEqual(derived11());
  });
});

describe("an unknown member", () => {
  /** Every place in a value at which an object stands. */
  function objects(value: unknown, path: (string | number)[] = []): (string | number)[][] {
    if (Array.isArray(value)) return value.flatMap((item, i) => objects(item, [...path, i]));
    if (typeof value !== "object" || value === null) return [];
    return [path, ...Object.entries(value).flatMap(([name, item]) => objects(item, [...path, name]))];
  }

  for (const make of [scenario1, scenario2, scenario3, scenario4]) {
    it(`makes ${make.name} invalid at every level`, () => {
      const places = objects(make());
      expect(places.length).toBeGreaterThan(20);
      for (const path of places) {
        const grant = make();
        // biome-ignore lint/suspicious/noExplicitAny: a walk into a document by its own path.
        const target = path.reduce((node: any, step) => node[step], grant);
        target["x-note"] = "anything";
        expect([path.join("/"), validateGrant(grant)]).toEqual([path.join("/"), false]);
      }
    });
  }

  it("stands in no object that the schema leaves open", () => {
    const open: string[] = [];
    const walk = (node: unknown, path: string): void => {
      if (typeof node !== "object" || node === null) return;
      const { type, additionalProperties } = node as { type?: unknown; additionalProperties?: unknown };
      if (type === "object" && additionalProperties !== false) open.push(path);
      for (const [name, value] of Object.entries(node)) walk(value, `${path}/${name}`);
    };
    walk(schema, "");
    walk(schema11, "1.1");
    expect(open).toEqual([]);
  });
});

describe("amounts and act ids", () => {
  it.each(["19.99", "79.99", "4.35", "0.07", "0", "80", "1000.5000"])("takes the amount %s", (amount) => {
    const grant = scenario2();
    at(grant.authorities).limits.per_act = { amount, currency: "EUR" };
    expect(validateGrant(grant)).toBe(true);
  });

  it.each(["1.000,50", "1,000.50", "٨٠", "", "0x50", "1e3", "-1", "+1", "080", ".5", "5.", "1.00001", "80 ", "1\n"])(
    "refuses %j as an amount",
    (amount) => {
      const grant = scenario2();
      at(grant.authorities).limits.per_act = { amount, currency: "EUR" };
      expect(validateGrant(grant)).toBe(false);
    },
  );

  it.each([
    "SHOP.BUY",
    "shop.buy\n",
    " shop.buy",
    "shop..buy",
    "shop.",
    ".buy",
    "shop buy",
    "shop.buy*",
    "1shop",
    "shop-buy",
    "sh\u00F6p.buy",
    `s${"x".repeat(100)}`,
  ])("refuses %j as an act id", (act) => {
    const grant = sampleGrant();
    at(grant.authorities).act = act;
    expect(validateGrant(grant)).toBe(false);
  });

  it.each(["2027-02-03 04:05:06Z", "2027-02-03t04:05:06z", "2027-02-03T04:05:06", "2027-02-03T04:05:06.5Z", "2027-02-03T04:05:06+00:00"])(
    "refuses %j as an instant",
    (expires) => {
      const grant = sampleGrant();
      grant.validity.expires = expires;
      expect(validateGrant(grant)).toBe(false);
    },
  );
});
