/** Reads the accepted answers for what they offer, each once, after the page is there: a long answer must not hold it up. */
import { useEffect, useState } from "react";
import type { InventoryText } from "../../../state/draft.ts";
import { type AnswerOffers, offersOf } from "./offers.ts";

/** By the text's own entry, which the store replaces when the text changes. */
const READ = new WeakMap<InventoryText, AnswerOffers>();

/** `isReading`: an answer is still being read. Only accepted answers are looked at: the others are evidence of nothing yet (G15). */
export function useOffers(inventories: readonly InventoryText[]): {
  readonly offers: readonly AnswerOffers[];
  readonly isReading: boolean;
} {
  const [, setRead] = useState(0);
  const accepted = inventories.filter((entry) => entry.accepted);
  const next = accepted.find((entry) => !READ.has(entry));
  useEffect(() => {
    if (!next) return;
    const timer = setTimeout(() => {
      READ.set(next, offersOf(next));
      setRead((count) => count + 1);
    });
    return () => clearTimeout(timer);
  }, [next]);
  return { offers: stable(accepted.flatMap((entry) => READ.get(entry) ?? [])), isReading: next !== undefined };
}

let last: readonly AnswerOffers[] = [];

/** The same list while the same answers are in it, so that what is made of it is made once. */
function stable(offers: readonly AnswerOffers[]): readonly AnswerOffers[] {
  if (offers.length !== last.length || offers.some((offer, i) => offer !== last[i])) last = offers;
  return last;
}
