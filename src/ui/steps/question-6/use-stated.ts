/** Reads the accepted answers for the acts that they state, each once, after the page is there: a long answer must not hold it up. */
import { useEffect, useMemo, useState } from "react";
import type { OfferedAct } from "../../../core/discovery/capabilities.ts";
import { beside } from "../../../platform/beside.ts";
import type { InventoryText } from "../../../state/draft.ts";
import { statedIn } from "./stated.ts";
import workerUrl from "./stated.worker.ts?worker&url";

/** Above this many characters an answer is read in a worker. */
const LARGE = 200_000;

/** By the text's own entry, which the store replaces when the text or the picked block changes. */
const READ = new WeakMap<InventoryText, readonly OfferedAct[]>();

/** Only accepted answers are looked at: the others are evidence of nothing yet (G15). `isReading`: one is still being read. */
export function useStated(inventories: readonly InventoryText[]): { readonly stated: readonly OfferedAct[]; readonly isReading: boolean } {
  const [count, setCount] = useState(0);
  const accepted = useMemo(() => inventories.filter((entry) => entry.accepted), [inventories]);
  const next = accepted.find((entry) => !READ.has(entry));
  useEffect(() => {
    if (!next) return;
    const { text, block } = next;
    const job = { text, ...(block === undefined ? {} : { block }) };
    return beside(text.length > LARGE ? workerUrl : undefined, job, statedIn, (stated) => {
      READ.set(next, stated);
      setCount((before) => before + 1);
    });
  }, [next]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was read lies outside; `count` says that it is more.
  const stated = useMemo(() => accepted.flatMap((entry) => READ.get(entry) ?? []), [accepted, count]);
  return { stated, isReading: next !== undefined };
}
