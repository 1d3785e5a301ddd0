/** Reads the accepted answers for what they offer, each once, after the page is there: a long answer must not hold it up. */
import { useEffect, useMemo, useState } from "react";
import { beside } from "../../platform/beside.ts";
import type { InventoryText } from "../../state/draft.ts";
import { type AnswerOffers, offersOf } from "./answer-offers.ts";
import workerUrl from "./answer-offers.worker.ts?worker&url";

/** Above this many characters an answer is read in a worker. */
const LARGE = 200_000;

/** By the text's own entry, which the store replaces when the text or the picked block changes. */
const READ = new WeakMap<InventoryText, AnswerOffers>();

/** `isReading`: an answer is still being read. Only accepted answers are looked at: the others are evidence of nothing yet (G15). */
export function useOffers(inventories: readonly InventoryText[]): {
  readonly offers: readonly AnswerOffers[];
  readonly isReading: boolean;
} {
  const [count, setCount] = useState(0);
  const accepted = useMemo(() => inventories.filter((entry) => entry.accepted), [inventories]);
  const next = accepted.find((entry) => !READ.has(entry));
  useEffect(() => {
    if (!next) return;
    const { agent, text, block } = next;
    const job = { agent, text, ...(block === undefined ? {} : { block }) };
    return beside(text.length > LARGE ? workerUrl : undefined, job, offersOf, (offers) => {
      READ.set(next, offers);
      setCount((before) => before + 1);
    });
  }, [next]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was read lies outside; `count` says that it is more.
  const offers = useMemo(() => accepted.flatMap((entry) => READ.get(entry) ?? []), [accepted, count]);
  return { offers, isReading: next !== undefined };
}
