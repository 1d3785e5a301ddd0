import { describe, expect, it } from "vitest";
import { scenario1 } from "../testing/sample-grants.ts";
import { at, finder } from "../testing/valid.ts";
import { checkResourceBounds, unmatchable } from "./g12-resource-bounds.ts";

const found = (locations: string[]) => finder(checkResourceBounds, scenario1)((grant) => Object.assign(at(grant.resources), { locations }));

describe("the bounds of a resource (G12)", () => {
  it.each(["Inbox", "Clients/2027", "/srv/data", "Clients/", "#general", "Kunden & Lieferanten", "v1.2", "...", "a.b/..c"])(
    "takes %j",
    (location) => {
      expect(unmatchable(location)).toBeUndefined();
      expect(found([location])).toEqual([]);
    },
  );

  it.each([
    ".",
    "..",
    "Clients/../Secret",
    "./Inbox",
    "Clients//2027",
    "//Clients",
    "Clients\\2027",
    "Clients%2F2027",
    "Cli\u200Bents",
    "\u202Estneilc",
    "/",
    "//",
  ])("warns that nothing is ever inside %j", (location) => expect(found([location])).toEqual(["G12 /resources/0/locations/0 warns"]));

  it("warns of a location that differs from another by a slash at its end", () => {
    expect(found(["Clients", "Clients/", "Inbox"])).toEqual(["G12 /resources/0/locations/1 warns"]);
  });

  it("has nothing to say where no locations are named: that is the whole app", () => {
    expect(finder(checkResourceBounds, scenario1)((grant) => delete at(grant.resources).locations)).toEqual([]);
  });
});
