/**
 * The four shapes that carry the meaning everywhere: disc (can), diamond (a person is asked), barred square (never), empty ring (not allowed or
 * not applicable). And the small glyphs of the rail and of findings. All decorative: the word always stands beside them.
 */

import type { ReactNode } from "react";

/** An outcome with its shape. */
export type Outcome = "can" | "ask" | "never" | "none";

const SHAPES: Readonly<Record<Outcome, ReactNode>> = {
  can: <circle cx="8" cy="8" r="7" />,
  ask: <path d="M8 0 16 8 8 16 0 8z" />,
  never: <path fillRule="evenodd" d="M1 1h14v14H1zM4 6.75v2.5h8v-2.5z" />,
  none: <circle cx="8" cy="8" r="6" fill="none" stroke="currentColor" strokeWidth="1.75" />,
};

export function Mark({ outcome }: { readonly outcome: Outcome }) {
  return (
    <svg className={`mark mark--${outcome}`} viewBox="0 0 16 16" aria-hidden="true">
      {SHAPES[outcome]}
    </svg>
  );
}

/** A glyph that is no outcome. */
export type GlyphName = "tick" | "now" | "todo" | "look" | "differs" | "same" | "block" | "ask";

const GLYPHS: Readonly<Record<GlyphName, ReactNode>> = {
  tick: <path d="M2.5 8.5 6.5 12.5 13.5 4" fill="none" stroke="currentColor" strokeWidth="2.25" />,
  now: <circle cx="8" cy="8" r="6" fill="currentColor" />,
  todo: <circle cx="8" cy="8" r="5" fill="none" stroke="currentColor" strokeWidth="1.75" />,
  look: <path d="M8 1.5 14.5 8 8 14.5 1.5 8z" fill="none" stroke="currentColor" strokeWidth="2" />,
  differs: <path d="M1.5 5.5h13M1.5 10.5h13M11.5 1.5l-7 13" fill="none" stroke="currentColor" strokeWidth="1.6" />,
  same: <path d="M1.5 5.5h13M1.5 10.5h13" fill="none" stroke="currentColor" strokeWidth="1.6" />,
  block: <path fill="currentColor" d="M1 1h14v14H1z" />,
  ask: <path fill="currentColor" d="M8 0 16 8 8 16 0 8z" />,
};

export function Glyph({ name }: { readonly name: GlyphName }) {
  return (
    <svg className="glyph" viewBox="0 0 16 16" aria-hidden="true">
      {GLYPHS[name]}
    </svg>
  );
}
