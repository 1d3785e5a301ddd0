// The same document in another order: members of objects, and entries of lists whose order says nothing.
import type { Draw } from "./draw.ts";

/** Everything in another order but what stands under `kept`, whose order means something. */
export function reordered<T>(value: T, draw: Draw, kept: readonly string[] = []): T {
  if (Array.isArray(value)) return draw.shuffled(value.map((inner) => reordered(inner, draw, kept))) as T;
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(([name, inner]) => [name, kept.includes(name) ? inner : reordered(inner, draw, kept)] as const);
  return Object.fromEntries(draw.shuffled(entries)) as T;
}
