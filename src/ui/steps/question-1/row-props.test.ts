import { describe, expect, test } from "vitest";
import type { Answers } from "../../../core/answers/answers.ts";
import { addNeverEffect, patchAct, setAct } from "../../../core/answers/edit-acts.ts";
import { addResource } from "../../../core/answers/edit-resources.ts";
import { freshAnswers } from "../../../core/answers/fresh.ts";
import { compile } from "../../../core/compile/compile.ts";
import type { Finding } from "../../../core/lib/finding.ts";
import { decidedOf, entryOf } from "./act-list.ts";
import { rowProps } from "./row-props.ts";

const DELEGATE = "urn:bot0:agent:1";
const FRESH = freshAnswers({ principal: "urn:bot0:principal:1", delegate: DELEGATE });
const MINTED = { grant_id: "urn:uuid:00000000-0000-0000-0000-000000000000", issued_at: "2026-01-01T00:00:00Z" };
const BUY = { id: "shop.buy", effect: "purchase", kind: "purchased" } as const;
const SEND = { id: "mail.send", effect: "send_email", kind: "sent" } as const;

const shown = (answers: Answers, key: typeof BUY | typeof SEND, findings: readonly Finding[] = [], tried = false) => {
  const entry = entryOf(key, decidedOf(answers.work));
  return rowProps({ answers, grant: compile(answers, MINTED), findings, tried, at: undefined, undecided: [entry] })(entry);
};

describe("what a row shows", () => {
  test("before it is chosen: what it would lead to", () => {
    expect(shown(FRESH, BUY)).toMatchObject({ leads: [], ifAllowed: "If allowed: asks you each time" });
  });

  test("an official act without an app is refused, and says so; with one it asks", () => {
    const allowed = setAct(FRESH, "mail.send", "allowed");
    expect(shown(allowed, SEND).leads).toEqual([{ shape: "never", words: "Refused until you choose an app for it" }]);
    const { answers, id } = addResource(allowed, { label: "Mail", provider: "Mail", effects: [] });
    expect(shown(patchAct(answers, 0, { resources: [id] }), SEND).leads).toEqual([{ shape: "ask", words: "Asks you each time" }]);
  });

  test("an allowed act whose effect is denied as a whole is refused", () => {
    const answers = addNeverEffect(setAct(FRESH, "mail.send", "allowed"), { effect: "send_email", kind: "sent" });
    expect(shown(answers, SEND).leads).toEqual([{ shape: "never", words: "Refused: it is denied, and a denial beats an allowance" }]);
  });

  test("an act that nobody decided and that another lets through says by which, and what that leads to", () => {
    const allowed = setAct(FRESH, "mail.reply", "allowed");
    expect(shown(allowed, SEND).through).toEqual([
      { name: "Reply to mail", lead: { shape: "never", words: "Refused until you choose an app for it" } },
    ]);
    const { answers, id } = addResource(allowed, { label: "Mail", provider: "Mail", effects: [] });
    expect(shown(patchAct(answers, 0, { resources: [id] }), SEND).through).toEqual([
      { name: "Reply to mail", lead: { shape: "ask", words: "Asks you each time" } },
    ]);
    expect(shown(setAct(allowed, "mail.send", "never"), SEND).through).toEqual([]);
    expect(shown(allowed, BUY).through).toEqual([]);
  });

  test("who holds it is said only where there is more than one agent", () => {
    const allowed = setAct(FRESH, "mail.send", "allowed");
    expect(shown(allowed, SEND).holders).toEqual([undefined]);
    const agents = {
      ...allowed.agents,
      delegate: { sub: DELEGATE, name: "Lead", role: "Leads" },
      members: [{ actor: "agent:b", name: "B", role: "b" }],
    };
    expect(shown({ ...allowed, agents }, SEND).holders).toEqual(["Lead"]);
  });

  test("what a purchase that renews itself counts as follows what was decided about subscriptions", () => {
    const allowed = setAct(FRESH, "shop.buy", "allowed");
    expect(shown(allowed, BUY).renewal).toBe("A purchase that renews itself counts as a subscription, which is not allowed.");
    expect(shown(setAct(allowed, "shop.subscribe", "never"), BUY).renewal).toMatch(/which you have set to Never\.$/);
    expect(shown(setAct(allowed, "shop.subscribe", "allowed"), BUY).renewal).toMatch(/which you have allowed, on its own terms\.$/);
    expect(shown(setAct(FRESH, "mail.send", "allowed"), SEND).renewal).toBeUndefined();
  });
});

describe("findings at a row", () => {
  const allowed = setAct(FRESH, "mail.send", "allowed");
  const at = (path: string, blocks: boolean): Finding => ({ rule: "G1", path, message: `${path} ${blocks}`, blocks });

  test("errors at the row itself are shown once the person has tried to go on; those of its fields stand at the fields", () => {
    const findings = [at("/authorities/0/effect", true), at("/authorities/0/limits/per_act", true), at("/authorities/1", true)];
    expect(shown(allowed, SEND, findings).errors).toEqual([]);
    expect(shown(allowed, SEND, findings, true).errors).toEqual(["/authorities/0/effect true"]);
  });

  test("warnings are always there, once each", () => {
    const findings = [at("/authorities/0", false), at("/authorities/0", false)];
    expect(shown(allowed, SEND, findings).warnings).toEqual(["/authorities/0 false"]);
  });

  test("that a denial refuses more than its act is said once: by the note about its siblings", () => {
    const answers = setAct(FRESH, "mail.send", "never");
    const finding: Finding = { rule: "denials", path: "/denied/0", message: "also denies", blocks: false };
    expect(shown(answers, SEND, [finding])).toMatchObject({ warnings: [], siblings: [{ kind: "also_denies" }] });
  });
});
