/** Where drafts are kept, as a fact and a warning; a tab that stores nothing; forgetting everything. */

import { useState } from "react";
import { useStore } from "zustand";
import { useSession } from "../../draft/session-context.ts";
import { useDraft, useSaving } from "../../draft/use-draft.ts";
import { Tick } from "../../parts/Choice.tsx";
import { Dialog } from "../../parts/Dialog.tsx";
import { Visible } from "../../parts/Visible.tsx";
import { Forget } from "./Forget.tsx";
import type { KeptList } from "./use-kept.ts";

export function WhereKept({ kept }: { readonly kept: KeptList }) {
  const session = useSession();
  const isPrivate = useStore(session.privacy, ({ on }) => on);
  const name = useDraft((draft) => draft.name);
  const id = useDraft((draft) => draft.id);
  const [asking, setAsking] = useState(false);
  const [problem, setProblem] = useState("");
  const isKept = kept.drafts?.some((draft) => draft.id === id) === true;

  const turn = async (on: boolean): Promise<void> => {
    setAsking(false);
    const done = await session.setPrivate(on);
    setProblem(done.ok ? "" : `This tab is not private: the open draft could not be taken out of the store. ${done.error.message}`);
    await kept.reload();
  };
  return (
    <section aria-labelledby="kept-title" className="kept">
      <h2 id="kept-title">Where this is kept</h2>
      <Where isPrivate={isPrivate} kept={kept} />
      <Tick
        label="Private: store nothing"
        help="Closing or reloading this tab ends the draft. The tab stays private until you untick this or close it."
        checked={isPrivate}
        onChange={(event) => {
          const { checked } = event.target;
          if (checked && isKept) setAsking(true);
          else void turn(checked);
        }}
      />
      <p className="err" role="alert">
        {problem}
      </p>
      <Forget kept={kept} />
      <Dialog
        open={asking}
        title="Take the open draft out of the store?"
        onClose={() => setAsking(false)}
        actions={
          <>
            <button type="button" className="btn" onClick={() => setAsking(false)}>
              Leave it stored
            </button>
            <button type="button" className="btn" onClick={() => void turn(true)}>
              Take it out and be private
            </button>
          </>
        }
      >
        <p>
          “<Visible text={name ?? ""} />” is then in this tab only: closing or reloading the tab ends it, unless you have exported it. Other
          drafts stay where they are.
        </p>
      </Dialog>
    </section>
  );
}

function Where({ isPrivate, kept: { drafts, error } }: { readonly isPrivate: boolean; readonly kept: KeptList }) {
  const saving = useSaving();
  const isFull = saving.phase === "failed" && saving.error.kind === "quota";
  if (isPrivate) {
    return (
      <p className="note note--ask">
        <b>In this tab only.</b> The tab is private: nothing that you write in it is stored.
        {drafts && drafts.length > 0 ? " Drafts that were kept before stay in this browser." : ""} Export what you want to keep.
      </p>
    );
  }
  if (error !== undefined) {
    return (
      <p className="note note--ask">
        <b>Nowhere.</b> A draft is in its tab only, and ends with it. Export what you want to keep.
      </p>
    );
  }
  return (
    <p className="note note--ask">
      <b>In this browser only.</b> Clearing its site data removes your drafts, and a browser may do so by itself after a while. Export what
      you want to keep.{isFull ? " There is no room for more just now: remove drafts that you no longer need." : ""}
    </p>
  );
}
