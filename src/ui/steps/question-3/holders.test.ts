// Who can hold an act, and who can be given terms of their own: exactly those whom the edit takes.
import { expect, test } from "vitest";
import { setHolders, splitAct } from "../../../core/answers/edit-acts.ts";
import { addMember } from "../../../core/answers/edit-agents.ts";
import { HELPER, LEAD, teamDraft } from "../../../core/testing/answers-parts.ts";
import { heldActs, holdersIn } from "./holders.ts";

const THIRD = "agent:third-bbbb";
const team = () => addMember(teamDraft("mail.read", "mail.send"), { actor: THIRD, name: "helper", role: "Helps too" });

test("names that are the same have their identifiers beside them", () => {
  expect(holdersIn(team())).toEqual([
    { ref: LEAD, name: "Scout" },
    { ref: HELPER, name: `Helper (${HELPER})` },
    { ref: THIRD, name: `helper (${THIRD})` },
  ]);
});

test("an actor that no member is stands with its identifier, so that it can be taken out", () => {
  const answers = setHolders(teamDraft("mail.read"), 0, [LEAD, "agent:gone-cccc"]).answers;
  expect(holdersIn(answers).at(-1)).toEqual({ ref: "agent:gone-cccc", name: "agent:gone-cccc" });
});

test("terms are counted where an act stands on several", () => {
  const answers = splitAct(team(), 1, [HELPER]);
  const held = heldActs(answers.work.acts, holdersIn(answers));
  expect(held.map(({ key, terms }) => [key, terms])).toEqual([
    ["mail.read 1", undefined],
    ["mail.send 1", { nth: 1, of: 2 }],
    ["mail.send 2", { nth: 2, of: 2 }],
  ]);
});

test("whoever is offered terms of their own can be given them, and nobody else", () => {
  const shared = setHolders(team(), 1, [LEAD, HELPER]).answers;
  const nobody = setHolders(team(), 1, []).answers;
  for (const answers of [team(), shared, splitAct(team(), 1, [HELPER]), splitAct(shared, 1, [HELPER]), nobody]) {
    const holders = holdersIn(answers);
    for (const { at, apart } of heldActs(answers.work.acts, holders)) {
      for (const { ref } of holders) {
        const split = () => splitAct(answers, at, [ref]);
        if (apart.includes(ref)) expect(split().work.acts).toHaveLength(answers.work.acts.length + 1);
        else expect(split).toThrow(RangeError);
      }
    }
  }
});
