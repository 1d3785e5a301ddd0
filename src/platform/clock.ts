/** The time outside, behind a small interface, so that everything else can be given a clock that stands still. */

/** Says what time it is. */
export interface Clock {
  /** The present instant as `YYYY-MM-DDTHH:MM:SSZ`: UTC, whole seconds (the form that a Grant uses). */
  now(): string;
}

/** The clock of this machine. Fractions of a second are dropped, never rounded up: an instant in the future would not have begun. */
export const systemClock: Clock = {
  now: () => `${new Date().toISOString().slice(0, 19)}Z`,
};

/** A clock that stands at `instant` until it is set; for tests. */
export function fixedClock(instant: string): Clock & { set(next: string): void } {
  let at = instant;
  return {
    now: () => at,
    set(next) {
      at = next;
    },
  };
}
