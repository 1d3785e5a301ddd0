import { describe, expect, it } from "vitest";
import { validateGrant } from "../schema/validators.gen.js";
import { sampleGrant, scenario1, scenario2, scenario3, scenario4, scenario6 } from "./sample-grants.ts";

describe("the sample Grants", () => {
  const makers = { sampleGrant, scenario1, scenario2, scenario3, scenario4, scenario6 };

  for (const [name, make] of Object.entries(makers)) {
    it(`${name} fits the schema`, () => {
      validateGrant(make());
      expect(validateGrant.errors ?? []).toEqual([]);
    });

    it(`${name} is a fresh object each time`, () => {
      const first = make();
      first.authorities.length = 0;
      first.defaults.triggers.length = 0;
      expect(make().authorities.length).toBeGreaterThan(0);
      expect(make().defaults.triggers.length).toBeGreaterThan(0);
    });
  }
});
