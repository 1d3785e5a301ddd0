/** What the work is, in plain words: its purpose, and what belongs to it and what does not (G5: for people and agents to read, never matched). */

import type { WorkAnswer } from "../../../core/answers/answers.ts";
import { withWork } from "../../../core/answers/edited.ts";
import { fieldId } from "../../../core/compile/where.ts";
import type { Finding } from "../../../core/lib/finding.ts";
import { errorAt, warningsAt } from "../../draft/findings-at.ts";
import type { Edit } from "../../draft/use-page-edit.ts";
import { useTypedForm } from "../../draft/use-typed-form.ts";
import { Quiet } from "../../parts/Quiet.tsx";
import { TagList } from "../../parts/TagList.tsx";
import { TextArea, TextField } from "../../parts/TextField.tsx";

export interface ScopeProps {
  readonly work: WorkAnswer;
  readonly edit: Edit;
  readonly findings: readonly Finding[];
  /** The person has tried to go on: every error is shown. */
  readonly tried: boolean;
}

export function Scope({ work, edit, findings, tried }: ScopeProps) {
  const { field, left } = useTypedForm({ purpose: work.purpose, summary: work.summary }, (typed) =>
    edit((answers) => {
      const same = answers.work.purpose === typed.purpose && answers.work.summary === typed.summary;
      return same ? answers : withWork(answers, typed);
    }),
  );
  const shown = (name: string, path: string) => (tried || left.has(name) ? errorAt(findings, path) : undefined);
  return (
    <section className="sec sec--near q1-scope" aria-labelledby="q1-scope">
      <h2 id="q1-scope">The work</h2>
      <p>
        Say in plain words what the work is. People and agents read this; no machine ever matches an act against it. What holds is what you
        choose below.
      </p>
      <div className="stack">
        <TextField
          {...field("purpose")}
          id={fieldId("/purpose")}
          label="What is it for?"
          help="One sentence. It stands at the top of the Letter of Authority."
          error={shown("purpose", "/purpose")}
        />
        <TextArea
          {...field("summary")}
          id={fieldId("/work_scope/summary")}
          label="What does the work consist of?"
          help="Two or three sentences, as you would explain it to somebody who starts on Monday."
          rows={3}
          error={shown("summary", "/work_scope/summary")}
        />
        <div className="q1-two">
          <TagList
            id={fieldId("/work_scope/includes")}
            label="It includes"
            help="One thing at a time, in plain words. This allows nothing by itself."
            what="thing it includes"
            value={work.includes}
            onChange={(includes) => edit((answers) => withWork(answers, { includes }))}
            error={tried ? errorAt(findings, "/work_scope/includes") : undefined}
            maxLength={2000}
          />
          <TagList
            id={fieldId("/work_scope/excludes")}
            label="It does not include"
            help="This forbids nothing by itself. To forbid an act, set it to Never below."
            what="thing it does not include"
            value={work.excludes}
            onChange={(excludes) => edit((answers) => withWork(answers, { excludes }))}
            error={tried ? errorAt(findings, "/work_scope/excludes") : undefined}
            maxLength={2000}
          />
        </div>
        <Quiet notes={[...warningsAt(findings, "/purpose"), ...warningsAt(findings, "/work_scope")]} />
      </div>
    </section>
  );
}
