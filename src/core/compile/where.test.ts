// Every member of the Grant has the page that decides it, and every pointer an id of its own.
import fc from "fast-check";
import { expect, test } from "vitest";
import { pointer } from "../lib/pointer.ts";
import { fieldId, stepOf } from "./where.ts";

test.each([
  ["/principal/name", "agents"],
  ["/delegate/role", "agents"],
  ["/iss", "agents"],
  ["/work_system/arrangement", "agents"],
  ["/work_system/members/0/name", "agents"],
  ["/work_system/unnamed_agents", "question-3"],
  ["/discovery/inventories/0/sha256", "discover"],
  ["/purpose", "question-1"],
  ["/work_scope/includes/2", "question-1"],
  ["/resources/0/locations/1", "question-1"],
  ["/authorities", "question-1"],
  ["/authorities/3", "question-1"],
  ["/authorities/3/resources/0", "question-1"],
  ["/authorities/3/limits", "question-1"],
  ["/authorities/3/limits/per_act/amount", "question-1"],
  ["/authorities/3/limits/per_month", "question-1"],
  ["/authorities/3/limits/categories/0", "question-2"],
  ["/authorities/3/limits/binding_acts_per_day", "question-2"],
  ["/authorities/3/limits/hours/start", "question-2"],
  ["/authorities/3/pause_on_unexpected", "question-2"],
  ["/authorities/3/targets/ids/0", "question-3"],
  ["/authorities/3/actors", "question-3"],
  ["/authorities/3/grounding/allowed", "question-4"],
  ["/authorities/3/go_ahead/words", "question-5"],
  ["/authorities/3/commit", "question-6"],
  ["/denied/0/label", "question-1"],
  ["/defaults/max_recipients", "question-2"],
  ["/defaults/limits/hours", "question-2"],
  ["/defaults/grounding/freshness", "question-4"],
  ["/validity/expires", "question-2"],
  ["/audit/report", "question-2"],
  ["/on_behalf_of/name", "question-3"],
  ["/delegation/max_depth", "question-3"],
  ["/confirmation/channels/0/label", "question-5"],
  ["/revocation/command", "question-5"],
  ["/ceilings/sent", "question-6"],
  ["/record/where", "question-6"],
  ["/conflicts/0/why", "question-6"],
  ["/formations/0/participants/1", "together"],
  ["", "question-1"],
  ["/unknown", "question-1"],
  ["/purposes", "question-1"],
  ["/delegated", "question-1"],
])("%s is decided on %s", (place, step) => {
  expect(stepOf(place)).toBe(step);
});

test("an id is the pointer with dashes", () => {
  expect(fieldId("/authorities/0/limits/binding_acts_per_day")).toBe("f-authorities-0-limits-binding_acts_per_day");
  expect(fieldId("")).toBe("f");
});

test("no two pointers have one id, and every id is safe in a document and in a selector", () => {
  const place = fc
    .array(fc.oneof(fc.string({ unit: "binary" }), fc.constantFrom("", "-", "~", "/", "Z", "Z2dZ", "a b", "é", "\ud83d\ude00")), {
      maxLength: 4,
    })
    .map((segments) => pointer(...segments));
  fc.assert(
    fc.property(place, place, (a, b) => {
      expect(fieldId(a)).toMatch(/^f[A-Za-z0-9_-]*$/);
      expect(fieldId(a) === fieldId(b)).toBe(a === b);
    }),
  );
});
