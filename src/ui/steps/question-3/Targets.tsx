/** Who may be on the other side (§4 question 3; §7 step 15): by class, act by act, or one list for several acts. */
import { useCallback, useMemo, useState } from "react";
import type { ActAnswer } from "../../../core/answers/answers.ts";
import { setTargets, setTargetsClass } from "../../../core/answers/edit-targets.ts";
import { COUNTERPARTIES } from "../../../core/catalogue/counterparties.ts";
import { fieldId } from "../../../core/compile/where.ts";
import { findingsByAct } from "../../draft/findings-at.ts";
import { VisibleText } from "../../parts/Visible.tsx";
import { OneList } from "./OneList.tsx";
import type { SectionProps } from "./section.ts";
import { TargetRow, type TargetRowProps } from "./TargetRow.tsx";
import { type TargetAct, targetView } from "./targets.ts";

export interface TargetsProps extends SectionProps {
  readonly acts: readonly ActAnswer[];
  /** The field that the address leads to. */
  readonly aim: string | undefined;
}

/** Up to so many acts, all of them lie open. */
const FEW = 3;

export function Targets({ acts, edit, findings, tried, aim = "" }: TargetsProps) {
  const [said, setSaid] = useState("");
  const { groups, open } = useMemo(() => targetView(acts), [acts]);
  const byAct = useMemo(() => findingsByAct(findings), [findings]);
  const onPatch = useCallback<TargetRowProps["onPatch"]>((at, patch) => edit((answers) => setTargets(answers, [at], patch)), [edit]);
  const onClass = useCallback<TargetRowProps["onClass"]>((at, chosen) => edit((answers) => setTargetsClass(answers, at, chosen)), [edit]);
  const all = groups.reduce((count, group) => count + group.acts.length, open.length);
  const row = (act: TargetAct) => (
    <TargetRow
      key={act.key}
      act={act}
      findings={byAct.get(act.at) ?? NONE}
      tried={tried}
      isOpenFirst={all <= FEW || aim.startsWith(fieldId(`/authorities/${act.at}/targets`))}
      onPatch={onPatch}
      onClass={onClass}
    />
  );
  return (
    <section className="sec" aria-labelledby="q3-targets">
      <h2 id="q3-targets">Who may be on the other side</h2>
      <p>
        “Only those already known” rests on a list that this Grant does not hold: the gate that checks knows whom you dealt with before,
        from your address book or your orders. Whom it does not know, it asks you about. Where no gate checks, the agent is asked to keep to
        people you have dealt with, and to ask about anyone else.
      </p>
      {all === 0 ? <p className="small">No allowed act has anybody on the other side.</p> : null}
      {groups.map((group) => (
        <section className="group q3-group" key={group.class} aria-labelledby={`q3-${group.class}`}>
          <div className="group-head">
            <h3 id={`q3-${group.class}`}>{capital(COUNTERPARTIES[group.class].many)}</h3>
            <p className="count">{group.acts.length === 1 ? "1 act" : `${group.acts.length} acts`}</p>
          </div>
          {group.acts.length > 1 ? (
            <OneList
              group={group}
              onApply={(indexes, targets) => {
                edit((answers) => setTargets(answers, indexes, targets));
                setSaid(`The list was put in place of the lists of ${indexes.length === 1 ? "1 act" : `${indexes.length} acts`}.`);
              }}
            />
          ) : null}
          <ul className="folds">{group.acts.map(row)}</ul>
        </section>
      ))}
      {open.length === 0 ? null : (
        <section className="group q3-group" aria-labelledby="q3-open">
          <div className="group-head">
            <h3 id="q3-open">Acts whose effect is your own</h3>
          </div>
          <p className="small">What these do is known to you alone: say whether there is somebody on the other side.</p>
          <ul className="folds">{open.map(row)}</ul>
        </section>
      )}
      <p className="small" role="status">
        <VisibleText text={said} />
      </p>
    </section>
  );
}

const NONE = [] as const;

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
