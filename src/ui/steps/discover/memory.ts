/** What the page remembers of each agent's text while it is open: not part of the draft, never stored, gone on leaving. */
import { useState } from "react";
import type { InventoryText } from "../../../state/draft.ts";

export interface CardMemory {
  /** The text box is open. */
  readonly isEditing: boolean;
  /** What giving the text took away or changed, in whole sentences, and where it came from. */
  readonly notes: readonly string[];
  /** Texts that look like secrets and that the person called none. */
  readonly cleared: ReadonlySet<string>;
  /** The name in the answer that the person said is this agent's all the same. */
  readonly keptName?: string;
  /** What was done last, in a sentence. */
  readonly said: string;
  /** The text before the last redaction. */
  readonly before?: string;
}

const FRESH: CardMemory = { isEditing: false, notes: [], cleared: new Set(), said: "" };

/** The memory of one agent, and how to change it. `forget` starts it anew with these members. */
export interface Remembering {
  readonly memory: CardMemory;
  readonly change: (part: Partial<CardMemory>) => void;
  readonly forget: (part: Partial<CardMemory>) => void;
}

/** The memories of all agents, by identifier. */
export function useMemories(): (agent: string) => Remembering {
  const [all, setAll] = useState<ReadonlyMap<string, CardMemory>>(new Map());
  return (agent) => {
    const put = (next: (memory: CardMemory) => CardMemory): void =>
      setAll((memories) => new Map(memories).set(agent, next(memories.get(agent) ?? FRESH)));
    return {
      memory: all.get(agent) ?? FRESH,
      change: (part) => put((memory) => ({ ...memory, ...part })),
      forget: (part) => put(() => ({ ...FRESH, ...part })),
    };
  };
}

/** What a change does to a text that was accepted: "" for one that was not. */
export function sayUnbound(entry: InventoryText | undefined): string {
  return entry?.accepted === undefined ? "" : "The text has changed, so it is no longer accepted and the Grant no longer names it. ";
}
