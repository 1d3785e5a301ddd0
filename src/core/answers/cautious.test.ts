// "Not sure" never widens: the cautious answers are within what was chosen, for every Grant that can be written.
import fc from "fast-check";
import { expect, test } from "vitest";
import { BINDING_KINDS, CEILINGS } from "../catalogue/kinds.ts";
import { DISAGREEMENT } from "../catalogue/sources.ts";
import { answersFrom } from "../compile/answers-from.ts";
import { compile } from "../compile/compile.ts";
import { toSeconds } from "../lib/duration.ts";
import type { Grant, Grounding } from "../schema/grant.gen.ts";
import { draftWith } from "../testing/answers-parts.ts";
import { arbitraryGrant } from "../testing/arbitrary-grant.ts";
import type { Answers } from "./answers.ts";
import { cautiousGoAhead, cautiousGrounds, cautiousOfficial } from "./cautious.ts";
import { COMMIT_RANK } from "./derived.ts";
import { patchAct } from "./edit-acts.ts";
import { setGoAheads } from "./edit-go-ahead.ts";
import { setFreshness, setOnDisagreement, setSource } from "./edit-grounds.ts";
import { setCeiling } from "./edit-official.ts";

const MINTED = { grant_id: "urn:uuid:00000000-0000-4000-8000-000000000000", issued_at: "2027-01-01T00:00:00Z" };
const EDITS = [cautiousGrounds, cautiousGoAhead, cautiousOfficial];
const draft = draftWith("mail.read", "mail.send");

test("the answers of a new draft are cautious already", () => {
  for (const edit of EDITS) expect(edit(draft)).toBe(draft);
});

test("what reaches further comes back to the cautious answer, and what is stricter stays", () => {
  let open = setSource(setSource(draft, "web", "allowed"), "documents", "allowed");
  open = setOnDisagreement(setFreshness(open, ""), "system_of_record").answers;
  const { grounds } = cautiousGrounds(open);
  expect(grounds.allowed).toEqual(["principal", "system_of_record", "app:mail"]);
  expect(grounds.prohibited).toEqual(["other_agents", "web"]);
  expect([grounds.freshness, grounds.on_disagreement]).toEqual(["P7D", "ask"]);

  const strict = setOnDisagreement(setFreshness(setSource(draft, "principal", "prohibited"), "PT1H"), "stop").answers;
  expect(cautiousGrounds(strict)).toBe(strict);
  expect(cautiousGoAhead(setGoAheads(draft, [1], "standing"))).toEqual(draft);
  expect(cautiousOfficial(setCeiling(draft, "sent", "self_within_limits"))).toEqual(draft);
  const proposal = setCeiling(draft, "sent", "proposal");
  expect(cautiousOfficial(proposal)).toBe(proposal);
});

const age = ({ freshness }: Grounding) => (freshness === undefined ? Number.POSITIVE_INFINITY : toSeconds(freshness));
const groundsWithin = (after: Grounding, before: Grounding) =>
  after.allowed.every((source) => before.allowed.includes(source)) &&
  before.prohibited.every((source) => after.prohibited.includes(source)) &&
  age(after) <= age(before) &&
  DISAGREEMENT[after.on_disagreement].rank <= DISAGREEMENT[before.on_disagreement].rank;

function isWithin(after: Grant, before: Grant): boolean {
  return (
    groundsWithin(after.defaults.grounding, before.defaults.grounding) &&
    BINDING_KINDS.every((kind) => CEILINGS[after.ceilings[kind]].rank <= CEILINGS[before.ceilings[kind]].rank) &&
    after.authorities.every((authority, i) => {
      const was = before.authorities[i];
      return (
        was !== undefined &&
        groundsWithin(authority.grounding, was.grounding) &&
        COMMIT_RANK[authority.commit] <= COMMIT_RANK[was.commit] &&
        !(authority.go_ahead?.mode === "standing" && was.go_ahead?.mode === "each_time")
      );
    })
  );
}

test("no cautious answer reaches further in anything, and none has anything left to do when it is given again", () => {
  fc.assert(
    fc.property(arbitraryGrant(), fc.constantFrom(...EDITS), (grant, edit) => {
      const answers = answersFrom(grant);
      const after = edit(answers);
      expect(isWithin(compile(after, MINTED), compile(answers, MINTED))).toBe(true);
      expect(edit(after)).toBe(after);
    }),
    { numRuns: 120 },
  );
});

test("an act of its own choice is held to a stricter one for every act, and is not loosened with the next", () => {
  const own: Answers = patchAct(draft, 1, { grounding: { on_disagreement: "ask" } });
  const { answers: stopped, notices } = setOnDisagreement(own, "stop");
  expect(notices).toEqual(["“mail.send” was looser than this and is held to it now."]);
  const { answers: loosened } = setOnDisagreement(stopped, "system_of_record");
  expect(loosened.work.acts[1]?.grounding.on_disagreement).toBe("stop");
  expect(loosened.work.acts[0]?.grounding).toEqual({});
  expect(setOnDisagreement(draft, "ask")).toEqual({ answers: draft, notices: [] });
});
