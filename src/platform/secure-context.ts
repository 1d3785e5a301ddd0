/** What this browsing context lets the page do. On plain http (other than localhost) Web Crypto's digest, and so the seal, is missing. */

/** The facts about the context, read once; a page shows them and never works around them silently. */
export interface ContextFacts {
  /** SHA-256 can be computed: without it nothing can be sealed, and no checksum can be shown. */
  readonly canDigest: boolean;
  /** The page was opened from a file, where all such pages may share one store. */
  readonly fromFile: boolean;
}

/** Reads the facts from `scope` (the window unless told). */
export function contextFacts(scope: { crypto?: { subtle?: unknown }; location?: { protocol: string } } = globalThis): ContextFacts {
  return { canDigest: scope.crypto?.subtle !== undefined, fromFile: scope.location?.protocol === "file:" };
}
