import { describe, expect, it } from "vitest";
import type { Defaults, Grant } from "../schema/grant.gen.ts";
import { euros, everyDay } from "../testing/grant-parts.ts";
import { at } from "../testing/valid.ts";
import { judged, rich } from "./testing/family.ts";

const set = (change: Partial<Defaults>) => (child: Grant) => Object.assign(child.defaults, change);
const limits = (change: Partial<Defaults["limits"]>) => (child: Grant) => Object.assign(child.defaults.limits, change);
const grounds = (change: Partial<Defaults["grounding"]>) => (child: Grant) => Object.assign(child.defaults.grounding, change);
const self = (change: Partial<Defaults["self_changes"]>) => (child: Grant) => Object.assign(child.defaults.self_changes, change);
const zone = { ...everyDay("07:00", "22:00"), timezone: "Europe/Berlin" };
const [monday, sunday] = [["mon" as const], ["sun" as const]];

/** Each field: a step narrower or as wide, a step wider, and where that is found. */
const FIELDS: [string, (child: Grant) => unknown, (child: Grant) => unknown, string][] = [
  ["per act", limits({ per_act: euros("100.00") }), limits({ per_act: euros("100.01") }), "limits/per_act"],
  ["per act left out", limits({ per_act: euros("0") }), (child) => delete child.defaults.limits.per_act, "limits/per_act"],
  ["per act in a currency", limits({ per_act: euros("1") }), limits({ per_act: { amount: "1", currency: "SEK" } }), "limits/per_act"],
  ["per month", limits({ per_month: euros("400") }), limits({ per_month: euros("400.0001") }), "limits/per_month"],
  ["per month left out", limits({ per_month: euros("1") }), (child) => delete child.defaults.limits.per_month, "limits/per_month"],
  ["acts a day", limits({ binding_acts_per_day: 9 }), limits({ binding_acts_per_day: 11 }), "limits/binding_acts_per_day"],
  ["hours", limits({ hours: everyDay("07:00", "21:59") }), limits({ hours: everyDay("06:59", "22:00") }), "limits/hours"],
  ["hours in a zone", limits({ hours: { ...everyDay("12:00", "13:00"), days: monday } }), limits({ hours: zone }), "limits/hours"],
  ["hours past midnight", limits({ hours: everyDay("21:00", "22:00") }), limits({ hours: everyDay("21:00", "06:00") }), "limits/hours"],
  ["hours left out", limits({ hours: everyDay("08:00", "09:00") }), (child) => delete child.defaults.limits.hours, "limits/hours"],
  ["triggers", set({ triggers: ["message"] }), set({ triggers: ["asked", "autonomous"] }), "triggers/1"],
  ["changes to memory", self({ memory: "never" }), self({ memory: "allowed" }), "self_changes/memory"],
  ["changes to schedules", self({ schedule: "ask" }), self({ schedule: "allowed" }), "self_changes/schedule"],
  ["changes to settings", self({ account_settings: "never" }), self({ account_settings: "ask" }), "self_changes/account_settings"],
  ["apps later", set({ new_connectors: "not_covered" }), set({ new_connectors: "covered" }), "new_connectors"],
  ["moving information", set({ data_movement: "never" }), set({ data_movement: "ask" }), "data_movement"],
  ["people per message", set({ max_recipients: 2 }), set({ max_recipients: 4 }), "max_recipients"],
  ["working mode", set({ working_mode: "plan" }), set({ working_mode: "auto" }), "working_mode"],
  ["allowed sources", grounds({ allowed: ["app:mail"] }), grounds({ allowed: ["app:mail", "documents"] }), "grounding/allowed/1"],
  [
    "prohibited sources",
    grounds({ prohibited: ["documents", "web", "other_agents"] }),
    grounds({ prohibited: ["web"] }),
    "grounding/prohibited",
  ],
  ["freshness", grounds({ freshness: "PT168H" }), grounds({ freshness: "P7DT1S" }), "grounding/freshness"],
  ["freshness left out", grounds({ freshness: "P1D" }), (child) => delete child.defaults.grounding.freshness, "grounding/freshness"],
  ["disagreement", grounds({ on_disagreement: "stop" }), grounds({ on_disagreement: "system_of_record" }), "grounding/on_disagreement"],
];

describe("the defaults (G9a defaults)", () => {
  it.each(FIELDS)("hold %s to the parent's", (_, narrower, wider, path) => {
    expect(judged(rich, narrower)).toEqual([]);
    expect(judged(rich, wider)).toEqual([`defaults /defaults/${path}`]);
  });

  it("keep pausing on the unexpected", () => {
    const pausing = (parent: Grant) => Object.assign(parent.defaults, { pause_on_unexpected: true });
    expect(judged(rich, set({ pause_on_unexpected: true }))).toEqual([]);
    expect(judged(rich, set({ pause_on_unexpected: false }), pausing)).toContain("defaults /defaults/pause_on_unexpected");
  });

  it("take full auto as strict as auto, and nothing from moving information but never", () => {
    const mode = (working_mode: Defaults["working_mode"]) => judged(rich, set({ working_mode }), set({ working_mode: "auto" }));
    expect([mode("full_auto"), mode("plan"), mode("ask")]).toEqual([[], [], []]);
    const moves = (own: Defaults["data_movement"], theirs: Defaults["data_movement"]) =>
      judged(rich, set({ data_movement: own }), set({ data_movement: theirs })).length;
    expect([moves("ask", "ask"), moves("never", "ask"), moves("listed_apps", "ask"), moves("ask", "never")]).toEqual([0, 0, 1, 1]);
  });

  it("count a window past midnight on the day it starts, and no hours as the widest", () => {
    const night = { ...everyDay("22:00", "06:00"), days: monday };
    const hours = (own: typeof night | typeof zone) =>
      judged(rich, limits({ hours: own }), (parent) => {
        parent.defaults.limits.hours = night;
        for (const { limits } of parent.authorities) delete limits.hours;
      });
    expect(hours({ ...night, start: "23:00", end: "05:59" })).toEqual([]);
    expect(hours({ ...everyDay("00:00", "06:00"), days: ["tue"] })).toEqual([]);
    expect(hours({ ...everyDay("00:00", "06:00"), days: monday })).toEqual(["defaults /defaults/limits/hours"]);
    expect(hours({ ...night, days: sunday })).toEqual(["defaults /defaults/limits/hours"]);
    expect(hours({ ...night, start: "00:00", end: "00:00" })).toEqual(["defaults /defaults/limits/hours"]);
    const none = (parent: Grant) => delete parent.defaults.limits.hours;
    expect(judged(rich, limits({ hours: zone }), none)).toEqual([]);
  });
});

