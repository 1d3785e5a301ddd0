/** How the two sides of a disagreement are called. Pure. */
import type { Conflict } from "../../../core/schema/grant.gen.ts";

export const SIDES = {
  tool_permission: "The permission",
  work_rule: "The rule",
} as const satisfies Record<Conflict["applies"], string>;
