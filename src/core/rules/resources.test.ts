import { describe, expect, it } from "vitest";
import { EFFECTS, isCatalogueEffect } from "../catalogue/effects.ts";
import type { Targets } from "../schema/grant.gen.ts";
import { sampleGrant, scenario1, scenario4, scenario6 } from "../testing/sample-grants.ts";
import { at, finder } from "../testing/valid.ts";
import { checkResources } from "./resources.ts";

const found = finder(checkResources, scenario1);
const targets = (value: Partial<Targets>) => found((grant) => Object.assign(at(grant.authorities, 1).targets ?? {}, value));
const app = (id: string, label: string) => found((grant) => grant.resources.push({ id, provider: "Mail", label, effects: [] }));

describe("apps and counterparties", () => {
  it("pass in the sample Grants", () => {
    for (const make of [sampleGrant, scenario1, scenario4, scenario6]) expect(finder(checkResources, make)()).toEqual([]);
  });

  it("refuse an id twice, and warn of a label twice", () => {
    expect(app("mail", "Other mail")).toEqual(["resources /resources/2/id blocks"]);
    expect(app("mail-2", "WORK mail")).toEqual(["resources /resources/2/label warns"]);
  });

  it("want targets exactly where the effect has a counterparty", () => {
    expect(found((grant) => delete at(grant.authorities, 1).targets)).toEqual(["resources /authorities/1/targets blocks"]);
    const nobody: Targets = { class: "recipients", scope: "any", ids: [] };
    expect(found((grant) => Object.assign(at(grant.authorities), { targets: nobody }))).toEqual([
      "resources /authorities/0/targets blocks",
    ]);
  });

  it("want the class that is the effect's own, for every effect of the catalogue", () => {
    for (const [effect, row] of Object.entries(EFFECTS)) {
      const own = "counterparties" in row ? row.counterparties : undefined;
      for (const one of ["recipients", "merchants", "payees", "offices", "collaborators", "audience"] as const) {
        const lines = found((grant) => {
          if (isCatalogueEffect(effect))
            Object.assign(at(grant.authorities, 1), { effect, targets: { class: one, scope: "known", ids: [] } });
        });
        expect([effect, one, lines.length]).toEqual([effect, one, one === own ? 0 : 1]);
      }
    }
  });

  it("leave an extension effect free to have any class, or none", () => {
    const extension = "https://effects.example/whisper";
    expect(found((grant) => Object.assign(at(grant.authorities, 1), { effect: extension }))).toEqual([]);
    expect(
      found((grant) => Object.assign(at(grant.authorities, 1), { effect: extension }) && delete at(grant.authorities, 1).targets),
    ).toEqual([]);
  });

  it("warn of nobody named, and of names beside anyone", () => {
    expect(targets({ scope: "named", ids: [] })).toEqual(["resources /authorities/1/targets/ids warns"]);
    expect(targets({ scope: "any" })).toEqual(["resources /authorities/1/targets/ids warns"]);
    expect(targets({ scope: "known", ids: [] })).toEqual([]);
  });
});
