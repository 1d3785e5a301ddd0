// Where in a pasted text an answer may stand: fenced blocks, and objects that begin a line outside them. A scan over lines and
// characters, linear in the text; fences are not found with a regular expression, because the usual one is cubic on a crafted paste.

/** A stretch of the text that may be an answer; offsets are UTF-16 units, ends are exclusive. */
export interface Located {
  /** The stretch itself, without its fence lines. */
  readonly start: number;
  readonly end: number;
  /** The same with its fence lines; what is outside this is other text. */
  readonly outerStart: number;
  readonly outerEnd: number;
  readonly fenced: boolean;
  /** The closing fence or brace is there. */
  readonly closed: boolean;
}

interface Line {
  readonly start: number;
  /** Where the line's own characters end, before its line end. */
  readonly end: number;
  readonly next: number;
}

/** Everything in `text` that may be an answer, in order, none overlapping. Prose that holds braces is left out unless it could be an object. */
export function locate(text: string): Located[] {
  const found: Located[] = [];
  let outside = text.startsWith("\uFEFF") ? 1 : 0;
  let line = lineAt(text, outside);
  while (line !== undefined) {
    const fence = openingFence(text, line);
    if (fence === undefined) {
      line = lineAt(text, line.next);
      continue;
    }
    objectsIn(text, outside, line.start, found);
    const start = line.next;
    let close = lineAt(text, start);
    while (close !== undefined && !closesFence(text, close, fence)) close = lineAt(text, close.next);
    outside = close?.next ?? text.length;
    const span = { start: Math.min(start, text.length), end: close?.start ?? text.length };
    found.push({ ...span, outerStart: line.start, outerEnd: outside, fenced: true, closed: close !== undefined });
    line = lineAt(text, outside);
  }
  objectsIn(text, outside, text.length, found);
  return found;
}

function lineAt(text: string, start: number): Line | undefined {
  if (start >= text.length) return undefined;
  const lf = text.indexOf("\n", start);
  if (lf === -1) return { start, end: text.length, next: text.length };
  return { start, end: lf > start && text[lf - 1] === "\r" ? lf - 1 : lf, next: lf + 1 };
}

/** The first character of the line that is no space or tab. */
function contentOf(text: string, line: Line): number {
  let at = line.start;
  while (at < line.end && (text[at] === " " || text[at] === "\t")) at += 1;
  return at;
}

interface Fence {
  readonly mark: string;
  readonly length: number;
}

function fenceRun(text: string, at: number, end: number): Fence | undefined {
  const mark = text[at];
  if (mark !== "`" && mark !== "~") return undefined;
  let stop = at;
  while (stop < end && text[stop] === mark) stop += 1;
  return stop - at >= 3 ? { mark, length: stop - at } : undefined;
}

function openingFence(text: string, line: Line): Fence | undefined {
  const at = contentOf(text, line);
  const fence = fenceRun(text, at, line.end);
  // A line such as ```json {…}``` opens and closes at once: it is code within a line, not a fence.
  if (fence === undefined || (fence.mark === "`" && text.slice(at + fence.length, line.end).includes("`"))) return undefined;
  return fence;
}

function closesFence(text: string, line: Line, fence: Fence): boolean {
  const at = contentOf(text, line);
  const run = fenceRun(text, at, line.end);
  if (run === undefined || run.mark !== fence.mark || run.length < fence.length) return false;
  return text.slice(at + run.length, line.end).trim() === "";
}

/**
 * Adds the objects between two offsets, in order: an opening brace that begins a line or is followed by a double quotation mark, up to the
 * brace that closes it, or to the end where none does. Each character is looked at a bounded number of times, whatever the text.
 */
function objectsIn(text: string, start: number, end: number, found: Located[]): void {
  const part = text.slice(start, end);
  let at = part.indexOf("{");
  while (at !== -1) {
    if (!beginsLine(part, at) && !quoteFollows(part, at)) {
      at = part.indexOf("{", at + 1);
      continue;
    }
    const close = closingBrace(part, at);
    const stop = close ?? part.length;
    // An object has a colon; "{no prompts}" at the start of a line is prose.
    if (part.slice(at, stop).includes(":")) {
      const span = { start: start + at, end: start + stop };
      found.push({ ...span, outerStart: span.start, outerEnd: span.end, fenced: false, closed: close !== undefined });
    }
    at = part.indexOf("{", stop);
  }
}

function beginsLine(part: string, at: number): boolean {
  let before = at - 1;
  while (before >= 0 && (part[before] === " " || part[before] === "\t")) before -= 1;
  return before < 0 || part[before] === "\n" || part[before] === "\r";
}

function quoteFollows(part: string, at: number): boolean {
  let after = at + 1;
  while (part[after] === " " || part[after] === "\t" || part[after] === "\n" || part[after] === "\r") after += 1;
  return part[after] === '"';
}

/** The offset after the brace that closes the one at `at`, skipping double-quoted strings; undefined when none does. */
function closingBrace(part: string, at: number): number | undefined {
  let depth = 0;
  let quoted = false;
  for (let i = at; i < part.length; i += 1) {
    const code = part.charCodeAt(i);
    if (quoted) {
      if (code === 0x5c) i += 1;
      else if (code === 0x22) quoted = false;
    } else if (code === 0x22) quoted = true;
    else if (code === 0x7b) depth += 1;
    else if (code === 0x7d) {
      depth -= 1;
      if (depth === 0) return i + 1;
    }
  }
  return undefined;
}
