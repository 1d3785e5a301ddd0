/** Runs something a moment later, once: a later call takes the place of an earlier one. */

export function browserLater(delay = 250): (run: () => void) => void {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  return (run) => {
    clearTimeout(waiting);
    waiting = setTimeout(run, delay);
  };
}
