/** Watches sentences come on screen, and tells how many of those that matter have not been there yet. */

import { type RefCallback, useReducer, useState } from "react";
import { isOnScreen, seenLines } from "./seen-lines.ts";

export interface SeenLines {
  /** For the element that shows this sentence. The same sentence gets the same function, so that an element is watched once. */
  readonly watch: (line: string) => RefCallback<HTMLElement>;
  /** How many of the lines have not been on screen. */
  readonly missing: number;
  readonly isSeen: (line: string) => boolean;
}

/** `lines` are the sentences that must all have been on screen, as the elements that `watch` is given show them. */
export function useSeenLines(draft: string, lines: readonly string[]): SeenLines {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const [watchers] = useState(() => new Map<string, (line: string) => RefCallback<HTMLElement>>());
  const seen = seenLines(draft);
  const known = watchers.get(draft);
  const watch = known ?? createWatch(seen, redraw);
  if (!known) watchers.set(draft, watch);
  return { watch, missing: lines.filter((line) => !seen.has(line)).length, isSeen: (line) => seen.has(line) };
}

/** More than two steps, since a line that is taller than the window never shows whole. */
const STEPS = [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1];

function createWatch(seen: Set<string>, onSeen: () => void): (line: string) => RefCallback<HTMLElement> {
  const lineOf = new WeakMap<Element, string>();
  const callbacks = new Map<string, RefCallback<HTMLElement>>();
  const look: IntersectionObserverCallback = (entries) => {
    let more = false;
    for (const { target, isIntersecting, intersectionRect, boundingClientRect, rootBounds } of entries) {
      const line = lineOf.get(target);
      if (line === undefined) continue;
      const sight = {
        intersecting: isIntersecting,
        shown: intersectionRect.height,
        whole: boundingClientRect.height,
        // Absent inside a frame of another origin: there a line has to be seen whole.
        window: rootBounds?.height ?? Number.POSITIVE_INFINITY,
      };
      if (!isOnScreen(sight)) continue;
      observer.unobserve(target);
      more ||= !seen.has(line);
      seen.add(line);
    }
    if (more) onSeen();
  };
  const observer = new IntersectionObserver(look, { threshold: STEPS });
  const create = (line: string): RefCallback<HTMLElement> => {
    return (element) => {
      if (element === null || seen.has(line)) return;
      lineOf.set(element, line);
      observer.observe(element);
      return () => observer.unobserve(element);
    };
  };
  return (line) => {
    const callback = callbacks.get(line) ?? create(line);
    callbacks.set(line, callback);
    return callback;
  };
}
