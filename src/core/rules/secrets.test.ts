import { describe, expect, it } from "vitest";
import type { Grant } from "../schema/grant.gen.ts";
import { sampleGrant, scenario1, scenario2, scenario3, scenario4, scenario6 } from "../testing/sample-grants.ts";
import { at, changed, finder, valid } from "../testing/valid.ts";
import { checkSecrets } from "./secrets.ts";

/** Put together here, so that no scanner takes this file for a leak. */
const KEY = ["sk", "live", "9aF3kQ7xB2mZ8wR4tY6uN1cV"].join("_");
const found = finder(checkSecrets, scenario1);

describe("secrets (§11)", () => {
  it("are in none of the sample Grants: hashes, seals and account names are no secrets", () => {
    for (const make of [sampleGrant, scenario1, scenario2, scenario3, scenario4, scenario6])
      expect(finder(checkSecrets, make)()).toEqual([]);
    expect(found((grant) => Object.assign(grant, { seal: { alg: "sha-256", value: "9f".repeat(32) } }))).toEqual([]);
  });

  it.each<[string, (grant: Grant) => void]>([
    ["/purpose", (grant) => Object.assign(grant, { purpose: `Use ${KEY} for the shop` })],
    [
      "/authorities/1/go_ahead/words",
      (grant) => Object.assign(at(grant.authorities, 1), { go_ahead: { mode: "standing", words: `With ${KEY}` } }),
    ],
    ["/resources/0/via", (grant) => Object.assign(at(grant.resources), { via: "https://anna:hunter22@mail.example/" })],
    ["/record/contains/0", (grant) => Object.assign(grant.record, { contains: [`key ${KEY}`] })],
  ])("block in %s, and are not repeated in the message", (path, change) => {
    expect(found(change)).toEqual([`secrets ${path} blocks`]);
    const [finding] = checkSecrets(valid(changed(scenario1, change)));
    expect(finding?.message).not.toContain(KEY);
    expect(finding?.message).not.toContain("hunter22");
  });
});
