import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { currentProposal, derive } from "./derived.ts";
import { newDraft } from "./draft.ts";
import { inboxExample } from "./examples/inbox.ts";
import { sealDraft } from "./seal-draft.ts";

const IDS = {
  principal: "urn:bot0:principal:00000000-0000-4000-8000-000000000001",
  delegate: "urn:bot0:agent:00000000-0000-4000-8000-000000000002",
};
const NOW = "2026-12-01T09:00:00Z";
const MINTED = { grant_id: "urn:uuid:00000000-0000-4000-8000-000000000003", now: NOW };
const draft = () => newDraft({ draft: "d", ...IDS, now: NOW }, "Inbox", inboxExample(IDS));

/** RFC 8785 for what a Grant holds (strings, safe integers, booleans, arrays, objects): a few lines of its own, so that the seal is judged from outside. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const members = Object.keys(value).sort();
  return `{${members.map((name) => `${JSON.stringify(name)}:${canonical((value as Record<string, unknown>)[name])}`).join(",")}}`;
}

describe("sealing a draft", () => {
  it("makes a Grant whose seal recomputes outside this program (G8)", async () => {
    const sealed = await sealDraft(draft(), MINTED);
    if (!sealed.ok) throw new Error(JSON.stringify(sealed.findings));
    const { seal, ...rest } = sealed.value.grant;
    expect(seal).toEqual({ alg: "sha-256", value: createHash("sha256").update(canonical(rest), "utf8").digest("hex") });
    expect(rest).toMatchObject({
      poa_version: "1.2",
      grant_id: MINTED.grant_id,
      validity: { issued_at: NOW, not_before: NOW, expires: "2026-12-31T09:00:00Z" },
    });
    expect(sealed.value.reviewed).toBe(false);
  });

  it("seals nothing while something blocks, and says what", async () => {
    const open = draft();
    const answers = { ...open.answers, work: { ...open.answers.work, purpose: "" } };
    const sealed = await sealDraft({ ...open, answers }, MINTED);
    expect(sealed.ok).toBe(false);
    if (!sealed.ok) expect(sealed.findings.filter((finding) => finding.blocks).map((finding) => finding.path)).toEqual(["/purpose"]);
  });

  it("seals nothing while a question about how the agents act together is open (G14)", async () => {
    const open = draft();
    const formations = [
      {
        arrangement: "habitat.handoff" as const,
        unresolved: ["How is ownership accepted?"],
        protocol: { eligibility: "a", envelope: "b" },
      },
    ];
    const sealed = await sealDraft({ ...open, answers: { ...open.answers, formations } }, MINTED);
    expect(sealed.ok).toBe(false);
    if (!sealed.ok) expect(sealed.findings.some((finding) => finding.rule === "G14" && finding.blocks)).toBe(true);
  });
});

describe("the proposal that is shown", () => {
  it("is told apart from answers that were changed afterwards", async () => {
    const sealed = await sealDraft(draft(), MINTED);
    if (!sealed.ok) throw new Error("not sealed");
    const after = { ...draft(), proposals: [sealed.value] };
    expect(currentProposal(after)?.edited).toBe(false);
    const renamed = { ...after.answers, principal: { ...after.answers.principal, name: "Maren O." } };
    expect(currentProposal({ ...after, answers: renamed })?.edited).toBe(true);
  });
});

describe("the example", () => {
  const { findings, grant } = derive(inboxExample(IDS), "advisory", NOW);
  it("can be sealed as it is", () => {
    expect(findings.filter((finding) => finding.blocks)).toEqual([]);
  });
  it("answers known clients by itself in Auto, and asks before it moves mail", () => {
    const by = new Map(grant.authorities.map((authority) => [authority.act, authority]));
    expect(grant.defaults.working_mode).toBe("auto");
    expect(by.get("mail.reply")).toMatchObject({ commit: "automatic", targets: { scope: "known" }, limits: { binding_acts_per_day: 15 } });
    expect(by.get("mail.organize")).toMatchObject({ commit: "user_approval", go_ahead: { mode: "each_time" } });
    expect(grant.denied.map((denial) => denial.act)).toEqual(["mail.send", "mail.forward", "mail.delete", "files.delete", "files.share"]);
  });
});
