/** Acts that are held to less than the Grant (G2): each official act on a line, its fields behind it. */
import { useDeferredValue, useMemo, useState } from "react";
import type { Answers } from "../../../core/answers/answers.ts";
import { fieldId } from "../../../core/compile/where.ts";
import { browserZone } from "../../../platform/zones.ts";
import { isLookedFor } from "../../draft/act-titles.ts";
import { findingsByAct } from "../../draft/findings-at.ts";
import { Find } from "../../parts/Find.tsx";
import { NarrowRow } from "./NarrowRow.tsx";
import { narrowActs } from "./narrowing.ts";
import type { SectionProps } from "./section.ts";

export interface NarrowingProps extends Omit<SectionProps, "progress"> {
  readonly answers: Answers;
  /** The field that the address leads to. */
  readonly aim: string | undefined;
}

/** From so many on, looking for one is offered. */
const MANY = 12;

export function Narrowing({ answers, edit, findings, tried, aim = "" }: NarrowingProps) {
  const { progress, work, agents } = answers;
  const [zone] = useState(browserZone);
  const [text, setText] = useState("");
  const looked = useDeferredValue(text);
  const acts = useMemo(() => narrowActs({ work, agents }), [work, agents]);
  const byAct = useMemo(() => findingsByAct(findings), [findings]);
  const shown = acts.filter((act) => isLookedFor(act, act.act.act, looked));
  return (
    <section className="sec" aria-labelledby="q2-narrowing">
      <h2 id="q2-narrowing">Acts that are held to less</h2>
      <p>
        Everything above holds for every act. An official act can be held to less than that, never to more. Amounts of single acts are in
        question 1.
      </p>
      {acts.length === 0 ? <p className="small">No official act is allowed yet.</p> : null}
      {acts.length > MANY ? <Find what="act" text={text} onText={setText} shown={shown.length} all={acts.length} /> : null}
      {shown.length === 0 ? null : (
        <ul className="folds">
          {shown.map((row) => (
            <NarrowRow
              key={row.at}
              {...row}
              grantPerDay={progress.binding_acts_per_day}
              grantHours={progress.hours}
              grantPauses={progress.pause_on_unexpected}
              zone={zone}
              findings={byAct.get(row.at) ?? NONE}
              tried={tried}
              isAimedAt={aim.startsWith(`${fieldId(`/authorities/${row.at}`)}-`)}
              edit={edit}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

const NONE = [] as const;
