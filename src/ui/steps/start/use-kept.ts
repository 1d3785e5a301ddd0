/** The drafts that are kept in this browser, read again whenever that may have changed. */
import { useCallback, useEffect, useState } from "react";
import type { DraftEntry, StorageError } from "../../../platform/storage.ts";
import { useSession } from "../../draft/session-context.ts";

export interface KeptList {
  /** Absent until they have been read, and where they cannot be. */
  readonly drafts?: readonly DraftEntry[];
  readonly error?: StorageError;
  readonly reload: () => Promise<void>;
}

export function useKept(): KeptList {
  const session = useSession();
  const [read, setRead] = useState<Omit<KeptList, "reload">>({});
  const reload = useCallback(async () => {
    const list = await session.list();
    setRead(list.ok ? { drafts: list.value } : { error: list.error });
  }, [session]);
  useEffect(() => {
    void reload();
    const again = (): void => {
      if (document.visibilityState === "visible") void reload();
    };
    document.addEventListener("visibilitychange", again);
    const stop = session.saving.subscribe((state) => {
      if (state.phase !== "saving") void reload();
    });
    return () => {
      document.removeEventListener("visibilitychange", again);
      stop();
    };
  }, [session, reload]);
  return { ...read, reload };
}

/** When it was, as people here write it. */
export const when = (instant: string): string => new Date(instant).toLocaleString(undefined, { dateStyle: "medium", timeStyle: "short" });

/** "1 draft", "2 drafts". */
export const drafts = (count: number): string => (count === 1 ? "1 draft" : `${count} drafts`);
