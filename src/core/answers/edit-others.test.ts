// Edits of apps, agents, sources and the working mode.
import fc from "fast-check";
import { expect, test } from "vitest";
import { draftAnswers, draftWith, HELPER, LEAD, teamDraft } from "../testing/answers-parts.ts";
import { patchAct, setHolders } from "./edit-acts.ts";
import { addMember, patchDelegate, patchMember, removeMember, setArrangement } from "./edit-agents.ts";
import { groundsOfAct, setActSource, setSource, sourceStand } from "./edit-grounds.ts";
import { setWorkingMode } from "./edit-progress.ts";
import { addResource, mintResourceId, patchResource, removeResource, takenResourceIds } from "./edit-resources.ts";

test.each([
  ["Work mail", [], "work-mail"],
  ["Work mail", ["work-mail", "work-mail-2"], "work-mail-3"],
  ["Åsas Kalender (privat)", [], "asas-kalender-privat"],
  ["商店", [], "app"],
  ["商店", ["app"], "app-2"],
  ["…", [], "app"],
  [" -A- ", [], "a"],
])("the label %o with %o taken gives the id %o", (label, taken, id) => {
  expect(mintResourceId(label, taken)).toBe(id);
});

test("every label gives an id of the Grant's form that is not taken", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 100 }), fc.array(fc.constantFrom("app", "app-2", "a")), (label, taken) => {
      const id = mintResourceId(label, taken);
      expect(id).toMatch(/^[a-z0-9][a-z0-9._-]{0,79}$/);
      expect(taken).not.toContain(id);
    }),
  );
});

test("a new app is a source for the acts that will use it, and enters no act", () => {
  const { answers, id } = addResource(draftWith("mail.read"), { provider: "Example Drive", label: "Files", effects: ["read"] });
  expect(id).toBe("files");
  expect(answers.work.resources[1]).toEqual({ id: "files", provider: "Example Drive", label: "Files", effects: ["read"] });
  expect(answers.grounds.allowed).toEqual(["principal", "system_of_record", "app:mail", "app:files"]);
  expect(answers.work.acts[0]?.resources).toEqual(["mail"]);
});

test("a new app does not take over an id that something still names", () => {
  const answers = draftWith("mail.read");
  const dangling = patchAct(answers, 0, { resources: ["files"], grounding: { allowed: ["app:crm"], prohibited: ["app:web"] } });
  expect(takenResourceIds(dangling)).toEqual(new Set(["mail", "files", "crm", "web"]));
  expect(addResource(dangling, { provider: "x", label: "Files", effects: [] }).id).toBe("files-2");
});

test("a new label keeps the app's id", () => {
  const renamed = patchResource(draftWith("mail.read"), "mail", { label: "Post", account: "anna@example.org" });
  expect(renamed.work.resources).toEqual([
    { id: "mail", provider: "Example Mail", label: "Post", account: "anna@example.org", effects: [] },
  ]);
  expect(patchResource(renamed, "mail", { account: undefined }).work.resources[0]).not.toHaveProperty("account");
});

test("an app that is taken out is nowhere any more, and the acts it leaves without an app are told", () => {
  const answers = patchAct(draftWith("mail.read", "mail.send"), 0, {
    grounding: { allowed: ["principal", "app:mail"], prohibited: ["web"] },
  });
  const { answers: without, notices } = removeResource(answers, "mail");
  expect(JSON.stringify(without)).not.toContain('"mail"');
  expect(JSON.stringify(without)).not.toContain("app:mail");
  expect(without.work.acts[0]?.grounding).toEqual({ allowed: ["principal"], prohibited: ["web"] });
  expect(notices).toEqual([expect.stringContaining("mail.read"), expect.stringContaining("mail.send")]);
});

test("a source list that becomes empty stays empty: it does not follow the defaults again", () => {
  const answers = patchAct(draftWith("mail.read"), 0, { grounding: { allowed: ["app:mail"] } });
  expect(removeResource(answers, "mail").answers.work.acts[0]?.grounding).toEqual({ allowed: [] });
});

test("a new member holds nothing, and its identifier is its own", () => {
  const answers = addMember(draftWith("mail.read"), { actor: HELPER, name: "Helper", role: "Helps" });
  expect(answers.agents.members).toHaveLength(1);
  expect(answers.work.acts[0]?.actors).toEqual([LEAD]);
  expect(() => addMember(answers, { actor: HELPER, name: "Other", role: "x" })).toThrow(RangeError);
  expect(() => addMember(answers, { actor: LEAD, name: "Other", role: "x" })).toThrow(RangeError);
});

