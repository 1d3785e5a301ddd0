/** What any act may rely on at most: each source on a line. Nothing that is left alone is opened. */
import { useMemo } from "react";
import { setSource, sourceStand } from "../../../core/answers/edit-grounds.ts";
import { fieldId } from "../../../core/compile/where.ts";
import { warningsAt } from "../../draft/findings-at.ts";
import type { Question } from "../../draft/QuestionPage.tsx";
import { Mark } from "../../parts/Mark.tsx";
import { Quiet } from "../../parts/Quiet.tsx";
import { SegmentRow } from "../../parts/SegmentRow.tsx";
import { Visible } from "../../parts/Visible.tsx";
import { rowId, STANDS, sourceLines, usedBy } from "./sources.ts";

export function Sources({ answers, derived, findings, edit }: Question) {
  const { grounds, work } = answers;
  const lines = useMemo(() => sourceLines({ work, grounds }), [work, grounds]);
  const counts = useMemo(() => {
    const found = new Map<string, number>();
    for (const { grounding } of derived.grant.authorities) {
      for (const source of grounding.allowed) {
        if (!grounding.prohibited.includes(source)) found.set(source, (found.get(source) ?? 0) + 1);
      }
    }
    return found;
  }, [derived.grant.authorities]);
  const list = "/defaults/grounding";
  return (
    <section className="sec sec--near" aria-labelledby="q4-sources">
      <h2 id="q4-sources">What may be taken as fact</h2>
      <p>
        Accessible data is not authorized grounding: that an agent can read something does not yet mean that it may rely on it. This is the
        most that any act may rely on; below, one act can be held to less.
      </p>
      <div className="seg-rows" id={fieldId(`${list}/allowed`)}>
        <div id={fieldId(`${list}/prohibited`)}>
          {lines.map(({ source, name, means }) => {
            const stand = sourceStand(grounds, source);
            const count = counts.get(source) ?? 0;
            return (
              <SegmentRow
                key={source}
                id={rowId(grounds, source)}
                name={<Visible text={name} />}
                means={<Visible text={means} />}
                so={
                  <p className="act-so">
                    <Mark outcome={stand === "allowed" ? (count > 0 ? "can" : "none") : stand === "prohibited" ? "never" : "none"} />
                    {usedBy(stand, count)}
                  </p>
                }
                options={STANDS}
                chosen={stand}
                onChange={(value) => edit((before) => setSource(before, source, value))}
              >
                <Notes notes={notesOf(findings, grounds, source)} />
              </SegmentRow>
            );
          })}
        </div>
      </div>
      <p className="small">
        “Not allowed” and “Prohibited” both keep an act from relying on a source. What is prohibited is also said in the Letter, and stays
        prohibited for whoever the work is handed on to.
      </p>
    </section>
  );
}

function Notes({ notes }: { readonly notes: readonly string[] }) {
  return notes.length === 0 ? null : <Quiet notes={notes} />;
}

function notesOf(findings: Question["findings"], grounds: Question["answers"]["grounds"], source: string): readonly string[] {
  const places = (["allowed", "prohibited"] as const).flatMap((name) => {
    const index = grounds[name].indexOf(source as (typeof grounds)[typeof name][number]);
    return index < 0 ? [] : [`/defaults/grounding/${name}/${index}`];
  });
  return places.flatMap((place) => warningsAt(findings, place));
}
