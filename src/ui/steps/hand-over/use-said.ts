/** What was said back in each window of this proposal, read and judged. */
import { useMemo } from "react";
import { judgeWindows } from "../../../core/acceptance/judge-windows.ts";
import type { SealedDocument } from "../../../core/outputs/rules/head.ts";
import type { Answering, Proposal } from "../../../state/draft.ts";
import type { SaidInWindow } from "./SaidBack.tsx";
import { useReadings } from "./use-readings.ts";
import { windowsOf } from "./windows.ts";

const NONE = [] as const;

export function useSaid(
  grant: SealedDocument,
  { restatements = NONE }: Proposal,
  answering: Answering | undefined,
): readonly SaidInWindow[] {
  const readingOf = useReadings(restatements);
  return useMemo(() => {
    const windows = windowsOf(grant, answering ?? "main");
    const given = windows.map((window) => {
      const entry = restatements.find((one) => one.window === window.actor);
      return { window, entry, reading: entry && readingOf(entry) };
    });
    const read = given.flatMap(({ window, reading }) => (reading === undefined ? [] : [{ window: window.actor, reading }]));
    const judged = new Map(judgeWindows(grant, read).map(({ window, verdicts }) => [window, verdicts]));
    return given.map(({ window, entry, reading }) => {
      const verdicts = judged.get(window.actor);
      return { window, ...(entry ? { entry } : {}), ...(reading ? { reading } : {}), ...(verdicts ? { verdicts } : {}) };
    });
  }, [grant, restatements, answering, readingOf]);
}
