// Edits of question 6: ceilings by kind, and the record of disagreements.
import { expect, test } from "vitest";
import { checkAnswers } from "../compile/check-answers.ts";
import { compile } from "../compile/compile.ts";
import { draftWith } from "../testing/answers-parts.ts";
import { effectiveCeilings } from "./derived.ts";
import { setAct } from "./edit-acts.ts";
import { addConflict, patchConflict, removeConflict, setCeiling } from "./edit-official.ts";

const draft = draftWith("mail.send", "shop.buy");
const MINTED = { grant_id: "urn:uuid:00000000-0000-4000-8000-000000000000", issued_at: "2027-01-01T00:00:00Z" };

test("a ceiling is chosen for its own kind", () => {
  const raised = setCeiling(draft, "sent", "self_within_limits");
  expect(raised.official.ceilings).toEqual({ sent: "self_within_limits" });
  expect(setCeiling(raised, "purchased", "proposal").official.ceilings).toEqual({ sent: "self_within_limits", purchased: "proposal" });
  expect(setCeiling(raised, "sent", "self_within_limits")).toBe(raised);
});

test("the least-privilege ceiling follows what is allowed: no act of the kind, a proposal again", () => {
  const back = setCeiling(setCeiling(draft, "purchased", "self_within_limits"), "purchased", "on_confirm");
  expect(back.official.ceilings).toEqual({});
  const without = setAct(back, "shop.buy", "not_allowed");
  expect(effectiveCeilings(without.official, without.work.acts).purchased).toBe("proposal");
});

const conflict = { about: "Sending", tool_permission: "It sends.", work_rule: "It asks.", chosen: "It asks.", why: "Mail stays sent." };

test("a disagreement is recorded, changed and taken out", () => {
  const added = addConflict(draft, { ...conflict, applies: "work_rule" });
  expect(patchConflict(added, 0, { why: "So." }).official.conflicts[0]?.why).toBe("So.");
  expect(patchConflict(added, 0, { why: conflict.why })).toBe(added);
  expect(removeConflict(added, 0).official.conflicts).toEqual([]);
  expect(compile(added, MINTED).conflicts).toEqual([{ ...conflict, applies: "work_rule" }]);
});

test("which side applies is never guessed: it is left out and asked for", () => {
  const asked = addConflict(draft, conflict);
  expect(compile(asked, MINTED).conflicts).toEqual([conflict]);
  expect(checkAnswers(asked).filter(({ rule }) => rule === "G11")).toEqual([
    { rule: "G11", path: "/conflicts/0/applies", message: "Say which of the two applies: it is the stricter one.", blocks: true },
  ]);
});
