// From answers to a Grant: what is read, what is left out, what is passed on as it was typed.
import fc from "fast-check";
import { expect, test } from "vitest";
import type { ActAnswer, Answers, ProgressAnswer } from "../answers/answers.ts";
import { freshAnswers } from "../answers/fresh.ts";
import { validateGrant } from "../schema/validators.gen.js";
import { draftWith, HELPER, LEAD, teamDraft } from "../testing/answers-parts.ts";
import { arbitraryAnswers, arbitraryTypedAnswers } from "../testing/arbitrary-answers.ts";
import { checkAnswers } from "./check-answers.ts";
import { compile } from "./compile.ts";

const MINTED = { grant_id: "urn:uuid:33333333-3333-4333-8333-333333333333", issued_at: "2027-01-01T12:00:00Z" };
const write = (answers: Answers) => compile(answers, MINTED);
const withAct = (id: string, change: Partial<ActAnswer>, base = draftWith(id)): Answers => ({
  ...base,
  work: { ...base.work, acts: base.work.acts.map((act, i) => (i === 0 ? { ...act, ...change } : act)) },
});
const withProgress = (change: Partial<ProgressAnswer>): Answers => {
  const answers = draftWith("mail.send");
  return { ...answers, progress: { ...answers.progress, ...change } };
};

test("the least-privilege answers with one act make this Grant", () => {
  const answers = draftWith("mail.send");
  expect(
    write({ ...answers, go_ahead: { ...answers.go_ahead, channels: [{ kind: "sms", label: " Phone ", address: " +46 70 1 " }] } }),
  ).toEqual({
    poa_version: "1.2",
    grant_id: MINTED.grant_id,
    iss: "https://bot0.ai/power-of-action",
    principal: { sub: "urn:bot0:principal:22222222-2222-4222-8222-222222222222", name: "Anna Berg" },
    delegate: { sub: LEAD, name: "Scout", role: "Assistant" },
    purpose: "Keep my mail in order.",
    work_scope: { summary: "Sorting and answering mail.", includes: [], excludes: [] },
    defaults: {
      working_mode: "ask",
      pause_on_unexpected: true,
      triggers: ["asked"],
      self_changes: { memory: "ask", schedule: "never", account_settings: "never" },
      new_connectors: "not_covered",
      data_movement: "never",
      max_recipients: 1,
      limits: { binding_acts_per_day: 10 },
      grounding: {
        allowed: ["principal", "system_of_record", "app:mail"],
        prohibited: ["web", "other_agents"],
        freshness: "P7D",
        on_disagreement: "ask",
        memory: "lead_only",
      },
    },
    ceilings: {
      sent: "on_confirm",
      purchased: "proposal",
      transferred: "proposal",
      submitted: "proposal",
      changed: "on_confirm",
      deleted: "proposal",
      shared: "proposal",
    },
    discovery: {},
    work_system: { arrangement: "one_agent", members: [], unnamed_agents: "nothing" },
    delegation: { depth: 0, max_depth: 0, chain: [] },
    validity: { issued_at: "2027-01-01T12:00:00Z", not_before: "2027-01-01T12:00:00Z", expires: "2027-01-31T12:00:00Z" },
    revocation: { command: "Stand down" },
    confirmation: { channels: [{ kind: "sms", label: "Phone", address: "+46 70 1" }] },
    audit: { level: "official_acts", report: "right_after" },
    record: {
      where: "A list that the agent keeps in its conversation and shows when it is asked",
      contains: ["What was done", "When", "For whom or with whom", "On what grounds"],
    },
    resources: [{ id: "mail", provider: "Example Mail", label: "Mail", effects: ["send_email"] }],
    authorities: [
      {
        act: "mail.send",
        effect: "send_email",
        kind: "sent",
        targets: { class: "recipients", scope: "known", ids: [] },
        resources: ["mail"],
        actors: [LEAD],
        grounding: {
          allowed: ["principal", "system_of_record", "app:mail"],
          prohibited: ["web", "other_agents"],
          on_disagreement: "ask",
          memory: "lead_only",
        },
        limits: {},
        go_ahead: { mode: "each_time" },
        commit: "user_approval",
      },
    ],
    denied: [],
  });
});

test.each([
  ["proposal", "standing", undefined, "prohibited"],
  ["proposal", "each_time", undefined, "prohibited"],
  ["on_confirm", "standing", undefined, "user_approval"],
  ["on_confirm", "each_time", "prohibited", "prohibited"],
  ["self_within_limits", "standing", undefined, "automatic"],
  ["self_within_limits", "each_time", undefined, "user_approval"],
  ["self_within_limits", "standing", "user_approval", "user_approval"],
  ["self_within_limits", "standing", "prohibited", "prohibited"],
  ["on_confirm", "standing", "user_approval", "user_approval"],
] as const)("ceiling %s, go-ahead %s and stricter %s make the commit %s", (ceiling, mode, stricter, commit) => {
  const answers = withAct("mail.send", { go_ahead: { mode }, ...(stricter ? { stricter } : {}) });
  expect(write({ ...answers, official: { ...answers.official, ceilings: { sent: ceiling } } }).authorities[0]?.commit).toBe(commit);
});

