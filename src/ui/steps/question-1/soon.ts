/** Runs after the page has been drawn with what was just changed: to move the focus to what is new on it. */
export function soon(run: () => void): void {
  setTimeout(run);
}
