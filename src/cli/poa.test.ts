import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { check } from "../core/rules/check.ts";
import { seal } from "../core/seal/g08-seal.ts";
import { sampleGrant, scenario2, scenario4 } from "../core/testing/sample-grants.ts";
import { at, changed, the, valid } from "../core/testing/valid.ts";
import { run, USAGE } from "./poa.ts";

const text = (value: unknown) => JSON.stringify(value, null, 1);

/** Runs a command on one file of the given text or bytes. */
function poa(content: string | Uint8Array, ...args: string[]) {
  return run(args, async (file) => {
    if (file !== "grant.json") throw new Error("there is no such file");
    return typeof content === "string" ? new TextEncoder().encode(content) : content;
  });
}

async function sealed(make = sampleGrant) {
  const done = await seal(the(check(valid(make())).sealable));
  if (!done.ok) throw new Error("not sealed");
  return done.value;
}

const overCeiling = () => changed(scenario2, (grant) => Object.assign(grant.ceilings, { purchased: "proposal" }));

describe("poa check", () => {
  it("prints that nothing is wrong, and the fingerprint", async () => {
    const { status, stdout, stderr } = await poa(text(sampleGrant()), "check", "grant.json");
    const { seal: own } = await sealed();
    expect([status, stderr]).toEqual([0, ""]);
    expect(JSON.parse(stdout)).toEqual({ sealable: true, seal: { state: "unsealed", value: own.value }, findings: [] });
    const matches = await poa(text(await sealed()), "check", "grant.json");
    expect([matches.status, JSON.parse(matches.stdout).seal.state]).toEqual([0, "matches"]);
  });

  it("fails where a finding blocks, and only then", async () => {
    const blocked = await poa(text(overCeiling()), "check", "grant.json");
    expect(blocked.status).toBe(1);
    expect(JSON.parse(blocked.stdout)).toMatchObject({
      sealable: false,
      findings: [{ rule: "G3", path: "/authorities/0/commit", blocks: true }],
    });
    const warned = await poa(
      text(changed(scenario2, (grant) => Object.assign(at(grant.authorities), { limits: {} }))),
      "check",
      "grant.json",
    );
    expect([warned.status, JSON.parse(warned.stdout).findings[0].blocks]).toEqual([0, false]);
  });

  it("fails where the seal is another's", async () => {
    const altered = { ...(await sealed()), purpose: "Do whatever you like." };
    const { status, stdout } = await poa(text(altered), "check", "grant.json");
    expect(status).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject({
      sealable: false,
      seal: { state: "differs" },
      findings: [{ rule: "seal", path: "/seal/value" }],
    });
  });

  it("names a byte order mark, a version and what is no Grant", async () => {
    for (const [content, words] of [
      [`\uFEFF${text(sampleGrant())}`, "byte order mark"],
      [text({ ...sampleGrant(), poa_version: "3.0" }), "unsupported version"],
      ["{}", "missing"],
      ["Dear agent", "expected"],
    ] as const) {
      const { status, stdout } = await poa(content, "check", "grant.json");
      const judged = JSON.parse(stdout);
      expect([status, judged.sealable, "seal" in judged]).toEqual([1, false, false]);
      expect(judged.findings[0].message).toContain(words);
    }
  });
});

describe("poa seal", () => {
  it("prints the Grant with its seal, and a sealed one as it is", async () => {
    const first = await poa(text(sampleGrant()), "seal", "grant.json");
    expect(first.status).toBe(0);
    expect(JSON.parse(first.stdout)).toEqual(await sealed());
    const again = await poa(first.stdout, "seal", "grant.json");
    expect(again).toEqual(first);
  });

  it("prints nothing where findings block, or the seal is another's, and says why in one line", async () => {
    for (const grant of [overCeiling(), { ...(await sealed()), purpose: "Do whatever you like." }]) {
      const { status, stdout, stderr } = await poa(text(grant), "seal", "grant.json");
      expect([status, stdout]).toEqual([1, ""]);
      expect(stderr).toMatch(/^poa: this Grant is not sealed at \/\S+: .*\n$/);
    }
  });
});

