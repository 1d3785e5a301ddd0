import { describe, expect, it } from "vitest";
import { childOf, parentOf, SEAL } from "../core/containment/testing/family.ts";
import { seal, sealOf } from "../core/seal/g08-seal.ts";
import { scenario2 } from "../core/testing/sample-grants.ts";
import { changed, valid } from "../core/testing/valid.ts";
import { groceries, payment } from "../core/verifier/testing/vectors/bases.ts";
import { run } from "./poa.ts";

/** Runs a command on files that are given by their names. */
function poa(files: Record<string, unknown>, ...args: string[]) {
  return run(args, async (file) => {
    const content = files[file];
    if (content === undefined) throw new Error("there is no such file");
    return new TextEncoder().encode(typeof content === "string" ? content : JSON.stringify(content));
  });
}

const said = (stdout: string) => {
  const read = JSON.parse(stdout);
  const brief = ({ decision, step, reason }: { decision: string; step: number; reason: string }) => `${decision} ${step} ${reason}`;
  return Array.isArray(read) ? read.map(brief) : brief(read);
};

const subscribing = () => changed(groceries, ({ request }) => Object.assign(request.arguments, { subscription: true }));

describe("poa verify", () => {
  it.each([
    [groceries, 0, "ALLOW 20 commit_automatic"],
    [subscribing, 1, "DENY 5 denied"],
    [payment, 3, "ASK_USER 19 gate_requires_ask"],
  ])("prints the decision of %o, and ends with %i", async (make, status, decision) => {
    const ran = await poa({ "case.json": make() }, "verify", "case.json");
    expect([ran.status, ran.stderr, said(ran.stdout)]).toEqual([status, "", decision]);
    expect(Object.keys(JSON.parse(ran.stdout))).toEqual(expect.arrayContaining(["message", "trace", "then"]));
  });

  it("takes a vector and a list, and ends with the strictest", async () => {
    const vector = {
      id: "x",
      section: "§7",
      about: "Something.",
      expect: { decision: "DENY", step: 0, reason: "expired" },
      ...groceries(),
    };
    const list = await poa({ "list.json": [vector, payment(), subscribing(), groceries()] }, "verify", "list.json");
    expect(list.status).toBe(1);
    expect(said(list.stdout)).toEqual([
      "ALLOW 20 commit_automatic",
      "ASK_USER 19 gate_requires_ask",
      "DENY 5 denied",
      "ALLOW 20 commit_automatic",
    ]);
    expect((await poa({ "list.json": [vector, payment()] }, "verify", "list.json")).status).toBe(3);
    expect((await poa({ "list.json": [vector, vector] }, "verify", "list.json")).status).toBe(0);
  });

  it("judges what any JSON reader reads, and answers for a Grant that is refused", async () => {
    const half = changed(groceries, ({ request }) => Object.assign(request.arguments, { recipients: 1.5 }));
    expect(said((await poa({ "-": half }, "verify", "-")).stdout)).toBe("DENY 0 invalid_request");
    const altered = changed(groceries, ({ context }) => Object.assign(context.grant, { seal: { alg: "sha-256", value: "0".repeat(64) } }));
    expect(said((await poa({ "-": altered }, "verify", "-")).stdout)).toBe("DENY 0 seal_mismatch");
  });

  it.each<[unknown, RegExp]>([
    ["Dear verifier", /no case to judge: At line 1/],
    ['{ "request": {}, "request": {}, "context": {} }', /no case to judge at \/request: .*a second time/],
    ["\uFEFF{}", /byte order mark/],
    [{ request: {} }, /the case is no object with a request and a context/],
    [{ request: {}, context: {}, contxt: {} }, /the case is no object/],
    [[groceries(), []], /case 1 is no object/],
    [[], /holds no case/],
  ])("%j is no case: status 2", async (content, words) => {
    const { status, stdout, stderr } = await poa({ "case.json": content }, "verify", "case.json");
    expect([status, stdout]).toEqual([2, ""]);
    expect(stderr).toMatch(words);
    expect(stderr).toMatch(/^poa: [^\n]+\n$/);
  });
});

describe("poa contains", () => {
  async function family(change = (child: ReturnType<typeof scenario2>): unknown => child) {
    const parent = parentOf(scenario2());
    const fingerprint = await sealOf(valid(parent));
    if (!fingerprint.ok) throw new Error("no fingerprint");
    const child = JSON.parse(JSON.stringify(childOf(parent)).replace(SEAL, fingerprint.value));
    change(child);
    return { "child.json": child, "parent.json": parent };
  }

  it("prints nothing wrong with a child that is within", async () => {
    expect(await poa(await family(), "contains", "child.json", "parent.json")).toEqual({ status: 0, stdout: "[]\n", stderr: "" });
  });

  it("prints every violation of one that is not, the child first", async () => {
    const files = await family((child) => {
      child.validity.expires = "2028-01-01T00:00:01Z";
      child.denied = [];
    });
    const { status, stdout } = await poa(files, "contains", "child.json", "parent.json");
    const places = JSON.parse(stdout).map(({ rule, path }: { rule: string; path: string }) => `${rule} ${path}`);
    expect([status, places]).toEqual([1, ["G9a.validity /validity/expires", "G9a.denials /denied"]]);
    expect((await poa(files, "contains", "parent.json", "child.json")).status).toBe(1);
  });

  it("takes one of them from standard input, and the computed seal whatever the file says", async () => {
    const { "child.json": child, "parent.json": parent } = await family();
    const sealed = await seal(valid(parent) as Parameters<typeof seal>[0]);
    if (!sealed.ok) throw new Error("not sealed");
    const wrong = { ...sealed.value, seal: { alg: "sha-256", value: "0".repeat(64) } };
    for (const other of [sealed.value, wrong])
      expect(await poa({ "-": child, "parent.json": other }, "contains", "-", "parent.json")).toMatchObject({ status: 0, stdout: "[]\n" });
  });

  it.each<[string[], RegExp]>([
    [["child.json"], /contains needs two files/],
    [["child.json", "parent.json", "other.json"], /contains takes two files/],
    [["-", "-"], /only one file can be standard input/],
    [["child.json", "missing.json"], /missing\.json cannot be read/],
    [["none.json", "parent.json"], /the child is no Grant/],
    [["child.json", "none.json"], /the parent is no Grant/],
    [["child.json", "parent.json", "--md"], /not printed as --md/],
  ])("%j is said in one line, with status 2", async (args, words) => {
    const { status, stdout, stderr } = await poa({ ...(await family()), "none.json": {}, "-": {} }, "contains", ...args);
    expect([status, stdout]).toEqual([2, ""]);
    expect(stderr).toMatch(words);
    expect(stderr).toMatch(/^poa: [^\n]+\n$/);
  });
});
