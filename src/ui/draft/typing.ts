/** Which fields hold something typed that has not reached the draft yet, so that nobody is told that it is saved. */

const fields = new Set<object>();
const listeners = new Set<() => void>();

/** The field holds something that the draft does not. `field` is any object that stands for it. */
export function startTyping(field: object): void {
  if (fields.has(field)) return;
  fields.add(field);
  if (fields.size === 1) for (const listener of listeners) listener();
}

/** What the field holds has reached the draft. */
export function stopTyping(field: object): void {
  if (fields.delete(field) && fields.size === 0) for (const listener of listeners) listener();
}

let inPause = false;

/** Runs what a pause in typing sets off: nobody waits for it, so it may take turns with the next keystroke. */
export function duringPause(run: () => void): void {
  inPause = true;
  try {
    run();
  } finally {
    inPause = false;
  }
}

export const isInPause = (): boolean => inPause;

export const isTyping = (): boolean => fields.size > 0;

/** Tells when typing begins and ends, until the function that is returned is called. */
export function watchTyping(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
