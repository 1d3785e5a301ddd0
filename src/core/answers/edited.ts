// What the edits of the answers are made of: a changed copy that shares all it does not change, and notices of what an edit took along.
import type { Answers } from "./answers.ts";

/** New answers, and a whole sentence for each thing that changed besides what was asked for. */
export interface Edited {
  readonly answers: Answers;
  readonly notices: readonly string[];
}

/** New values for some members; `undefined` takes an optional member away. */
export type Patch<T> = { readonly [K in keyof T]?: Record<never, never> extends Pick<T, K> ? T[K] | undefined : T[K] };

/** A copy with the members of the patch; the same object where nothing changes. */
export function patched<T extends object>(value: T, patch: Patch<T>): T {
  const changed = Object.entries(patch).filter(([name, member]) => value[name as keyof T] !== member);
  if (changed.length === 0) return value;
  const next = { ...value } as Record<string, unknown>;
  for (const [name, member] of changed) {
    if (member === undefined) delete next[name];
    else next[name] = member;
  }
  return next as T;
}

/** A copy of a list with another item at an index. Throws a RangeError where there is none: the caller shows what is there. */
export function replacedAt<T>(list: readonly T[], index: number, replace: (item: T) => T): T[] {
  const item = list[index];
  if (item === undefined) throw new RangeError(`no item ${index} in a list of ${list.length}`);
  return list.with(index, replace(item));
}

/** The list without some of its items; the same list where none of them is in it. */
export function without<T>(list: readonly T[], gone: (item: T) => boolean): T[] {
  return list.some(gone) ? list.filter((item) => !gone(item)) : (list as T[]);
}

/** The answers with other answers to question 1. */
export function withWork(answers: Answers, work: Partial<Answers["work"]>): Answers {
  return { ...answers, work: { ...answers.work, ...work } };
}
