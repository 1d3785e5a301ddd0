/** Secrets on screen: what is masked until the person has taken it out or said that it is none (§3a Handling the results). Pure. */
import { type ProposedRedaction, REDACTED } from "../../../core/discovery/redact.ts";
import type { Flag } from "../../../core/discovery/shapes.ts";
import { findSecrets } from "../../../core/lib/secrets.ts";
import type { TextSpan } from "../../parts/chunks.ts";

/** A found secret, with the very text that was found. */
export interface Secret extends ProposedRedaction {
  readonly value: string;
  /** The line it begins on, counted from 1. */
  readonly line: number;
}

/** The secrets of a text that are still open: those that the person did not call none. */
export function openSecrets(text: string, found: readonly ProposedRedaction[], cleared: ReadonlySet<string>): readonly Secret[] {
  let line = 1;
  let at = 0;
  const open: Secret[] = [];
  for (const secret of found) {
    for (let next = text.indexOf("\n", at); next !== -1 && next < secret.start; next = text.indexOf("\n", at)) {
      line += 1;
      at = next + 1;
    }
    const value = text.slice(secret.start, secret.end);
    if (!cleared.has(value)) open.push({ ...secret, value, line });
  }
  return open;
}

/**
 * Secrets that only the values of the answer show, because the text writes them with escapes: they have a place in the answer, and none in
 * the text. Where it is not certain which ones those are, all are named.
 */
export function writtenSecrets(
  flags: readonly Flag[],
  found: readonly ProposedRedaction[],
  cleared: ReadonlySet<string>,
): readonly Pick<Flag, "path" | "raw">[] {
  const secrets = flags.filter(({ code }) => code === "secret");
  return secrets.length <= found.length ? [] : secrets.filter(({ path, raw }) => !cleared.has(clearingOf({ path, raw })));
}

/** What is remembered of such a secret once the person called it none. */
export function clearingOf({ path, raw }: Pick<Flag, "path" | "raw">): string {
  return `${path} ${raw}`;
}

const REDACTION = /\[redacted(?: [A-Za-z ]{1,20})?\]/g;

/** What the view of the text masks and marks: open secrets, and what was taken out. */
export function spansOf(text: string, open: readonly Secret[]): readonly TextSpan[] {
  const spans: TextSpan[] = open.map(({ start, end }) => ({ start, end, kind: "mask", label: "hidden, it looks like a secret" }));
  for (const { 0: mark, index } of text.matchAll(REDACTION))
    spans.push({ start: index, end: index + mark.length, kind: "mark", label: "taken out" });
  spans.sort((a, b) => a.start - b.start);
  return spans.filter(({ start }, i) => start >= (spans[i - 1]?.end ?? 0));
}

/** A piece of the agent's words as it is told on the page: as it is, or hidden. */
export interface ToldPiece {
  readonly text: string;
  readonly hidden: boolean;
}

/**
 * A short text of the answer in pieces, with every open secret hidden: those known from the whole text, and those that it shows by itself
 * (in JSON a value may be spelt otherwise than in the text).
 */
export function toldPieces(text: string, known: readonly string[], cleared: ReadonlySet<string>): readonly ToldPiece[] {
  const hidden: [number, number][] = findSecrets(text)
    .filter(({ start, end }) => !cleared.has(text.slice(start, end)))
    .map(({ start, end }) => [start, end]);
  for (const value of known) {
    if (value === "") continue;
    for (let at = text.indexOf(value); at !== -1; at = text.indexOf(value, at + value.length)) hidden.push([at, at + value.length]);
  }
  hidden.sort(([a], [b]) => a - b);
  const pieces: ToldPiece[] = [];
  let at = 0;
  for (const [start, end] of hidden) {
    if (end <= at) continue;
    if (start > at) pieces.push({ text: text.slice(at, start), hidden: false });
    pieces.push({ text: text.slice(Math.max(start, at), end), hidden: true });
    at = end;
  }
  if (at < text.length) pieces.push({ text: text.slice(at), hidden: false });
  return pieces;
}

/** A stretch to take out, and what stands in its place then. */
export interface TakenOut {
  readonly start: number;
  readonly end: number;
  readonly mark: string;
}

/** The text with all of these stretches taken out. They are in order, do not overlap and cut through no character. */
export function takeOutAll(text: string, stretches: readonly TakenOut[]): string {
  const parts: string[] = [];
  let at = 0;
  for (const { start, end, mark } of stretches) {
    parts.push(text.slice(at, start), mark);
    at = end;
  }
  return parts.join("") + text.slice(at);
}

/** Every place where these words stand, exactly as written, from the start and without overlaps. */
export function placesOf(text: string, words: string): readonly TakenOut[] {
  const places: TakenOut[] = [];
  if (words === "") return places;
  for (let at = text.indexOf(words); at !== -1; at = text.indexOf(words, at + words.length))
    places.push({ start: at, end: at + words.length, mark: REDACTED });
  return places;
}

/** The lines that a stretch touches, counted from 1: "line 3", "lines 3 to 5". */
export function linesOf(text: string, start: number, end: number): string {
  const line = (at: number): number => {
    let count = 1;
    for (let next = text.indexOf("\n"); next !== -1 && next < at; next = text.indexOf("\n", next + 1)) count += 1;
    return count;
  };
  const first = line(start);
  const last = line(Math.max(start, end - 1));
  return first === last ? `line ${first}` : `lines ${first} to ${last}`;
}
