/**
 * Told to every field that holds typed text, a moment before the page goes away. Not "pagehide" itself: that is dispatched to its listeners in the
 * order in which they came, so that the session, which came first, would write before the fields have handed on what they hold.
 */
export const LEAVING = "grant-writer:leaving";

/** Lets every field hand on what it holds. */
export function handOnWhatIsTyped(): void {
  dispatchEvent(new Event(LEAVING));
}
