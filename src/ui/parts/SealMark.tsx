/** The round seal: the fingerprint itself, set in two rings. The whole value is printed beside it to be compared; this is how one knows it again. */

import { useId } from "react";
import { groupsOfFour } from "../../core/lib/digest.ts";

/** `hex`: 64 hexadecimal digits. */
export function SealMark({ hex }: { readonly hex: string }) {
  const outer = useId();
  const inner = useId();
  return (
    <svg className="sealmark" viewBox="0 0 168 168" role="img" aria-label="Seal, set from the fingerprint that is printed below">
      <defs>
        <path id={outer} d="M22 84a62 62 0 1 1 124 0a62 62 0 1 1-124 0" />
        <path id={inner} d="M38 84a46 46 0 1 1 92 0a46 46 0 1 1-92 0" />
      </defs>
      <circle cx="84" cy="84" r="80" strokeWidth="1.5" />
      <circle cx="84" cy="84" r="76" strokeWidth=".75" />
      <circle cx="84" cy="84" r="36" strokeWidth=".75" />
      <text textLength="384" lengthAdjust="spacing">
        <textPath href={`#${outer}`}>{`${groupsOfFour(hex.slice(0, 32)).replaceAll(" ", " · ")} · `}</textPath>
      </text>
      <text textLength="284" lengthAdjust="spacing">
        <textPath href={`#${inner}`}>{`${groupsOfFour(hex.slice(32))}\u00a0`}</textPath>
      </text>
      <text className="c" x="84" y="84">
        Sealed
      </text>
      <text className="d" x="84" y="99">
        sha-256
      </text>
    </svg>
  );
}
