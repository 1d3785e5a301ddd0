/** A group of acts under its heading, with how many are decided. It folds; while something is looked for it lies open. */
import { type ReactNode, useState } from "react";
import type { GroupView } from "./act-view.ts";

export interface ActGroupProps {
  readonly group: Pick<GroupView<unknown>, "id" | "title" | "count">;
  /** Whether it lies open when the page is opened. */
  readonly begins: boolean;
  readonly forced: boolean;
  readonly children: ReactNode;
}

export function ActGroup({ group: { id, title, count }, begins, forced, children }: ActGroupProps) {
  const [isOpen, setOpen] = useState(begins);
  return (
    <details
      className="group q1-group"
      id={`group-${id}`}
      open={forced || isOpen}
      onToggle={(event) => {
        if (!forced) setOpen(event.currentTarget.open);
      }}
    >
      <summary className="group-head">
        <h3>{title}</h3>
        <span className="count">{count}</span>
      </summary>
      {children}
    </details>
  );
}
