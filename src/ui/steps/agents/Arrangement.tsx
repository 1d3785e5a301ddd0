/** One agent, or a team. The two arrangements of older Grants are shown only where a Grant has them. */

import { useState } from "react";
import { setArrangement } from "../../../core/answers/edit-agents.ts";
import { WORK_ARRANGEMENTS } from "../../../core/catalogue/work-arrangements.ts";
import { fieldId } from "../../../core/compile/where.ts";
import type { Finding } from "../../../core/lib/finding.ts";
import type { WorkSystem } from "../../../core/schema/grant.gen.ts";
import { errorAt } from "../../draft/findings-at.ts";
import { useEdit } from "../../draft/use-edit.ts";
import { Choice } from "../../parts/Choice.tsx";
import { Quiet } from "../../parts/Quiet.tsx";

type ArrangementId = WorkSystem["arrangement"];

export function Arrangement({ arrangement, findings }: { readonly arrangement: ArrangementId; readonly findings: readonly Finding[] }) {
  const edit = useEdit();
  const [notices, setNotices] = useState<readonly string[]>([]);
  const offered = Object.entries(WORK_ARRANGEMENTS).filter(([id, row]) => row.offered || id === arrangement);
  return (
    <section className="sec" aria-labelledby="agents-how">
      <h2 id="agents-how">Alone, or with others?</h2>
      <div className="stack">
        <Choice
          id={fieldId("/work_system/arrangement")}
          label="Who works under this Grant?"
          name="arrangement"
          chosen={[arrangement]}
          error={errorAt(findings, "/work_system/arrangement")}
          onChange={(event) => {
            const value = event.currentTarget.value as ArrangementId;
            edit((answers) => {
              const edited = setArrangement(answers, value);
              setNotices(edited.notices);
              return edited.answers;
            });
          }}
          options={offered.map(([value, { label, means }]) => ({ value, label, help: means }))}
        />
        <Quiet notes={notices} />
      </div>
    </section>
  );
}
