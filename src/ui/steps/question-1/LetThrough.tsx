/** An act that no answer names and that another, allowed act of the same effect lets through all the same (§7b.3): said, with the way to end it. */
import type { LeadsTo } from "../../draft/leads-to.ts";
import { Mark } from "../../parts/Mark.tsx";
import { listed, lowerFirst } from "../../parts/phrases.ts";
import { Visible } from "../../parts/Visible.tsx";

/** The allowed act, by its name, and what it leads to; nothing where its holders' terms differ. */
export interface LetThrough {
  readonly name: string;
  readonly lead?: LeadsTo;
}

/** What the first of the three answers is called at such an act. */
export const LET_THROUGH_WORD = "Let through";

const FEW = 3;

export interface LetThroughNoteProps {
  readonly through: readonly LetThrough[];
  /** The act's own name, for the button. */
  readonly name: string;
  readonly onNever: () => void;
}

export function LetThroughNote({ through, name, onNever }: LetThroughNoteProps) {
  const [first] = through;
  if (!first) return null;
  const names = through.map((act) => `“${act.name}”`);
  const which = names.length > FEW ? `${names.slice(0, FEW).join(", ")} and ${names.length - FEW} more` : listed(names);
  const words = new Set(through.map(({ lead }) => lead?.words));
  const lead = words.size === 1 ? first.lead : undefined;
  return (
    <div className="act-through">
      <p>
        {lead ? <Mark outcome={lead.shape} /> : null}
        <span>
          <Visible text={`Let through by ${which}, on ${names.length === 1 ? "its" : "their"} terms`} />
          {lead ? `: ${lowerFirst(lead.words)}.` : "."}
        </span>
      </p>
      <button type="button" className="btn btn--small" onClick={onNever}>
        Set it to Never
        <span className="vh">
          : <Visible text={name} />
        </span>
      </button>
    </div>
  );
}
