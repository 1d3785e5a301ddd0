// Every example can be sealed as it is; what it leaves to be looked at is known; and its documents are kept beside it, to be read.
import { createHash } from "node:crypto";
import { describe, expect, it, test } from "vitest";
import type { ValidGrant } from "../../core/grant/valid-grant.ts";
import { grantJson } from "../../core/outputs/files.ts";
import { letterMarkdown } from "../../core/outputs/letter-markdown.ts";
import { reviewText } from "../../core/outputs/review.ts";
import { rulesBlock } from "../../core/outputs/rules-block.ts";
import { validateGrant } from "../../core/schema/validators.gen.js";
import { derive } from "../derived.ts";
import { EXAMPLES, type ExampleId, exampleOf } from "./examples.ts";
import { answersOfExample, SEALED_AT, sealedExample } from "./testing/sealed-examples.ts";

/** RFC 8785 for what a Grant holds: texts, whole numbers, yes and no, lists and objects. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const members = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${members.map(([name, member]) => `${JSON.stringify(name)}:${canonical(member)}`).join(",")}}`;
}

/** Of mail, a reply is allowed and the acts of the same effect are not: a reader is to know it, so these two stay. */
const KNOWN_WARNINGS: Partial<Record<ExampleId, readonly string[]>> = { inbox: ["denials /denied/0", "denials /denied/1"] };

describe.each(EXAMPLES)("$id", (row) => {
  it("has nothing that blocks, and no warning but those that are meant", async () => {
    const { findings } = derive(await answersOfExample(row), "advisory", SEALED_AT);
    expect(findings.filter(({ blocks }) => blocks)).toEqual([]);
    expect(findings.map(({ rule, path }) => `${rule} ${path}`)).toEqual(KNOWN_WARNINGS[row.id] ?? []);
  });

  it("has its Grant, Letter, review and rules block beside it", async () => {
    const grant = await sealedExample(row);
    const at = (name: string) => `./fixtures/${row.id}/${name}`;
    await expect(grantJson(grant)).toMatchFileSnapshot(at("grant.json"));
    await expect(letterMarkdown(grant)).toMatchFileSnapshot(at("letter.md"));
    await expect(reviewText(grant)).toMatchFileSnapshot(at("review.txt"));
    await expect(rulesBlock(grant).text).toMatchFileSnapshot(at("rules.txt"));
  });

  it("makes a Grant that fits the schema, has the seal of its own text, and rules that can be pasted whole", async () => {
    const grant = await sealedExample(row);
    expect(validateGrant(JSON.parse(grantJson(grant))), JSON.stringify(validateGrant.errors)).toBe(true);
    const { seal, ...rest } = JSON.parse(grantJson(grant)) as ValidGrant;
    expect(seal).toEqual({ alg: "sha-256", value: createHash("sha256").update(canonical(rest), "utf8").digest("hex") });
    expect(rulesBlock(grant).characters).toBeLessThan(12_000);
  });

  it("lets nothing be done that a person did not allow: no app beyond the acts, no unbound act, no open counterparty", async () => {
    const { authorities, resources, defaults, work_system, delegation } = await sealedExample(row);
    const used = new Set(authorities.flatMap((authority) => authority.resources));
    expect(resources.map(({ id }) => id).filter((id) => !used.has(id))).toEqual([]);
    expect(authorities.filter((authority) => authority.resources.length === 0)).toEqual([]);
    expect(authorities.flatMap(({ targets }) => targets?.scope ?? [])).not.toContain("any");
    expect(resources.filter(({ account }) => account === undefined)).toEqual([]);
    expect([defaults.new_connectors, work_system.unnamed_agents, delegation.max_depth]).toEqual(["not_covered", "nothing", 0]);
    expect(defaults.self_changes).toEqual({ memory: "ask", schedule: "never", account_settings: "never" });
  });
});