test("a go-ahead that is not given yet is never a standing one", () => {
  const answers = withAct("mail.send", {});
  const acts = answers.work.acts.map(({ go_ahead: _, ...act }) => act);
  const written = write({
    ...answers,
    work: { ...answers.work, acts },
    official: { ...answers.official, ceilings: { sent: "self_within_limits" } },
  });
  expect(written.authorities[0]?.commit).toBe("user_approval");
});

test("an act of kind none has no go-ahead and nothing to commit", () => {
  const [authority] = write(withAct("mail.read", { go_ahead: { mode: "each_time" }, stricter: "prohibited" })).authorities;
  expect(authority).toMatchObject({ kind: "none", commit: "automatic" });
  expect(authority).not.toHaveProperty("go_ahead");
});

test("counterparties stand only with an effect that has some, or with an extension", () => {
  const targets = { class: "recipients" as const, scope: "named" as const, ids: [" kim@example.org "] };
  expect(write(withAct("records.create", { targets })).authorities[0]).not.toHaveProperty("targets");
  expect(write(withAct("mail.send", { targets })).authorities[0]?.targets?.ids).toEqual(["kim@example.org"]);
  expect(write(withAct("mail.send", { effect: "https://effects.example/x", targets })).authorities[0]).toHaveProperty("targets");
});

test("an act follows the defaults' plain sources and those of its own apps, without memory where it is binding", () => {
  const answers = draftWith("mail.read", "mail.send", "docs.read");
  const grounds = { ...answers.grounds, allowed: ["app:files", "agent_memory", "principal", "app:mail", "documents"] };
  const acts = answers.work.acts.map((act, i) => (i === 2 ? { ...act, resources: ["mail", "files", "crm"] } : act));
  const written = write({ ...answers, grounds, work: { ...answers.work, acts } });
  expect(written.authorities.map(({ grounding }) => grounding.allowed)).toEqual([
    ["agent_memory", "principal", "documents", "app:mail"],
    ["principal", "documents", "app:mail"],
    ["agent_memory", "principal", "documents", "app:mail", "app:files"],
  ]);
});

test("memory is taken from what was chosen for a binding act, and what an act prohibits is not allowed to it", () => {
  const chosen = write(withAct("mail.send", { grounding: { allowed: ["agent_memory", "principal"] } }));
  expect(chosen.authorities[0]?.grounding.allowed).toEqual(["principal"]);
  const prohibited = write(withAct("mail.send", { grounding: { prohibited: ["web", "other_agents", "principal"] } }));
  expect(prohibited.authorities[0]?.grounding).toMatchObject({
    allowed: ["system_of_record", "app:mail"],
    prohibited: ["web", "other_agents", "principal"],
  });
});

test("an app lists its own effects, then those of the acts that use it, each once", () => {
  const answers = draftWith("mail.read", "mail.send", "mail.reply");
  const resources = answers.work.resources.map((app) => ({ ...app, effects: ["draft" as const, "read" as const] }));
  expect(write({ ...answers, work: { ...answers.work, resources } }).resources[0]?.effects).toEqual(["draft", "read", "send_email"]);
});

test.each([
  ["7", 7],
  [" 12 ", 12],
  ["9007199254740991", 9007199254740991],
  ["0", "0"],
  ["007", "007"],
  ["-3", "-3"],
  ["1.0", "1.0"],
  ["1e3", "1e3"],
  ["1,000", "1,000"],
  ["٧", "٧"],
  ["9007199254740993", "9007199254740993"],
  ["", ""],
])("the number typed %o is written %o", (typed, written) => {
  expect(write(withProgress({ max_recipients: typed })).defaults.max_recipients).toBe(written);
});

test("an amount is written as it was typed, without the spaces around it; without an amount nothing is", () => {
  const { limits } = write(
    withProgress({ per_act: { amount: " 80.00 ", currency: " EUR " }, per_month: { amount: " ", currency: "EUR" } }),
  ).defaults;
  expect(limits).toEqual({ per_act: { amount: "80.00", currency: "EUR" }, binding_acts_per_day: 10 });
  expect(write(withProgress({ per_act: { amount: "1.000,50", currency: "EUR" } })).defaults.limits.per_act?.amount).toBe("1.000,50");
});

