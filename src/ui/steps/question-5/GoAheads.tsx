/** Each official act's go-ahead, by kind of result. */
import { useDeferredValue, useMemo, useState } from "react";
import { isBinding } from "../../../core/catalogue/kinds.ts";
import { fieldId } from "../../../core/compile/where.ts";
import type { Finding } from "../../../core/lib/finding.ts";
import { findingsByAct } from "../../draft/findings-at.ts";
import type { Question } from "../../draft/QuestionPage.tsx";
import { Find } from "../../parts/Find.tsx";
import { countOf, goAheadGroups } from "./go-ahead-rows.ts";
import { OneGoAhead } from "./OneGoAhead.tsx";
import { Several } from "./Several.tsx";

/** From so many on, looking for one is offered. */
const MANY = 12;
const NONE: readonly Finding[] = [];

export function GoAheads({ answers, derived, findings, tried, edit, at: aim }: Question) {
  const [text, setText] = useState("");
  const looked = useDeferredValue(text);
  const groups = useMemo(() => goAheadGroups(answers, derived.grant, looked), [answers, derived.grant, looked]);
  const byAct = useMemo(() => findingsByAct(findings), [findings]);
  const official = answers.work.acts.filter(({ kind }) => isBinding(kind)).length;
  const others = answers.work.acts.length - official;
  const shown = groups.reduce((sum, { rows }) => sum + rows.length, 0);
  return (
    <section className="sec sec--near" aria-labelledby="q5-acts">
      <h2 id="q5-acts">The go-ahead for each act</h2>
      <p>
        “Each time” asks you before each one. “Standing” lets it go on inside its limits, and only as far as the working mode (question 2)
        and the ceiling (question 6) let it. Outside its limits it asks whatever you choose here.
      </p>
      {official === 0 ? <p className="small">No official act is allowed yet: question 1 decides that.</p> : null}
      {official > MANY ? <Find what="act" text={text} onText={setText} shown={shown} all={official} /> : null}
      {groups.map((group) => (
        <section key={group.kind} aria-labelledby={`q5-${group.kind}`} className="more-group">
          <div className="group-head">
            <h3 id={`q5-${group.kind}`}>{group.name}</h3>
            <p className="count">{countOf(group.rows)}</p>
          </div>
          {looked.trim() === "" ? <Several group={group} answers={answers} edit={edit} /> : null}
          <ul className="more-rows">
            {group.rows.map((row) => (
              <OneGoAhead
                key={row.at}
                {...row}
                findings={byAct.get(row.at) ?? NONE}
                tried={tried}
                isAimedAt={aim === fieldId(`/authorities/${row.at}/go_ahead/words`)}
                edit={edit}
              />
            ))}
          </ul>
        </section>
      ))}
      {others === 0 ? null : (
        <p className="small">
          {others === 1 ? "One allowed act makes nothing official and needs" : `${others} allowed acts make nothing official and need`} no
          go-ahead.
        </p>
      )}
    </section>
  );
}
