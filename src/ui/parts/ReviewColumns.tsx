/** Can · Needs your approval · Cannot: the review's clauses in three columns, one line each. */

import { type ReactNode, useId } from "react";
import type { Clause } from "../../core/outputs/clause.ts";
import { plainText } from "../../core/outputs/render-text.ts";
import type { Review } from "../../core/outputs/review.ts";
import { ClauseText } from "./ClauseLine.tsx";
import { statesAnAct } from "./clause-changes.ts";
import { Glyph, Mark, type Outcome } from "./Mark.tsx";
import type { SeenLines } from "./use-seen-lines.ts";

/** What a page adds to a line: who holds it, where it is changed, what is wrong with it. */
export interface LineExtras {
  readonly change?: (clause: Clause) => ReactNode;
  readonly holders?: (clause: Clause) => ReactNode;
  readonly problem?: (clause: Clause) => string | undefined;
  /** Says at each line whether it has been on screen. */
  readonly marks?: boolean;
}

/** Marks the lines that have not been on screen: what leads into a review lands on the first of them. */
export const UNREAD_CLASS = "line--unread";

export interface ReviewColumnsProps extends LineExtras {
  readonly said: Review;
  /** Watches the lines come on screen. */
  readonly seen?: SeenLines | undefined;
  /** One below the other, where the page has no room for three. */
  readonly stacked?: boolean;
}

interface Column {
  readonly part: "can" | "asks" | "cannot";
  readonly outcome: Outcome;
  readonly title: string;
  readonly means: string;
  /** What stands where there is no line. */
  readonly none: string;
}

const COLUMNS: readonly Column[] = [
  { part: "can", outcome: "can", title: "Can", means: "On its own, inside its limits", none: "Nothing." },
  {
    part: "asks",
    outcome: "ask",
    title: "Needs your approval",
    means: "It stops and asks you each time",
    none: "No act each time. What makes one ask all the same is said with it, and under the limits.",
  },
  { part: "cannot", outcome: "never", title: "Cannot", means: "Whoever asks for it", none: "Nothing." },
];

export function ReviewColumns({ said, stacked = false, ...line }: ReviewColumnsProps) {
  return (
    <div className={stacked ? "cols cols--stacked" : "cols"}>
      {COLUMNS.map((column) => (
        <ReviewColumn key={column.part} column={column} clauses={said[column.part]} {...line} />
      ))}
    </div>
  );
}

interface ReviewColumnProps extends LineExtras {
  readonly column: Column;
  readonly clauses: readonly Clause[];
  readonly seen?: SeenLines | undefined;
}

function ReviewColumn({ column: { outcome, title, means, none }, clauses, ...line }: ReviewColumnProps) {
  const titleId = useId();
  return (
    <section className={`col col--${outcome}`} aria-labelledby={titleId}>
      <header>
        <h2 id={titleId}>
          <Mark outcome={outcome} />
          {title}
          <span className="n">{clauses.filter(statesAnAct).length}</span>
        </h2>
        <p>{means}</p>
      </header>
      {clauses.length === 0 ? (
        <p className="line line--none">{none}</p>
      ) : (
        <ul>
          {clauses.map((clause) => (
            <ReviewLine key={clause.id} clause={clause} {...line} />
          ))}
        </ul>
      )}
    </section>
  );
}

/** One clause of the review, wherever it stands. */
export function ReviewLine({
  clause,
  seen,
  change,
  holders,
  problem,
  marks = false,
}: LineExtras & { readonly clause: Clause; readonly seen?: SeenLines | undefined }) {
  const wrong = problem?.(clause);
  const who = holders?.(clause);
  const words = plainText(clause.text);
  const isRead = marks ? seen?.isSeen(words) : undefined;
  const classes = ["line", ...(wrong === undefined ? [] : ["has-err"]), ...(isRead === false ? [UNREAD_CLASS] : [])];
  return (
    <li className={classes.join(" ")} ref={seen?.watch(words)}>
      <p>
        {wrong === undefined ? null : <span className="err">{wrong}</span>}
        <ClauseText text={clause.text} />
      </p>
      {change?.(clause)}
      {isRead === undefined ? null : (
        <span className="line-read">
          <Glyph name={isRead ? "tick" : "todo"} />
          {isRead ? "Read" : "Unread"}
        </span>
      )}
      {who === undefined ? null : <span className="who">{who}</span>}
    </li>
  );
}
