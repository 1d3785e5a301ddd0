// The forms of a request and a context (step 0): what is refused as invalid_request, and where; what no form names changes nothing.
import { describe, expect, it } from "vitest";
import { scenario2 } from "../testing/sample-grants.ts";
import { isPrepared, prepare } from "./prepare.ts";
import { checkContext, checkPlainContext, checkRequest } from "./read-input.ts";

const grant = await prepare(scenario2());
if (!isPrepared(grant)) throw new Error("not prepared");

describe("a request", () => {
  it.each<[string, unknown]>([
    ["an act", { act: "shop.buy" }],
    ["an effect", { effect: "purchase" }],
    ["an effect of an extension", { effect: "https://effects.example/x" }],
    ["a change to itself", { self_change: "memory" }],
    ["a trigger that is none, which is an unlisted one", { act: "shop.buy", trigger: "the moon" }],
    ["empty lists", { act: "shop.buy", counterparties: [], evidence: [] }],
    ["members that no form names", { act: "shop.buy", kind: 1, answered: ["denied"], arguments: { anything: null, count: 1.5 } }],
    ["evidence of a settlement in any form", { act: "shop.buy", settlement_evidence: { votes: 7, attested_by: null } }],
    ["an amount of nothing", { act: "shop.buy", arguments: { amount: { amount: "0", currency: "JPY" } } }],
    ["an agent by its URN", { act: "shop.buy", actor: "urn:bot0:agent:1" }],
  ])("may state %s", (_, request) => {
    expect(checkRequest(request)).toBeUndefined();
  });

  it.each<[string, unknown, string]>([
    ["is an object", "shop.buy", ""],
    ["is no list", [{ act: "shop.buy" }], ""],
    ["is not null", null, ""],
    ["states an act, an effect or a change to itself", { actor: "agent:a" }, ""],
    ["names an act by the pattern", { act: "Shop.Buy" }, "/act"],
    ["names an act by a text", { act: 7 }, "/act"],
    ["names an actor that is one", { act: "shop.buy", actor: "Anna" }, "/actor"],
    ["names an effect by a text", { effect: null }, "/effect"],
    ["names sources that are some", { act: "shop.buy", evidence: ["the internet"] }, "/evidence/0"],
    ["lists sources", { act: "shop.buy", evidence: "principal" }, "/evidence"],
    ["names each counterparty by its id", { act: "shop.buy", counterparties: [{ name: "Kim" }] }, "/counterparties/0/id"],
    ["lists counterparties as objects", { act: "shop.buy", counterparties: ["kim"] }, "/counterparties/0"],
    ["counts recipients in whole numbers", { act: "shop.buy", arguments: { recipients: 1.5 } }, "/arguments/recipients"],
    ["reaches no fewer than nobody", { act: "shop.buy", arguments: { recipients: -1 } }, "/arguments/recipients"],
    ["says yes or no to a subscription", { act: "shop.buy", arguments: { subscription: "true" } }, "/arguments/subscription"],
    ["writes an amount as a text", { act: "shop.buy", arguments: { amount: { amount: 12, currency: "EUR" } } }, "/arguments/amount/amount"],
    ["writes no amount as 1e3", { act: "shop.buy", arguments: { amount: { amount: "1e3", currency: "EUR" } } }, "/arguments/amount/amount"],
    [
      "writes no negative amount",
      { act: "shop.buy", arguments: { amount: { amount: "-1", currency: "EUR" } } },
      "/arguments/amount/amount",
    ],
    ["names a currency that is one", { act: "shop.buy", arguments: { amount: { amount: "1", currency: "XXX" } } }, "/arguments/amount"],
    [
      "gives a currency no more decimals than it has",
      { act: "shop.buy", arguments: { amount: { amount: "1.5", currency: "JPY" } } },
      "/arguments/amount",
    ],
    ["names an app by texts", { act: "shop.buy", resource: { id: 1 } }, "/resource/id"],
    ["says by texts where information goes", { act: "shop.buy", moves: { to: {} } }, "/moves/to"],
    ["changes one of three things about itself", { self_change: "prompt" }, "/self_change"],
    ["gives evidence of a settlement as an object", { act: "shop.buy", settlement_evidence: [] }, "/settlement_evidence"],
  ])("%s", (_, request, path) => {
    const wrong = checkRequest(request);
    expect(wrong?.path).toBe(path);
    expect(wrong?.message).toMatch(/\.$/);
  });
});

