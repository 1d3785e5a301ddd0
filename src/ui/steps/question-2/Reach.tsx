/** What could widen the agent's power by itself: changes to itself (§7 step 4), apps that appear later (step 10), moving information (step 9). */
import type { ReactNode } from "react";
import { DATA_MOVEMENT, NEW_CONNECTORS, SELF_CHANGE_RULES, SELF_CHANGES } from "../../../core/catalogue/progress.ts";
import { actName } from "../../../core/compile/sayings.ts";
import { fieldId } from "../../../core/compile/where.ts";
import { type OutcomeReason, outcome } from "../../../core/outputs/outcome.ts";
import type { Defaults, Grant, SelfChanges } from "../../../core/schema/grant.gen.ts";
import { Choice } from "../../parts/Choice.tsx";
import { Quiet } from "../../parts/Quiet.tsx";
import { Segments } from "../../parts/Segments.tsx";
import { Visible } from "../../parts/Visible.tsx";
import { change, type SectionProps } from "./section.ts";

export interface ReachProps extends Pick<SectionProps, "progress" | "edit"> {
  readonly grant: Grant;
}

const TONES = { never: "never", ask: "ask", allowed: "can" } as const satisfies Record<keyof typeof SELF_CHANGE_RULES, string>;
const RULES = (Object.keys(SELF_CHANGE_RULES) as (keyof typeof SELF_CHANGE_RULES)[]).map((value) => ({
  value,
  label: SELF_CHANGE_RULES[value].label,
  tone: TONES[value],
}));

export function Reach({ progress, edit, grant }: ReachProps) {
  return (
    <section className="sec" aria-labelledby="q2-reach">
      <h2 id="q2-reach">What it may not widen by itself</h2>
      <div className="stack">
        <div className="q2-self" role="group" aria-labelledby="q2-self">
          <h3 id="q2-self">May it change itself?</h3>
          <p className="small">
            An agent that may change what it remembers, when it runs or what it can reach can change what it does tomorrow.
          </p>
          {(Object.keys(SELF_CHANGES) as (keyof SelfChanges)[]).map((part) => (
            <Segments
              key={part}
              id={fieldId(`/defaults/self_changes/${part}`)}
              name={`self_changes.${part}`}
              label={SELF_CHANGES[part].label}
              options={RULES}
              chosen={progress.self_changes[part]}
              onChange={(rule) => change(edit, { self_changes: { ...progress.self_changes, [part]: rule } })}
            />
          ))}
        </div>
        <Choice
          id={fieldId("/defaults/new_connectors")}
          label="Apps or tools that appear after this Grant"
          name="new_connectors"
          chosen={[progress.new_connectors]}
          onChange={(event) => change(edit, { new_connectors: event.currentTarget.value as Defaults["new_connectors"] })}
          options={Object.entries(NEW_CONNECTORS).map(([value, { label, means }]) => ({ value, label, help: means }))}
        />
        <Movement progress={progress} edit={edit} grant={grant} />
      </div>
    </section>
  );
}

function Movement({ progress, edit, grant }: ReachProps) {
  const details: Partial<Record<Defaults["data_movement"], ReactNode>> = { listed_apps: <Listed grant={grant} /> };
  return (
    <div>
      <Choice
        id={fieldId("/defaults/data_movement")}
        label="Moving information from one app to another"
        help="Copying, pasting, uploading, exporting, syncing. Sending, submitting or sharing to somebody is an act of its own: who that may be is question 3."
        name="data_movement"
        chosen={[progress.data_movement]}
        onChange={(event) => change(edit, { data_movement: event.currentTarget.value as Defaults["data_movement"] })}
        options={Object.entries(DATA_MOVEMENT).map(([value, { label, means }]) => ({
          value,
          label,
          help: means,
          detail: details[value as Defaults["data_movement"]],
        }))}
      />
      <Quiet notes={[...concerned(grant, "movement_never", "refused"), ...concerned(grant, "movement_asks", "asked about each time")]} />
    </div>
  );
}

function Listed({ grant }: Pick<ReachProps, "grant">) {
  if (grant.resources.length === 0)
    return <p className="small">No app is listed yet: question 1 lists them. Until then nothing may be moved.</p>;
  return (
    <p className="small">
      Listed now:{" "}
      {grant.resources.map(({ id, label }, i) => (
        <span key={id}>
          {i === 0 ? "" : ", "}
          <Visible text={label} />
        </span>
      ))}
      . Anywhere else is refused.
    </p>
  );
}

/** The allowed acts on which this rule decides. */
function concerned(grant: Grant, reason: OutcomeReason, what: string): readonly string[] {
  const acts = grant.authorities.filter((authority) => outcome(grant, authority).because === reason);
  return [...new Set(acts.map(actName))].map((name) => `${name} is allowed in question 1, and by this rule it is ${what}.`);
}
