// A proposal that was altered where it is kept must never pass for the one that was sealed.
import { afterEach, describe, expect, it, vi } from "vitest";
import type { GrantDocument } from "../core/grant/valid-grant.ts";
import { type Draft, newDraft } from "./draft.ts";
import { inboxExample } from "./examples/inbox.ts";
import { sealDraft } from "./seal-draft.ts";
import { verifyProposal } from "./verify-proposal.ts";

const IDS = {
  draft: "one",
  principal: "urn:bot0:principal:6fa459ea-ee8a-4ca4-894e-db77e160355e",
  delegate: "urn:bot0:agent:1b4e28ba-2fa1-4d3b-a3f5-0c8a3e1b9f10",
  now: "2026-12-01T09:00:00Z",
};

async function sealedGrant(): Promise<GrantDocument> {
  const draft: Draft = newDraft(IDS, "Inbox", inboxExample(IDS));
  const made = await sealDraft(draft, { grant_id: "urn:uuid:3f1d1a52-0b6e-4c5e-9a3c-7f5f2f0c1aff", now: IDS.now });
  if (!made.ok) throw new Error(made.findings.map(({ message }) => message).join(" "));
  return made.value.grant;
}

/** What storage and an exported file give back. */
const stored = (grant: GrantDocument) => structuredClone(grant);

afterEach(() => vi.unstubAllGlobals());

describe("a stored proposal", () => {
  it("is sound as it was sealed", async () => {
    const grant = await sealedGrant();
    expect(await verifyProposal(stored(grant))).toEqual({ kind: "sound", grant });
  });

  it("is refused when anything in it was altered, and both fingerprints are told", async () => {
    const grant = await sealedGrant();
    const altered = { ...stored(grant), purpose: `${grant.purpose}, and buy anything` };
    const verified = await verifyProposal(altered);
    expect(verified).toMatchObject({ kind: "differs", stated: grant.seal?.value });
    expect(verified.kind === "differs" && verified.computed).not.toBe(grant.seal?.value);
    expect(verified.kind === "differs" && verified.computed).toMatch(/^[0-9a-f]{64}$/);
  });

  it("is refused when its seal was replaced or taken out", async () => {
    const grant = await sealedGrant();
    const replaced = { ...stored(grant), seal: { alg: "sha-256" as const, value: "0".repeat(64) } };
    expect((await verifyProposal(replaced)).kind).toBe("differs");
    const { seal: _, ...without } = stored(grant);
    expect(await verifyProposal(without)).toMatchObject({ kind: "unfit", findings: [{ rule: "seal", path: "/seal" }] });
  });

  it("is refused when it is no Grant, whatever it is", async () => {
    for (const junk of [{}, [], null, { poa_version: "1.2" }, "a Grant"]) {
      expect((await verifyProposal(junk as unknown as GrantDocument)).kind).toBe("unfit");
    }
  });

  it("is refused when its seal is right and a rule is broken that no sealed Grant breaks (G14)", async () => {
    const grant = await sealedGrant();
    const { seal: _, ...rest } = stored(grant);
    const open = { ...rest, formations: [{ arrangement: "path.sequential" as const, unresolved: ["who leads"] }] };
    // Sealed by some other hand: the fingerprint is taken here as any program could take it.
    const { sealOf } = await import("../core/seal/g08-seal.ts");
    const value = await sealOf(open);
    if (!value.ok) throw new Error("no fingerprint");
    const verified = await verifyProposal({ ...open, seal: { alg: "sha-256", value: value.value } });
    expect(verified).toMatchObject({ kind: "unfit" });
    expect(verified.kind === "unfit" && verified.findings.some(({ rule }) => rule === "G14")).toBe(true);
  });

  it("does not pass unchecked where no fingerprint can be taken", async () => {
    const grant = await sealedGrant();
    vi.stubGlobal("crypto", {});
    expect((await verifyProposal(stored(grant))).kind).toBe("unchecked");
  });
});
