/** Takes the principal's decision: makes its record of what was on screen, and keeps it with the proposal. Once. */
import { useState } from "react";
import { acceptanceRecord, letterSha256, type WindowHash } from "../../../core/acceptance/accept.ts";
import { bindInventory } from "../../../core/discovery/g15-binding.ts";
import type { Finding } from "../../../core/lib/finding.ts";
import type { SealedDocument } from "../../../core/outputs/rules/head.ts";
import { sealOf } from "../../../core/seal/g08-seal.ts";
import type { Draft, RestatedText } from "../../../state/draft.ts";
import { useSession } from "../../draft/session-context.ts";

export interface DecidingState {
  readonly busy: boolean;
  /** Why nothing was decided. */
  readonly problem: string;
  readonly decide: (decision: "ACCEPT" | "REJECT") => Promise<void>;
}

export function useDecide({ enforcement }: Draft, grant: SealedDocument, restated: readonly RestatedText[]): DecidingState {
  const session = useSession();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");
  const decide = async (decision: "ACCEPT" | "REJECT"): Promise<void> => {
    if (busy) return;
    setBusy(true);
    const refuse = (findings: readonly Finding[]): void => {
      setProblem(`Nothing was decided. ${findings.map(({ message }) => message).join(" ")}`);
      setBusy(false);
    };
    const seal = await sealOf(grant);
    const letter = await letterSha256(grant, enforcement);
    if (!seal.ok) return refuse(seal.findings);
    if (!letter.ok) return refuse(letter.findings);
    const restatements: WindowHash[] = [];
    for (const { window, text } of restated) {
      const bound = await bindInventory(text);
      if (!bound.ok) return refuse(bound.findings);
      restatements.push({ window, sha256: bound.value.sha256 });
    }
    const deciding = { decision, at: session.now(), enforcement, computedSeal: seal.value, letterSha256: letter.value, restatements };
    const made = acceptanceRecord(grant, deciding);
    if (!made.ok) return refuse(made.findings);
    const { grant_id: _id, seal: _seal, ...kept } = made.value;
    if (!session.store.getState().decide(grant.grant_id, kept)) {
      return refuse([
        { rule: "seal", path: "", message: "This proposal was decided already, or is no longer here. Look at its history.", blocks: true },
      ]);
    }
    // A decision does not wait for the pause in which typing is stored.
    await session.flush();
    setBusy(false);
  };
  return { busy, problem, decide };
}