const HOST = { mode: "document", now: "2027-03-01T10:00:00Z", status: "active", enforcement: "advisory" };
const host = (more: object = {}) => ({ ...HOST, ...more });

describe("a context, but for its Grants", () => {
  it.each<[string, object]>([
    ["the least", host()],
    ["any offset", host({ now: "2027-03-01T10:00:00.123+14:00" })],
    ["empty lists", host({ channels: [], known_counterparties: [], attested: [], trusted_runners: [], answered: [], usage: {} })],
    ["an acceptance of any decision", host({ acceptance: { grant_id: "x", seal: "y", decision: "MAYBE" } })],
    ["members that no form names", host({ region: "eu", request: { act: "x" } })],
    ["asks that were answered", host({ answered: ["limit_per_act", "commit_user_approval"] })],
  ])("may say %s", (_, context) => {
    expect(checkPlainContext(context)).toBeUndefined();
  });

  it.each<[string, unknown, string]>([
    ["is an object", undefined, ""],
    ["says its mode", { ...HOST, mode: undefined }, "/mode"],
    ["has one of two modes", host({ mode: "both" }), "/mode"],
    ["says the time", host({ now: 5 }), "/now"],
    ["says a moment that there is", host({ now: "2027-02-30T00:00:00Z" }), "/now"],
    ["says it with an offset", host({ now: "2027-02-03T00:00:00" }), "/now"],
    ["says the status", host({ status: "fine" }), "/status"],
    ["says how it is enforced", host({ enforcement: "none" }), "/enforcement"],
    ["names a mode of the session that is one", host({ session_mode: "yolo" }), "/session_mode"],
    ["names a whole acceptance", host({ acceptance: { decision: "ACCEPT" } }), "/acceptance"],
    ["counts in whole numbers", host({ usage: { today: [{ act: "a", count: 0.5 }] } }), "/usage/today/0/count"],
    ["writes totals as texts", host({ usage: { month: [{ act: "a", currency: "EUR", total: 5 }] } }), "/usage/month/0/total"],
    ["names kinds of channel that are some", host({ channels: ["pigeon"] }), "/channels/0"],
    ["names a runner that is an actor", host({ trusted_runners: ["runner"] }), "/trusted_runners/0"],
    ["says of what was attested for which act", host({ attested: [{ evidence: {}, actors: [] }] }), "/attested/0"],
    ["knows the reasons that were answered", host({ answered: ["limit_per_act", "everything"] }), "/answered/1"],
    ["knows them by their own names only", host({ answered: ["toString"] }), "/answered/0"],
    ["says each parent's status", host({ parents: [{ status: "dead" }] }), "/parents/0/status"],
  ])("%s", (_, context, path) => {
    const wrong = checkPlainContext(context);
    expect(wrong?.path.startsWith(path)).toBe(true);
    expect(wrong?.message).toMatch(/\.$/);
  });
});

describe("a context's Grants", () => {
  it("are prepared ones", () => {
    expect(checkContext(host({ grant }))).toBeUndefined();
    expect(checkContext(host({ grant, parents: [{ grant, status: "unknown" }] }))).toBeUndefined();
    expect(checkContext(host({ grant: scenario2() }))?.path).toBe("/grant");
    expect(checkContext(host({ grant: { ...grant } }))?.path).toBe("/grant");
    expect(checkContext(host({ grant: null }))?.path).toBe("/grant");
    const parents = [
      { grant, status: "active" },
      { grant: scenario2(), status: "active" },
    ];
    expect(checkContext(host({ grant, parents }))?.path).toBe("/parents/1/grant");
    expect(checkContext(host({ grant, parents: [{ status: "active" }] }))?.path).toBe("/parents/0/grant");
  });

  it("may be left out in carrier mode, where the authenticated one is judged, and in no other", () => {
    expect(checkContext(host())?.path).toBe("/grant");
    expect(checkContext(host({ mode: "carrier" }))).toBeUndefined();
    expect(checkContext(host({ mode: "carrier", grant: {} }))?.path).toBe("/grant");
  });

  it("are looked at after the rest of the form", () => {
    expect(checkContext({ grant: {}, ...HOST, now: "noon" })?.path).toBe("/now");
  });
});
