/** How fresh a fact has to be, what happens when facts disagree, and what memory is: for every act. Asked of the agent, checked by nothing. */
import { useState } from "react";
import { setFreshness, setOnDisagreement } from "../../../core/answers/edit-grounds.ts";
import { DISAGREEMENT } from "../../../core/catalogue/sources.ts";
import { fieldId } from "../../../core/compile/where.ts";
import type { Grounding } from "../../../core/schema/grant.gen.ts";
import { errorAt } from "../../draft/findings-at.ts";
import type { Question } from "../../draft/QuestionPage.tsx";
import { Choice } from "../../parts/Choice.tsx";
import { VisibleText } from "../../parts/Visible.tsx";
import { AgeField } from "./AgeField.tsx";

const AGE = "/defaults/grounding/freshness";
const DISAGREE = "/defaults/grounding/on_disagreement";

/** From the strictest to the loosest. */
export const REACTIONS = (Object.keys(DISAGREEMENT) as Grounding["on_disagreement"][]).toSorted(
  (a, b) => DISAGREEMENT[a].rank - DISAGREEMENT[b].rank,
);

export function Facts({ answers, findings, tried, edit }: Question) {
  const { grounds } = answers;
  const [notices, setNotices] = useState<readonly string[]>([]);
  return (
    <section className="sec" aria-labelledby="q4-facts">
      <h2 id="q4-facts">How good a fact has to be</h2>
      <p>
        A verifier checks a source by the name that the agent gives for it. How old a fact is, and whether facts disagree, it does not
        check: this is asked of the agent.
      </p>
      <div className="stack">
        <AgeField
          id={fieldId(AGE)}
          label="How old may a fact be?"
          help="Counted from when it was true, not from when the agent read it."
          none="Any age"
          noneHelp="It may act on a price, an address or a balance from last year."
          value={grounds.freshness}
          error={errorAt(findings, AGE)}
          tried={tried}
          onChange={(freshness) => edit((before) => setFreshness(before, freshness))}
        />
        <div>
          <Choice
            id={fieldId(DISAGREE)}
            label="What happens when facts disagree?"
            help="Two invoices name two sums; the mail says Tuesday and the calendar says Thursday."
            name="on_disagreement"
            error={tried ? errorAt(findings, DISAGREE) : undefined}
            chosen={[grounds.on_disagreement]}
            onChange={(event) => {
              const chosen = REACTIONS.find((reaction) => reaction === event.currentTarget.value);
              if (!chosen) return;
              edit((before) => {
                const { answers: after, notices: said } = setOnDisagreement(before, chosen);
                setNotices(said);
                return after;
              });
            }}
            options={REACTIONS.map((reaction) => ({
              value: reaction,
              label: DISAGREEMENT[reaction].label,
              help: DISAGREEMENT[reaction].means,
            }))}
          />
          <p className="small" role="status">
            <VisibleText text={notices.join(" ")} />
          </p>
        </div>
        <div className="q4-memory">
          <h3>What it remembers</h3>
          <p>
            Memory is a lead, not proof: before anything official the agent checks what it remembers against the system of record. This
            stands in every Grant, and no answer takes it away.
          </p>
        </div>
      </div>
    </section>
  );
}
