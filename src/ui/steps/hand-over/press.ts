/** A second press that comes with the first one (a double click, a key held down) decides nothing. Pure. */

/** In milliseconds: shorter than anybody reads a dialog in. */
const SHORTEST = 700;

/** Whether a press at `at` came too soon after the dialog was opened at `openedAt`; both are time stamps of events. */
export function isTooSoon(openedAt: number, at: number): boolean {
  return !(at - openedAt >= SHORTEST);
}
