// The Grants above a child (§7 step 2): which of those presented stands for which link, with what status, and where the first that is wider is.
import { describe, expect, it } from "vitest";
import { childOf, HELPER, parentOf } from "../containment/testing/family.ts";
import type { Grant } from "../schema/grant.gen.ts";
import { scenario2 } from "../testing/sample-grants.ts";
import { the } from "../testing/valid.ts";
import { verified } from "./authenticated.ts";
import { chainOf, widerLink } from "./chain.ts";
import type { Context, Parent } from "./decision.ts";
import { isPrepared, type PreparedGrant, prepare, preparedLookup } from "./prepare.ts";

async function prepared(grant: Grant): Promise<PreparedGrant> {
  const result = await prepare(grant);
  if (!isPrepared(result)) throw new Error(JSON.stringify(result));
  return result;
}

/** A child of a prepared parent, with the parent's real seal, changed. */
async function below(parent: PreparedGrant, delegate: string, change: (child: Grant) => unknown = () => {}): Promise<PreparedGrant> {
  const child = childOf(parent.grant as Grant, delegate);
  child.grant_id = `urn:uuid:00000000-0000-4000-8000-00000000000${child.delegation.depth}`;
  the(child.delegation.chain.at(-1)).seal = parent.seal;
  change(child);
  return prepared(child);
}

const root = await prepared(parentOf(scenario2()));
const child = await below(root, HELPER);
const grandchild = await below(child, "agent:second");

const host = (more: Partial<Context> = {}): Context => ({
  grant: grandchild,
  mode: "document",
  now: "2027-03-01T10:00:00Z",
  status: "active",
  enforcement: "advisory",
  ...more,
});
const active = (grant: PreparedGrant): Parent => ({ grant, status: "active" });
const found = (grant: PreparedGrant, context: Context) =>
  chainOf(the(preparedLookup(grant)), context).map((parent) => parent && `${parent.grant === root ? "root" : "child"} ${parent.status}`);

describe("the Grants that are presented for a chain (document mode)", () => {
  it("are found for their links, whatever order they are presented in", () => {
    expect(found(grandchild, host({ parents: [active(root), active(child)] }))).toEqual(["root active", "child active"]);
    expect(found(grandchild, host({ parents: [active(child), active(root)] }))).toEqual(["root active", "child active"]);
    expect(found(root, host({ parents: [active(child)] }))).toEqual([]);
  });

  it("are missing where none is of the link's id, delegate and computed seal", async () => {
    expect(found(grandchild, host())).toEqual([undefined, undefined]);
    expect(found(grandchild, host({ parents: [active(child)] }))).toEqual([undefined, "child active"]);
    const altered = await prepared({ ...(root.grant as Grant), purpose: "Something else." });
    expect(found(child, host({ parents: [active(altered)] }))).toEqual([undefined]);
    const renamed = await below(root, HELPER, ({ delegation }) => Object.assign(the(delegation.chain[0]), { delegate: "agent:other" }));
    expect(found(renamed, host({ parents: [active(root)] }))).toEqual([undefined]);
    const other = await below(root, HELPER, ({ delegation }) =>
      Object.assign(the(delegation.chain[0]), { grant_id: "urn:uuid:00000000-0000-4000-8000-0000000000ff" }),
    );
    expect(found(other, host({ parents: [active(root)] }))).toEqual([undefined]);
  });

  it("have the strictest status that the host states for their id", () => {
    const statuses = (...stated: Parent["status"][]) => found(child, host({ parents: stated.map((status) => ({ grant: root, status })) }));
    expect(statuses("unknown")).toEqual(["root unknown"]);
    expect(statuses("active", "unknown")).toEqual(["root unknown"]);
    expect(statuses("unknown", "revoked", "active")).toEqual(["root revoked"]);
  });

  it("are not the verified ones, which carrier mode alone looks at", () => {
    expect(found(child, host({ authenticated: verified(child, [root]) }))).toEqual([undefined]);
  });
});

describe("the Grants whose carriers were verified (carrier mode)", () => {
  const carrier = (more: Partial<Context>) => host({ mode: "carrier", ...more });

  it("are the only ones looked at; their statuses are the host's, by id, and unknown where it gives none", () => {
    const authenticated = verified(grandchild, [root, child]);
    expect(found(grandchild, carrier({ authenticated }))).toEqual(["root unknown", "child unknown"]);
    expect(found(grandchild, carrier({ authenticated, parents: [{ grant: root, status: "revoked" }] }))).toEqual([
      "root revoked",
      "child unknown",
    ]);
    expect(found(grandchild, carrier({ authenticated, parents: [active(root), active(child)] }))).toEqual(["root active", "child active"]);
    expect(found(child, carrier({ authenticated: verified(child, []), parents: [active(root)] }))).toEqual([undefined]);
  });

  it("are none where nobody verified them, whatever the host writes", () => {
    const forged = { ok: true as const, grant: grandchild, parents: [root, child] };
    const parents = [active(root), active(child)];
    expect(found(grandchild, carrier({ authenticated: forged, parents }))).toEqual([undefined, undefined]);
    const refusal = { ok: false as const, reason: "not_authenticated" as const, message: "No." };
    expect(found(grandchild, carrier({ authenticated: refusal, parents }))).toEqual([undefined, undefined]);
  });
});

describe("the first link that is wider", () => {
  const widened = (grant: Grant) => {
    grant.defaults.max_recipients += 1;
  };

  it("is none where each is within its parent", () => {
    expect(widerLink([root], the(preparedLookup(child)))).toBeUndefined();
    expect(widerLink([root, child], the(preparedLookup(grandchild)))).toBeUndefined();
    expect(widerLink([], the(preparedLookup(root)))).toBeUndefined();
  });

  it("is looked for from the root on, and said with its row and its place in the child", async () => {
    const wide = await below(root, HELPER, widened);
    expect(widerLink([root], the(preparedLookup(wide)))).toMatchObject({ rule: "G9a.defaults", path: "/defaults/max_recipients" });
    const under = await below(wide, "agent:second", ({ defaults }) => defaults.triggers.push("routine"));
    // Both links are wider: the root's child comes first.
    expect(widerLink([root, wide], the(preparedLookup(under)))).toMatchObject({ path: "/defaults/max_recipients" });
    const fine = await below(child, "agent:second", widened);
    expect(widerLink([root, child], the(preparedLookup(fine)))).toMatchObject({ rule: "G9a.defaults" });
  });

  it("is the same the second time, when it is no longer worked out", async () => {
    const wide = await below(root, HELPER, widened);
    const lookup = the(preparedLookup(wide));
    expect(widerLink([root], lookup)).toEqual(widerLink([root], lookup));
    expect(widerLink([root], lookup)).toBeDefined();
  });
});
