/** Looking for one of many: a field, and how many are shown of how many there are. */
import { useId } from "react";

export interface FindProps {
  /** What one of them is called, in lower case: "act". */
  readonly what: string;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly shown: number;
  readonly all: number;
}

export function Find({ what, text, onText, shown, all }: FindProps) {
  const id = useId();
  return (
    <div className="find-one">
      <label htmlFor={id}>Find an {what}</label>
      <input className="input" id={id} type="search" autoComplete="off" value={text} onChange={(event) => onText(event.target.value)} />
      <p className="small" role="status">
        {text.trim() === "" ? `${all} ${what}s` : shown === 0 ? `No ${what} has that in its name.` : `${shown} of ${all} ${what}s`}
      </p>
    </div>
  );
}
