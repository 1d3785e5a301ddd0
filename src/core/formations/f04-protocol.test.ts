import { describe, expect, it } from "vitest";
import { ARRANGEMENTS, type Arrangement, HANDOFF_QUESTIONS, MESH_QUESTIONS } from "../catalogue/arrangements.ts";
import type { Formation } from "../schema/grant.gen.ts";
import { scenario4 } from "../testing/sample-grants.ts";
import { brief, changed, the, valid } from "../testing/valid.ts";
import { checkProtocol, openHandoffQuestion, protocolQuestions, unansweredQuestions } from "./f04-protocol.ts";

const withFormation = (formation: Formation) =>
  valid(
    changed(scenario4, (grant) => {
      grant.formations = [formation];
    }),
  );
const answers = (questions: object) => Object.fromEntries(Object.keys(questions).map((question) => [question, `About ${question}`]));

describe("the protocol (F4)", () => {
  const mesh: Formation = { arrangement: "habitat.mesh", protocol: answers(MESH_QUESTIONS) };
  const handoff: Formation = { arrangement: "habitat.handoff", protocol: answers(HANDOFF_QUESTIONS) };

  it("asks five questions of a mesh, three of a hand-off and none of the others", () => {
    const counts = Object.keys(ARRANGEMENTS).map((arrangement) => Object.keys(protocolQuestions(arrangement as Arrangement)).length);
    expect(counts).toEqual([0, 0, 0, 0, 0, 3, 0, 0, 0, 5]);
  });

  it("passes a mesh with five answers and a hand-off with three", () => {
    expect(checkProtocol(withFormation(mesh))).toEqual([]);
    expect(checkProtocol(withFormation(handoff))).toEqual([]);
  });

  it.each(Object.keys(MESH_QUESTIONS))("refuses a mesh without the answer %s, even where it is listed as open", (question) => {
    const { [question as "conflict"]: _, ...protocol } = the(mesh.protocol);
    const open = { ...mesh, protocol, unresolved: ["Everything."] };
    expect(brief(checkProtocol(withFormation(open)))).toEqual([`F4 /formations/0/protocol/${question} blocks`]);
    expect(checkProtocol(withFormation(open))[0]?.message).toContain(MESH_QUESTIONS[question as "conflict"]);
  });

  it("refuses a mesh that answers nothing, once for each question", () => {
    expect(checkProtocol(withFormation({ arrangement: "habitat.mesh" }))).toHaveLength(5);
  });

  it.each(Object.keys(HANDOFF_QUESTIONS) as (keyof typeof HANDOFF_QUESTIONS)[])(
    "wants a hand-off's missing answer %s listed as open",
    (question) => {
      const { [question]: _, ...protocol } = the(handoff.protocol);
      const [finding] = checkProtocol(withFormation({ ...handoff, protocol }));
      expect(finding).toMatchObject({ rule: "F4", path: "/formations/0/protocol", blocks: true });
      expect(finding?.message).toContain(HANDOFF_QUESTIONS[question]);
      expect(unansweredQuestions({ ...handoff, protocol })).toEqual([question]);
      expect(checkProtocol(withFormation({ ...handoff, protocol, unresolved: [openHandoffQuestion(question)] }))).toEqual([]);
    },
  );

  it("does not take one open item for three missing answers", () => {
    expect(checkProtocol(withFormation({ arrangement: "habitat.handoff", unresolved: ["Something."] }))).toHaveLength(1);
  });

  it("refuses answers to questions that the arrangement does not have", () => {
    expect(brief(checkProtocol(withFormation({ ...mesh, protocol: { ...mesh.protocol, envelope: "All of it" } })))).toEqual([
      "F4 /formations/0/protocol/envelope blocks",
    ]);
    expect(brief(checkProtocol(withFormation({ arrangement: "habitat.committee", protocol: { conflict: "By vote" } })))).toEqual([
      "F4 /formations/0/protocol/conflict blocks",
    ]);
  });
});
