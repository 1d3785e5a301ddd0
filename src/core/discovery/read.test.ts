import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { validateDiscoveryAnswer } from "../schema/validators.gen.js";
import { AREA_NAMES, type AreaName, type AreaState } from "./codes.ts";
import { type ReadOptions, readAnswer } from "./read.ts";
import type { Reading } from "./shapes.ts";

const own = (name: string) => readFileSync(new URL(`fixtures/own/${name}.txt`, import.meta.url), "utf8");
const read = (name: string, options?: ReadOptions) => readAnswer(own(name), options);
const states = (reading: Reading) => Object.fromEntries(AREA_NAMES.map((name) => [name, reading.areas[name].state]));
/** The thirteen states when all but these are not answered. */
const only = (answered: Partial<Record<AreaName, AreaState>>) => {
  return { ...Object.fromEntries(AREA_NAMES.map((name) => [name, "not_answered"])), ...answered };
};
const unread = { agent: { runs: [], teammates: [] }, discrepancies: [], findings: [] };

describe("a whole answer in the asked-for form", () => {
  it("is what the schema asks for", () => {
    expect(validateDiscoveryAnswer(JSON.parse(own("01-whole")))).toBe(true);
  });

  it("is read into its areas, with nothing to repair or to flag", async () => {
    const reading = await read("01-whole");
    expect(reading.blocks).toEqual([{ n: 1, kind: "answer", start: 0, end: own("01-whole").length, chosen: true }]);
    expect({ repairs: reading.repairs, flags: reading.flags }).toEqual({ repairs: [], flags: [] });
    expect(states(reading)).toEqual({
      places: "found",
      connectors: "found",
      identities: "found",
      capabilities: "found",
      movement: "found",
      triggers: "found",
      instruction_sources: "found",
      helpers: "none_found",
      persistence: "no_way_to_check",
      recovery: "found",
      commit_boundaries: "found",
      changes_after: "found",
      inabilities: "found",
    });
    expect(reading.agent).toMatchObject({
      name: "Desk Helper",
      id: "agt-7f2",
      platform: "ExampleChat",
      role: "only",
      runs: [],
      teammates: [],
    });
    expect(reading.areas.helpers).toEqual({
      state: "none_found",
      how: "looked at my tool list",
      checked: "yes",
      incomplete: false,
      items: [],
    });
    expect(reading.areas.persistence).toEqual({ state: "no_way_to_check", checked: "unstated", incomplete: false, items: [] });
    expect(reading.areas.capabilities.items).toEqual(JSON.parse(own("01-whole")).areas.capabilities.items);
  });

  it("gives what one answer shows by itself", async () => {
    const reading = await read("01-whole");
    const readings = ["tool list: files can be shared", "settings page: sharing is off"];
    const at = "/areas/capabilities/discrepancies/0";
    expect(reading.discrepancies).toEqual([{ path: at, readings, in_practice: "a share link was made last week" }]);
    expect(reading.findings).toEqual([
      { code: "not_a_commit_boundary", about: "files.share_link", at: "/areas/capabilities/items/2" },
      { code: "inability_unchecked", about: "I cannot pay", at: "/areas/inabilities/items/1" },
      { code: "can_change_after", about: "the person can add connectors", at: "/areas/changes_after/items/0" },
      { code: "discrepancy", about: readings.join(" / "), at },
    ]);
  });
});

describe("the four answers and the fifth state", () => {
  it("are kept apart when an answer is partial", async () => {
    const reading = await read("02-partly");
    expect(states(reading)).toEqual(only({ capabilities: "found", helpers: "found" }));
    expect(reading.areas.capabilities).toMatchObject({ how: "listed my tools", checked: "yes", incomplete: true });
    expect(reading.areas.capabilities.items).toHaveLength(2);
    // Found, with nothing listed: something is missing. An item without a status is kept, and the area stays not answered.
    expect(reading.areas.helpers).toEqual({ state: "found", how: "asked", checked: "yes", incomplete: true, items: [] });
    expect(reading.areas.triggers).toEqual({ state: "not_answered", checked: "unstated", incomplete: false, items: [{ kind: "asked" }] });
    expect(reading.findings).toEqual([
      { code: "list_incomplete", about: "What it can do", at: "/areas/capabilities" },
      { code: "list_incomplete", about: "Helpers and delegation", at: "/areas/helpers" },
    ]);
    expect(reading.agent).toMatchObject({ role: "member", role_in_team: "reviewer", directed_by: "Lead", teammates: ["Lead", "Writer"] });
    expect(reading.flags).toEqual([]);
    expect(reading.repairs).toEqual([{ code: "prose_around", at: 0, note: "32 characters stand before the answer and 57 after it." }]);
  });

  it("are all read, and none found beside a list is a discrepancy", async () => {
    const reading = await read("03-four-answers");
    expect(states(reading)).toEqual(
      only({
        places: "found",
        connectors: "none_found",
        identities: "none_found",
        capabilities: "no_way_to_check",
        movement: "would_need_permission",
        helpers: "none_found",
        persistence: "none_found",
      }),
    );
    expect(reading.areas.connectors.checked).toBe("yes");
    expect(reading.areas.identities.checked).toBe("unstated");
    expect(reading.discrepancies).toEqual([{ path: "/areas/helpers", readings: ["status: none_found", 'items: [{"name":"Sub"}]'] }]);
  });
});

