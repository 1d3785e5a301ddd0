/** Acts that may rely on less than every act may (G2): each on a line, its fields behind it. */
import { useDeferredValue, useMemo, useState } from "react";
import { isBinding } from "../../../core/catalogue/kinds.ts";
import { fieldId } from "../../../core/compile/where.ts";
import type { Finding } from "../../../core/lib/finding.ts";
import { actTitles, isLookedFor } from "../../draft/act-titles.ts";
import { findingsByAct } from "../../draft/findings-at.ts";
import type { Question } from "../../draft/QuestionPage.tsx";
import { Find } from "../../parts/Find.tsx";
import { OneAct } from "./OneAct.tsx";
import { sourceLines } from "./sources.ts";

/** From so many on, looking for one is offered. */
const MANY = 12;
const NONE: readonly Finding[] = [];

export function ActGrounds({ answers, findings, tried, edit, at: aim }: Question) {
  const { work, agents, grounds } = answers;
  const [text, setText] = useState("");
  const looked = useDeferredValue(text);
  const titles = useMemo(() => actTitles({ work, agents }), [work, agents]);
  const lines = useMemo(() => sourceLines({ work, grounds }), [work, grounds]);
  const byAct = useMemo(() => findingsByAct(findings), [findings]);
  const acts = work.acts.flatMap((act, at) => {
    const title = titles[at];
    return title && isLookedFor(title, act.act, looked) ? [{ at, act, title }] : [];
  });
  const groups = [
    { id: "q4-official", name: "Official acts", acts: acts.filter(({ act }) => isBinding(act.kind)) },
    { id: "q4-others", name: "Acts that make nothing official", acts: acts.filter(({ act }) => !isBinding(act.kind)) },
  ];
  return (
    <section className="sec" aria-labelledby="q4-acts">
      <h2 id="q4-acts">Acts that may rely on less</h2>
      <p>
        What stands above holds for every act. One act can be held to fewer sources, to fresher facts, or to a stricter answer when facts
        disagree.
      </p>
      {work.acts.length === 0 ? <p className="small">No act is allowed yet: question 1 decides that.</p> : null}
      {work.acts.length > MANY ? <Find what="act" text={text} onText={setText} shown={acts.length} all={work.acts.length} /> : null}
      {groups.map(({ id, name, acts: rows }) =>
        rows.length === 0 ? null : (
          <section key={id} aria-labelledby={id} className="more-group">
            <h3 id={id}>{name}</h3>
            <ul className="more-rows">
              {rows.map((row) => (
                <OneAct
                  key={row.at}
                  {...row}
                  grounds={grounds}
                  lines={lines}
                  findings={byAct.get(row.at) ?? NONE}
                  tried={tried}
                  isAimedAt={
                    aim === fieldId(`/authorities/${row.at}/grounding`) || aim.startsWith(`${fieldId(`/authorities/${row.at}/grounding`)}-`)
                  }
                  edit={edit}
                />
              ))}
            </ul>
          </section>
        ),
      )}
    </section>
  );
}
