// Where two documents differ, member by member: what "start from this" tells of a Grant that the writer writes differently.
import { pointer } from "../lib/pointer.ts";

/** One place that differs. A side is absent where the member is not there; lists of plain values are compared and given whole. */
export interface DocumentDifference {
  /** JSON Pointer, the same in both documents. */
  readonly path: string;
  readonly before?: unknown;
  readonly after?: unknown;
}

/** Every place where two plain JSON documents differ, in the order of their members; none exactly when they are equal. */
export function differencesOf(before: unknown, after: unknown, segments: readonly (string | number)[] = []): DocumentDifference[] {
  if (isObject(before) && isObject(after)) {
    const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
    return names.flatMap((name) => differencesOf(own(before, name), own(after, name), [...segments, name]));
  }
  if (Array.isArray(before) && Array.isArray(after) && [...before, ...after].some(isObject)) {
    const length = Math.max(before.length, after.length);
    return Array.from({ length }, (_, i) => differencesOf(before[i], after[i], [...segments, i])).flat();
  }
  if (equal(before, after)) return [];
  return [{ path: pointer(...segments), ...(before === undefined ? {} : { before }), ...(after === undefined ? {} : { after }) }];
}

function equal(a: unknown, b: unknown): boolean {
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((item, i) => equal(item, b[i]));
  return a === b;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function own(object: Record<string, unknown>, name: string): unknown {
  return Object.hasOwn(object, name) ? object[name] : undefined;
}
