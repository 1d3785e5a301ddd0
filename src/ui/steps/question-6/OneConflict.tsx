/** A disagreement that is left in: what it is about, both sides, which applies, what was chosen and why (G11). */
import type { ConflictAnswer } from "../../../core/answers/answers.ts";
import { patchConflict } from "../../../core/answers/edit-official.ts";
import { fieldId } from "../../../core/compile/where.ts";
import type { Finding } from "../../../core/lib/finding.ts";
import type { Conflict } from "../../../core/schema/grant.gen.ts";
import { errorAt, warningsAt } from "../../draft/findings-at.ts";
import type { Edit } from "../../draft/use-page-edit.ts";
import { useTypedForm } from "../../draft/use-typed-form.ts";
import { Choice } from "../../parts/Choice.tsx";
import { Quiet } from "../../parts/Quiet.tsx";
import { TextArea, TextField } from "../../parts/TextField.tsx";
import { Visible } from "../../parts/Visible.tsx";
import { SIDES } from "./conflict-sides.ts";

export interface OneConflictProps {
  readonly index: number;
  readonly conflict: ConflictAnswer;
  /** The stricter side, where it is known. */
  readonly stricter: Conflict["applies"] | undefined;
  readonly findings: readonly Finding[];
  readonly tried: boolean;
  readonly edit: Edit;
  readonly onRemove: () => void;
}

const NAMES = ["about", "tool_permission", "work_rule", "chosen", "why"] as const;

export function OneConflict({ index, conflict, stricter, findings, tried, edit, onRemove }: OneConflictProps) {
  const path = `/conflicts/${index}`;
  const { about, tool_permission, work_rule, chosen, why, applies } = conflict;
  const { field, left } = useTypedForm({ about, tool_permission, work_rule, chosen, why }, (typed) =>
    edit((answers) => (answers.official.conflicts[index] ? patchConflict(answers, index, typed) : answers)),
  );
  const props = (name: (typeof NAMES)[number]) => ({
    ...field(name),
    id: fieldId(`${path}/${name}`),
    error: tried || left.has(name) ? errorAt(findings, `${path}/${name}`) : undefined,
  });
  const isSettled = stricter !== undefined && applies === stricter;
  return (
    <li className="card q6-conflict" id={fieldId(path)}>
      <div className="q6-conflict-head">
        <h4>{about.trim() === "" ? `Disagreement ${index + 1}` : <Visible text={about} />}</h4>
        <button type="button" className="btn btn--small" onClick={onRemove}>
          Remove<span className="vh"> disagreement {index + 1}</span>
        </button>
      </div>
      <TextField {...props("about")} label="What it is about" />
      <div className="q6-sides">
        <TextArea {...props("tool_permission")} rows={2} label={SIDES.tool_permission} help="What the tool, or another answer, permits." />
        <TextArea {...props("work_rule")} rows={2} label={SIDES.work_rule} help="What you decided." />
      </div>
      {isSettled ? (
        <p className="q6-applies" id={fieldId(`${path}/applies`)}>
          <b>{SIDES[stricter]} applies:</b> it is the stricter of the two.
        </p>
      ) : (
        <Choice
          id={fieldId(`${path}/applies`)}
          label="Which of the two applies?"
          help="The stricter one always applies. Nothing here can tell which that is: say it."
          name={`${path}/applies`}
          error={tried ? errorAt(findings, `${path}/applies`) : undefined}
          chosen={applies === undefined ? [] : [applies]}
          onChange={(event) => {
            const side = (Object.keys(SIDES) as Conflict["applies"][]).find((one) => one === event.currentTarget.value);
            if (side) edit((answers) => patchConflict(answers, index, { applies: side }));
          }}
          options={(Object.keys(SIDES) as Conflict["applies"][]).map((side) => ({ value: side, label: SIDES[side] }))}
        />
      )}
      <TextArea {...props("chosen")} rows={2} label="What you chose" help="Such as: “It goes on asking, although the tool would let it.”" />
      <TextArea {...props("why")} rows={2} label="Why you leave the disagreement in" />
      <Quiet
        notes={[
          ...(stricter !== undefined && applies !== undefined && !isSettled
            ? [`As both are worded here, the stricter is: ${SIDES[stricter].toLowerCase()}. The stricter applies.`]
            : []),
          ...warningsAt(findings, path),
        ]}
      />
    </li>
  );
}
