/** Until when the Grant holds, in days from its sealing. */

import { patchProgress } from "../../../core/answers/edit-progress.ts";
import { fieldId } from "../../../core/compile/where.ts";
import { errorAt } from "../../draft/findings-at.ts";
import { useTypedForm } from "../../draft/use-typed-form.ts";
import { IntField } from "../../parts/TextField.tsx";
import type { ChoiceFields } from "./choice-fields.ts";
import { END_PLACE } from "./places.ts";

export function End({ answers, edit, findings, tried }: Pick<ChoiceFields, "answers" | "edit" | "findings" | "tried">) {
  const { ends } = answers.progress;
  const before = ends.kind === "after_days" ? ends.days : "";
  const { field, left } = useTypedForm({ days: before }, ({ days }) => {
    // An end that was chosen as a date stays while nothing is typed here.
    if (days !== before) edit((all) => patchProgress(all, { ends: { kind: "after_days", days } }));
  });
  return (
    <IntField
      {...field("days")}
      id={fieldId(END_PLACE)}
      label="For how many days?"
      help={
        ends.kind === "at" ? "Its end was chosen as a date. Days typed here take its place." : "Days of 24 hours, from when you seal it."
      }
      unit="days"
      error={tried || left.has("days") ? errorAt(findings, END_PLACE) : undefined}
    />
  );
}
