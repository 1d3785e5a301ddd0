/** A checksum that people compare: groups of four, the whole of it, and under it what it was taken over. Selecting and copying it gives the bare hex. */

import type { ReactNode } from "react";

export interface HashLineProps {
  /** 64 hex digits. */
  readonly hex: string;
  /** What was hashed, how many bytes, how to compute it again. */
  readonly children?: ReactNode;
  readonly small?: boolean;
}

export function HashLine({ hex, children, small = false }: HashLineProps) {
  return (
    <>
      <code className={small ? "hash hash--sm" : "hash"}>
        {groupsOf(hex).map(({ at, group }) => (
          <span key={at}>{group}</span>
        ))}
      </code>
      {children === undefined ? null : <p className="small">{children}</p>}
    </>
  );
}

/** The first four groups, where the whole value stands elsewhere on the page. */
export function ShortHash({ hex }: { readonly hex: string }) {
  return (
    <code className="hash-short">
      {groupsOf(hex.slice(0, 16)).map(({ at, group }) => (
        <span key={at}>{group}</span>
      ))}
      <span>…</span>
    </code>
  );
}

function groupsOf(hex: string): readonly { at: number; group: string }[] {
  return Array.from({ length: Math.ceil(hex.length / 4) }, (_, index) => ({ at: index * 4, group: hex.slice(index * 4, index * 4 + 4) }));
}
