/** The working mode: the specification's own words, and what each mode does to the acts of this Grant. */
import { useMemo } from "react";
import { setWorkingMode } from "../../../core/answers/edit-progress.ts";
import { ENFORCEMENT, type Enforcement } from "../../../core/catalogue/enforcement.ts";
import { MODES, MODES_COMMON } from "../../../core/catalogue/modes.ts";
import { fieldId } from "../../../core/compile/where.ts";
import type { Grant, WorkingMode } from "../../../core/schema/grant.gen.ts";
import { warningsAt } from "../../draft/findings-at.ts";
import { Choice } from "../../parts/Choice.tsx";
import { Quiet } from "../../parts/Quiet.tsx";
import { inEveryMode, modeEffect } from "./mode-effects.ts";
import type { SectionProps } from "./section.ts";

export interface ModeProps extends Pick<SectionProps, "progress" | "edit" | "findings"> {
  readonly grant: Grant;
  readonly enforcement: Enforcement;
}

const PLACE = "/defaults/working_mode";

export function Mode({ progress, edit, findings, grant, enforcement }: ModeProps) {
  const modes = useMemo(
    () => (Object.keys(MODES) as WorkingMode[]).map((mode) => ({ mode, ...MODES[mode], effect: modeEffect(grant, mode) })),
    [grant],
  );
  const always = useMemo(() => inEveryMode(grant), [grant]);
  const { label, means } = ENFORCEMENT[enforcement];
  return (
    <section className="sec sec--near" aria-labelledby="q2-mode">
      <h2 id="q2-mode">Working mode</h2>
      <p>
        A mode only ever tightens. <q>{MODES_COMMON}</q>
      </p>
      <Choice
        id={fieldId(PLACE)}
        label="How much does it do before it asks you?"
        name="working_mode"
        chosen={[progress.working_mode]}
        onChange={(event) => {
          const chosen = modes.find(({ mode }) => mode === event.currentTarget.value);
          if (chosen) edit((answers) => setWorkingMode(answers, chosen.mode));
        }}
        options={modes.map(({ mode, label: name, quote, effect }) => ({
          value: mode,
          label: <b>{name}</b>,
          help: (
            <>
              <q className="q2-quote">{quote}</q>
              <span className="q2-effect">
                <b>In this Grant: </b>
                {effect.join(" ")}
              </span>
            </>
          ),
        }))}
      />
      {always.length === 0 ? null : <p className="small">{always.join(" ")}</p>}
      <p className="small">
        How this Grant is enforced: <b>{label}.</b> {means}
      </p>
      <Quiet notes={warningsAt(findings, PLACE)} />
    </section>
  );
}
