// What gives the go-ahead for an official act (§4 question 5).
import type { GoAhead } from "../schema/grant.gen.ts";

export const GO_AHEADS = {
  each_time: { label: "Each time", means: "It asks before each one.", asks: true },
  standing: { label: "Standing", means: "It goes on inside its limits, as far as the working mode and the ceiling let it.", asks: false },
} as const satisfies Record<GoAhead["mode"], { label: string; means: string; asks: boolean }>;
