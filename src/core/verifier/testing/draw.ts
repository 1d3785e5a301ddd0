// Drawing lots from a seed, for properties that judge very many requests: quick, and the same for the same seed. fast-check gives the seeds and
// the Grants; what is drawn from a seed is not made smaller when a property fails, so requests are made from few changes to begin with.

export interface Draw {
  /** A whole number from 0 to below `n`. */
  readonly below: (n: number) => number;
  /** True with this probability. */
  readonly chance: (probability: number) => boolean;
  /** One entry; undefined of an empty list. */
  readonly from: <T>(list: readonly T[]) => T | undefined;
  /** One entry of a list that has some. */
  readonly one: <T>(list: readonly [T, ...T[]]) => T;
  /** The same entries in another order. */
  readonly shuffled: <T>(list: readonly T[]) => T[];
}

/** Lots of one seed (mulberry32). */
export function drawOf(seed: number): Draw {
  let state = seed | 0;
  const unit = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (n: number) => Math.floor(unit() * n);
  return {
    below,
    chance: (probability) => unit() < probability,
    from: (list) => list[below(list.length)],
    one: (list) => list[below(list.length)] ?? list[0],
    shuffled: (list) => {
      const copy = [...list];
      for (let i = copy.length - 1; i > 0; i -= 1) {
        const j = below(i + 1);
        [copy[i], copy[j]] = [copy[j] as (typeof copy)[number], copy[i] as (typeof copy)[number]];
      }
      return copy;
    },
  };
}
