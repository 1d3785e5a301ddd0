// What question 6 works out: what each ceiling does to the acts by name, which side of a disagreement is the stricter, what tools say.
import { expect, test } from "vitest";
import type { Answers } from "../../../core/answers/answers.ts";
import { patchAct } from "../../../core/answers/edit-acts.ts";
import { setGoAheads } from "../../../core/answers/edit-go-ahead.ts";
import { patchResource } from "../../../core/answers/edit-resources.ts";
import { KINDS } from "../../../core/catalogue/kinds.ts";
import { compile } from "../../../core/compile/compile.ts";
import { allDisagreements, knownStricter } from "../../../core/compile/conflicts.ts";
import type { OfferedAct } from "../../../core/discovery/capabilities.ts";
import { draftWith } from "../../../core/testing/answers-parts.ts";
import { CAUTIOUS_MEANS } from "./cautious-means.ts";
import { kindRows, LEVELS } from "./ceiling-effects.ts";
import { confirmationsFor } from "./confirmations.ts";

const MINTED = { grant_id: "urn:uuid:00000000-0000-4000-8000-000000000000", issued_at: "2027-01-01T00:00:00Z" };
const standing = setGoAheads(draftWith("mail.send", "mail.reply"), [0], "standing");
const auto: Answers = { ...standing, progress: { ...standing.progress, working_mode: "auto" } };
const sent = (answers: Answers) => kindRows(answers, compile(answers, MINTED)).find(({ kind }) => kind === "sent");

test("the levels stand from the strictest to the loosest, each with the acts by what they lead to", () => {
  expect(LEVELS).toEqual(["proposal", "on_confirm", "self_within_limits"]);
  expect(sent(auto)?.effects.map((level) => level.map(({ words, acts }) => [words, ...acts]))).toEqual([
    [["Prepares only: you take the final step", "Send a new mail", "Reply to mail"]],
    [["Asks you each time", "Send a new mail", "Reply to mail"]],
    [
      ["On its own, inside its limits", "Send a new mail"],
      ["Asks you each time", "Reply to mail"],
    ],
  ]);
});

test("a stricter choice for one act counts in what each level leads to, and is not told as held back from elsewhere", () => {
  const never = patchAct(auto, 0, { stricter: "prohibited" });
  expect(sent(never)?.effects[2]?.map(({ words }) => words)).toEqual(["Prepares only: you take the final step", "Asks you each time"]);
  expect(sent(never)?.rows[0]?.held).toEqual([]);
  expect(sent(standing)?.rows[0]?.held.map(({ words }) => words)).toEqual(["the working mode Ask"]);
});

test("every kind has its ceiling, and one without an act has no rows", () => {
  const kinds = kindRows(auto, compile(auto, MINTED));
  expect(kinds.map(({ kind, chosen, rows }) => [kind, chosen, rows.length])).toEqual([
    ["sent", "on_confirm", 2],
    ["purchased", "proposal", 0],
    ["transferred", "proposal", 0],
    ["submitted", "proposal", 0],
    ["changed", "on_confirm", 0],
    ["deleted", "proposal", 0],
    ["shared", "proposal", 0],
  ]);
});

const offer: OfferedAct = {
  id: "mail.send",
  usable: true,
  label: "Send",
  provider: "Example Mail",
  effect: "send_email",
  confirmation: "asks in a window",
  moves_information: "yes",
  reversible: "no",
  at: "/areas/capabilities/items/0",
};

test("a statement concerns the act that it names, in the app that is its provider's, and what it says is not interpreted", () => {
  expect(confirmationsFor(auto, [offer])).toEqual([{ resource: "mail", act: "mail.send", says: "asks in a window" }]);
  expect(confirmationsFor(auto, [{ ...offer, confirmation: "yes" }])).toEqual([
    { resource: "mail", act: "mail.send", says: "yes", asks: true },
  ]);
  expect(confirmationsFor(auto, [{ ...offer, confirmation: "no" }])[0]?.asks).toBe(false);
});

test("a tool that plainly does not ask is the looser side of an act that asks each time", () => {
  for (const says of ["none", "None.", "no", "false", "never", "nobody", "No one.", "no confirmation"]) {
    const tools = confirmationsFor(auto, [{ ...offer, id: "mail.reply", confirmation: says }]);
    expect(tools[0]?.asks).toBe(false);
    expect(allDisagreements(auto, tools).find(({ about }) => about.startsWith("What asks before"))?.applies).toBe("work_rule");
  }
  // Read by a person: more is said than that.
  for (const says of ["none of the safe ones", "no, unless it is large", "never mind", ""]) {
    expect(confirmationsFor(auto, [{ ...offer, confirmation: says }])[0]?.asks).toBeUndefined();
  }
});

test("the cautious ceilings are said as they are chosen, kind for kind", () => {
  const fresh = kindRows(draftWith(), compile(draftWith(), MINTED));
  for (const { kind, chosen } of fresh) expect(CAUTIOUS_MEANS.includes(KINDS[kind].noun)).toBe(chosen !== "proposal");
  expect(CAUTIOUS_MEANS).toBe(
    "They are at most: on confirmation for each kind of which you allowed an act, and for what is sent and what is changed; proposal only for the others.",
  );
});

test("without the id of an act it concerns those with its effect; of another app, account or effect it concerns none", () => {
  const { id: _id, ...byEffect } = offer;
  expect(confirmationsFor(auto, [byEffect]).map(({ act }) => act)).toEqual(["mail.send", "mail.reply"]);
  expect(confirmationsFor(auto, [{ ...offer, provider: "Other Mail" }])).toEqual([]);
  expect(confirmationsFor(patchResource(auto, "mail", { account: "anna" }), [offer])).toEqual([]);
  expect(confirmationsFor(auto, [{ ...byEffect, effect: "purchase" }])).toEqual([]);
  const { confirmation: _says, ...silent } = offer;
  expect(confirmationsFor(auto, [silent])).toEqual([]);
});

test("which side is the stricter is known while both texts are the ones that were worked out", () => {
  const all = allDisagreements(standing, []);
  const [seen] = all;
  if (!seen) throw new Error("the answers disagree");
  const recorded = { about: seen.about, tool_permission: seen.tool_permission, work_rule: seen.work_rule, chosen: "", why: "" };
  expect(knownStricter(recorded, all)).toBe("work_rule");
  expect(knownStricter({ ...recorded, work_rule: "It asks on Sundays." }, all)).toBeUndefined();
});
