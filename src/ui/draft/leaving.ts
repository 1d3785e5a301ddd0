/** What happens when the page is hidden, left or closed: what is typed is handed on and remembered, and a warning where something would be lost. */
import type { Session } from "../../state/session-shape.ts";

/**
 * Told to every field that holds typed text, a moment before the page goes away. Not "pagehide" itself: that is dispatched to its listeners in the
 * order in which they came, so that the session, which came first, would write before the fields have handed on what they hold.
 */
export const LEAVING = "grant-writer:leaving";

/** Lets every field hand on what it holds. */
function handOnWhatIsTyped(): void {
  dispatchEvent(new Event(LEAVING));
}

/** Watches the page for as long as it is there. */
export function watchLeaving(session: Session): void {
  const leave = (ending: boolean): void => {
    handOnWhatIsTyped();
    session.leave(ending);
  };
  addEventListener("pagehide", () => leave(true));
  addEventListener("pageshow", (event) => {
    if (event.persisted) session.back();
  });
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden") leave(false);
  });
  // The browser asks in its own words, and only where the person has used the page.
  addEventListener("beforeunload", (event) => {
    handOnWhatIsTyped();
    if (session.wouldLose()) event.preventDefault();
  });
}