describe("what is not known", () => {
  it("is kept as written and flagged, and nothing is made of it", async () => {
    const reading = await read("04-unknown-values");
    const flags = reading.flags.map(({ code, path, raw }) => `${path} ${code} ${raw}`).sort();
    expect(flags).toEqual(
      [
        "/vendor_note unknown_member beta",
        "/answer_version unknown_value 2",
        "/agent/mood unknown_member fine",
        "/agent/role unknown_value orchestrator",
        "/agent/runs/0/access_visible unknown_value sometimes",
        "/agent/runs/2 unknown_value 7",
        "/areas/places/status unknown_value None found",
        "/areas/connectors/status unknown_value Found",
        "/areas/connectors/items/0/reach/1 unknown_value admin",
        "/areas/identities/items/0/session unknown_value maybe",
        "/areas/identities/items/0/mfa unknown_member true",
        "/areas/capabilities/items/0/effect unknown_value can email anyone",
        '/areas/capabilities/items/1/effect several_effects ["sent","shared"]',
        "/areas/capabilities/items/2/reversible unknown_value Yes",
        "/areas/capabilities/items/4 unknown_value mail.send",
        "/areas/movement unknown_value none",
        '/areas/triggers/status unknown_value ["found"]',
        "/areas/triggers/items/0/kind unknown_value cron",
        "/areas/helpers/complete unknown_value mostly",
        "/areas/helpers/seen unknown_member 3",
        '/areas/weather unknown_member {"status":"found"}',
        "/areas/inabilities/items/0/checked unknown_value I think so",
      ].sort(),
    );
    expect(states(reading)).toEqual(only({ identities: "found", capabilities: "found", helpers: "none_found", inabilities: "found" }));
    expect(reading.agent.role).toBeUndefined();
    expect(reading.agent.runs).toEqual([
      { name: "Sub", access_visible: "unstated" },
      { name: "Other", access_visible: "unstated" },
    ]);
    expect(reading.areas.inabilities).toMatchObject({ how: "-", checked: "unstated" });
    expect(reading.areas.capabilities.items).toHaveLength(5);
    expect(reading.findings).toEqual([
      { code: "list_incomplete", about: "Helpers and delegation", at: "/areas/helpers" },
      { code: "not_a_commit_boundary", about: "a2", at: "/areas/capabilities/items/1" },
      { code: "not_a_commit_boundary", about: "a3", at: "/areas/capabilities/items/2" },
      { code: "not_a_commit_boundary", about: "a4", at: "/areas/capabilities/items/3" },
      { code: "inability_unchecked", about: "cannot send", at: "/areas/inabilities/items/0" },
    ]);
  });

  it("includes the names that every object inherits", async () => {
    const reading = await read("09-constructor");
    expect(reading.flags.map(({ code, path }) => `${code} ${path}`)).toEqual([
      "unknown_member /constructor",
      "unknown_member /agent/toString",
      "unknown_member /areas/hasOwnProperty",
    ]);
    expect(states(reading)).toEqual(only({ helpers: "none_found" }));
  });
});

