/** A draft can come from anywhere: whether each accepted text still has the checksum that was accepted, taken again in this browser (G15). */
import { useEffect, useState } from "react";
import { bindInventory, bindingText } from "../../../core/discovery/g15-binding.ts";
import type { InventoryText } from "../../../state/draft.ts";

/** By the text's own entry, which the store replaces when the text changes. */
const MATCHES = new WeakMap<InventoryText, boolean>();

/** True when the text is not the one that was accepted. Where no checksum can be taken, nothing is said of a text that could have one. */
export async function isMismatched({ text, accepted }: InventoryText): Promise<boolean> {
  if (accepted === undefined) return false;
  const bound = await bindInventory(text);
  return bound.ok ? bound.value.sha256 !== accepted.sha256 || bound.value.bytes !== accepted.bytes : !bindingText(text).ok;
}

/** The agents whose text is not the one that was accepted for them. */
export function useMismatched(inventories: readonly InventoryText[]): ReadonlySet<string> {
  const [, setChecked] = useState(0);
  useEffect(() => {
    let current = true;
    for (const entry of inventories) {
      if (entry.accepted === undefined || MATCHES.has(entry)) continue;
      void isMismatched(entry).then((mismatched) => {
        MATCHES.set(entry, !mismatched);
        if (current) setChecked((count) => count + 1);
      });
    }
    return () => {
      current = false;
    };
  }, [inventories]);
  return new Set(inventories.filter((entry) => MATCHES.get(entry) === false).map(({ agent }) => agent));
}
