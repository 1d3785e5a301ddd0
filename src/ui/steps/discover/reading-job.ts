/** Reading a text: secrets first, because nothing may be accepted before they are known; then the answer. The same work here and in a worker. */
import { type ReadOptions, readShown } from "../../../core/discovery/read.ts";
import { type ProposedRedaction, proposedRedactions } from "../../../core/discovery/redact.ts";
import type { FormationSentence } from "../../../core/discovery/request.ts";
import type { Reading } from "../../../core/discovery/shapes.ts";

/** What is to be read: the text as it is shown, and the block that the person picked. */
export interface ReadJob {
  readonly text: string;
  readonly block?: number | undefined;
  readonly sentences: readonly FormationSentence[];
}

/** What was read. It is made from the text, and kept nowhere. */
export interface Read {
  readonly secrets: readonly ProposedRedaction[];
  readonly reading: Omit<Reading, "sha256" | "bytes">;
  /** Of several blocks that are answers, the agent that each names, by the block's number. */
  readonly names: Readonly<Record<number, string>>;
}

/** Above this many blocks none is asked for its name: the text is gone through once for each. */
const MOST_NAMED = 12;

export function readJob({ text, block, sentences }: ReadJob): Read {
  const secrets = proposedRedactions(text);
  const options: ReadOptions = { sentences, ...(block === undefined ? {} : { choose: block }) };
  const reading = readShown(text, options);
  const names: Record<number, string> = {};
  if (reading.blocks.length > 1 && reading.blocks.length <= MOST_NAMED) {
    for (const { n, kind } of reading.blocks) {
      const name = kind === "answer" ? readShown(text, { choose: n }).agent.name : undefined;
      if (name !== undefined) names[n] = name;
    }
  }
  return { secrets, reading, names };
}
