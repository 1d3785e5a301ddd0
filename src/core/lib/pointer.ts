/**
 * JSON Pointer (RFC 6901): how a finding or a clause names a place in a document.
 * No package: the whole of it is two replacements and a walk over own properties.
 */

/** Makes a pointer from member names and array indexes: `pointer("a/b", 0)` is "/a~1b/0"; no segments is "" (the whole document). */
export function pointer(...segments: readonly (string | number)[]): string {
  return segments.map((segment) => `/${String(segment).replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");
}

/**
 * The unescaped segments of a pointer; "" has none.
 * Throws a SyntaxError for text that is not a pointer: pointers are made by code, so that is a bug.
 */
export function parsePointer(text: string): string[] {
  if (text === "") return [];
  if (!text.startsWith("/") || /~(?![01])/.test(text)) throw new SyntaxError(`not a JSON Pointer: ${JSON.stringify(text)}`);
  return text
    .slice(1)
    .split("/")
    .map((segment) => segment.replaceAll("~1", "/").replaceAll("~0", "~"));
}

/**
 * The value at a pointer, or undefined where there is none.
 * Only own members count (`/constructor` of `{}` is nothing), and array indexes only in their one decimal spelling.
 */
export function resolvePointer(value: unknown, text: string): unknown {
  let current = value;
  for (const segment of parsePointer(text)) {
    if (typeof current !== "object" || current === null || !Object.hasOwn(current, segment)) return undefined;
    if (Array.isArray(current) && !/^(?:0|[1-9][0-9]*)$/.test(segment)) return undefined;
    current = (current as Record<string, unknown>)[segment];
  }
  return current;
}
