/** One thing that was found: what kind, what is the case, why it matters, and one thing to do about it. A settled one stays, in regular weight. */

import type { ReactNode } from "react";
import { Glyph, type GlyphName } from "./Mark.tsx";

/** `block` stops the sealing, `look` wants a decision, `info` is to be known, `done` is settled. */
export type FindingWeight = "block" | "look" | "info" | "done";

const GLYPHS: Readonly<Record<FindingWeight, GlyphName>> = { block: "block", look: "ask", info: "todo", done: "tick" };
const WORDS: Readonly<Record<FindingWeight, string>> = {
  block: "Stops the sealing: ",
  look: "To look at: ",
  info: "To know: ",
  done: "Settled: ",
};

export interface FindingRowProps {
  readonly weight: FindingWeight;
  readonly kind: string;
  readonly title: ReactNode;
  readonly why?: ReactNode;
  /** What stands under the sentence: a list of all that it is about. */
  readonly more?: ReactNode;
  /** One button or link. */
  readonly action?: ReactNode;
  readonly id?: string;
}

/** Stands in a list: `<ul className="findings">`. */
export function FindingRow({ weight, kind, title, why, more, action, id }: FindingRowProps) {
  return (
    <li className={`finding finding--${weight}`} id={id}>
      <Glyph name={GLYPHS[weight]} />
      <div>
        <p className="kind">
          <span className="vh">{WORDS[weight]}</span>
          {kind}
        </p>
        <h3>{title}</h3>
        {why === undefined ? null : <p>{why}</p>}
        {more}
      </div>
      {action}
    </li>
  );
}
