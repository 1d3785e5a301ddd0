/** What is kept of every official act, and where (G13: a record of every official act is kept). Asked of the agent, checked by nothing. */
import { withOfficial } from "../../../core/answers/edit-official.ts";
import { fieldId } from "../../../core/compile/where.ts";
import { errorAt, warningsAt } from "../../draft/findings-at.ts";
import type { Question } from "../../draft/QuestionPage.tsx";
import { useTypedForm } from "../../draft/use-typed-form.ts";
import { Quiet } from "../../parts/Quiet.tsx";
import { TagList } from "../../parts/TagList.tsx";
import { TextArea } from "../../parts/TextField.tsx";

const WHERE = "/record/where";
const CONTAINS = "/record/contains";

export function Record({ answers, findings, tried, edit }: Question) {
  const { official } = answers;
  const { field, left } = useTypedForm({ where: official.record_where }, ({ where }) =>
    edit((before) => (before.official.record_where === where ? before : withOfficial(before, { record_where: where }))),
  );
  return (
    <section className="sec" aria-labelledby="q6-record">
      <h2 id="q6-record">The record</h2>
      <p>
        A record of every official act is kept: no answer takes that away. Before an act that cannot be undone the agent also says how it
        could be corrected.
      </p>
      <div className="stack">
        <TextArea
          {...field("where")}
          id={fieldId(WHERE)}
          rows={2}
          label="Where is it kept?"
          help="Best where the agent can add to it and cannot take anything away. It is asked to keep it; nothing checks that it does."
          error={tried || left.has("where") ? errorAt(findings, WHERE) : undefined}
        />
        <TagList
          id={fieldId(CONTAINS)}
          label="What does it say of each act?"
          what="thing that it says"
          value={official.record_contains}
          onChange={(record_contains) => edit((before) => withOfficial(before, { record_contains }))}
          error={tried ? errorAt(findings, CONTAINS) : undefined}
          maxLength={2000}
        />
        <Quiet notes={warningsAt(findings, "/record")} />
      </div>
    </section>
  );
}
