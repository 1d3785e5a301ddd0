/**
 * "What this means so far": the Letter's own sentences that the answers make, changing as one answers, and how many of each outcome. Where there is
 * no room beside the question it follows the question, and a bar at the foot keeps the count in view.
 */

import { Fragment, type MouseEvent, type ReactNode, useDeferredValue, useEffect, useRef, useState } from "react";
import type { Clause, ClauseWeight } from "../../core/outputs/clause.ts";
import { ClauseLine } from "./ClauseLine.tsx";
import { changesOf, NO_CHANGES, sayChanges, tallyOf } from "./clause-changes.ts";
import { Mark } from "./Mark.tsx";
import { isUnreadable } from "./unreadable.ts";

export interface ClausePanelProps {
  /** All clauses of the Grant as it stands: the count is over them. */
  readonly clauses: readonly Clause[];
  /** Those that this page shows; all of them unless told. */
  readonly shown?: (clause: Clause) => boolean;
  /** What blocks in them: a sentence about a value that cannot be read is not said. */
  readonly blocking?: readonly { readonly path: string }[];
  /** Under the sheet: what only a tool can say (asks a week). */
  readonly children?: ReactNode;
}

const GROUPS: readonly { readonly title: string; readonly weights: readonly ClauseWeight[] }[] = [
  { title: "On its own", weights: ["allow"] },
  { title: "Only after asking you", weights: ["ask", "gate"] },
  { title: "Never", weights: ["never"] },
  { title: "Limits and terms", weights: ["limit", "settlement", "conflict", "standing", "about"] },
];

const QUIET_MS = 900;

export function ClausePanel({ clauses: now, shown = () => true, blocking = [], children }: ClausePanelProps) {
  // Drawn after the field that was typed into, a little at a time: hundreds of sentences must not hold a keystroke up.
  const clauses = useDeferredValue(now);
  const { changes, said } = useChanges(clauses);
  const onPage = clauses.filter(shown);
  const visible = onPage.filter((clause) => !isUnreadable(clause, blocking));
  const unsaid = onPage.length - visible.length;
  const { can, asks, never } = tallyOf(clauses);
  return (
    <>
      <aside className="sofar" id="so-far" tabIndex={0} aria-labelledby="so-far-title">
        <h2 id="so-far-title">What this means so far</h2>
        <dl className="tally">
          <Count outcome="can" word="can" number={can} />
          <Count outcome="ask" word={asks === 1 ? "asks" : "ask"} number={asks} />
          <Count outcome="never" word="never" number={never} />
        </dl>
        <div className="sheet">
          {onPage.length === 0 ? <p className="clause-none">Nothing yet.</p> : null}
          {unsaid === 0 ? null : (
            <p className="clause-none">
              {unsaid === 1 ? "One sentence is" : `${unsaid} sentences are`} left out until what you typed for{" "}
              {unsaid === 1 ? "it" : "them"} can be read.
            </p>
          )}
          {GROUPS.map(({ title, weights }) => {
            const group = visible.filter((clause) => weights.includes(clause.weight));
            return group.length === 0 ? null : (
              <Fragment key={title}>
                <h3>{title}</h3>
                <ul>
                  {group.map((clause) => (
                    <ClauseLine key={clause.id} clause={clause} changed={changes.changed.has(clause.id)} />
                  ))}
                </ul>
              </Fragment>
            );
          })}
        </div>
        {children === undefined ? null : <div className="under">{children}</div>}
        <p className="vh" role="status">
          {said}
        </p>
      </aside>
      <TallyBar can={can} asks={asks} never={never} />
    </>
  );
}

function Count({ outcome, word, number }: { outcome: "can" | "ask" | "never"; word: string; number: number }) {
  return (
    <div>
      <dt>
        <Mark outcome={outcome} />
        {word}
      </dt>
      <dd>{number}</dd>
    </div>
  );
}

function TallyBar({ can, asks, never }: { can: number; asks: number; never: number }) {
  const jump = (event: MouseEvent): void => {
    event.preventDefault();
    const panel = document.getElementById("so-far");
    panel?.scrollIntoView({ block: "start" });
    panel?.focus({ preventScroll: true });
  };
  return (
    <nav className="tally-nav" aria-label="What this means so far">
      <a className="tally-bar" href={typeof location === "undefined" ? "#/" : location.hash} onClick={jump}>
        <span>
          <Mark outcome="can" />
          {can} can
        </span>
        <span>
          <Mark outcome="ask" />
          {asks} {asks === 1 ? "asks" : "ask"}
        </span>
        <span>
          <Mark outcome="never" />
          {never} never
        </span>
        <span className="more">
          Read<span className="long"> what this means so far</span>
        </span>
      </a>
    </nav>
  );
}

/** Marks what the last change did, and says it once the person has paused: not with every letter typed. */
function useChanges(clauses: readonly Clause[]) {
  const before = useRef(clauses);
  const spoken = useRef(clauses);
  const [changes, setChanges] = useState(NO_CHANGES);
  const [said, setSaid] = useState("");
  useEffect(() => {
    const next = changesOf(before.current, clauses);
    before.current = clauses;
    if (next.changed.size > 0 || next.gone.length > 0) setChanges(next);
    const timer = setTimeout(() => {
      const sentence = sayChanges(changesOf(spoken.current, clauses), clauses);
      spoken.current = clauses;
      if (sentence !== "") setSaid(sentence);
    }, QUIET_MS);
    return () => clearTimeout(timer);
  }, [clauses]);
  return { changes, said };
}
