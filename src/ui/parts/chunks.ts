/** Cuts a long text into pieces that a browser can lay out one by one, and splits each piece at the ranges that are shown specially. */

/** A range of the text (in UTF-16 units) that is marked, or masked: shown as dots, while the text itself stays what it is. */
export interface TextSpan {
  readonly start: number;
  readonly end: number;
  readonly kind: "mark" | "mask";
  /** What the range is, in words, for the reader: "a key". */
  readonly label: string;
}

/** A piece of the text from `start` to `end`. */
export interface Chunk {
  readonly start: number;
  readonly end: number;
}

const LINES = 80;
const UNITS = 16_000;

/** Pieces of at most 80 lines or 16,000 units, together exactly the text. A piece ends after a line break, or inside a very long line, never inside a character. */
export function chunksOf(text: string, lines = LINES, units = UNITS): readonly Chunk[] {
  const chunks: Chunk[] = [];
  let start = 0;
  while (start < text.length) {
    const end = endOf(text, start, lines, units);
    chunks.push({ start, end });
    start = end;
  }
  return chunks;
}

function endOf(text: string, start: number, lines: number, units: number): number {
  const most = Math.min(start + units, text.length);
  let end = start;
  for (let line = 0; line < lines; line++) {
    const next = text.indexOf("\n", end);
    if (next !== -1 && next < most) end = next + 1;
    else if (most === text.length) return most;
    else if (end > start) return end;
    else return isHighSurrogate(text, most - 1) ? most - 1 : most;
  }
  return end;
}

function isHighSurrogate(text: string, at: number): boolean {
  const unit = text.charCodeAt(at);
  return unit >= 0xd800 && unit <= 0xdbff;
}

/** A stretch of a piece: plain, or one of the spans. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
  readonly span?: TextSpan;
}

/** The stretches of `chunk`, in order. `spans` are in order and do not overlap. */
export function stretchesOf(chunk: Chunk, spans: readonly TextSpan[]): readonly Stretch[] {
  const stretches: Stretch[] = [];
  let at = chunk.start;
  for (const span of spans) {
    const start = Math.max(span.start, at);
    const end = Math.min(span.end, chunk.end);
    if (start >= end) continue;
    if (start > at) stretches.push({ start: at, end: start });
    stretches.push({ start, end, span });
    at = end;
  }
  if (at < chunk.end) stretches.push({ start: at, end: chunk.end });
  return stretches;
}
