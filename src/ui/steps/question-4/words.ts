/** What this page says of a finding, in the words of its own fields. Pure. */
import type { Answers } from "../../../core/answers/answers.ts";
import { compareDurations, isDuration } from "../../../core/lib/duration.ts";
import type { Finding } from "../../../core/lib/finding.ts";
import { sayAge } from "./freshness.ts";

const OF_ACT = /^\/authorities\/([0-9]+)\/grounding\/(freshness|on_disagreement)$/;

/** A duration that cannot be read is asked for as the number that it is here, and one that is too long as the number that it may be. */
export function reword({ path, message, blocks }: Finding, { grounds, work }: Answers): string {
  if (!blocks) return message;
  const [, index, member] = OF_ACT.exec(path) ?? [];
  const own = index === undefined ? undefined : work.acts[Number(index)]?.grounding;
  if (member === "on_disagreement") return "This is looser than what holds for every act. Choose the same or a stricter one.";
  const age = path === "/defaults/grounding/freshness" ? grounds.freshness : member === "freshness" ? own?.freshness : undefined;
  if (age === undefined) return message;
  if (!isDuration(age.trim())) return "Say how old it may be at most in a whole number, such as 7, or choose the other answer.";
  const most = grounds.freshness.trim();
  if (own && isDuration(most) && compareDurations(age.trim(), most) > 0) {
    return `${sayAge(age)} is longer than the ${sayAge(most)} that hold for every act. Write no more than that.`;
  }
  return message;
}

/** The places in the Grant that this page's controls decide; "*" is any index. */
export const PLACES = [
  "/defaults/grounding/allowed",
  "/defaults/grounding/allowed/*",
  "/defaults/grounding/prohibited/*",
  "/defaults/grounding/freshness",
  "/defaults/grounding/on_disagreement",
  "/authorities/*/grounding",
  "/authorities/*/grounding/allowed/*",
  "/authorities/*/grounding/prohibited/*",
  "/authorities/*/grounding/freshness",
  "/authorities/*/grounding/on_disagreement",
] as const;