test("the four are of different people, with identifiers of their own for every draft", async () => {
  const grants = await Promise.all(EXAMPLES.map(sealedExample));
  for (const of of [(i: number) => grants[i]?.principal.name, (i: number) => grants[i]?.delegate.name, (i: number) => grants[i]?.purpose])
    expect(new Set(EXAMPLES.map((_, i) => of(i))).size).toBe(EXAMPLES.length);
  const { answers } = await (exampleOf("team")?.load() ?? Promise.reject(new Error("there is no such example")));
  const members = (delegate: string) => answers({ principal: "urn:bot0:principal:p", delegate }).agents.members.map(({ actor }) => actor);
  const one = members("urn:bot0:agent:00010203-0405-4607-8809-0a0b0c0d0e0f");
  // The bytes 0–3, 4–7 and 8–11 of the UUID, each its low five bits, in the alphabet of base32.
  expect(one).toEqual(["agent:fact-finder-abcd", "agent:page-writer-efgh", "agent:shelf-keeper-ijkl"]);
  expect(members("urn:bot0:agent:ffeeddcc-bbaa-4988-b766-554433221100")).not.toEqual(one);
});

describe("what each example is there to show", () => {
  const of = async (id: ExampleId) => sealedExample(EXAMPLES.find((row) => row.id === id) ?? EXAMPLES[0]);
  const act = (grant: Awaited<ReturnType<typeof of>>, id: string) => grant.authorities.filter((authority) => authority.act === id);

  it("shopping: named shops, amounts for one order and for a month, hours, and nothing that renews itself", async () => {
    const grant = await of("shopping");
    expect(act(grant, "shop.buy")).toMatchObject([
      {
        targets: { scope: "named", ids: ["harbourgrocer.example", "brightwell.example"] },
        limits: { per_act: { amount: "90.00", currency: "EUR" }, per_month: { amount: "400.00", currency: "EUR" } },
        commit: "user_approval",
      },
    ]);
    expect(grant.defaults.limits.hours).toMatchObject({ start: "07:00", end: "21:00" });
    expect(grant.denied.map((denial) => denial.act)).toEqual(["shop.subscribe", "money.pay_bill", "money.transfer", "terms.accept"]);
  });

  it("bookkeeping: who prepares cannot pay, who pays cannot prepare, and the bank and the tax office wait for a yes", async () => {
    const grant = await of("bookkeeping");
    const [payer] = grant.work_system.members.map(({ actor }) => actor);
    expect(act(grant, "bank.prepare_payment")).toMatchObject([{ actors: [grant.delegate.sub], kind: "none" }]);
    expect(act(grant, "money.pay_bill")).toMatchObject([{ actors: [payer], go_ahead: { mode: "each_time" }, commit: "user_approval" }]);
    expect(act(grant, "tax.file")).toMatchObject([{ actors: [grant.delegate.sub], go_ahead: { mode: "each_time" } }]);
    expect(grant.formations?.[0]?.handoffs).toMatchObject([{ from: grant.delegate.sub, to: payer, seam: "segregation_of_duties" }]);
    // The payments clerk reads the ledger, not the invoices that arrive.
    expect(act(grant, "docs.read").map(({ actors, resources }) => [actors, resources])).toEqual([
      [[grant.delegate.sub], ["ledger", "invoice-folder"]],
      [[payer], ["ledger"]],
    ]);
  });

  it("team: the lead accepts, finance ratifies, a person approves, and only the shelf keeper publishes", async () => {
    const grant = await of("team");
    const [, , shelf] = grant.work_system.members.map(({ actor }) => actor);
    expect(act(grant, "web.publish")).toMatchObject([{ actors: [shelf], commit: "user_approval" }]);
    expect(grant.formations).toMatchObject([
      {
        arrangement: "hub.manager_worker",
        settlement: { evaluator: grant.delegate.sub, evidence: ["accept", "commit"] },
        transitions: [{ from: grant.delegate.sub, to: "principal", authority: "human_gate", acts: ["web.publish"] }],
      },
    ]);
    expect(grant.formations?.[0]?.participants?.at(-1)).toEqual({
      actor: "person:finance",
      membership: "adjacent",
      interaction: "consulted",
      commit: "ratifies",
    });
  });
});
