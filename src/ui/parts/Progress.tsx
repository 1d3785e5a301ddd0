/** Something that takes longer than half a second: how far it is, where that is known, and a way to stop it. */

import { useEffect, useId, useState } from "react";

export interface ProgressProps {
  /** What is happening: "Reading the answer". */
  readonly label: string;
  /** Between 0 and 1; absent where it cannot be known. */
  readonly done?: number;
  readonly onCancel?: () => void;
}

const PATIENCE_MS = 500;

/** Shows nothing for the first half second: most work is done by then. */
export function Progress({ label, done, onCancel }: ProgressProps) {
  const id = useId();
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!shown) return null;
  return (
    <div className="progress-row" role="status">
      <label htmlFor={id}>{label}</label>
      <progress id={id} max={1} {...(done === undefined ? {} : { value: done })} />
      {onCancel === undefined ? null : (
        <button type="button" className="btn btn--small" onClick={onCancel}>
          Stop
        </button>
      )}
    </div>
  );
}
