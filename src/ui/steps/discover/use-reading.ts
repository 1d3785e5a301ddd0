/** What is read from the text shown: made anew from the text, remembered for a few texts, never stored. Long texts are read in a worker. */
import { useEffect, useState } from "react";
import { beside } from "../../../platform/beside.ts";
import { LARGE } from "./given.ts";
import workerUrl from "./read.worker.ts?worker&url";
import { type Read, readJob } from "./reading-job.ts";
import { SENTENCES } from "./request-texts.ts";

export type ReadState =
  /** `stop` is there while a worker reads: other work is over before anyone could press it. */
  | { readonly phase: "reading"; readonly stop?: () => void }
  | { readonly phase: "stopped"; readonly again: () => void }
  | { readonly phase: "done"; readonly read: Read };

/** The last few readings, the latest last. */
const READ = new Map<string, Read>();
const MOST_KEPT = 8;

const keyOf = (text: string, block: number | undefined): string => `${block ?? ""}\n${text}`;

function remember(key: string, read: Read): void {
  READ.set(key, read);
  for (const oldest of READ.keys()) {
    if (READ.size <= MOST_KEPT) return;
    READ.delete(oldest);
  }
}

/** Reads `text`; `block` is the block that the person picked. */
export function useReading(text: string, block: number | undefined): ReadState {
  const [, setDone] = useState(0);
  const [stopped, setStopped] = useState<string>();
  const key = keyOf(text, block);
  const read = READ.get(key);
  const isStopped = stopped === key;
  const isNeeded = read === undefined && !isStopped;
  useEffect(() => {
    if (!isNeeded) return;
    return beside(text.length > LARGE ? workerUrl : undefined, { text, block, sentences: SENTENCES }, readJob, (done) => {
      remember(keyOf(text, block), done);
      setDone((count) => count + 1);
    });
  }, [isNeeded, text, block]);
  if (read !== undefined) return { phase: "done", read };
  if (isStopped) return { phase: "stopped", again: () => setStopped(undefined) };
  return text.length > LARGE ? { phase: "reading", stop: () => setStopped(key) } : { phase: "reading" };
}
