/** Which sentences have been on screen in this tab, by their exact words: a review counts as presented when every line of it has been (§11). */

/** By draft: what was read in one says nothing of another. */
const SEEN = new Map<string, Set<string>>();

/** The sentences of this draft that have been on screen. The set grows; it is of this tab and is stored nowhere. */
export function seenLines(draft: string): Set<string> {
  const known = SEEN.get(draft);
  if (known) return known;
  const fresh = new Set<string>();
  SEEN.set(draft, fresh);
  return fresh;
}

/** What an intersection observer says of one element; lengths in CSS pixels. */
export interface Sight {
  readonly intersecting: boolean;
  /** The part of the element's height that is in the window, the whole of its height, and the window's. */
  readonly shown: number;
  readonly whole: number;
  readonly window: number;
}

/** Nearly all of it is in the window, or, where it is taller than that, it fills half of the window. */
export function isOnScreen({ intersecting, shown, whole, window }: Sight): boolean {
  return intersecting && shown > 0 && shown >= Math.min(whole * 0.9, window * 0.5);
}
