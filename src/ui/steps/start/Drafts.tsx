/** The drafts that are kept in this browser: continue, export, remove, bring one in. */

import { useNavigate } from "@tanstack/react-router";
import { useCallback, useEffect, useState } from "react";
import type { DraftEntry } from "../../../platform/storage.ts";
import { useSession } from "../../draft/session-context.ts";
import { exportDraft } from "../../draft/source.ts";
import { Dialog } from "../../parts/Dialog.tsx";
import { Visible } from "../../parts/Visible.tsx";

export function Drafts() {
  const session = useSession();
  const navigate = useNavigate();
  const [drafts, setDrafts] = useState<readonly DraftEntry[]>();
  const [problem, setProblem] = useState("");
  const [removing, setRemoving] = useState<DraftEntry>();
  const load = useCallback(async () => {
    const list = await session.list();
    if (list.ok) setDrafts(list.value);
    else setProblem(list.error.message);
  }, [session]);
  useEffect(() => {
    void load();
    return session.saving.subscribe((state) => {
      if (state.phase === "saved" || state.phase === "none") void load();
    });
  }, [session, load]);

  const open = async (id: string): Promise<boolean> => {
    const opened = await session.openDraft(id);
    if (!opened.ok) setProblem(opened.error.message);
    else if (!opened.value) setProblem("This draft is no longer kept here: it was removed in another tab.");
    return opened.ok && opened.value !== undefined;
  };
  const resume = async (id: string): Promise<void> => {
    if (await open(id)) void navigate({ to: session.store.getState().draft?.place ?? "/agents" });
  };
  const remove = async (id: string): Promise<void> => {
    setRemoving(undefined);
    const removed = await session.remove(id);
    if (!removed.ok) setProblem(removed.error.message);
    await load();
  };

  return (
    <section aria-labelledby="drafts-title">
      <h2 id="drafts-title">Continue</h2>
      <p className="err" role="alert">
        {problem}
      </p>
      {drafts?.length === 0 ? <p className="help">No draft is kept in this browser yet.</p> : null}
      {drafts && drafts.length > 0 ? (
        <ul className="rows">
          {drafts.map((draft) => (
            <li className="row" key={draft.id}>
              <p className="what">
                <button type="button" className="link" onClick={() => void resume(draft.id)}>
                  <b>
                    <Visible text={draft.name || "Without a name"} />
                  </b>
                </button>
              </p>
              <p className="when">{when(draft.updated_at)}</p>
              <p className="btn-row">
                <button type="button" className="link" onClick={() => void open(draft.id).then((ok) => ok && exportDraft(session))}>
                  Export<span className="vh"> {draft.name}</span>
                </button>
                <button type="button" className="link" onClick={() => setRemoving(draft)}>
                  Remove<span className="vh"> {draft.name}</span>
                </button>
              </p>
            </li>
          ))}
        </ul>
      ) : null}
      <Dialog
        open={removing !== undefined}
        title="Remove this draft?"
        onClose={() => setRemoving(undefined)}
        actions={
          <>
            <button type="button" className="btn" onClick={() => setRemoving(undefined)}>
              Keep it
            </button>
            <button type="button" className="btn" onClick={() => removing && void remove(removing.id)}>
              Remove it
            </button>
          </>
        }
      >
        <p>
          “<Visible text={removing?.name ?? ""} />” is removed from this browser, with the proposals sealed from it. Files you downloaded
          stay yours.
        </p>
      </Dialog>
    </section>
  );
}

const when = (instant: string): string => new Date(instant).toLocaleString(undefined, { dateStyle: "medium", timeStyle: "short" });
