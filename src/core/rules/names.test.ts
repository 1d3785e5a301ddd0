import { expect, it } from "vitest";
import type { OnBehalfOf } from "../schema/grant.gen.ts";
import { sampleGrant } from "../testing/sample-grants.ts";
import { finder } from "../testing/valid.ts";
import { checkOnBehalfOf } from "./names.ts";

it.each<[OnBehalfOf | undefined, boolean]>([
  [undefined, true],
  [{ kind: "self" }, true],
  [{ kind: "person", name: "Lena" }, true],
  [{ kind: "organization", name: "Berg Yarn" }, true],
  [{ kind: "person" }, false],
  [{ kind: "organization" }, false],
])("on behalf of %j is said completely: %s", (on_behalf_of, complete) => {
  const found = finder(checkOnBehalfOf, sampleGrant)((grant) => on_behalf_of && Object.assign(grant, { on_behalf_of }));
  expect(found).toEqual(complete ? [] : ["names /on_behalf_of/name warns"]);
});
