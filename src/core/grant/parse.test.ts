import { describe, expect, it } from "vitest";
import type { Grant } from "../schema/grant.gen.ts";
import { sampleGrant, scenario2, scenario3 } from "../testing/sample-grants.ts";
import { parseGrant, parseGrantValue, unsupportedVersion } from "./parse.ts";

const text = (value: unknown) => JSON.stringify(value);

/** The findings about a Grant's text; fails where it is read after all. */
function refused(source: string) {
  const read = parseGrant(source);
  if (read.ok) throw new Error("it was read");
  for (const finding of read.findings) expect(finding).toMatchObject({ blocks: true, message: expect.stringMatching(/^[^a-z].*\.$/s) });
  return read.findings;
}

/** A sample Grant with its text changed as JSON text, not as a value. */
function withText(change: (source: string) => string): string {
  const source = text(sampleGrant());
  const out = change(source);
  expect(out).not.toBe(source);
  return out;
}

describe("parseGrant", () => {
  it("reads a valid Grant as exactly the document that was written", () => {
    const read = parseGrant(text(scenario3()));
    expect(read).toEqual({ ok: true, value: scenario3() });
  });

  it("reads a 1.1 Grant and leaves its version and every member as they are", () => {
    const grant = { ...sampleGrant(), poa_version: "1.1" };
    expect(parseGrant(text(grant))).toEqual({ ok: true, value: grant });
  });

  it("refuses the members that came with 1.2 in a 1.1 Grant", () => {
    const grant = scenario3();
    const old = { ...grant, poa_version: "1.1", discovery: { inventories: [] } };
    expect(refused(text(old)).map(({ path }) => path)).toEqual(
      expect.arrayContaining(["/formations", "/discovery/inventories", "/work_system/members/0/platform"]),
    );
    expect(refused(text(old))[0]?.message).toContain("came with version 1.2");
  });

  it("names a version that it does not implement, and says nothing else about the document", () => {
    const later = { ...sampleGrant(), poa_version: "2.0", whatever: true };
    expect(refused(text(later))).toEqual([
      {
        rule: "version",
        path: "/poa_version",
        message: "This Grant states the unsupported version “2.0”. Versions 1.1 and 1.2 are read here.",
        blocks: true,
      },
    ]);
    expect(unsupportedVersion({ poa_version: "1.2" })).toBeUndefined();
    expect(unsupportedVersion([])).toBeUndefined();
  });

  it.each([[1.2], [null], ["1.20"], [" 1.2"]])("does not take %j for a version", (version) => {
    expect(refused(text({ ...sampleGrant(), poa_version: version })).map(({ path }) => path)).toEqual(["/poa_version"]);
  });

  it("refuses a Grant without a version", () => {
    const { poa_version: _, ...rest } = sampleGrant();
    expect(refused(text(rest))).toMatchObject([
      { rule: "schema", path: "/poa_version", message: 'The member "poa_version" is missing here.' },
    ]);
  });

  it("refuses a member that stands twice, also when one is spelt with an escape", () => {
    const twice = withText((source) => source.replace('"purpose":', '"purpose":"Anything at all.","purpose":'));
    expect(refused(twice)).toMatchObject([{ rule: "json", path: "/purpose" }]);
    const escaped = withText((source) => source.replace('"purpose":', '"purp\\u006fse":"Anything at all.","purpose":'));
    expect(refused(escaped)).toMatchObject([{ rule: "json", path: "/purpose" }]);
  });

  it("refuses a number that is not held exactly as it is written", () => {
    const bent = withText((source) => source.replace('"max_recipients":1', '"max_recipients":9007199254740993'));
    expect(refused(bent)).toMatchObject([{ rule: "json", path: "/defaults/max_recipients" }]);
  });

  it("refuses a byte order mark, a comment, and a text that is cut off", () => {
    expect(refused(`\uFEFF${text(sampleGrant())}`)[0]?.rule).toBe("json");
    expect(refused(withText((source) => source.replace("{", "{/* mine */")))[0]?.rule).toBe("json");
    expect(refused(withText((source) => source.slice(0, -2)))[0]?.rule).toBe("json");
  });

  it("refuses more than 32 levels", () => {
    expect(refused(withText((source) => source.replace('"includes":[]', `"includes":${"[".repeat(40)}${"]".repeat(40)}`)))[0]?.rule).toBe(
      "json",
    );
  });

  it.each(["", "null", "[]", '"Grant"', "{}"])("refuses %j, which is no Grant", (source) => {
    expect(refused(source).length).toBeGreaterThan(0);
  });
});

describe("reserved member names (prototype pollution)", () => {
  it.each(["__proto__", "constructor", "prototype", "toString", "hasOwnProperty"])("refuses %s as a member", (name) => {
    const source = withText((original) => original.replace('"principal":{', `"principal":{"${name}":{"trusted":true},`));
    expect(refused(source).map(({ path }) => path)).toContain(`/principal/${name}`);
    expect(({} as { trusted?: boolean }).trusted).toBeUndefined();
  });

  it("refuses an own member __proto__ of a value that was read by someone else", () => {
    const grant: unknown = JSON.parse(text(sampleGrant()).replace('"principal":{', '"principal":{"__proto__":{"trusted":true},'));
    const read = parseGrantValue(grant as never);
    expect(read.ok).toBe(false);
  });

  it("does not take a member that is only inherited for one that is there", () => {
    const { record, ...rest } = sampleGrant();
    expect(record).toBeDefined();
    const inherits: unknown = Object.assign(Object.create({ record }), rest);
    expect(parseGrantValue(inherits as never).ok).toBe(false);
  });
});

describe("parseGrantValue", () => {
  it("hands back the very value, unchanged", () => {
    const grant = scenario2();
    const read = parseGrantValue(grant as never);
    expect(read.ok && read.value).toBe(grant);
    expect(grant).toEqual(scenario2());
  });

  it.each<[string, (grant: Grant) => void]>([
    ["undefined", (grant) => Object.assign(grant, { seal: undefined })],
    ["a date", (grant) => Object.assign(grant.validity, { expires: new Date(0) })],
    ["half of a surrogate pair", (grant) => Object.assign(grant, { purpose: "Pay \ud800" })],
  ])("refuses %s, for which there is no canonical form", (_, change) => {
    const grant = sampleGrant();
    change(grant);
    expect(parseGrantValue(grant as never).ok).toBe(false);
  });
});
