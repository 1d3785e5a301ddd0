/** What is reported to the principal, and when (§5 audit; §5 Working modes: one summary a day belongs to Full auto). */
import { AUDIT_LEVELS, MODES, REPORTS, reportsOf } from "../../../core/catalogue/modes.ts";
import { fieldId } from "../../../core/compile/where.ts";
import type { Audit } from "../../../core/schema/grant.gen.ts";
import { errorAt, warningsAt } from "../../draft/findings-at.ts";
import { Choice } from "../../parts/Choice.tsx";
import { Quiet } from "../../parts/Quiet.tsx";
import { change, type SectionProps } from "./section.ts";

export function Report({ progress, edit, findings }: Omit<SectionProps, "tried">) {
  const { audit, working_mode } = progress;
  const reports = reportsOf(working_mode);
  const [only] = reports;
  return (
    <section className="sec" aria-labelledby="q2-report">
      <h2 id="q2-report">What it tells you</h2>
      <p>Reporting is asked of the agent. A summary never delays an ask, an approval or a limit.</p>
      <div className="stack">
        <Choice
          id={fieldId("/audit/level")}
          label="What does it report?"
          name="audit.level"
          chosen={[audit.level]}
          onChange={(event) => change(edit, { audit: { ...audit, level: event.currentTarget.value as Audit["level"] } })}
          options={Object.entries(AUDIT_LEVELS).map(([value, { label, means }]) => ({ value, label, help: means }))}
        />
        {reports.length > 1 ? (
          <Choice
            id={fieldId("/audit/report")}
            label="When does it report?"
            error={errorAt(findings, "/audit/report")}
            name="audit.report"
            chosen={[audit.report]}
            onChange={(event) => change(edit, { audit: { ...audit, report: event.currentTarget.value as Audit["report"] } })}
            options={reports.map((value) => ({ value, label: REPORTS[value].label }))}
          />
        ) : (
          <div className="field" id={fieldId("/audit/report")} tabIndex={-1}>
            <p className="label">When does it report?</p>
            <p>{only === undefined ? null : REPORTS[only].label}.</p>
            <p className="help">
              In the mode {MODES[working_mode].label} there is no other way: one summary a day comes with Full auto alone.
            </p>
          </div>
        )}
        <Quiet notes={warningsAt(findings, "/audit")} />
      </div>
    </section>
  );
}
