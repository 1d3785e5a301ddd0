/** One official act and what it is held to beyond the Grant; drawn again only when something it shows has changed. Its fields exist once it is open. */

import { memo, useState } from "react";
import { patchAct } from "../../../core/answers/edit-acts.ts";
import { fieldId } from "../../../core/compile/where.ts";
import type { Finding } from "../../../core/lib/finding.ts";
import type { Hours } from "../../../core/schema/grant.gen.ts";
import { ActTitleText } from "../../draft/ActTitleText.tsx";
import { errorAt, warningsAt } from "../../draft/findings-at.ts";
import { isSame } from "../../draft/is-same.ts";
import type { Edit } from "../../draft/use-page-edit.ts";
import { useTypedForm } from "../../draft/use-typed-form.ts";
import { Tick } from "../../parts/Choice.tsx";
import { Quiet } from "../../parts/Quiet.tsx";
import { TagList } from "../../parts/TagList.tsx";
import { IntField } from "../../parts/TextField.tsx";
import { Visible } from "../../parts/Visible.tsx";
import { HoursChoice } from "./HoursChoice.tsx";
import { hoursPhrase, suggestedHours } from "./hours-words.ts";
import { heldTo, type NarrowAct } from "./narrowing.ts";

export interface NarrowRowProps extends NarrowAct {
  /** The Grant's own, as typed: an act can be held to less. */
  readonly grantPerDay: string;
  readonly grantHours: Hours | undefined;
  readonly grantPauses: boolean;
  /** The zone that an act's hours begin with where the Grant has none. */
  readonly zone: string;
  /** Those about this act. */
  readonly findings: readonly Finding[];
  readonly tried: boolean;
  /** The address leads to a field in it. */
  readonly isAimedAt: boolean;
  readonly edit: Edit;
}

export const NarrowRow = memo(function NarrowRow(props: NarrowRowProps) {
  const { at, act, name, id, holders, findings, isAimedAt } = props;
  const [isOpen, setOpen] = useState(isAimedAt);
  const held = heldTo(act);
  const wrong = findings.some(({ blocks }) => blocks);
  return (
    <li className="row-fold">
      <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>
          <span className="act-name" id={`q2-act-${at}`}>
            <ActTitleText title={{ name, ...(id === undefined ? {} : { id }) }} />
            {holders === undefined ? null : (
              <span className="small">
                {" "}
                held by <Visible text={holders} />
              </span>
            )}
          </span>
          <span className="row-said">{held.length === 0 ? "As the Grant" : <Visible text={capital(held.join(" · "))} />}</span>
          {wrong && !isOpen ? <span className="err">Something here has to be settled</span> : null}
          <span className="row-open">
            {isOpen ? "Close" : "Narrow"}
            <span className="vh"> {isOpen ? "what this act is held to" : "this act"}</span>
          </span>
        </summary>
        {isOpen || wrong ? <Fields {...props} /> : null}
      </details>
    </li>
  );
}, isSame);

function Fields({ at, act, findings, tried, grantPerDay, grantHours, grantPauses, zone, edit }: NarrowRowProps) {
  const path = `/authorities/${at}`;
  const { field, left } = useTypedForm({ perDay: act.binding_acts_per_day }, ({ perDay }) => {
    if (perDay !== act.binding_acts_per_day) edit((answers) => patchAct(answers, at, { binding_acts_per_day: perDay }));
  });
  const perDay = `${path}/limits/binding_acts_per_day`;
  const most = grantPerDay.trim();
  return (
    <div className="row-fold-in stack" role="group" aria-labelledby={`q2-act-${at}`}>
      <IntField
        {...field("perDay")}
        id={fieldId(perDay)}
        label="At most how often in a day?"
        help={
          most === ""
            ? "The Grant sets no such limit. Left empty, neither does this act."
            : `The Grant allows ${most} official acts a day, all kinds together. Left empty, only that holds.`
        }
        unit="a day"
        error={tried || left.has("perDay") ? errorAt(findings, perDay) : undefined}
      />
      <HoursChoice
        path={`${path}/limits/hours`}
        label="In which hours?"
        help={grantHours ? "An act's hours lie within the Grant's, in the same time zone." : undefined}
        none={grantHours ? `As the Grant: ${hoursPhrase(grantHours) ?? "hours that cannot be read"}` : "As the Grant: at any time"}
        some="Only in these hours"
        hours={act.hours}
        suggested={() => grantHours ?? suggestedHours(zone)}
        findings={findings}
        tried={tried}
        onChange={(hours) => edit((answers) => patchAct(answers, at, { hours }))}
      />
      <TagList
        id={fieldId(`${path}/limits/categories`)}
        label="Only in these categories"
        help="What it is about, in words that the agent has to state, such as stationery. Whatever is in no category here, it asks about. Left empty, any category will do."
        what="category"
        value={act.categories}
        onChange={(categories) => edit((answers) => patchAct(answers, at, { categories }))}
        error={errorAt(findings, `${path}/limits/categories`)}
      />
      <Tick
        id={fieldId(`${path}/pause_on_unexpected`)}
        label="It pauses and asks when anything about this act is unexpected"
        help={
          grantPauses
            ? "The Grant asks for that already. With this, the act keeps it whatever the Grant says."
            : "Asked of the agent, checked by nothing."
        }
        checked={act.pause_on_unexpected}
        onChange={(event) => {
          const { checked } = event.currentTarget;
          edit((answers) => patchAct(answers, at, { pause_on_unexpected: checked }));
        }}
      />
      <Quiet notes={[...warningsAt(findings, `${path}/limits`), ...warningsAt(findings, `${path}/pause_on_unexpected`)]} />
    </div>
  );
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
