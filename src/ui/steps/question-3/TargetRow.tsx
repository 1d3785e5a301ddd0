/** One act: how far it reaches, and whom it names. Its fields exist once it is open; drawn again only when something it shows has changed. */
import { memo, useState } from "react";
import { COUNTERPARTIES, SCOPES, type Scope } from "../../../core/catalogue/counterparties.ts";
import type { CounterpartyClass } from "../../../core/catalogue/effects.ts";
import { fieldId } from "../../../core/compile/where.ts";
import type { Finding } from "../../../core/lib/finding.ts";
import type { Targets } from "../../../core/schema/grant.gen.ts";
import { errorAt, findingsAt, warningsAt } from "../../draft/findings-at.ts";
import { isSame } from "../../draft/is-same.ts";
import { Quiet } from "../../parts/Quiet.tsx";
import { Segments } from "../../parts/Segments.tsx";
import { SelectField } from "../../parts/SelectField.tsx";
import { TagList } from "../../parts/TagList.tsx";
import { Visible } from "../../parts/Visible.tsx";
import { type TargetAct, targetPhrase } from "./targets.ts";

export interface TargetRowProps {
  readonly act: TargetAct;
  /** Those about this act. */
  readonly findings: readonly Finding[];
  readonly tried: boolean;
  readonly isOpenFirst: boolean;
  readonly onPatch: (at: number, patch: Partial<Pick<Targets, "scope" | "ids">>) => void;
  readonly onClass: (at: number, chosen: CounterpartyClass | undefined) => void;
}

export const SCOPE_OPTIONS = (Object.keys(SCOPES) as Scope[]).map((value) => ({
  value,
  label: SCOPES[value].label,
  tone: "plain" as const,
}));

export const TargetRow = memo(function TargetRow(props: TargetRowProps) {
  const { act, findings, isOpenFirst } = props;
  const [isOpen, setOpen] = useState(isOpenFirst);
  const wrong = findingsAt(findings, `/authorities/${act.at}/targets`).some(({ blocks }) => blocks);
  return (
    <li className="row-fold">
      <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>
          <span className="act-name" id={`q3-act-${act.at}`}>
            <Visible text={act.name} />
            {act.terms === undefined ? null : <span className="small"> on terms {act.terms}</span>}
          </span>
          <span className="row-said">{targetPhrase(act.targets)}</span>
          {wrong && !isOpen ? <span className="err">Something here has to be settled</span> : null}
          <span className="row-open">
            {isOpen ? "Close" : "Change"}
            <span className="vh"> who may be on the other side</span>
          </span>
        </summary>
        {isOpen || wrong ? <Fields {...props} /> : null}
      </details>
    </li>
  );
}, isSame);

function Fields({ act: { at, targets, choosesClass }, findings, tried, onPatch, onClass }: TargetRowProps) {
  const path = `/authorities/${at}/targets`;
  const [touched, setTouched] = useState(false);
  const told = tried || touched;
  const below = findings.filter(({ path: place }) => place.startsWith(`${path}/ids`));
  const own = findingsAt(findings, path).filter((finding) => !below.includes(finding));
  return (
    <div className="row-fold-in stack" role="group" aria-labelledby={`q3-act-${at}`}>
      {choosesClass ? (
        <SelectField
          id={fieldId(path)}
          label="Who is on the other side of this act?"
          options={[{ value: "", label: "Nobody" }, ...CLASSES]}
          value={targets?.class ?? ""}
          onChange={(event) => onClass(at, CLASSES.find(({ value }) => value === event.currentTarget.value)?.value)}
        />
      ) : null}
      {targets === undefined ? null : (
        <>
          <Segments
            id={fieldId(`${path}/scope`)}
            name={`${path}/scope`}
            label="How far does it reach?"
            help={SCOPES[targets.scope].means}
            error={told ? errorAt(own, path) : undefined}
            options={SCOPE_OPTIONS}
            chosen={targets.scope}
            onChange={(scope) => {
              setTouched(false);
              onPatch(at, { scope });
            }}
            long
          />
          {SCOPES[targets.scope].lists || targets.ids.length > 0 ? (
            <TagList
              id={fieldId(`${path}/ids`)}
              label={`Which ${COUNTERPARTIES[targets.class].many}?`}
              help={`Each is ${COUNTERPARTIES[targets.class].ids}, exactly as it will be stated.`}
              what={COUNTERPARTIES[targets.class].one}
              value={targets.ids}
              onChange={(ids) => onPatch(at, { ids })}
              onBlur={() => setTouched(true)}
              error={told ? errorAt(findings, `${path}/ids`) : undefined}
            />
          ) : null}
        </>
      )}
      <Quiet notes={warningsAt(findings, path)} />
    </div>
  );
}

const CLASSES = (Object.keys(COUNTERPARTIES) as CounterpartyClass[]).map((value) => ({ value, label: COUNTERPARTIES[value].many }));