test.each<[Partial<ProgressAnswer>, string, string]>([
  [{ ends: { kind: "after_days", days: "1" } }, "2027-01-01T12:00:00Z", "2027-01-02T12:00:00Z"],
  [
    { starts: { kind: "at", at: " 2028-02-28T23:00:00Z " }, ends: { kind: "after_days", days: "2" } },
    "2028-02-28T23:00:00Z",
    "2028-03-01T23:00:00Z",
  ],
  [{ ends: { kind: "at", at: "2027-06-30T00:00:00Z" } }, "2027-01-01T12:00:00Z", "2027-06-30T00:00:00Z"],
  [{ ends: { kind: "after_days", days: "soon" } }, "2027-01-01T12:00:00Z", "soon"],
  [{ ends: { kind: "after_days", days: "9000000" } }, "2027-01-01T12:00:00Z", "9000000"],
  [{ starts: { kind: "at", at: "tomorrow" }, ends: { kind: "after_days", days: "30" } }, "tomorrow", "30"],
])("%o begins and ends", (change, not_before, expires) => {
  expect(write(withProgress(change)).validity).toEqual({ issued_at: MINTED.issued_at, not_before, expires });
});

test("agents are named for handing on only where a level is left; an empty list is written, never widened to any agent", () => {
  const answers = draftWith("mail.read");
  const delegation = (max_depth: string, agents: string[]) =>
    write({ ...answers, participants: { ...answers.participants, delegation: { depth: 1, max_depth, agents, chain: [] } } }).delegation;
  expect(delegation("1", [HELPER])).toEqual({ depth: 1, max_depth: 1, chain: [] });
  expect(delegation("2", [HELPER])).toEqual({ depth: 1, max_depth: 2, agents: [HELPER], chain: [] });
  expect(delegation("2", [])).toEqual({ depth: 1, max_depth: 2, agents: [], chain: [] });
  expect(delegation("far", [HELPER])).toEqual({ depth: 1, max_depth: "far", agents: [HELPER], chain: [] });
});

test("one summary a day is for full auto alone", () => {
  const audit = { level: "all_acts", report: "daily_summary" } as const;
  expect(write(withProgress({ working_mode: "full_auto", audit })).audit).toEqual(audit);
  expect(write(withProgress({ working_mode: "auto", audit })).audit).toEqual({ level: "all_acts", report: "right_after" });
});

test("what is left empty is not written, and lines of a list stay where they are", () => {
  const answers = teamDraft("mail.read");
  const written = write({
    ...answers,
    agents: { ...answers.agents, delegate: { ...answers.agents.delegate, platform: " " } },
    participants: { ...answers.participants, on_behalf_of: { kind: "self", name: "" } },
    work: {
      ...answers.work,
      includes: [" a ", ""],
      resources: [{ id: "mail", provider: "P", label: "L", account: "", effects: [], place: " ", reach: [], via: "", locations: [] }],
      nevers: [{ act: "", effect: "pay", kind: "transferred", label: " " }],
    },
  });
  expect(written.delegate).not.toHaveProperty("platform");
  expect(written.on_behalf_of).toEqual({ kind: "self" });
  expect(written.work_scope.includes).toEqual(["a", ""]);
  expect(written.resources).toEqual([{ id: "mail", provider: "P", label: "L", effects: ["read"] }]);
  expect(written.denied).toEqual([{ act: "", effect: "pay", kind: "transferred" }]);
});

test("formations are carried, their texts trimmed and empty ones left out", () => {
  const formation = { name: " ", arrangement: "habitat.mesh" as const, protocol: { who_may_act: " Everyone ", artifact: "" }, acts: [] };
  expect(write({ ...draftWith("mail.read"), formations: [formation] }).formations).toEqual([
    { arrangement: "habitat.mesh", protocol: { who_may_act: "Everyone" }, acts: [] },
  ]);
});

test("a new draft compiles, and is not yet a Grant", () => {
  const grant = write(freshAnswers({ principal: "urn:bot0:principal:1", delegate: LEAD }));
  expect(grant).toMatchObject({ purpose: "", authorities: [] });
  expect(validateGrant(grant)).toBe(false);
});

test("complete answers compile to a Grant that is valid by the schema, and nothing more is asked of them", () => {
  fc.assert(
    fc.property(arbitraryAnswers(), (answers) => {
      const grant = write(answers);
      if (!validateGrant(grant)) throw new Error(JSON.stringify(validateGrant.errors?.slice(0, 3)));
      expect(checkAnswers(answers).filter(({ blocks }) => blocks)).toEqual([]);
    }),
    { numRuns: 80 },
  );
});

test("whatever is typed, it compiles, the same each time, without changing the answers; and the pointers line up", () => {
  fc.assert(
    fc.property(arbitraryTypedAnswers(), (answers) => {
      const copy = structuredClone(answers);
      const grant = write(answers);
      expect(JSON.stringify(write(answers))).toBe(JSON.stringify(grant));
      expect(answers).toEqual(copy);
      expect(grant.authorities.map(({ act }) => act)).toEqual(answers.work.acts.map(({ act }) => act.trim()));
      expect(grant.resources.map(({ id }) => id)).toEqual(answers.work.resources.map(({ id }) => id));
      expect(grant.denied).toHaveLength(answers.work.nevers.length);
      for (const { path, message } of checkAnswers(answers)) {
        expect(path).toMatch(/^\//);
        expect(message).toMatch(/[.]$/);
      }
    }),
    { numRuns: 150 },
  );
});
