/** "There is a problem": every problem of a page in one place, at its top, focused; each line a link that goes to its field. */

import { type MouseEvent, useEffect, useRef } from "react";
import { focusField } from "../frame/focus.ts";

/** One problem: the id of its field, and what to do, as a sentence without a full stop. */
export interface Problem {
  readonly fieldId: string;
  readonly message: string;
  /** The page that holds the field, when it is another one: "/questions/3". */
  readonly path?: string;
  /** The page that "Continue" there returns to. */
  readonly from?: "review";
}

export interface ErrorSummaryProps {
  readonly problems: readonly Problem[];
  /** Grows by one with every attempt to go on: the summary takes the focus each time. 0: it never does. */
  readonly attempt?: number;
}

export function ErrorSummary({ problems, attempt = 1 }: ErrorSummaryProps) {
  const box = useRef<HTMLElement>(null);
  const any = problems.length > 0;
  useEffect(() => {
    if (attempt > 0 && any) box.current?.focus();
  }, [attempt, any]);
  if (!any) return null;
  return (
    <section className="problem" ref={box} tabIndex={-1} aria-labelledby="problem-title" id="problem">
      <h2 id="problem-title">There is a problem</h2>
      <ul>
        {problems.map((problem) => (
          <li key={`${problem.fieldId} ${problem.message}`}>
            <a href={hrefOf(problem)} onClick={(event) => go(event, problem)}>
              {problem.message}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The address of a field: the page's own, with the field's id; it works from anywhere, and from another window too. */
export function hrefOf({ fieldId, path, from }: Pick<Problem, "fieldId" | "path" | "from">): string {
  const here = typeof location === "undefined" ? "" : location.hash.replace(/^#/, "").replace(/[?#].*$/, "");
  const back = from === undefined ? "" : `&from=${from}`;
  return `#${path ?? (here === "" ? "/" : here)}?at=${encodeURIComponent(fieldId)}${back}`;
}

/** A field on this page is focused at once; the address, and so the way back, stays as it is. */
function go(event: MouseEvent, { fieldId, path }: Problem): void {
  if (path === undefined && focusField(fieldId)) event.preventDefault();
}
