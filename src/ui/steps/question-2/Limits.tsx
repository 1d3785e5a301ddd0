/** What holds for all acts together: recipients of one message, official acts a day, amounts (§7 steps 9 and 17). */
import { fieldId } from "../../../core/compile/where.ts";
import type { Finding } from "../../../core/lib/finding.ts";
import { Amount } from "../../draft/Amount.tsx";
import { errorAt, warningsAt } from "../../draft/findings-at.ts";
import { useTypedForm } from "../../draft/use-typed-form.ts";
import { hrefOf } from "../../parts/ErrorSummary.tsx";
import { Quiet } from "../../parts/Quiet.tsx";
import { IntField } from "../../parts/TextField.tsx";
import { Visible } from "../../parts/Visible.tsx";
import { change, type SectionProps } from "./section.ts";

/** A finding about an act's own limit, with the name of the act. */
export interface BeyondNote extends Finding {
  readonly name: string;
}

export interface LimitsProps extends SectionProps {
  readonly usual: string;
  /** Limits of single acts that reach beyond these: question 1 decides those. */
  readonly beyond: readonly BeyondNote[];
}

const LIMITS = "/defaults/limits";
const PER_DAY = `${LIMITS}/binding_acts_per_day`;
const RECIPIENTS = "/defaults/max_recipients";

export function Limits({ progress, edit, findings, tried, usual, beyond }: LimitsProps) {
  const { max_recipients, binding_acts_per_day } = progress;
  const { field, left } = useTypedForm({ max_recipients, binding_acts_per_day }, (typed) => change(edit, typed));
  const shown = (name: string, path: string) => (tried || left.has(name) ? errorAt(findings, path) : undefined);
  const amount = (name: "per_act" | "per_month", label: string, help: string) => (
    <Amount
      id={fieldId(`${LIMITS}/${name}`)}
      label={label}
      help={help}
      value={progress[name]}
      beside={progress[name === "per_act" ? "per_month" : "per_act"]}
      usual={usual}
      error={errorAt(findings, `${LIMITS}/${name}`)}
      tried={tried}
      onChange={(value) => change(edit, { [name]: value })}
    />
  );
  return (
    <section className="sec" aria-labelledby="q2-limits">
      <h2 id="q2-limits">Limits for everything together</h2>
      <p>Beyond a limit it stops and asks you. An act can be held to less, below, and never to more.</p>
      <div className="stack">
        <IntField
          {...field("max_recipients")}
          id={fieldId(RECIPIENTS)}
          label="How many people may one message reach at most?"
          help="Everybody in To, Cc and Bcc, and everybody in a group, counts."
          unit="people"
          error={shown("max_recipients", RECIPIENTS)}
        />
        <IntField
          {...field("binding_acts_per_day")}
          id={fieldId(PER_DAY)}
          label="How many official acts may there be in a day?"
          help="All kinds together, in a calendar day. Left empty, there is no such limit."
          unit="a day"
          error={shown("binding_acts_per_day", PER_DAY)}
        />
        <div className="fields">
          {amount("per_act", "Most for one act", "For acts that cost something. Left empty, each act has its own limit (question 1).")}
          {amount("per_month", "Most in a month", "All acts together, in a calendar month. Left empty, each act has its own.")}
        </div>
        <Quiet notes={[...warningsAt(findings, `${LIMITS}/per_act`), ...warningsAt(findings, `${LIMITS}/per_month`)]} />
        <Beyond findings={beyond} />
      </div>
    </section>
  );
}

function Beyond({ findings }: { readonly findings: readonly BeyondNote[] }) {
  if (findings.length === 0) return null;
  return (
    <div className="has-err">
      {findings.map(({ path, name, message }) => (
        <p className="err" key={path}>
          <span className="vh">Problem: </span>
          <Visible text={name} />: {message} <a href={hrefOf({ fieldId: fieldId(path), path: "/questions/1" })}>Change it in question 1</a>
        </p>
      ))}
    </div>
  );
}
