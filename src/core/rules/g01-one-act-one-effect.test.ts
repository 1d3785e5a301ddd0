import { describe, expect, it } from "vitest";
import { ACT_GROUPS } from "../catalogue/acts.ts";
import { EFFECTS } from "../catalogue/effects.ts";
import { sampleGrant, scenario1, scenario4 } from "../testing/sample-grants.ts";
import { at, changed, finder, valid } from "../testing/valid.ts";
import { checkOneActOneEffect } from "./g01-one-act-one-effect.ts";

const small = finder(checkOneActOneEffect, sampleGrant);
const team = finder(checkOneActOneEffect, scenario4);
const EXTENSION = "https://effects.example/water-plants";

describe("one act, one effect, one kind (G1)", () => {
  it("passes the sample Grants", () => {
    expect(small()).toEqual([]);
    expect(team()).toEqual([]);
  });

  it("refuses an act of the catalogue with another effect, allowed or denied", () => {
    expect(small((grant) => Object.assign(at(grant.authorities), { effect: "search" }))).toEqual(["G1 /authorities/0/effect blocks"]);
    expect(small((grant) => grant.denied.push({ act: "mail.send", effect: "send_message", kind: "sent" }))).toEqual([
      "G1 /denied/0/effect blocks",
    ]);
    const message = checkOneActOneEffect(
      valid(changed(sampleGrant, (grant) => Object.assign(at(grant.authorities), { effect: "search" }))),
    )[0]?.message;
    expect(message).toContain("mail.read always has the effect read");
  });

  it("refuses an effect of the catalogue with another kind, allowed or denied", () => {
    expect(small((grant) => Object.assign(at(grant.authorities, 2), { kind: "sent" }))).toEqual(["G1 /authorities/2/kind blocks"]);
    expect(small((grant) => grant.denied.push({ effect: "delete_file", kind: "changed" }))).toEqual(["G1 /denied/0/kind blocks"]);
  });

  it("knows every act and every effect of the catalogue", () => {
    for (const { id, effect } of ACT_GROUPS.flatMap(({ acts }) => acts)) {
      const other = effect === "read" ? "search" : "read";
      expect(small((grant) => grant.denied.push({ act: id, effect, kind: EFFECTS[effect].kind }))).toEqual([]);
      expect(small((grant) => grant.denied.push({ act: id, effect: other, kind: "none" }))).toEqual(["G1 /denied/0/effect blocks"]);
    }
  });

  it("lets an act of one's own have any effect, and an extension its own kind", () => {
    expect(small((grant) => Object.assign(at(grant.authorities), { act: "post.fetch", effect: "search" }))).toEqual([]);
    expect(small((grant) => Object.assign(at(grant.authorities, 2), { act: "plants.water", effect: EXTENSION, kind: "deleted" }))).toEqual(
      [],
    );
  });

  it("refuses one extension effect with two kinds", () => {
    const found = small((grant) => {
      Object.assign(at(grant.authorities, 2), { act: "plants.water", effect: EXTENSION, kind: "changed" });
      grant.denied.push({ act: "plants.drown", effect: EXTENSION, kind: "deleted" });
    });
    expect(found).toEqual(["G1 /denied/0/kind blocks"]);
  });

  it("refuses one act with two effects", () => {
    const found = small((grant) => {
      Object.assign(at(grant.authorities), { act: "post.fetch" });
      Object.assign(at(grant.authorities, 1), { act: "post.fetch", actors: ["agent:other"] });
    });
    expect(found).toEqual(["G1 /authorities/1/effect blocks"]);
  });

  it("refuses an act that a denial gives another effect", () => {
    expect(team((grant) => grant.denied.push({ act: "publish_campaign", effect: "send_message", kind: "sent" }))).toEqual([
      "G1 /denied/0/effect blocks",
    ]);
  });

  it("lets several actors hold an act each by their own authority, but none by two", () => {
    const split = (actors: string[]) => team((grant) => grant.authorities.push({ ...at(grant.authorities, 2), actors }));
    expect(split(["agent:writer"])).toEqual([]);
    expect(split(["agent:writer", "agent:social"])).toEqual(["G1 /authorities/3/actors/1 blocks"]);
  });

  it("judges each act on its own", () => {
    expect(finder(checkOneActOneEffect, scenario1)()).toEqual([]);
  });
});