describe("text around the answer", () => {
  it("is said to be there, braces in it and all", async () => {
    const reading = await read("05-prose-around-bare");
    expect(states(reading)).toEqual(only({ helpers: "none_found" }));
    expect(reading.areas.helpers.how).toBe('looked at my {tool} list: "none"');
    expect(reading.repairs.map(({ code, at }) => ({ code, at }))).toEqual([{ code: "prose_around", at: 0 }]);
  });

  it("may come with a byte order mark and CRLF, and every offset counts in the text as shown", async () => {
    const text = own("06-bom-crlf-hidden");
    const reading = await readAnswer(text);
    const shown = text.replaceAll("\r\n", "\n");
    expect(reading.repairs.map(({ code, at }) => ({ code, at }))).toEqual([
      { code: "bom", at: 0 },
      { code: "prose_around", at: 1 },
    ]);
    expect(reading.blocks).toEqual([{ n: 1, kind: "answer", start: shown.indexOf("{"), end: shown.lastIndexOf("~~~"), chosen: true }]);
    expect(reading.areas.capabilities.items).toHaveLength(2);
  });

  it("may hold numbers that no program holds exactly: their text is kept in their place", async () => {
    const reading = await read("06-bom-crlf-hidden");
    const item = "/areas/capabilities/items/1";
    expect(reading.areas.capabilities.items[1]).toMatchObject({ rate: "12345678901234567890", share: 0.1, n: "9007199254740993" });
    expect(reading.flags.filter(({ path }) => path.startsWith(item)).map(({ code, path, raw }) => `${path} ${code} ${raw}`)).toEqual([
      `${item}/rate unknown_member 12345678901234567890`,
      `${item}/share unknown_member 0.1`,
      `${item}/n unknown_member 9007199254740993`,
      `${item}/rate unsafe_number 12345678901234567890`,
      `${item}/n unsafe_number 9007199254740993`,
      `${item}/id look_alike mail.send`,
    ]);
  });
});

describe("a text of which nothing is read", () => {
  it("is refused when a member stands twice, and says which", async () => {
    const reading = await read("07-duplicates");
    expect(reading).toMatchObject({ ...unread, flags: [] });
    expect(states(reading)).toEqual(only({}));
    expect(reading.blocks).toEqual([
      {
        n: 1,
        kind: "unread",
        start: 0,
        end: own("07-duplicates").length,
        chosen: false,
        why: expect.stringContaining('"commit_boundaries"'),
      },
    ]);
  });

  it("is refused with a member __proto__, and nothing is inherited from it", async () => {
    const reading = await read("08-proto");
    expect(reading).toMatchObject(unread);
    expect(reading.blocks[0]?.why).toContain("__proto__");
    expect(({} as { trusted?: unknown }).trusted).toBeUndefined();
    expect((reading.agent as { trusted?: unknown }).trusted).toBeUndefined();
  });

  it("with two answers is read only when one of them is picked", async () => {
    const neither = await read("11-two-answers");
    expect(neither.blocks.map(({ n, kind, chosen }) => ({ n, kind, chosen }))).toEqual([
      { n: 1, kind: "answer", chosen: false },
      { n: 2, kind: "answer", chosen: false },
    ]);
    expect(neither.repairs.map(({ code }) => code)).toEqual(["several_blocks"]);
    expect(neither).toMatchObject(unread);
    expect(states(neither)).toEqual(only({}));
    const second = await read("11-two-answers", { choose: 2 });
    expect(second.agent.id).toBe("agt-2");
    expect(states(second)).toEqual(only({ helpers: "no_way_to_check" }));
    expect(second.blocks.map(({ chosen }) => chosen)).toEqual([false, true]);
    expect((await read("11-two-answers", { choose: 1 })).agent.id).toBe("agt-1");
    expect(await read("11-two-answers", { choose: 3 })).toEqual(neither);
  });
});

describe("the formation section", () => {
  const sentence =
    "One agent leads: it decides what happens next, gives parts of the work to the others, and accepts or returns what they bring back.";

  it("names the arrangement whose sentence is quoted word for word; null is unknown", async () => {
    const reading = await read("12-formation", { sentences: [{ arrangement: "hub.manager_worker", sentence }] });
    expect(reading.formation).toEqual({ sentence, arrangement: "hub.manager_worker", leads: "Lead", final: "Lead accepts it" });
    expect(reading.agent.runs).toEqual([
      { name: "Researcher", access_visible: "yes" },
      { name: "Writer", access_visible: "no" },
    ]);
    expect(reading.flags).toEqual([]);
  });

  it("keeps and flags a sentence that is none of those it knows", async () => {
    const reading = await read("12-formation");
    expect(reading.formation).toEqual({ sentence, leads: "Lead", final: "Lead accepts it" });
    expect(reading.flags).toEqual([{ code: "unknown_value", path: "/formation/sentence", raw: sentence }]);
  });

  it("is absent from an answer that has none", async () => {
    expect(Object.hasOwn(await read("01-whole"), "formation")).toBe(false);
  });
});
