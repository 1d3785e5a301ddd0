/** One act and what it may rely on, where that is less than what every act may. Its fields exist once it is open. */

import { memo, useState } from "react";
import type { ActAnswer, GroundsAnswer } from "../../../core/answers/answers.ts";
import { patchAct } from "../../../core/answers/edit-acts.ts";
import { groundsOfAct, type SourceStand, setActSource, sourceStand } from "../../../core/answers/edit-grounds.ts";
import { patched } from "../../../core/answers/edited.ts";
import { isBinding } from "../../../core/catalogue/kinds.ts";
import { DISAGREEMENT } from "../../../core/catalogue/sources.ts";
import { fieldId } from "../../../core/compile/where.ts";
import type { Finding } from "../../../core/lib/finding.ts";
import { ActTitleText } from "../../draft/ActTitleText.tsx";
import { type ActTitle, titleText } from "../../draft/act-titles.ts";
import { errorAt, warningsAt } from "../../draft/findings-at.ts";
import { isSame } from "../../draft/is-same.ts";
import type { Edit } from "../../draft/use-page-edit.ts";
import { Choice } from "../../parts/Choice.tsx";
import { lowerFirst } from "../../parts/phrases.ts";
import { Quiet } from "../../parts/Quiet.tsx";
import { SegmentRow } from "../../parts/SegmentRow.tsx";
import { Visible } from "../../parts/Visible.tsx";
import { AgeField } from "./AgeField.tsx";
import { REACTIONS } from "./Facts.tsx";
import { sayAge } from "./freshness.ts";
import { narrowerThan, rowId, type SourceLine, STANDS, sourceNames } from "./sources.ts";

export interface OneActProps {
  readonly at: number;
  readonly act: ActAnswer;
  readonly title: ActTitle;
  readonly grounds: GroundsAnswer;
  readonly lines: readonly SourceLine[];
  /** Those about this act. */
  readonly findings: readonly Finding[];
  readonly tried: boolean;
  /** The address leads to a field in it. */
  readonly isAimedAt: boolean;
  readonly edit: Edit;
}

export const OneAct = memo(function OneAct(props: OneActProps) {
  const { at, act, title, grounds, lines, findings, tried, isAimedAt } = props;
  const [isOpen, setOpen] = useState(isAimedAt);
  const narrower = narrowerThan(act, grounds, sourceNames(lines));
  const wrong = findings.some(({ blocks }) => blocks);
  const place = `/authorities/${at}/grounding`;
  const shown = isOpen || (wrong && tried);
  return (
    <li className="more-row" id={fieldId(place)}>
      <details open={shown} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>
          <span className="act-name">
            <ActTitleText title={title} />
          </span>
          <span className="more-now">{narrower === undefined ? "As for every act" : <Visible text={narrower} />}</span>
          {wrong && !shown ? <span className="err">Something here has to be settled.</span> : null}
          <span className="more-do">
            {shown ? "Close" : "Narrow for this act"}
            <span className="vh">
              : <Visible text={titleText(title)} />
            </span>
          </span>
        </summary>
        {shown ? <Fields {...props} /> : null}
      </details>
      <Quiet notes={warningsAt(findings, place)} />
    </li>
  );
}, isSame);

function Fields({ at, act, title, grounds, lines, findings, tried, edit }: OneActProps) {
  const [refused, setRefused] = useState<{ readonly source: string; readonly why: string }>();
  const place = `/authorities/${at}/grounding`;
  const own = groundsOfAct(act, grounds);
  const { freshness, on_disagreement } = act.grounding;
  const set = (patch: ActAnswer["grounding"] | { freshness?: undefined } | { on_disagreement?: undefined }): void =>
    edit((answers) => {
      const now = answers.work.acts[at];
      return now ? patchAct(answers, at, { grounding: patched(now.grounding, patch) }) : answers;
    });
  const choose = (source: SourceLine["source"], stand: SourceStand): void =>
    edit((answers) => {
      const { answers: after, notices } = setActSource(answers, at, source, stand);
      const [why] = notices;
      setRefused(why === undefined ? undefined : { source, why });
      return after;
    });
  const base = DISAGREEMENT[grounds.on_disagreement];
  const stricter = REACTIONS.filter((reaction) => DISAGREEMENT[reaction].rank < base.rank || reaction === on_disagreement);
  return (
    <div className="more-in stack" role="group" aria-label={titleText(title)}>
      <div>
        <h4>What it may rely on</h4>
        <p className="small">
          Fewer sources than every act may rely on, never one more.
          {isBinding(act.kind)
            ? " A verifier checks the sources of this act by their names."
            : " This act makes nothing official: its sources are asked of the agent, and nothing checks them."}
        </p>
        <div className="seg-rows" id={fieldId(`${place}/allowed`)}>
          <div id={fieldId(`${place}/prohibited`)}>
            {lines.map(({ source, name }) => (
              <SegmentRow
                key={source}
                id={rowId(own, source, place)}
                name={<Visible text={name} />}
                options={STANDS}
                chosen={sourceStand(own, source)}
                error={refused?.source === source ? refused.why : undefined}
                onChange={(stand) => choose(source, stand)}
              />
            ))}
          </div>
        </div>
        <p className="vh" role="status">
          {refused?.why}
        </p>
      </div>
      <AgeField
        id={fieldId(`${place}/freshness`)}
        label="How old may a fact be for this act?"
        none={
          grounds.freshness.trim() === "" ? "As for every act: any age" : `As for every act: not older than ${sayAge(grounds.freshness)}`
        }
        value={freshness ?? ""}
        error={errorAt(findings, `${place}/freshness`)}
        tried={tried}
        onChange={(age) => set(age === "" ? { freshness: undefined } : { freshness: age })}
      />
      <Choice
        id={fieldId(`${place}/on_disagreement`)}
        label="What happens when facts disagree about it?"
        help={
          stricter.length === 0 ? "Every act has the strictest answer already." : "Only what is stricter than for every act is offered."
        }
        error={errorAt(findings, `${place}/on_disagreement`)}
        name={`${place}/on_disagreement`}
        chosen={[on_disagreement ?? "same"]}
        onChange={(event) => {
          const chosen = REACTIONS.find((reaction) => reaction === event.currentTarget.value);
          set(chosen ? { on_disagreement: chosen } : { on_disagreement: undefined });
        }}
        options={[
          { value: "same", label: `As for every act: ${lowerFirst(base.label)}`, help: base.means },
          ...stricter.map((reaction) => ({ value: reaction, label: DISAGREEMENT[reaction].label, help: DISAGREEMENT[reaction].means })),
        ]}
      />
    </div>
  );
}
