/** Several acts of one kind at once. What tightens is done with one press; what widens asks which acts, by their names, and is never ticked beforehand. */

import { useState } from "react";
import type { Answers } from "../../../core/answers/answers.ts";
import { setGoAheads } from "../../../core/answers/edit-go-ahead.ts";
import { ActTitleText } from "../../draft/ActTitleText.tsx";
import { titleText } from "../../draft/act-titles.ts";
import type { Edit } from "../../draft/use-page-edit.ts";
import { Ticks } from "../../parts/Choice.tsx";
import { Dialog } from "../../parts/Dialog.tsx";
import { listed, lowerFirst } from "../../parts/phrases.ts";
import { Visible } from "../../parts/Visible.tsx";
import { asks, type GoAheadGroup, type GoAheadRow } from "./go-ahead-rows.ts";

export interface SeveralProps {
  readonly group: GoAheadGroup;
  readonly answers: Answers;
  readonly edit: Edit;
}

export function Several({ group, answers, edit }: SeveralProps) {
  const [isOpen, setOpen] = useState(false);
  const [done, setDone] = useState<{ readonly before: Answers; readonly after: Answers; readonly said: string }>();
  const [asking, standing] = [group.rows.filter(({ act }) => asks(act)), group.rows.filter(({ act }) => !asks(act))];
  const isJustDone = done?.after === answers;
  const run = (rows: readonly GoAheadRow[], mode: "each_time" | "standing", said: string): void => {
    const indexes = rows.map(({ at }) => at);
    edit((before) => {
      const after = setGoAheads(before, indexes, mode);
      setDone({ before, after, said: `${namesOf(rows)} ${said}` });
      return after;
    });
  };
  if (group.rows.length < 2) return null;
  return (
    <div className="q5-several">
      <div className="btn-row">
        {standing.length === 0 ? null : (
          <button
            type="button"
            className="btn btn--small"
            onClick={() => run(standing, "each_time", standing.length === 1 ? "asks each time now." : "ask each time now.")}
          >
            All of these each time
          </button>
        )}
        {asking.length === 0 ? null : (
          <button type="button" className="btn btn--small" onClick={() => setOpen(true)}>
            Standing for several …
          </button>
        )}
        {isJustDone ? (
          <button type="button" className="btn btn--small" onClick={() => edit((now) => (now === done.after ? done.before : now))}>
            Undo
          </button>
        ) : null}
      </div>
      <p className="small" role="status">
        {isJustDone ? <Visible text={done.said} /> : null}
      </p>
      {isOpen ? (
        <Standing
          name={group.name}
          rows={asking}
          onClose={() => setOpen(false)}
          onGive={(rows) => {
            setOpen(false);
            run(rows, "standing", rows.length === 1 ? "has a standing go-ahead now." : "have a standing go-ahead now.");
          }}
        />
      ) : null}
    </div>
  );
}

function Standing({
  name,
  rows,
  onClose,
  onGive,
}: {
  readonly name: string;
  readonly rows: readonly GoAheadRow[];
  readonly onClose: () => void;
  readonly onGive: (rows: readonly GoAheadRow[]) => void;
}) {
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const chosen = rows.filter(({ at }) => ticked.includes(String(at)));
  return (
    <Dialog
      open
      title={`A standing go-ahead for several acts: ${lowerFirst(name)}`}
      onClose={onClose}
      actions={
        <>
          <button type="button" className="btn" onClick={onClose}>
            Leave it as it is
          </button>
          <button type="button" className="btn btn--main" disabled={chosen.length === 0} onClick={() => onGive(chosen)}>
            {chosen.length === 0
              ? "Tick at least one act"
              : `Give ${chosen.length === 1 ? "this act" : `these ${chosen.length} acts`} a standing go-ahead`}
          </button>
        </>
      }
    >
      <p>
        Inside its limits, an act that you tick no longer needs your yes for each one, as far as the working mode and the ceiling let it.
        Only the acts that you tick change.
      </p>
      <Ticks
        label="Which acts?"
        chosen={ticked}
        onChange={(event) => {
          const { value, checked } = event.currentTarget;
          setTicked((before) => (checked ? [...before, value] : before.filter((one) => one !== value)));
        }}
        options={rows.map(({ at, title, held }) => ({
          value: String(at),
          label: <ActTitleText title={title} />,
          help:
            held.length === 0 ? (
              "It would go on by itself, inside its limits."
            ) : (
              <Visible text={`It would still be held back by ${listed(held.map(({ words }) => words))}.`} />
            ),
        }))}
      />
    </Dialog>
  );
}

function namesOf(rows: readonly GoAheadRow[]): string {
  return listed(rows.map(({ title }) => `“${titleText(title)}”`));
}
