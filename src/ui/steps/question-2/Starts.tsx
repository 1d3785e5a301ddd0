/** What may start or continue the work (§7 step 8), and that it pauses when something is unexpected. */
import { useState } from "react";
import { TRIGGERS } from "../../../core/catalogue/progress.ts";
import { fieldId } from "../../../core/compile/where.ts";
import type { Trigger } from "../../../core/schema/grant.gen.ts";
import { errorAt } from "../../draft/findings-at.ts";
import { Tick, Ticks } from "../../parts/Choice.tsx";
import { change, type SectionProps } from "./section.ts";

const ALL = Object.keys(TRIGGERS) as Trigger[];

export function Starts({ progress, edit, findings, tried }: SectionProps) {
  const [touched, setTouched] = useState(false);
  const { triggers } = progress;
  const toggle = (value: string, on: boolean): void => {
    setTouched(true);
    change(edit, { triggers: ALL.filter((trigger) => (trigger === value ? on : triggers.includes(trigger))) });
  };
  return (
    <section className="sec" aria-labelledby="q2-starts">
      <h2 id="q2-starts">What starts it, and what stops it</h2>
      <div className="stack">
        <Ticks
          id={fieldId("/defaults/triggers")}
          label="What may start or continue the work?"
          help="Tick at least one. Whatever else starts it has to be asked about first."
          error={tried || touched ? errorAt(findings, "/defaults/triggers") : undefined}
          name="triggers"
          chosen={triggers}
          onChange={(event) => toggle(event.currentTarget.value, event.currentTarget.checked)}
          options={ALL.map((trigger) => ({ value: trigger, label: TRIGGERS[trigger].label }))}
        />
        <Tick
          id={fieldId("/defaults/pause_on_unexpected")}
          label="It pauses and asks when anything is unexpected"
          help="This is asked of the agent and checked by nothing, not even by a verifier: no gate can tell what is unexpected. Without it, single acts can still be told to pause, below."
          checked={progress.pause_on_unexpected}
          onChange={(event) => change(edit, { pause_on_unexpected: event.currentTarget.checked })}
        />
      </div>
    </section>
  );
}