test("an act whose only holder leaves is not allowed any more, and falls to nobody", () => {
  const team = setHolders(setHolders(teamDraft("mail.read", "mail.send"), 0, [HELPER]).answers, 1, [LEAD, HELPER]).answers;
  const bound = {
    ...team,
    discovery: { inventories: [{ agent: HELPER, sha256: "0".repeat(64) }] },
    participants: { ...team.participants, delegation: { depth: 0, max_depth: "1", agents: [HELPER], chain: [] } },
    formations: [{ name: "Desk", arrangement: "hub.manager_worker" as const, handoffs: [{ from: LEAD, to: HELPER }] }],
  };
  const { answers, notices } = removeMember(bound, HELPER);
  expect(answers.work.acts.map(({ act, actors }) => [act, actors])).toEqual([["mail.send", [LEAD]]]);
  expect(answers.agents.members).toEqual([]);
  expect(answers.discovery.inventories).toEqual([]);
  expect(answers.participants.delegation.agents).toEqual([]);
  expect(answers.formations).toEqual(bound.formations);
  expect(notices).toEqual([
    expect.stringContaining("“mail.read” is not allowed any more"),
    expect.stringContaining("reviewed answer of “Helper”"),
    expect.stringContaining("formation “Desk” still names “Helper”"),
  ]);
});

test("new names keep the identifiers", () => {
  const answers = patchMember(patchDelegate(teamDraft("mail.read"), { name: "Chief", platform: "Example" }), HELPER, { name: "Hand" });
  expect(answers.agents).toMatchObject({
    delegate: { sub: LEAD, name: "Chief", role: "Assistant", platform: "Example" },
    members: [{ actor: HELPER, name: "Hand", role: "Helps" }],
  });
});

test("one agent has no members: they are kept and named", () => {
  const { answers, notices } = setArrangement(teamDraft("mail.read"), "one_agent");
  expect(answers.agents.members).toHaveLength(1);
  expect(notices).toEqual([expect.stringContaining("“Helper”")]);
  expect(setArrangement(draftAnswers(), "team").notices).toEqual([]);
});

test("a source that is prohibited for all is taken from every act; one that is allowed for all enters no act's own list", () => {
  const own = patchAct(draftWith("mail.read", "mail.send"), 0, {
    grounding: { allowed: ["principal", "system_of_record"], prohibited: ["web", "other_agents"] },
  });
  const prohibited = setSource(own, "principal", "prohibited");
  expect(sourceStand(prohibited.grounds, "principal")).toBe("prohibited");
  expect(prohibited.work.acts[0]?.grounding).toEqual({ allowed: ["system_of_record"], prohibited: ["web", "other_agents", "principal"] });
  expect(prohibited.work.acts[1]?.grounding).toEqual({});
  const documents = setSource(own, "documents", "allowed");
  expect(documents.grounds.allowed).toContain("documents");
  expect(documents.work.acts[0]?.grounding).toEqual(own.work.acts[0]?.grounding);
  const web = setSource(own, "web", "allowed");
  expect(sourceStand(web.grounds, "web")).toBe("allowed");
  expect(web.work.acts[0]?.grounding.prohibited).toContain("web");
  expect(setSource(own, "principal", "neither").work.acts[0]?.grounding.allowed).toEqual(["system_of_record"]);
});

test("an act's own source is narrower than the defaults, and follows them again when it comes to the same", () => {
  const answers = draftWith("mail.send");
  const { answers: narrower } = setActSource(answers, 0, "principal", "neither");
  expect(narrower.work.acts[0]?.grounding).toEqual({ allowed: ["system_of_record", "app:mail"] });
  expect(setActSource(narrower, 0, "principal", "allowed").answers.work.acts[0]?.grounding).toEqual({});
  const { answers: stricter } = setActSource(answers, 0, "system_of_record", "prohibited");
  expect(groundsOfAct(stricter.work.acts[0] ?? fail(), stricter.grounds)).toEqual({
    allowed: ["principal", "app:mail"],
    prohibited: ["web", "other_agents", "system_of_record"],
  });
});

test.each([
  ["documents", "allowed", "every act"],
  ["web", "allowed", "prohibited for every act"],
  ["web", "neither", "prohibited for every act"],
] as const)("for one act the source %s is not made %s against the defaults", (source, stand, words) => {
  const answers = draftWith("mail.send");
  const edited = setActSource(answers, 0, source, stand);
  expect(edited.answers).toBe(answers);
  expect(edited.notices).toEqual([expect.stringContaining(words)]);
});

test("memory is never allowed for an official act, and may be for another", () => {
  const answers = setSource(draftWith("mail.send", "mail.read"), "agent_memory", "allowed");
  expect(setActSource(answers, 0, "agent_memory", "allowed").notices).toEqual([expect.stringContaining("lead")]);
  expect(groundsOfAct(answers.work.acts[0] ?? fail(), answers.grounds).allowed).not.toContain("agent_memory");
  expect(groundsOfAct(answers.work.acts[1] ?? fail(), answers.grounds).allowed).toContain("agent_memory");
});

test("full auto reports once a day, every other mode right after each official act", () => {
  const full = setWorkingMode(draftAnswers(), "full_auto");
  expect(full.progress).toMatchObject({ working_mode: "full_auto", audit: { report: "daily_summary" } });
  expect(setWorkingMode(full, "ask").progress).toMatchObject({ working_mode: "ask", audit: { report: "right_after" } });
});

function fail(): never {
  throw new Error("no such act");
}
