import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { FINDINGS, FLAGS } from "../../../core/discovery/codes.ts";
import { readShown } from "../../../core/discovery/read.ts";
import { discrepancyPlace, lookRows, repairWords, unansweredAgents } from "./look-list.ts";
import type { Party } from "./parties.ts";

const read = (name: string) =>
  readShown(readFileSync(new URL(`../../../core/discovery/fixtures/own/${name}.txt`, import.meta.url), "utf8"));
const party = (id: string, name: string): Party => ({ id, name, role: "" });

describe("the rows of a reading", () => {
  it("name each kind once, with all it is about and the reader's own sentence, what needs a look first", () => {
    const reading = read("01-whole");
    const rows = lookRows(reading);
    const boundary = rows.find(({ key }) => key === "finding not_a_commit_boundary");
    expect(boundary?.entries).toEqual([{ text: "files.share_link" }]);
    expect(boundary?.why).toBe(FINDINGS.not_a_commit_boundary);
    expect(rows.map(({ weight }) => weight).indexOf("info")).toBe(rows.filter(({ weight }) => weight === "look").length);
    expect(rows.find(({ key }) => key === "finding inability_unchecked")?.entries).toEqual([{ text: "I cannot pay" }]);
  });

  it("lose no finding and no flag of any answer but the secrets, which are asked about by themselves", () => {
    for (const name of ["01-whole", "02-partly", "04-unknown-values", "06-bom-crlf-hidden", "08-proto", "10-secrets"]) {
      const reading = read(name);
      const entries = lookRows(reading).reduce((sum, { entries }) => sum + entries.length, 0);
      expect(entries, name).toBe(
        reading.findings.filter(({ code }) => code !== "discrepancy").length + reading.flags.filter(({ code }) => code !== "secret").length,
      );
    }
  });

  it("say the name of a member that was not asked for with its value", () => {
    const flags = [{ code: "unknown_member" as const, path: "/agent/a~1b", raw: "3" }];
    expect(lookRows({ findings: [], flags })).toMatchObject([{ entries: [{ text: "a/b: 3", place: "Who answers, a/b" }] }]);
  });

  it("say in words where a flagged value stands", () => {
    const flags = [{ code: "unknown_value" as const, path: "/areas/places/items/0/kind", raw: "moon" }];
    expect(lookRows({ findings: [], flags })).toMatchObject([
      { why: FLAGS.unknown_value, entries: [{ text: "moon", place: "Places it works in or is reached through, item 1, kind" }] },
    ]);
  });
});

it("says where a discrepancy is by its area", () => {
  expect(read("01-whole").discrepancies.map(discrepancyPlace)).toEqual(["What it can do"]);
});

it("says what was repaired, and leaves several blocks to the question about them", () => {
  expect(repairWords(read("01-whole"))).toEqual([]);
  expect(repairWords(read("11-two-answers"))).toEqual([]);
  expect(repairWords(read("05-prose-around-bare")).map(({ text }) => text.split(".")[0])).toEqual([
    "There is other text around the answer",
  ]);
});

describe("agents that an answer names", () => {
  const agent = {
    name: "Lead",
    runs: [{ name: "Buyer", access_visible: "yes" as const }],
    teammates: ["books", "Buyer", "Unknown"],
    directed_by: "Lead",
  };
  const parties = [party("l", "Lead"), party("b", "Buyer"), party("k", "Books")];
  it("are named once each, until they have answered themselves", () => {
    expect(unansweredAgents({ agent }, party("l", "Lead"), parties, () => false)).toEqual(["Buyer", "books", "Unknown"]);
    expect(unansweredAgents({ agent }, party("l", "Lead"), parties, (id) => id === "k")).toEqual(["Buyer", "Unknown"]);
  });
});
