/** Whether two values show the same, so that rows that are many are drawn again only when what they show has changed. Pure. */

/** Compares members and items all the way down; what is shared between drafts is not looked into. Functions are the same where they are one. */
export function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const names = Object.keys(a);
  if (names.length !== Object.keys(b).length) return false;
  return names.every((name) => Object.hasOwn(b, name) && isSame(a[name as keyof typeof a], b[name as keyof typeof b]));
}
