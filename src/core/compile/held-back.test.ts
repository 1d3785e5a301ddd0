// Why an act with a standing go-ahead still asks, and where each reason was decided; and what another choice would lead to.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Answers } from "../answers/answers.ts";
import { patchAct, setAct } from "../answers/edit-acts.ts";
import { setGoAheads } from "../answers/edit-go-ahead.ts";
import { setCeiling } from "../answers/edit-official.ts";
import { outcome } from "../outputs/outcome.ts";
import type { Grant } from "../schema/grant.gen.ts";
import { draftWith } from "../testing/answers-parts.ts";
import { arbitraryGrant } from "../testing/arbitrary-grant.ts";
import { answersFrom } from "./answers-from.ts";
import { compile } from "./compile.ts";
import { heldBackBy } from "./held-back.ts";
import { type Change, outcomeIf } from "./if-changed.ts";

const MINTED = { grant_id: "urn:uuid:00000000-0000-4000-8000-000000000000", issued_at: "2027-01-01T00:00:00Z" };
const write = (answers: Answers): Grant => compile(answers, MINTED);
const mode = (answers: Answers, working_mode: Answers["progress"]["working_mode"]): Answers => ({
  ...answers,
  progress: { ...answers.progress, working_mode },
});
const held = (answers: Answers) => heldBackBy(answers, write(answers), 0);
const standing = setGoAheads(draftWith("mail.send"), [0], "standing");

describe("what holds an act back", () => {
  test("a standing go-ahead is held back by the working mode and by the ceiling, each with its place", () => {
    expect(held(standing)).toEqual([
      { by: "mode", path: "/defaults/working_mode" },
      { by: "ceiling", path: "/ceilings/sent" },
    ]);
  });

  test("when the mode is Auto only the ceiling is left, and when it is raised nothing", () => {
    expect(held(mode(standing, "auto"))).toEqual([{ by: "ceiling", path: "/ceilings/sent" }]);
    expect(held(setCeiling(mode(standing, "auto"), "sent", "self_within_limits"))).toEqual([]);
  });

  test("a choice that is stricter for the one act stands beside the ceiling", () => {
    const raised = setCeiling(mode(standing, "full_auto"), "sent", "self_within_limits");
    expect(held(patchAct(raised, 0, { stricter: "prohibited" }))).toEqual([{ by: "stricter", path: "/authorities/0/commit" }]);
  });

  test("an act that asks each time is held back by its own go-ahead", () => {
    const open = setCeiling(mode(draftWith("mail.send"), "auto"), "sent", "self_within_limits");
    expect(held(open)).toEqual([{ by: "go_ahead", path: "/authorities/0/go_ahead" }]);
  });

  test("what refuses it is said, and nothing beyond it", () => {
    expect(held(patchAct(standing, 0, { resources: [] }))).toEqual([{ by: "apps", path: "/authorities/0/resources" }]);
    expect(held(patchAct(standing, 0, { grounding: { allowed: [] } }))).toEqual([{ by: "sources", path: "/authorities/0/grounding" }]);
    const denied = setAct(standing, "mail.delete", "never");
    const both = { ...denied, work: { ...denied.work, nevers: [...denied.work.nevers, { effect: "send_email", kind: "sent" } as const] } };
    expect(held(both)).toEqual([{ by: "denial", path: "/denied/1" }]);
  });

  test("a gate holds back an act that asks each time", () => {
    const formations: Answers["formations"] = [
      {
        arrangement: "path.sequential",
        transitions: [{ from: "principal", to: "principal", authority: "human_gate", acts: ["mail.send"] }],
      },
    ];
    const open = setCeiling(mode({ ...draftWith("mail.send"), formations }, "auto"), "sent", "self_within_limits");
    expect(held(open)[0]).toEqual({ by: "gate", path: "/formations/0" });
  });

  test("it is empty exactly when the act goes on by itself, for every Grant", () => {
    fc.assert(
      fc.property(arbitraryGrant(), (grant) => {
        const answers = answersFrom(grant);
        const again = write(answers);
        for (const [i, authority] of again.authorities.entries()) {
          expect(heldBackBy(answers, again, i).length === 0).toBe(outcome(again, authority).outcome === "alone");
        }
      }),
      { numRuns: 60 },
    );
  });
});

describe("what another choice would lead to", () => {
  test.each<[Change, string]>([
    [{}, "mode_asks_each_time"],
    [{ mode: "each_time" }, "commit_user_approval"],
    [{ ceiling: "proposal" }, "commit_prohibited"],
    [{ stricter: "prohibited" }, "commit_prohibited"],
    [{ ceiling: "self_within_limits" }, "mode_asks_each_time"],
  ])("%j for an act with a standing go-ahead in the mode Ask", (change, because) => {
    expect(outcomeIf(standing, write(standing), 0, change).because).toBe(because);
  });

  test("without the mode the higher ceiling lets it go on", () => {
    const auto = mode(standing, "auto");
    expect(outcomeIf(auto, write(auto), 0, { ceiling: "self_within_limits" })).toEqual({ outcome: "alone", because: "commit_automatic" });
    expect(outcomeIf(auto, write(auto), 0, { ceiling: "self_within_limits", stricter: "user_approval" }).outcome).toBe("asks");
  });

  test("it is what the change does when it is made, for every Grant", () => {
    const modes = fc.constantFrom("standing" as const, "each_time" as const);
    fc.assert(
      fc.property(arbitraryGrant(), modes, (grant, chosen) => {
        const answers = answersFrom(grant);
        const before = write(answers);
        for (const [i, { go_ahead }] of before.authorities.entries()) {
          if (!go_ahead) continue;
          const after = write(setGoAheads(answers, [i], chosen));
          const authority = after.authorities[i];
          expect(authority && outcome(after, authority)).toEqual(outcomeIf(answers, before, i, { mode: chosen }));
        }
      }),
      { numRuns: 60 },
    );
  });

  test("an act that is not there is a fault of the caller", () => {
    expect(() => outcomeIf(standing, write(standing), 3, {})).toThrow(RangeError);
    expect(() => heldBackBy(standing, write(standing), 3)).toThrow(RangeError);
  });
});
