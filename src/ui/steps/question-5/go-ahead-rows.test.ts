// What question 5 shows of each official act: what it leads to, and what holds it back or would.
import { expect, test } from "vitest";
import type { Answers } from "../../../core/answers/answers.ts";
import { patchAct } from "../../../core/answers/edit-acts.ts";
import { setGoAheads } from "../../../core/answers/edit-go-ahead.ts";
import { setCeiling } from "../../../core/answers/edit-official.ts";
import { compile } from "../../../core/compile/compile.ts";
import { draftWith, freshlyAllowed } from "../../../core/testing/answers-parts.ts";
import { asks, countOf, goAheadGroups } from "./go-ahead-rows.ts";
import { reword } from "./words.ts";

const MINTED = { grant_id: "urn:uuid:00000000-0000-4000-8000-000000000000", issued_at: "2027-01-01T00:00:00Z" };
const groups = (answers: Answers, text?: string) => goAheadGroups(answers, compile(answers, MINTED), text);
const first = (answers: Answers) => groups(answers)[0]?.rows[0];
const draft = draftWith("mail.read", "shop.buy", "mail.send", "mail.reply");
const auto = (answers: Answers): Answers => ({ ...answers, progress: { ...answers.progress, working_mode: "auto" } });

test("official acts stand by kind, in the catalogue's order; acts that make nothing official are not asked about", () => {
  expect(groups(draft).map(({ name, rows }) => [name, ...rows.map(({ at }) => at)])).toEqual([
    ["What is sent", 2, 3],
    ["What is purchased", 1],
  ]);
  expect(groups(draft, "REPLY").map(({ rows }) => rows.map(({ at }) => at))).toEqual([[3]]);
});

test("an act that asks says what would still hold it back, each with the page that decides it", () => {
  expect(first(draft)).toMatchObject({
    leads: { shape: "ask", words: "Asks you each time" },
    held: [
      {
        words: "the ceiling for what is sent, “On confirmation”",
        link: { path: "/questions/6", name: "question 6", at: "f-ceilings-sent" },
      },
      { words: "the working mode Ask", link: { path: "/questions/2", name: "question 2", at: "f-defaults-working_mode" } },
    ],
  });
});

test("a standing act that nothing holds back goes on by itself", () => {
  const free = setCeiling(auto(setGoAheads(draft, [2], "standing")), "sent", "self_within_limits");
  expect(first(free)).toMatchObject({ leads: { shape: "can", words: "On its own, inside its limits" }, held: [] });
  expect(first(patchAct(free, 2, { resources: [] }))).toMatchObject({
    leads: { shape: "never", words: "Refused" },
    held: [{ words: "having no app that it may use", link: { path: "/questions/1" } }],
  });
});

test("a gate is not told as what would hold a standing act back: a standing go-ahead is kept there", () => {
  const gated: Answers = {
    ...setCeiling(auto(draft), "sent", "self_within_limits"),
    formations: [
      {
        arrangement: "path.sequential",
        transitions: [{ from: "principal", to: "principal", authority: "human_gate", acts: ["mail.send"] }],
      },
    ],
  };
  expect(first(gated)).toMatchObject({ leads: { shape: "ask" }, held: [] });
});

test("an act whose go-ahead is not answered asks", () => {
  expect(asks({})).toBe(true);
  expect(asks({ go_ahead: { mode: "standing" } })).toBe(false);
});

test("the count says how many have which", () => {
  const rows = (...modes: ("standing" | "each_time")[]) =>
    modes.map((mode) => ({ act: { ...freshlyAllowed("mail.send"), go_ahead: { mode } } }));
  expect(countOf(rows("each_time"))).toBe("asks each time");
  expect(countOf(rows("each_time", "each_time"))).toBe("all 2 ask each time");
  expect(countOf(rows("standing"))).toBe("has a standing go-ahead");
  expect(countOf(rows("standing", "standing"))).toBe("all 2 have a standing go-ahead");
  expect(countOf(rows("standing", "each_time", "each_time"))).toBe("1 of 3 have a standing go-ahead");
});

test("a schema's finding about an address is said in the page's words", () => {
  const at = (path: string) => ({ rule: "schema" as const, path, message: "of the schema", blocks: true });
  expect(reword(at("/revocation/status"))).toMatch(/^Write the whole address/);
  expect(reword(at("/confirmation/channels/3/address"))).toMatch(/^Write one address or number/);
  expect(reword(at("/confirmation/channels"))).toBe("of the schema");
});
