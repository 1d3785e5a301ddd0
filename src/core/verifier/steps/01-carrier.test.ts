// Step 1 where carriers were verified, which no vector can say: the verified Grants are the ones judged, a verified signature stands for acceptance,
// and what nobody verified is judged by nothing.
import { describe, expect, it } from "vitest";
import { HELPER, parentOf } from "../../containment/testing/family.ts";
import { scenario1, scenario2 } from "../../testing/sample-grants.ts";
import { type Authenticated, verified } from "../authenticated.ts";
import type { Context, Request } from "../decision.ts";
import { isPrepared, type PreparedGrant, prepare } from "../prepare.ts";
import { groceries } from "../testing/vectors/bases.ts";
import { handedOn } from "../testing/vectors/bases-chain.ts";
import { verify } from "../verify.ts";

async function prepared(grant: unknown): Promise<PreparedGrant> {
  const result = await prepare(grant);
  if (!isPrepared(result)) throw new Error(JSON.stringify(result));
  return result;
}

async function family() {
  const document = parentOf(scenario2());
  const parent = await prepared(document);
  const written = handedOn(document, HELPER);
  for (const link of written.delegation.chain) link.seal = parent.seal;
  return { parent, child: await prepared(written) };
}

/** The helper buys groceries at a commit boundary that takes carriers. */
function asked(more: Partial<Context>, actor: string = HELPER): { request: Request; context: Context } {
  const { request, context } = groceries();
  const { grant: _, ...plain } = context;
  return { request: { ...request, actor }, context: { ...plain, mode: "carrier", enforcement: "commit_boundary", ...more } };
}

function decide(more: Partial<Context>, actor?: string): string {
  const { request, context } = asked(more, actor);
  const { decision, step, reason } = verify(request, context);
  return `${decision} ${step} ${reason}`;
}

describe("a Grant whose carrier was verified, with its parents'", () => {
  it("is judged, and needs no acceptance beside it", async () => {
    const { parent, child } = await family();
    const parents = [{ grant: parent, status: "active" as const }];
    expect(decide({ authenticated: verified(child, [parent]), parents })).toBe("ALLOW 20 commit_automatic");
    expect(decide({ authenticated: verified(parent, []) }, parent.grant.delegate.sub)).toBe("ALLOW 20 commit_automatic");
  });

  it("is the one that is judged, whatever other Grant the host names", async () => {
    const { parent } = await family();
    const other = await prepared(scenario1());
    const authenticated = verified(parent, []);
    expect(decide({ authenticated, grant: other }, parent.grant.delegate.sub)).toBe("ALLOW 20 commit_automatic");
    expect(decide({ authenticated: verified(other, []), grant: parent }, parent.grant.delegate.sub)).toBe("DENY 6 effect_not_delegated");
  });

  it("is held to an acceptance that is given all the same", async () => {
    const { parent } = await family();
    const acceptance = { grant_id: parent.grant.grant_id, seal: "0".repeat(64), decision: "ACCEPT" };
    expect(decide({ authenticated: verified(parent, []), acceptance }, parent.grant.delegate.sub)).toBe("DENY 0 not_accepted");
  });

  it("ends with a parent that is revoked, or whose status the host does not state at the commit boundary", async () => {
    const { parent, child } = await family();
    const authenticated = verified(child, [parent]);
    expect(decide({ authenticated, parents: [{ grant: parent, status: "revoked" }] })).toBe("DENY 2 parent_revoked");
    expect(decide({ authenticated, parents: [{ grant: parent, status: "unknown" }] })).toBe("DENY 2 parent_revoked");
    expect(decide({ authenticated })).toBe("DENY 2 parent_revoked");
    expect(decide({ authenticated, enforcement: "advisory" })).toBe("ALLOW 20 commit_automatic");
  });
});

describe("what nobody verified", () => {
  it("takes no part: a parent that only the host presents is missing", async () => {
    const { parent, child } = await family();
    expect(decide({ authenticated: verified(child, []), parents: [{ grant: parent, status: "active" }] })).toBe(
      "DENY 2 parent_grant_missing",
    );
  });

  it("denies: no result, one that only looks verified, and each failure by its own reason", async () => {
    const { parent } = await family();
    const looks: Authenticated = { ok: true, grant: parent, parents: [] };
    const failed = (reason: "not_authenticated" | "parent_not_authenticated"): Authenticated => ({ ok: false, reason, message: "No." });
    for (const grant of [{}, { grant: parent }]) {
      expect(decide(grant)).toBe("DENY 1 not_authenticated");
      expect(decide({ ...grant, authenticated: looks })).toBe("DENY 1 not_authenticated");
      expect(decide({ ...grant, authenticated: failed("not_authenticated") })).toBe("DENY 1 not_authenticated");
      expect(decide({ ...grant, authenticated: failed("parent_not_authenticated") })).toBe("DENY 1 parent_not_authenticated");
    }
    const { request, context } = asked({ authenticated: failed("not_authenticated") });
    expect(verify(request, context).message).toContain("No.");
  });

  it("is not made up for in document mode, where a verified result says nothing", async () => {
    const { parent, child } = await family();
    const more = { mode: "document" as const, parents: [{ grant: parent, status: "active" as const }] };
    const acceptance = { grant_id: child.grant.grant_id, seal: child.seal, decision: "ACCEPT" };
    const authenticated = verified(child, [parent]);
    expect(decide({ ...more, grant: child, authenticated })).toBe("DENY 0 not_accepted");
    expect(decide({ ...more, grant: child, authenticated, acceptance })).toBe("DENY 1 parent_not_authenticated");
    expect(decide({ ...more, authenticated, acceptance })).toBe("DENY 0 invalid_request");
  });
});
