/** Where drafts are kept, as a fact and a warning; keeping nothing; forgetting everything in one press. */

import { useState } from "react";
import { useStore } from "zustand";
import { useSession } from "../../draft/session-context.ts";
import { Tick } from "../../parts/Choice.tsx";

export function WhereKept() {
  const session = useSession();
  const phase = useStore(session.saving, (state) => state.phase);
  const [said, setSaid] = useState("");
  const forget = async (): Promise<void> => {
    const done = await session.forgetEverything();
    setSaid(done.ok ? "Everything this writer kept in this browser is gone." : `Nothing was forgotten. ${done.error.message}`);
  };
  return (
    <section aria-labelledby="kept-title" className="kept">
      <h2 id="kept-title">Where this is kept</h2>
      <p className="note note--ask">
        <b>In this browser only.</b> Clearing its site data removes your drafts, and a browser may do so by itself after a while. Export
        what you want to keep.
      </p>
      <Tick
        label="Private: store nothing"
        help="Closing this tab then ends the draft. A draft that is open now is taken out of the store."
        defaultChecked={session.isPrivate()}
        key={phase === "private" ? "private" : "kept"}
        onChange={(event) => void session.setPrivate(event.target.checked)}
      />
      <p>
        <button type="button" className="link" onClick={() => void forget()}>
          Forget everything in this browser
        </button>
      </p>
      <p role="status">{said}</p>
    </section>
  );
}
