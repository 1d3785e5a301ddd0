// The work arrangements of §4 question 3. The last two are kept for Grants made before formations (§4b) and are not offered anew.
import type { WorkSystem } from "../schema/grant.gen.ts";

export const WORK_ARRANGEMENTS = {
  one_agent: { label: "One agent", means: "It works alone. Nobody else acts under this Grant.", offered: true },
  team: { label: "A team of agents", means: "Several agents work together. Each holds only the acts that you give it.", offered: true },
  lead_with_specialists: { label: "A lead with specialists", means: "Kept for Grants made before.", offered: false },
  external_system: { label: "An external system", means: "Kept for Grants made before.", offered: false },
} as const satisfies Record<WorkSystem["arrangement"], { label: string; means: string; offered: boolean }>;

/** Which agent answers, and in whose window the Grant is given (§3a Who is answering). */
export const ANSWERING = {
  only: { label: "The only agent", means: "It works alone." },
  main: { label: "The main system", means: "The main window or orchestrator, which runs other agents." },
  member: { label: "One agent in a team", means: "It has a window of its own, and teammates." },
} as const;
