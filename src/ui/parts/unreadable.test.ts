import { expect, test } from "vitest";
import { patchProgress } from "../../core/answers/edit-progress.ts";
import { draftWith } from "../../core/testing/answers-parts.ts";
import { derive } from "../../state/derived.ts";
import { plainText } from "./ClauseLine.tsx";
import { isUnreadable } from "./unreadable.ts";

const said = (patch: Parameters<typeof patchProgress>[1]) => {
  const { clauses, blocking } = derive(patchProgress(draftWith("mail.send"), patch), "advisory", "2026-11-30T10:00:00Z");
  return clauses.filter((clause) => !isUnreadable(clause, blocking)).map(plainText);
};
const until = (sentences: readonly string[]) => sentences.filter((sentence) => sentence.includes(" this Grant holds from "));

test("what cannot be read is in no sentence", () => {
  expect(said({ ends: { kind: "after_days", days: "-1" } }).join(" ")).not.toContain("until -1");
  expect(said({ max_recipients: "1.5" }).join(" ")).not.toContain("1.5");
});

test("dates the wrong way round are in no sentence, and in the right order they are", () => {
  const starts = { kind: "at", at: "2027-01-02T00:00:00Z" } as const;
  expect(until(said({ starts, ends: { kind: "at", at: "2027-01-01T00:00:00Z" } }))).toEqual([]);
  expect(until(said({ starts, ends: { kind: "at", at: "2027-01-03T00:00:00Z" } }))).not.toEqual([]);
});

test("an act without an app is still said, whatever else blocks it", () => {
  const blocking = [{ path: "/authorities/0/resources" }];
  expect(isUnreadable({ refs: ["/authorities/0/act", "/authorities/0/resources"] }, blocking)).toBe(false);
  expect(isUnreadable({ refs: ["/authorities/0/limits/per_act"] }, [{ path: "/authorities/0/limits/per_act/amount" }])).toBe(true);
});
