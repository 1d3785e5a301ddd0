/** Seals the open draft's answers: mints what has to be minted, and keeps the proposal with the draft. */

import { useState } from "react";
import type { Finding } from "../../core/lib/finding.ts";
import { uuid } from "../../platform/ids.ts";
import { sealDraft } from "../../state/seal-draft.ts";
import { useSession } from "./session-context.ts";

export type Sealing =
  | { readonly phase: "idle" | "sealing" }
  /** Nothing was sealed: something blocks that the page had not seen yet. */
  | { readonly phase: "refused"; readonly findings: readonly Finding[] };

/** `seal` resolves to whether there is a new proposal. */
export function useSealing(): { readonly sealing: Sealing; readonly seal: () => Promise<boolean> } {
  const session = useSession();
  const [sealing, setSealing] = useState<Sealing>({ phase: "idle" });
  const seal = async (): Promise<boolean> => {
    const { draft } = session.store.getState();
    if (!draft || sealing.phase === "sealing") return false;
    setSealing({ phase: "sealing" });
    const made = await sealDraft(draft, { grant_id: `urn:uuid:${uuid()}`, now: session.now() }).catch((bug: unknown) => {
      // Thrown while drawing, so that the page's own error screen tells of it.
      setSealing(() => {
        throw bug;
      });
      throw bug;
    });
    if (!made.ok) {
      setSealing({ phase: "refused", findings: made.findings.filter((finding) => finding.blocks) });
      return false;
    }
    setSealing({ phase: "idle" });
    const { draft: open, addProposal } = session.store.getState();
    // Another draft was opened meanwhile: a proposal belongs to the answers it was made of.
    if (open?.id !== draft.id) return false;
    addProposal(made.value);
    return true;
  };
  return { sealing, seal };
}
