/** Asks before another draft takes the place of one that would lose something by it: export it, keep going with it, or let it go. */

import { useNavigate } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
import type { AtRisk } from "../../state/session-shape.ts";
import { heldAgents } from "../../state/stored.ts";
import { Dialog } from "../parts/Dialog.tsx";
import { Visible, VisibleText } from "../parts/Visible.tsx";
import { answersOf } from "./saving-words.ts";
import { useSession } from "./session-context.ts";
import { exportDraft } from "./source.ts";

export interface Replacing {
  /** Runs what opens another draft: at once where nothing would be lost, else when the person has let the open one go. */
  readonly replace: (run: () => void) => Promise<void>;
  /** Stands anywhere on the page. */
  readonly dialog: ReactNode;
}

export function useReplacing(): Replacing {
  const session = useSession();
  const navigate = useNavigate();
  const [asked, setAsked] = useState<{ readonly risk: AtRisk; readonly run: () => void }>();
  const [said, setSaid] = useState("");

  const replace = async (run: () => void): Promise<void> => {
    const risk = await session.atRisk();
    setSaid("");
    if (risk) setAsked({ risk, run });
    else run();
  };
  const keep = (): void => {
    setAsked(undefined);
    void navigate({ to: asked?.risk.draft.place ?? "/agents" });
  };
  const discard = (): void => {
    setAsked(undefined);
    if (asked?.risk.why !== "held") session.letGo();
    asked?.run();
  };
  const dialog = (
    <Dialog
      open={asked !== undefined}
      title={asked?.risk.why === "held" ? "An answer would be lost" : "The open draft would be lost"}
      onClose={() => setAsked(undefined)}
      actions={
        <>
          <button type="button" className="btn" onClick={keep}>
            Keep going with it
          </button>
          <button
            type="button"
            className="btn"
            onClick={() => {
              exportDraft(session);
              setSaid("The draft was handed to the browser's downloads.");
            }}
          >
            Export it
          </button>
          <button type="button" className="btn" onClick={discard}>
            {asked?.risk.why === "held" ? "Go on without that answer" : "Discard it"}
          </button>
        </>
      }
    >
      {asked === undefined ? null : <Why risk={asked.risk} />}
      <p role="status">{said}</p>
    </Dialog>
  );
  return { replace, dialog };
}

function Why({ risk: { why, draft } }: { readonly risk: AtRisk }) {
  const name = (
    <>
      “<Visible text={draft.name} />”
    </>
  );
  switch (why) {
    case "private":
      return <p>{name} is in this tab only, because the tab is private. When another draft takes its place, it is gone.</p>;
    case "failed":
      return (
        <p>{name} is in this tab only, because it could not be stored as it stands. When another draft takes its place, it is gone.</p>
      );
    case "held":
      return (
        <p>
          {name} is kept in this browser, except <VisibleText text={answersOf(heldAgents(draft), draft)} />: there seems to be a secret in
          it. When another draft takes its place, that is gone, and an export does not hold it either.
        </p>
      );
  }
}
