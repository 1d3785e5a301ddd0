/** The drafts there are: the one that is open and kept nowhere, and those kept in this browser. Continue, rename, export, remove. */

import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { useStore } from "zustand";
import { browserDownloads } from "../../../platform/download.ts";
import type { DraftEntry, Stored } from "../../../platform/storage.ts";
import type { Replacing } from "../../draft/Replacing.tsx";
import { useSession } from "../../draft/session-context.ts";
import { useDraft, useSaving } from "../../draft/use-draft.ts";
import { DraftRow, OpenRow } from "./DraftRow.tsx";
import { RemoveDialog, RenameDialog } from "./dialogs.tsx";
import { Gone } from "./Gone.tsx";
import type { KeptList } from "./use-kept.ts";

export interface DraftsProps {
  readonly kept: KeptList;
  readonly replace: Replacing["replace"];
}

export function Drafts({ kept: { drafts, error, reload }, replace }: DraftsProps) {
  const session = useSession();
  const navigate = useNavigate();
  const open = useDraft((draft) => draft);
  const saving = useSaving();
  const isPrivate = useStore(session.privacy, ({ on }) => on);
  const [problem, setProblem] = useState("");
  const [removing, setRemoving] = useState<DraftEntry>();
  const [renaming, setRenaming] = useState<DraftEntry>();
  const isUnkept = open !== undefined && (saving.phase === "private" || saving.phase === "failed");

  const resume = async (id: string): Promise<void> => {
    const goOn = (): void => void navigate({ to: session.store.getState().draft?.place ?? "/agents" });
    if (id === open?.id && !isUnkept) return goOn();
    await replace(() => {
      void session.openDraft(id).then((opened) => {
        if (!opened.ok) setProblem(opened.error.message);
        else if (!opened.value) setProblem("This draft is no longer kept here: it was removed in another tab.");
        else goOn();
      });
    });
  };
  const save = (name: string, made: Stored<string | undefined>): void => {
    if (!made.ok) setProblem(made.error.message);
    else if (made.value === undefined) setProblem("This draft is no longer kept here: it was removed in another tab.");
    else browserDownloads.save(`${name}-${session.now().slice(0, 10)}.json`, made.value, "application/json");
  };
  const remove = async (id: string): Promise<void> => {
    setRemoving(undefined);
    const removed = await session.remove(id);
    if (!removed.ok) setProblem(removed.error.message);
    await reload();
  };
  const rename = async (id: string, name: string): Promise<void> => {
    setRenaming(undefined);
    const renamed = await session.rename(id, name);
    if (!renamed.ok) setProblem(renamed.error.message);
    await reload();
  };
  const count = (drafts?.length ?? 0) + (isUnkept ? 1 : 0);

  return (
    <section aria-labelledby="drafts-title">
      <h2 id="drafts-title">Continue</h2>
      <Gone />
      <p className="err" role="alert">
        {problem}
      </p>
      {count > 0 ? (
        <ul className="rows">
          {isUnkept ? (
            <OpenRow
              draft={open}
              why={isPrivate ? "private" : "failed"}
              onExport={() => void session.exportOf(open.id).then((made) => save("draft", made))}
            />
          ) : null}
          {drafts?.map((draft) => (
            <DraftRow
              key={draft.id}
              draft={draft}
              isOpen={draft.id === open?.id && !isUnkept}
              isTwin={drafts.some((other) => other.id !== draft.id && other.name === draft.name)}
              onResume={() => void resume(draft.id)}
              onRename={() => setRenaming(draft)}
              onExport={() => void session.exportOf(draft.id).then((made) => save("draft", made))}
              onRemove={() => setRemoving(draft)}
            />
          ))}
        </ul>
      ) : null}
      {error === undefined ? null : (
        <p className="help after-rows">
          Drafts that may be kept in this browser cannot be shown.{saving.phase === "failed" ? "" : ` ${error.message}`}
        </p>
      )}
      {drafts?.length === 0 && !isUnkept ? <p className="help">No draft is kept in this browser yet.</p> : null}
      {count < 2 ? null : (
        <p className="after-rows">
          <button type="button" className="link" onClick={() => void session.exportAll().then((made) => save("drafts", made))}>
            Export all {count} drafts as one file
          </button>
        </p>
      )}
      <RemoveDialog draft={removing} onKeep={() => setRemoving(undefined)} onRemove={(id) => void remove(id)} />
      <RenameDialog draft={renaming} onKeep={() => setRenaming(undefined)} onRename={(id, name) => void rename(id, name)} />
    </section>
  );
}
