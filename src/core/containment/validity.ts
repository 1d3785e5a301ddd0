// G9a validity: the child holds only while its parent holds. Compared as moments, not as text.
import { compareInstants, isInstant } from "../lib/instant.ts";
import { pointer } from "../lib/pointer.ts";
import type { Add, Pair, RowSpec } from "./row.ts";

export const spec: RowSpec = {
  id: "G9a.validity",
  title: "The same or a shorter validity",
  clause: "not_before ≥ the parent's; expires ≤ the parent's",
};

const BOUNDS = [
  { name: "not_before", beyond: -1, says: "begins before its parent does. Let it begin then or later." },
  { name: "expires", beyond: 1, says: "ends after its parent does. Let it end then or earlier." },
] as const;

export function compareValidity({ parent, child }: Pair, add: Add): void {
  for (const { name, beyond, says } of BOUNDS) {
    const [own, theirs] = [child.validity[name], parent.validity[name]];
    const values = { parent: theirs, child: own };
    // The schema lets through what looks like a moment and is none, such as 30 February.
    if (!isInstant(own) || !isInstant(theirs)) {
      add(pointer("validity", name), `One of the two values of ${name} is no real moment, so they cannot be compared.`, values);
    } else if (compareInstants(own, theirs) === beyond) {
      add(pointer("validity", name), `This child ${says}`, values);
    }
  }
}
