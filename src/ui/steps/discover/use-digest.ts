/** The checksum of a text that is shown, taken in this browser whenever the text changes. */
import { useEffect, useState } from "react";
import { type BoundInventory, bindInventory } from "../../../core/discovery/g15-binding.ts";
import type { Result } from "../../../core/lib/finding.ts";
import { type Digest, digestText } from "../../../platform/digest.ts";

/** The value that a promise gives for `text`; `undefined` until it does, and never that of another text. */
function useTaken<T>(text: string, take: (text: string) => Promise<T>): T | undefined {
  const [taken, setTaken] = useState<{ text: string; value: T }>();
  useEffect(() => {
    let current = true;
    void take(text).then((value) => current && setTaken({ text, value }));
    return () => {
      current = false;
    };
  }, [text, take]);
  return taken?.text === text ? taken.value : undefined;
}

/** SHA-256 and bytes of a text; `undefined` until they are there, and where none can be taken. */
export function useDigest(text: string): Digest | undefined {
  return useTaken(text, digestText);
}

/** What accepting the text shown would bind, or why it cannot be bound (G15); `undefined` until it is known. */
export function useBinding(text: string): Result<BoundInventory> | undefined {
  return useTaken(text, bindInventory);
}
