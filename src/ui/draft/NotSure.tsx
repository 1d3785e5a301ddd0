/** "Not sure?": what is chosen before anyone answers is the cautious answer, and can be had back. It never widens, and can be undone. */
import { useState } from "react";
import type { Answers } from "../../core/answers/answers.ts";
import { useEdit } from "./use-edit.ts";

export interface NotSureProps {
  readonly answers: Answers;
  /** The cautious answers to this question; the same answers where they are cautious already. */
  readonly cautious: (answers: Answers) => Answers;
  /** What they are, as a sentence. */
  readonly means: string;
}

export function NotSure({ answers, cautious, means }: NotSureProps) {
  const edit = useEdit();
  const [done, setDone] = useState<{ readonly before: Answers; readonly after: Answers }>();
  const isCautious = cautious(answers) === answers;
  const isJustDone = done?.after === answers;
  const take = (): void => {
    edit((before) => {
      const after = cautious(before);
      setDone({ before, after });
      return after;
    });
  };
  return (
    <div className="unsure">
      <p role="status">
        <b>Not sure? </b>
        {isJustDone
          ? "The cautious answers are chosen now."
          : isCautious
            ? "Leave it as it is: nothing here reaches further than the cautious answers."
            : "Some answers here reach further than the cautious ones."}{" "}
        {means}
      </p>
      {isJustDone ? (
        <button type="button" className="btn btn--small" onClick={() => edit((now) => (now === done.after ? done.before : now))}>
          Undo
        </button>
      ) : isCautious ? null : (
        <button type="button" className="btn btn--small" onClick={take}>
          Use the cautious answers
        </button>
      )}
    </div>
  );
}
