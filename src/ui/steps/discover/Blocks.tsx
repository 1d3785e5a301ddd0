/** A text with several blocks: all are shown, and the person picks the one that is this agent's answer. None is taken silently, none merged. */
import { BLOCK_KINDS, REPAIRS } from "../../../core/discovery/codes.ts";
import type { Block } from "../../../core/discovery/shapes.ts";
import type { TextSpan } from "../../parts/chunks.ts";
import { ReadOnlyText } from "../../parts/ReadOnlyText.tsx";
import { More } from "./More.tsx";
import { linesOf } from "./masking.ts";
import { Quoted } from "./Told.tsx";

export interface BlocksProps {
  readonly text: string;
  readonly blocks: readonly Block[];
  readonly names: Readonly<Record<number, string>>;
  /** The block that was picked. */
  readonly picked: number | undefined;
  readonly spans: readonly TextSpan[];
  readonly onPick: (block: number) => void;
}

export function Blocks({ text, blocks, names, picked, spans, onPick }: BlocksProps) {
  return (
    <section className="sec sec--near" aria-labelledby="blocks-title">
      <h2 id="blocks-title">Which of these is the answer?</h2>
      <p>{REPAIRS.several_blocks} If they are the answers of several agents, give each agent its own.</p>
      <More items={blocks} className="blocks">
        {({ n, kind, start, end, why }: Block) => (
          <li key={n}>
            <ReadOnlyText
              id={`block-${n}`}
              short
              title={`Block ${n}: ${linesOf(text, start, end)}`}
              text={text.slice(start, end)}
              spans={within(spans, start, end)}
              about={
                <>
                  {BLOCK_KINDS[kind]}
                  {names[n] === undefined ? null : (
                    <>
                      {" "}
                      It names its agent <Quoted text={names[n]} />.
                    </>
                  )}
                  {why === undefined ? null : ` ${why}`}
                </>
              }
              action={
                picked === n ? (
                  <span className="small picked">Picked</span>
                ) : (
                  <button type="button" className="btn btn--small" onClick={() => onPick(n)}>
                    Read block {n}
                  </button>
                )
              }
            />
          </li>
        )}
      </More>
    </section>
  );
}

/** The spans of the whole text as spans of one stretch of it. */
function within(spans: readonly TextSpan[], start: number, end: number): readonly TextSpan[] {
  return spans
    .filter((span) => span.end > start && span.start < end)
    .map((span) => ({ ...span, start: Math.max(span.start, start) - start, end: Math.min(span.end, end) - start }));
}