describe("what else holds for the whole Grant (G9a defaults)", () => {
  const unnamed = (unnamed_agents: Grant["work_system"]["unnamed_agents"]) =>
    judged(rich, (child) => Object.assign(child.work_system, { unnamed_agents }));
  const channels = (...list: Grant["confirmation"]["channels"]) =>
    judged(rich, (child) => Object.assign(child.confirmation, { channels: list }));

  it("lets agents that nobody names do no more", () => {
    expect([unnamed("nothing"), unnamed("non_binding")]).toEqual([[], []]);
    expect(unnamed("ask")).toEqual(["defaults /work_system/unnamed_agents"]);
  });

  it("reaches the same person, by kind and address, or by label where there is no address", () => {
    expect(channels({ kind: "email", label: "Another name", address: "anna@home.example" })).toEqual([]);
    expect(channels({ kind: "chat", label: "The chat" })).toEqual([]);
    const second = ["defaults /confirmation/channels/0"];
    expect(channels({ kind: "email", label: "Work", address: "eve@home.example" })).toEqual(second);
    expect(channels({ kind: "sms", label: "Work", address: "anna@home.example" })).toEqual(second);
    expect(channels({ kind: "email", label: "Work" })).toEqual(second);
    expect(channels({ kind: "chat", label: "The chat", address: "eve" })).toEqual(second);
    expect(channels({ kind: "chat", label: "Another chat" })).toEqual(second);
  });

  it("acts for the same, reports no less, and is revoked in the same place", () => {
    expect(judged(rich, (child) => delete child.on_behalf_of)).toEqual(["defaults /on_behalf_of"]);
    expect(judged(rich, (child) => Object.assign(child, { on_behalf_of: { kind: "organization", name: "Another" } }))).toEqual([
      "defaults /on_behalf_of",
    ]);
    const level = (own: Grant["audit"]["level"], theirs: Grant["audit"]["level"]) =>
      judged(
        rich,
        (child) => Object.assign(child.audit, { level: own }),
        (parent) => Object.assign(parent.audit, { level: theirs }),
      );
    expect(level("all_acts", "official_acts")).toEqual([]);
    expect(level("official_acts", "all_acts")).toEqual(["defaults /audit/level"]);
    expect(judged(rich, (child) => delete child.revocation.status)).toEqual(["defaults /revocation/status"]);
    expect(judged(rich, (child) => Object.assign(child.revocation, { command: "Stop" }))).toEqual([]);
    expect(judged(rich, (child) => Object.assign(child.record, { where: "Elsewhere" }))).toEqual([]);
  });
});

describe("the ceilings and the denials (G9a)", () => {
  it.each([
    ["sent", "on_confirm", undefined],
    ["purchased", "proposal", "self_within_limits"],
    ["transferred", undefined, "on_confirm"],
    ["submitted", undefined, "on_confirm"],
    ["changed", undefined, "self_within_limits"],
    ["deleted", undefined, "on_confirm"],
    ["shared", undefined, "on_confirm"],
  ] as const)("hold what is %s to the parent's ceiling", (kind, narrower, wider) => {
    const ceiling = (level: Grant["ceilings"][typeof kind] | undefined) =>
      judged(rich, (child) => Object.assign(child.ceilings, level === undefined ? {} : { [kind]: level }));
    expect(ceiling(narrower)).toEqual([]);
    expect(ceiling(wider)).toEqual(wider === undefined ? [] : [`ceilings /ceilings/${kind}`]);
  });

  const denied = (...list: Grant["denied"]) => judged(rich, (child) => Object.assign(child, { denied: list }));
  const [subscribe, forward] = [at(rich().denied), at(rich().denied, 1)];

  it("keep every denial, whatever is added and in whatever order", () => {
    expect(denied(forward, { effect: "pay", kind: "transferred" }, subscribe)).toEqual([]);
    expect(denied({ ...forward, label: "Another name" }, subscribe)).toEqual([]);
    expect(denied(subscribe)).toEqual(["denials /denied"]);
    expect(denied()).toEqual(["denials /denied", "denials /denied"]);
  });

  it("let a whole effect stand for an act with it, and never an act for the effect", () => {
    expect(denied(subscribe, { effect: "send_email", kind: "sent" })).toEqual([]);
    expect(denied(subscribe, { effect: "read", kind: "none" })).toEqual(["denials /denied"]);
    expect(denied(forward, { ...subscribe, act: "shop.subscribe" })).toEqual(["denials /denied"]);
    expect(denied(subscribe, { ...forward, effect: "read" })).toEqual(["denials /denied"]);
  });
});
