/** Forgetting everything: asked once, with how much it is; then one press. */

import { useState } from "react";
import { useStore } from "zustand";
import { useSession } from "../../draft/session-context.ts";
import { useDraft, useSaving } from "../../draft/use-draft.ts";
import { Dialog } from "../../parts/Dialog.tsx";
import { Visible } from "../../parts/Visible.tsx";
import { drafts, type KeptList } from "./use-kept.ts";

export function Forget({ kept }: { readonly kept: KeptList }) {
  const session = useSession();
  const saving = useSaving();
  const name = useDraft((draft) => draft.name);
  const hasGrant = useStore(session.opened, ({ text }) => text !== undefined);
  const [asking, setAsking] = useState(false);
  const [said, setSaid] = useState("");
  const isUnkept = name !== undefined && (saving.phase === "private" || saving.phase === "failed");
  const count = kept.drafts?.length;

  const ask = async (): Promise<void> => {
    await kept.reload();
    setSaid("");
    setAsking(true);
  };
  const forget = async (): Promise<void> => {
    setAsking(false);
    const done = await session.forgetEverything();
    setSaid(done.ok ? "Everything this writer kept in this browser is gone." : `Nothing was forgotten. ${done.error.message}`);
    await kept.reload();
  };
  return (
    <>
      <p>
        <button type="button" className="link" onClick={() => void ask()}>
          Forget everything in this browser…
        </button>
      </p>
      <p role="status">{said}</p>
      <Dialog
        open={asking}
        title={count === undefined ? "Forget everything?" : count === 0 ? "Forget what there is?" : `Forget ${drafts(count)}?`}
        onClose={() => setAsking(false)}
        actions={
          <>
            <button type="button" className="btn" onClick={() => setAsking(false)}>
              Keep everything
            </button>
            <button type="button" className="btn" onClick={() => void forget()}>
              Forget everything
            </button>
          </>
        }
      >
        <p>
          {count === undefined
            ? "Whatever this writer keeps in this browser is removed for good."
            : count === 0
              ? "No draft is kept in this browser. What else this writer keeps here is removed: your identifier and the appearance that you chose."
              : `${count === 1 ? "The draft" : count === 2 ? "Both drafts" : `All ${drafts(count)}`} and every proposal sealed from ${count === 1 ? "it" : "them"} are removed from this browser for good, with your identifier and the appearance that you chose.`}
          {hasGrant ? " So is the Grant that you opened to read." : ""}
        </p>
        {isUnkept ? (
          <p>
            “<Visible text={name} />
            ”, which is open in this tab and kept nowhere, is gone too.
          </p>
        ) : null}
        <p>Files that you downloaded stay yours.</p>
      </Dialog>
    </>
  );
}
