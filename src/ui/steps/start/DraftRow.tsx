/** One draft in the list: kept in this browser, or open in this tab and kept nowhere. */

import { Link } from "@tanstack/react-router";
import type { DraftEntry } from "../../../platform/storage.ts";
import type { Draft } from "../../../state/draft.ts";
import { Visible } from "../../parts/Visible.tsx";
import { when } from "./use-kept.ts";

export interface DraftRowProps {
  readonly draft: DraftEntry;
  readonly isOpen: boolean;
  /** Another draft has the same name. */
  readonly isTwin: boolean;
  readonly onResume: () => void;
  readonly onRename: () => void;
  readonly onExport: () => void;
  readonly onRemove: () => void;
}

export function DraftRow({ draft, isOpen, isTwin, onResume, onRename, onExport, onRemove }: DraftRowProps) {
  const notes = [...(isOpen ? ["open in this tab"] : []), ...(isTwin ? [`draft ${draft.id.slice(0, 4)}`] : [])].join(", ");
  return (
    <li className="row">
      <p className="what">
        <button type="button" className="link" onClick={onResume}>
          <b>
            <Visible text={draft.name.trim() || "Without a name"} />
          </b>
        </button>{" "}
        {notes === "" ? null : <span>{notes}</span>}
      </p>
      <p className="when">{when(draft.updated_at)}</p>
      <p className="btn-row">
        <button type="button" className="link" onClick={onRename}>
          Rename<span className="vh"> {draft.name}</span>
        </button>
        <button type="button" className="link" onClick={onExport}>
          Export<span className="vh"> {draft.name}</span>
        </button>
        <button type="button" className="link" onClick={onRemove}>
          Remove<span className="vh"> {draft.name}</span>
        </button>
      </p>
    </li>
  );
}

export interface OpenRowProps {
  readonly draft: Draft;
  readonly why: "private" | "failed";
  readonly onExport: () => void;
}

/** First in the list: what is nowhere but here. */
export function OpenRow({ draft, why, onExport }: OpenRowProps) {
  return (
    <li className="row row--unkept">
      <p className="what">
        <Link to={draft.place}>
          <b>
            <Visible text={draft.name.trim() || "Without a name"} />
          </b>
        </Link>{" "}
        <span>
          {why === "private"
            ? "Open in this tab, not kept: the tab is private."
            : "Open in this tab, not kept: its last change could not be stored."}
        </span>
      </p>
      <p className="btn-row">
        <button type="button" className="link" onClick={onExport}>
          Export<span className="vh"> {draft.name}</span>
        </button>
      </p>
    </li>
  );
}
