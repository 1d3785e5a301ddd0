/** Something that is there for whoever wants it: the browser's own details, closed at first. */

import type { ReactNode } from "react";

export interface DisclosureProps {
  readonly summary: ReactNode;
  readonly children: ReactNode;
  readonly open?: boolean;
}

export function Disclosure({ summary, children, open = false }: DisclosureProps) {
  return (
    <details className="disclosure" open={open}>
      <summary>{summary}</summary>
      <div className="disclosure-in">{children}</div>
    </details>
  );
}