describe("poa letter, review and rules", () => {
  it("print texts that name the Grant's people", async () => {
    const grant = text(await sealed(scenario4));
    for (const args of [
      ["letter"],
      ["letter", "--md"],
      ["letter", "--html"],
      ["letter", "--txt"],
      ["review"],
      ["review", "--md"],
      ["rules"],
      ["rules", "--txt"],
    ]) {
      const { status, stdout, stderr } = await poa(grant, ...args, "grant.json");
      expect([args, status, stderr]).toEqual([args, 0, ""]);
      expect(stdout).toContain("publish");
      expect(stdout.startsWith("<!doctype html>")).toBe(args.includes("--html"));
      // Only the Letter and the review have Markdown, whose title is a heading; the Letter's usual form is that.
      expect(stdout.startsWith("#")).toBe(args.includes("--md") || args.join(" ") === "letter");
    }
  });

  it("the plain Letter says all that the Markdown one says", async () => {
    const words = (letter: string) => (letter.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).toSorted();
    const asksAlways = () => changed(sampleGrant, (grant) => grant.authorities.splice(0, 2));
    for (const make of [sampleGrant, scenario4, asksAlways]) {
      for (const grant of [text(make()), text(await sealed(make))]) {
        const md = await poa(grant, "letter", "grant.json");
        const txt = await poa(grant, "letter", "--txt", "grant.json");
        expect(words(txt.stdout)).toEqual(words(md.stdout));
      }
    }
  });

  it("state the enforcement mode that is asked for", async () => {
    const grant = text(await sealed());
    const letters = await Promise.all(
      ["advisory", "commit_boundary", "provider_native"].map((mode) => poa(grant, "letter", "grant.json", "--enforcement", mode)),
    );
    expect(new Set(letters.map(({ stdout }) => stdout)).size).toBe(3);
    expect(letters[0]).toEqual(await poa(grant, "letter", "grant.json"));
  });

  it("make a rules block of a sealed Grant only, and nothing of one that is blocked", async () => {
    const unsealed = await poa(text(sampleGrant()), "rules", "grant.json");
    expect([unsealed.status, unsealed.stdout]).toEqual([1, ""]);
    expect(unsealed.stderr).toContain("sealed");
    for (const command of ["letter", "review", "rules"]) {
      const { status, stdout } = await poa(text(overCeiling()), command, "grant.json");
      expect([status, stdout]).toEqual([1, ""]);
    }
  });
});

describe("poa hash and read", () => {
  it("hash the text as the page shows it, trimmed, and name what was left off", async () => {
    const expected = createHash("sha256").update("one\ntwo").digest("hex");
    const plain = await poa("one\ntwo", "hash", "grant.json");
    expect(JSON.parse(plain.stdout)).toEqual({ sha256: expected, bytes: 7, notes: [] });
    const windows = JSON.parse((await poa("\uFEFFone\r\ntwo\r\n", "hash", "grant.json")).stdout);
    expect([windows.sha256, windows.bytes, windows.notes.length]).toEqual([expected, 7, 3]);
  });

  it("refuse to hash nothing", async () => {
    const { status, stdout, stderr } = await poa(" \n\t", "hash", "grant.json");
    expect([status, stdout]).toEqual([1, ""]);
    expect(stderr).toMatch(/^poa: .+\n$/);
  });

  it("give back what the reader made of an answer, with the same hash", async () => {
    const answer = 'Here it is:\n```json\n{ "areas": {} }\n```\n';
    const read = await poa(answer, "read", "grant.json");
    const reading = JSON.parse(read.stdout);
    expect(read.status).toBe(0);
    expect(Object.keys(reading)).toEqual(
      expect.arrayContaining(["sha256", "bytes", "blocks", "areas", "repairs", "flags", "discrepancies", "findings"]),
    );
    expect(reading.sha256).toBe(JSON.parse((await poa(answer, "hash", "grant.json")).stdout).sha256);
    const marked = JSON.parse((await poa(`\uFEFF${answer}`, "read", "grant.json")).stdout);
    expect(marked.repairs.map(({ code }: { code: string }) => code)).toContain("bom");
  });
});

describe("what cannot be read", () => {
  it.each<[string[], RegExp]>([
    [[], /no command/],
    [["sela", "grant.json"], /no command "sela"/],
    [["constructor", "grant.json"], /no command "constructor"/],
    [["check"], /needs a file/],
    [["check", "grant.json", "other.json"], /one file/],
    [["check", "grant.json", "--loud"], /--loud/],
    [["check", "grant.json", "--md"], /not printed as --md/],
    [["letter", "grant.json", "--md", "--html"], /not several/],
    [["letter", "grant.json", "--enforcement", "strict"], /--enforcement is one of/],
    [["check", "missing.json"], /missing\.json cannot be read: there is no such file/],
    [["check", "miss\ning\u202E.json"], /‹U\+202E›/],
  ])("%j is said in one line, with status 2", async (args, words) => {
    const { status, stdout, stderr } = await poa("{}", ...args);
    expect([status, stdout]).toEqual([2, ""]);
    expect(stderr).toMatch(words);
    expect(stderr).toMatch(/^poa: [^\n]+\n$/);
  });

  it("is a file that is not UTF-8", async () => {
    for (const bytes of [Uint8Array.of(0x22, 0xe9, 0x22), Uint8Array.of(0xff, 0xfe, 0x7b, 0x00)]) {
      const { status, stderr } = await poa(bytes, "check", "grant.json");
      expect(status).toBe(2);
      expect(stderr).toContain("UTF-8");
    }
  });

  it("is not a call for help", async () => {
    expect(await poa("", "--help")).toEqual({ status: 0, stdout: USAGE, stderr: "" });
  });
});
