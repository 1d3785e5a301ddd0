/** Tells other tabs of this browser that a draft changed, so that none of them writes over it unknowingly. The store's revision check is the guard; this is the news. */

/** What one tab tells the others. */
export type TabNotice =
  | { readonly kind: "draft-changed"; readonly id: string; readonly revision: number }
  | { readonly kind: "draft-deleted"; readonly id: string }
  | { readonly kind: "everything-forgotten" };

/** A line to the other tabs. */
export interface Tabs {
  /** Tells the other tabs; this one does not hear itself. */
  tell(notice: TabNotice): void;
  /** Calls `listener` for every notice from another tab, until the returned function is called. */
  listen(listener: (notice: TabNotice) => void): () => void;
  close(): void;
}

/** The line of this browser. Where there is none, nothing is told and nothing heard: the revision check still holds. */
export function browserTabs(name = "poa-grant-writer"): Tabs {
  if (typeof BroadcastChannel === "undefined") return { tell: () => undefined, listen: () => () => undefined, close: () => undefined };
  const channel = new BroadcastChannel(name);
  return {
    tell: (notice) => channel.postMessage(notice),
    listen(listener) {
      const hear = (event: MessageEvent<unknown>): void => {
        const notice = readNotice(event.data);
        if (notice !== undefined) listener(notice);
      };
      channel.addEventListener("message", hear);
      return () => channel.removeEventListener("message", hear);
    },
    close: () => channel.close(),
  };
}

/** A notice, or nothing when another version of the page said something that this one does not know. */
export function readNotice(data: unknown): TabNotice | undefined {
  if (typeof data !== "object" || data === null) return undefined;
  const { kind, id, revision } = data as Record<string, unknown>;
  if (kind === "everything-forgotten") return { kind };
  if (typeof id !== "string") return undefined;
  if (kind === "draft-deleted") return { kind, id };
  return kind === "draft-changed" && typeof revision === "number" ? { kind, id, revision } : undefined;
}
