/**
 * A text to read: its name and facts above, the whole text (scrolling inside, reachable by keyboard), and a line under it. Nothing is cut off:
 * a long text is laid out piece by piece as it comes into view, and stays searchable and selectable as a whole.
 */

import { memo, type ReactNode, useMemo } from "react";
import { chunksOf, stretchesOf, type TextSpan } from "./chunks.ts";
import { VisibleText } from "./Visible.tsx";

export interface ReadOnlyTextProps {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** Where it is from, its version, its bytes. */
  readonly about?: ReactNode;
  /** A button: copy, download. */
  readonly action?: ReactNode;
  /** What was copied, what was checked. */
  readonly foot?: ReactNode;
  /** Ranges that are marked or masked, in order, not overlapping. */
  readonly spans?: readonly TextSpan[];
  readonly short?: boolean;
}

const NO_SPANS: readonly TextSpan[] = [];

export function ReadOnlyText({ id, title, text, about, action, foot, spans = NO_SPANS, short = false }: ReadOnlyTextProps) {
  const chunks = useMemo(() => chunksOf(text), [text]);
  return (
    <div className="readonly" id={id}>
      <div className="readonly-head">
        <div>
          <h2>{title}</h2>
          {about === undefined ? null : <span className="small">{about}</span>}
        </div>
        {action}
      </div>
      {/* A region that scrolls must be reachable by keyboard. */}
      <pre className={short ? "short" : undefined} tabIndex={0} role="region" aria-label={title}>
        {chunks.map(({ start, end }) => (
          <span className={chunks.length > 1 ? "piece" : undefined} key={start}>
            <Piece text={text.slice(start, end)} from={start} spans={spans} />
          </span>
        ))}
      </pre>
      {foot === undefined ? null : <div className="readonly-foot">{foot}</div>}
    </div>
  );
}

/** One piece, which begins at `from` of the whole. It is handed its own text only: comparing the whole for every piece would take seconds. */
const Piece = memo(function Piece({ text, from, spans }: { text: string; from: number; spans: readonly TextSpan[] }) {
  return stretchesOf({ start: from, end: from + text.length }, spans).map(({ start, end, span }) => {
    const part = text.slice(start - from, end - from);
    if (span === undefined) return <VisibleText key={start} text={part} />;
    return (
      // `data-units`: how much of the text stands there, where it is not what is shown (a selection is found by it).
      <mark
        key={start}
        className={span.kind === "mask" ? "masked" : undefined}
        title={span.label}
        data-units={span.kind === "mask" ? end - start : undefined}
      >
        <span className="vh" data-units={0}>
          {span.label}:{" "}
        </span>
        {span.kind === "mask" ? "••••••••" : <VisibleText text={part} />}
      </mark>
    );
  });
});
