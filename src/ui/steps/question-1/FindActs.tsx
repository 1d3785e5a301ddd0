/** Narrows the list of acts: to those with some words, to those that are decided. */
import { LOOK_AT_ALL, type Looked } from "./act-view.ts";

export interface FindActsProps {
  readonly looked: Looked;
  readonly onLook: (looked: Looked) => void;
}

export function FindActs({ looked, onLook }: FindActsProps) {
  return (
    <search className="find">
      <div className="field">
        <label htmlFor="find-act">Find an act</label>
        <input
          className="input"
          id="find-act"
          type="search"
          autoComplete="off"
          value={looked.text}
          onChange={(event) => onLook({ ...looked, text: event.currentTarget.value })}
          onKeyDown={(event) => {
            if (event.key === "Escape" && looked.text !== "") onLook({ ...looked, text: LOOK_AT_ALL.text });
          }}
        />
      </div>
      <label className="tick">
        <input
          type="checkbox"
          checked={looked.onlyDecided}
          onChange={(event) => onLook({ ...looked, onlyDecided: event.currentTarget.checked })}
        />
        <span>Only what I have decided</span>
      </label>
    </search>
  );
}
