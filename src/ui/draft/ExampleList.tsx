/** The examples, each a button. What an example answers is loaded when it is chosen; a part that cannot be read is told of, and nothing is made. */

import { useRef, useState } from "react";
import type { Example } from "../../state/examples/choices.ts";
import { EXAMPLES, type ExampleRow } from "../../state/examples/examples.ts";

export interface ExampleListProps {
  readonly onChosen: (row: ExampleRow, example: Example) => void;
}

export function ExampleList({ onChosen }: ExampleListProps) {
  const [problem, setProblem] = useState("");
  const busy = useRef(false);
  const choose = async (row: ExampleRow): Promise<void> => {
    if (busy.current) return;
    busy.current = true;
    setProblem("");
    const example = await row.load().catch(() => undefined);
    busy.current = false;
    if (example) onChosen(row, example);
    else setProblem("The example could not be loaded. You may be offline, or the writer was updated since you opened it: reload the page.");
  };
  return (
    <>
      <p className="err" role="alert">
        {problem}
      </p>
      <div className="examples">
        {EXAMPLES.map((row) => (
          <button type="button" className="example" key={row.id} onClick={() => void choose(row)}>
            <b>{row.name}</b>
            <span>{row.says}</span>
          </button>
        ))}
      </div>
    </>
  );
}
