/** How officially each kind of result may end, at most (G3): what each choice does to the acts allowed, and acts that are held to less. */

import { memo, useMemo } from "react";
import { patchAct } from "../../../core/answers/edit-acts.ts";
import { setCeiling } from "../../../core/answers/edit-official.ts";
import { CEILINGS } from "../../../core/catalogue/kinds.ts";
import { fieldId } from "../../../core/compile/where.ts";
import type { Finding } from "../../../core/lib/finding.ts";
import { ActTitleText } from "../../draft/ActTitleText.tsx";
import { errorAt, findingsByAct, warningsAt } from "../../draft/findings-at.ts";
import { HeldBackBy } from "../../draft/HeldBackBy.tsx";
import { isSame } from "../../draft/is-same.ts";
import type { Question } from "../../draft/QuestionPage.tsx";
import type { Edit } from "../../draft/use-page-edit.ts";
import { Choice } from "../../parts/Choice.tsx";
import { Mark } from "../../parts/Mark.tsx";
import { lowerFirst } from "../../parts/phrases.ts";
import { Quiet } from "../../parts/Quiet.tsx";
import { SegmentRow } from "../../parts/SegmentRow.tsx";
import type { Segment } from "../../parts/Segments.tsx";
import { SelectField } from "../../parts/SelectField.tsx";
import { Visible } from "../../parts/Visible.tsx";
import { type CommitRow, type Effect, type KindRow, kindRows, LEVELS } from "./ceiling-effects.ts";

const NONE: readonly Finding[] = [];

export function Ceilings({ answers, derived, findings, tried, edit }: Question) {
  const kinds = useMemo(() => kindRows(answers, derived.grant), [answers, derived.grant]);
  const byAct = useMemo(() => findingsByAct(findings), [findings]);
  const used = kinds.filter(({ rows }) => rows.length > 0);
  const unused = kinds.filter(({ rows }) => rows.length === 0);
  return (
    <section className="sec sec--near" aria-labelledby="q6-ceilings">
      <h2 id="q6-ceilings">The ceiling for each kind of result</h2>
      <p>
        A result is official once it is sent, bought, paid, submitted, changed, deleted or shared. The ceiling is how far the agent may go
        with that at most. An act can be held to less, never to more.
      </p>
      {used.length === 0 ? <p className="small">No official act is allowed yet: question 1 decides that.</p> : null}
      {used.map((kind) => (
        <Kind key={kind.kind} {...kind} findings={findings} byAct={byAct} tried={tried} edit={edit} />
      ))}
      {unused.length === 0 ? null : (
        <section className="more-group q6-quiet" aria-labelledby="q6-unused">
          <h3 id="q6-unused">Kinds of which you allowed no act</h3>
          <p className="small">
            Nothing of these kinds may happen, whatever stands here. A ceiling counts once you allow an act of its kind. Before you choose,
            the cautious one stands here: for what is sent and what is changed that is “On confirmation”, with an act or without.
          </p>
          <div className="q6-unused">
            {unused.map(({ kind, name, chosen }) => (
              <SelectField
                key={kind}
                id={fieldId(`/ceilings/${kind}`)}
                label={name}
                value={chosen}
                onChange={(event) => choose(edit, kind, event.currentTarget.value)}
                options={LEVELS.map((level) => ({ value: level, label: CEILINGS[level].label }))}
              />
            ))}
          </div>
        </section>
      )}
    </section>
  );
}

function choose(edit: Edit, kind: KindRow["kind"], value: string): void {
  const level = LEVELS.find((one) => one === value);
  if (level) edit((before) => setCeiling(before, kind, level));
}

interface KindProps extends KindRow {
  readonly findings: readonly Finding[];
  readonly byAct: ReadonlyMap<number, readonly Finding[]>;
  readonly tried: boolean;
  readonly edit: Edit;
}

function Kind({ kind, name, chosen, effects, rows, findings, byAct, tried, edit }: KindProps) {
  const place = `/ceilings/${kind}`;
  return (
    <section className="more-group" aria-labelledby={`q6-${kind}`}>
      <div className="group-head">
        <h3 id={`q6-${kind}`}>{name}</h3>
        <p className="count">{rows.length === 1 ? "1 act" : `${rows.length} acts`}</p>
      </div>
      <Choice
        id={fieldId(place)}
        label={`How far may it go, at most, with ${lowerFirst(name)}?`}
        name={place}
        error={tried ? errorAt(findings, place) : undefined}
        chosen={[chosen]}
        onChange={(event) => choose(edit, kind, event.currentTarget.value)}
        options={LEVELS.map((level, i) => ({
          value: level,
          label: CEILINGS[level].label,
          help: (
            <>
              {CEILINGS[level].means}
              <Effects effects={effects[i] ?? []} />
            </>
          ),
        }))}
      />
      <Quiet notes={warningsAt(findings, place)} />
      <h4 className="q6-own">{rows.length === 1 ? "Stricter for this act" : "Stricter for one of these acts"}</h4>
      <ul className="more-rows">
        {rows.map((row) => (
          <OneCommit key={row.at} {...row} findings={byAct.get(row.at) ?? NONE} tried={tried} edit={edit} />
        ))}
      </ul>
    </section>
  );
}

/** Spans: a line of help may hold nothing else. */
function Effects({ effects }: { readonly effects: readonly Effect[] }) {
  return effects.map(({ shape, words, acts }) => (
    <span className="q6-effect" key={words}>
      <Mark outcome={shape} />
      <span>
        <b>{words}:</b> <Visible text={acts.join(", ")} />
      </span>
    </span>
  ));
}

type Own = "as_above" | NonNullable<CommitRow["act"]["stricter"]>;

const OWN: readonly Segment<Own>[] = [
  { value: "as_above", label: "As above", tone: "none" },
  { value: "user_approval", label: "Always ask", tone: "ask" },
  { value: "prohibited", label: "Never finish", tone: "never" },
];

interface OneCommitProps extends CommitRow {
  readonly findings: readonly Finding[];
  readonly tried: boolean;
  readonly edit: Edit;
}

const OneCommit = memo(function OneCommit({ at, act, title, leads, held, findings, tried, edit }: OneCommitProps) {
  const place = `/authorities/${at}/commit`;
  return (
    <li className="more-row">
      <SegmentRow
        id={fieldId(place)}
        name={<ActTitleText title={title} />}
        so={
          <>
            <p className="act-so">
              <Mark outcome={leads.shape} />
              {leads.words}
            </p>
            {held.length === 0 ? null : (
              <p className="seg-why">
                <HeldBackBy opening="Whatever is chosen here, it is held back by" holdings={held} here="/questions/6" />
              </p>
            )}
          </>
        }
        options={OWN}
        chosen={act.stricter ?? "as_above"}
        error={tried ? errorAt(findings, place) : undefined}
        onChange={(own) => edit((answers) => patchAct(answers, at, { stricter: own === "as_above" ? undefined : own }))}
      >
        <Quiet notes={warningsAt(findings, place)} />
      </SegmentRow>
    </li>
  );
}, isSame);
