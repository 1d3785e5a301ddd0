// Medians of repeated runs; runs of two kinds are interleaved, so that both meet the same machine.

/** The median of some numbers. */
export function median(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/**
 * The medians, in milliseconds, of several jobs that are run in turns.
 * @param {Record<string, () => unknown>} jobs
 * @param {number} times how often each is run, after a warm-up of a fifth of that
 */
export async function medians(jobs, times) {
  const took = Object.fromEntries(Object.keys(jobs).map((name) => [name, []]));
  for (let i = -Math.ceil(times / 5); i < times; i += 1) {
    for (const [name, job] of Object.entries(jobs)) {
      const from = performance.now();
      await job();
      if (i >= 0) took[name].push(performance.now() - from);
    }
  }
  return Object.fromEntries(Object.entries(took).map(([name, list]) => [name, median(list)]));
}
