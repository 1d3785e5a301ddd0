import fc from "fast-check";
import { describe, expect, it } from "vitest";
import schema from "../../../schemas/grant.schema.json";
import { mintActor } from "./mint-actor.ts";

describe("the identifier of a new member", () => {
  it("is made from the name it is first given", () => {
    expect(mintActor("Café Writer!", "k3qm")).toBe("agent:cafe-writer-k3qm");
    expect(mintActor("Почта", "a2b3")).toBe("agent:member-a2b3");
  });
  it("is an actor reference, whatever the name", () => {
    const pattern = new RegExp(schema.$defs.ActorRef.pattern, "u");
    fc.assert(fc.property(fc.string({ unit: "binary" }), (name) => pattern.test(mintActor(name, "k3qm"))));
  });
});
