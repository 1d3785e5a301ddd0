// On whose behalf the work is done (§4 question 3).
import type { OnBehalfOf } from "../schema/grant.gen.ts";

/** `named`: it is said by its name. */
export const ON_BEHALF = {
  self: { label: "Yourself", means: "What the agent does, it does for you.", named: false },
  person: { label: "Another person", means: "You grant what you may do for somebody else. The Letter names that person.", named: true },
  organization: {
    label: "An organization",
    means: "You grant what you may do for a company, a club or an office. The Letter names it.",
    named: true,
  },
} as const satisfies Record<OnBehalfOf["kind"], { label: string; means: string; named: boolean }>;
