// What the page says of each mode follows the outcomes of §7, act by act.
import { expect, test } from "vitest";
import type { Answers } from "../../../core/answers/answers.ts";
import { patchAct } from "../../../core/answers/edit-acts.ts";
import { MODES } from "../../../core/catalogue/modes.ts";
import { compile } from "../../../core/compile/compile.ts";
import type { Grant, WorkingMode } from "../../../core/schema/grant.gen.ts";
import { draftWith } from "../../../core/testing/answers-parts.ts";
import { inEveryMode, modeEffect } from "./mode-effects.ts";

const MINTED = { grant_id: "urn:uuid:00000000-0000-4000-8000-000000000000", issued_at: "2027-01-01T00:00:00Z" };
/** Sending and reorganizing with a standing go-ahead as far as question 6 lets them; inviting asks each time. */
function grantOf(...standing: number[]): Grant {
  let answers: Answers = draftWith("mail.send", "mail.organize", "calendar.invite", "mail.read");
  answers = { ...answers, official: { ...answers.official, ceilings: { sent: "self_within_limits", changed: "self_within_limits" } } };
  for (const at of standing) answers = patchAct(answers, at, { go_ahead: { mode: "standing" } });
  return compile(answers, MINTED);
}
const said = (mode: WorkingMode, ...standing: number[]) => modeEffect(grantOf(...standing), mode);

test("Ask makes the standing acts ask too", () => {
  expect(said("ask", 0, 1)).toEqual([
    "“Send a new mail” and “Organize mail” have a standing go-ahead and must ask all the same.",
    "One other official act must ask each time in any case.",
  ]);
});

test("Plan prepares every official act, and no other", () => {
  expect(said("plan", 0)).toEqual([
    "“Send a new mail”, “Organize mail” and “Invite someone” are prepared only, and you take the final step.",
  ]);
});

test("Auto and Full auto let standing acts go ahead, and nothing else", () => {
  for (const mode of ["auto", "full_auto"] as const) {
    expect(said(mode, 0)).toEqual([
      "“Send a new mail” may go ahead without asking, within the limits.",
      "2 other official acts must ask each time in any case.",
    ]);
    expect(said(mode)).toEqual(["3 official acts must ask each time in any case."]);
  }
});

test("what no mode changes is said once: acts that are refused, and proposals", () => {
  const grant = grantOf();
  const [first, second, ...rest] = grant.authorities;
  if (!first || !second) throw new Error("no authorities");
  const changed: Grant = { ...grant, authorities: [{ ...first, resources: [] }, { ...second, commit: "prohibited" }, ...rest] };
  expect(modeEffect(changed, "auto")).toEqual(["One official act must ask each time in any case."]);
  expect(inEveryMode(changed)).toEqual([
    "In every mode “Organize mail” is prepared only (question 6).",
    "In every mode “Send a new mail” is refused so far: question 1 says why.",
  ]);
  expect(inEveryMode(grant)).toEqual([]);
  expect(modeEffect({ ...grant, authorities: [{ ...first, resources: [] }] }, "auto")).toEqual(["It changes nothing so far."]);
});

test("with many acts only some are named", () => {
  const acts = ["mail.send", "mail.reply", "mail.forward", "message.send"];
  expect(modeEffect(compile(draftWith(...acts), MINTED), "plan")).toEqual([
    "“Send a new mail”, “Reply to mail” and 2 more are prepared only, and you take the final step.",
  ]);
});

test("without official acts every mode says so", () => {
  for (const mode of Object.keys(MODES) as WorkingMode[]) {
    expect(modeEffect(compile(draftWith("mail.read"), MINTED), mode)).toEqual([
      "No official act is allowed yet, so that this mode has nothing to decide so far.",
    ]);
  }
});
