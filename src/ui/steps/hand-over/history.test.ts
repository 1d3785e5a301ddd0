// What a proposal is called by what was decided about it.
import { expect, test } from "vitest";
import type { Decision } from "../../../state/draft.ts";
import { acceptedBefore, becameOf } from "./history.ts";

const decided = (decision: Decision["decision"]) => ({
  decision: {
    decision,
    at: "2027-01-01T00:00:00Z",
    by: "urn:bot0:principal:x",
    enforcement: "advisory" as const,
    letter_sha256: "a".repeat(64),
  },
});

test("each state has its words", () => {
  expect(becameOf({}, true)).toBe("Proposed");
  expect(becameOf({}, false)).toBe("Proposed, and replaced by a later one");
  expect(becameOf(decided("REJECT"), true)).toBe("Rejected");
  expect(becameOf(decided("ACCEPT"), false)).toBe("Accepted");
  expect(becameOf({ ...decided("ACCEPT"), stood_down: { at: "2027-02-01T00:00:00Z" } }, true)).toBe("Accepted, and stood down");
});

test("in force beside a later proposal is the newest accepted one that was not stood down", () => {
  const old = decided("ACCEPT");
  const ended = { ...decided("ACCEPT"), stood_down: { at: "2027-02-01T00:00:00Z" } };
  expect(acceptedBefore([old, ended, {}])).toBe(old);
  expect(acceptedBefore([ended, {}])).toBeUndefined();
  expect(acceptedBefore([old])).toBeUndefined();
  expect(acceptedBefore([decided("REJECT"), {}])).toBeUndefined();
});
