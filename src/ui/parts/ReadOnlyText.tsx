/**
 * A text to read: its name and facts above, the whole text (scrolling inside, reachable by keyboard), and a line under it. Nothing is cut off:
 * a long text is laid out piece by piece as it comes into view, and stays searchable and selectable as a whole.
 */

import { memo, type ReactNode, useMemo } from "react";
import { type Chunk, chunksOf, stretchesOf, type TextSpan } from "./chunks.ts";
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
        {chunks.length === 1
          ? chunks.map((chunk) => <Piece key={chunk.start} text={text} chunk={chunk} spans={spans} />)
          : chunks.map((chunk) => (
              <span className="piece" key={chunk.start}>
                <Piece text={text} chunk={chunk} spans={spans} />
              </span>
            ))}
      </pre>
      {foot === undefined ? null : <p className="readonly-foot">{foot}</p>}
    </div>
  );
}

const Piece = memo(function Piece({ text, chunk, spans }: { text: string; chunk: Chunk; spans: readonly TextSpan[] }) {
  return stretchesOf(chunk, spans).map(({ start, end, span }) => {
    if (span === undefined) return <VisibleText key={start} text={text.slice(start, end)} />;
    return (
      <mark key={start} className={span.kind === "mask" ? "masked" : undefined} title={span.label}>
        <span className="vh">{span.label}: </span>
        {span.kind === "mask" ? "••••••••" : <VisibleText text={text.slice(start, end)} />}
      </mark>
    );
  });
});
