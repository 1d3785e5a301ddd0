/** A round seal set from the fingerprint itself. An ornament: the whole value is printed beside it, and that is what one compares. */

import { useId } from "react";

export function SealMark({ hex }: { readonly hex: string }) {
  const id = useId();
  const groups = hex.match(/.{1,4}/g) ?? [];
  return (
    <svg className="sealmark" viewBox="0 0 168 168" role="img" aria-label="Seal, set from the fingerprint that is printed below">
      <defs>
        <path id={`${id}a`} d="M84 84m-62 0a62 62 0 1 1 124 0a62 62 0 1 1-124 0" />
        <path id={`${id}b`} d="M84 84m-46 0a46 46 0 1 1 92 0a46 46 0 1 1-92 0" />
      </defs>
      <circle cx="84" cy="84" r="80" strokeWidth="1.5" />
      <circle cx="84" cy="84" r="76" strokeWidth=".75" />
      <circle cx="84" cy="84" r="36" strokeWidth=".75" />
      <text textLength="384" lengthAdjust="spacing">
        <textPath href={`#${id}a`}>{`${groups.slice(0, 8).join(" · ")} · `}</textPath>
      </text>
      <text textLength="284" lengthAdjust="spacing">
        <textPath href={`#${id}b`}>{`${groups.slice(8).join(" ")} `}</textPath>
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
