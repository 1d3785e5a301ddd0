/** A list that can be very long: all of it can be shown, a hundred at a time. */
import { type ReactNode, useState } from "react";

const STEP = 100;

export interface MoreProps<T> {
  readonly items: readonly T[];
  readonly className: string;
  /** One `li`, with a key. */
  readonly children: (item: T, index: number) => ReactNode;
}

export function More<T>({ items, className, children }: MoreProps<T>) {
  const [most, setMost] = useState(STEP);
  const left = items.length - most;
  if (items.length === 0) return null;
  return (
    <>
      <ul className={className}>{items.slice(0, most).map(children)}</ul>
      {left > 0 ? (
        <button type="button" className="btn btn--small" onClick={() => setMost(most + STEP)}>
          Show {Math.min(left, STEP)} more of {items.length.toLocaleString("en")}
        </button>
      ) : null}
    </>
  );
}
