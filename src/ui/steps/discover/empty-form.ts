/** Whether what was read is the request's own form with nothing filled in: evidence of nothing, and easily pasted back by mistake. Pure. */
import { hasWords } from "../../../core/discovery/form.ts";
import type { Reading } from "../../../core/discovery/shapes.ts";
import type { JsonValue } from "../../../core/lib/json.ts";

/** `alone`: nothing stands around it. `within`: there is other text, which may be an answer in prose. */
export function emptyForm({
  blocks,
  agent,
  areas,
  repairs,
}: Pick<Reading, "blocks" | "agent" | "areas" | "repairs">): "alone" | "within" | undefined {
  if (!blocks.some(({ chosen }) => chosen) || isFilled(agent.as_written)) return undefined;
  const filled = Object.values(areas).some(({ state, how, items }) => state !== "not_answered" || hasWords(how) || items.some(isFilled));
  if (filled) return undefined;
  return repairs.some(({ code }) => code === "prose_around") ? "within" : "alone";
}

/** A text with words in it, or a value that is no text. "yes | no" is the form's own choice, still to be made. */
function isFilled(value: JsonValue | undefined): boolean {
  if (typeof value === "string") return hasWords(value) && !value.includes(" | ");
  if (Array.isArray(value)) return value.some(isFilled);
  if (typeof value === "object" && value !== null) return Object.values(value).some((member) => isFilled(member));
  return value !== null && value !== undefined;
}
