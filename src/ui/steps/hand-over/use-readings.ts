/** Reads what was given in each window, each text once; a long one beside the page, so that it holds nothing up. */
import { useEffect, useMemo, useState } from "react";
import type { RestatementReading } from "../../../core/acceptance/read-restatement.ts";
import { beside } from "../../../platform/beside.ts";
import type { RestatedText } from "../../../state/draft.ts";
import workerUrl from "./reading.worker.ts?worker&url";
import { readingOf } from "./reading-job.ts";

/** Above this many characters a text is read in a worker. */
const LARGE = 200_000;

/** By the text's own entry, which the store replaces when the text or the picked block changes. */
const READ = new WeakMap<RestatedText, RestatementReading>();

/** What was read so far; a text that is still being read has none. */
export function useReadings(texts: readonly RestatedText[]): (entry: RestatedText) => RestatementReading | undefined {
  const [count, setCount] = useState(0);
  const small = texts.filter((entry) => !READ.has(entry) && entry.text.length <= LARGE);
  for (const entry of small) READ.set(entry, readingOf(entry));
  const next = texts.find((entry) => !READ.has(entry));
  useEffect(() => {
    if (!next) return;
    const { text, block } = next;
    const job = { text, ...(block === undefined ? {} : { block }) };
    return beside(workerUrl, job, readingOf, (reading) => {
      READ.set(next, reading);
      setCount((before) => before + 1);
    });
  }, [next]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was read lies outside; `count` says that it is more.
  return useMemo(() => (entry: RestatedText) => READ.get(entry), [count]);
}
