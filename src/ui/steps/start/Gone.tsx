/** Said once where this browser kept drafts and its store is empty: the person did not remove them here. */

import { useStore } from "zustand";
import { useSession } from "../../draft/session-context.ts";
import { drafts, when } from "./use-kept.ts";

export function Gone() {
  const session = useSession();
  const gone = useStore(session.past, (past) => past.gone);
  if (gone === undefined) return null;
  return (
    <div className="note note--ask gone">
      <p>
        <b>{gone.count === 1 ? "A draft that was kept here is gone." : `${drafts(gone.count)} that were kept here are gone.`}</b> This
        browser had {gone.count === 1 ? "it" : "them"} on {when(gone.at)}; its storage has been emptied since, by someone who cleared it or
        by the browser itself to make room. If you have exported files, open them below.
      </p>
      <button type="button" className="btn btn--small" onClick={() => session.acknowledgePast()}>
        I have read this
      </button>
    </div>
  );
}
