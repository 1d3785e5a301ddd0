// What an act may rely on (§4 question 4). Accessible data is not authorized grounding.
import type { Grounding, SourceRef } from "../schema/grant.gen.ts";

type PlainSource = "principal" | "system_of_record" | "documents" | "web" | "agent_memory" | "other_agents";

export const SOURCES = {
  principal: { label: "What you told it", phrase: "what {principal} told it" },
  system_of_record: { label: "The system of record", phrase: "the system of record, the place where the fact is kept" },
  documents: { label: "Documents given to it", phrase: "documents given to it" },
  web: { label: "The web", phrase: "the web" },
  agent_memory: { label: "What it remembers", phrase: "what it remembers, as a lead only" },
  other_agents: { label: "Other agents", phrase: "what other agents say" },
} as const satisfies Record<PlainSource, { label: string; phrase: string }>;

export const PLAIN_SOURCES = Object.keys(SOURCES) as readonly PlainSource[];

/** The resource that an `app:` source names, or nothing for the other sources. */
export function sourceApp(source: SourceRef): string | undefined {
  return source.startsWith("app:") ? source.slice(4) : undefined;
}

/** What to do when facts disagree; rank 0 is the strictest (stop, ask, system_of_record). */
export const DISAGREEMENT = {
  stop: { label: "Stop", means: "It stops and tells you.", rank: 0 },
  ask: { label: "Ask", means: "It asks you which fact holds.", rank: 1 },
  system_of_record: { label: "Take the system of record", means: "It takes what the system of record says.", rank: 2 },
} as const satisfies Record<Grounding["on_disagreement"], { label: string; means: string; rank: 0 | 1 | 2 }>;
