/** Agents beyond those named: what one that the Grant does not name may do (§7 step 7), and handing work on (G9). */

import type { AgentsAnswer, ParticipantsAnswer } from "../../../core/answers/answers.ts";
import { handsOn, patchParticipants, setHandingOn } from "../../../core/answers/edit-participants.ts";
import { UNNAMED_AGENTS } from "../../../core/catalogue/progress.ts";
import { fieldId } from "../../../core/compile/where.ts";
import { errorAt, warningsAt } from "../../draft/findings-at.ts";
import { Choice } from "../../parts/Choice.tsx";
import { Quiet } from "../../parts/Quiet.tsx";
import { HandOn } from "./HandOn.tsx";
import type { SectionProps } from "./section.ts";

export interface OthersProps extends SectionProps {
  readonly participants: ParticipantsAnswer;
  readonly agents: AgentsAnswer;
}

const UNNAMED = "/work_system/unnamed_agents";
const DEPTH = "/delegation/max_depth";

export function Others({ participants, agents, edit, findings, tried }: OthersProps) {
  const { unnamed_agents, delegation } = participants;
  const on = handsOn(delegation);
  return (
    <section className="sec" aria-labelledby="q3-others">
      <h2 id="q3-others">Other agents</h2>
      <div className="stack">
        <Choice
          id={fieldId(UNNAMED)}
          label="What may an agent do that this Grant does not name?"
          help="A helper that one of your agents starts by itself, or an agent that turns up in a conversation."
          error={errorAt(findings, UNNAMED)}
          name="unnamed_agents"
          chosen={[unnamed_agents]}
          onChange={(event) => {
            const { value } = event.currentTarget;
            edit((answers) => patchParticipants(answers, { unnamed_agents: value as ParticipantsAnswer["unnamed_agents"] }));
          }}
          options={Object.entries(UNNAMED_AGENTS).map(([value, { label, means }]) => ({ value, label, help: means }))}
        />
        <Choice
          id={on ? undefined : fieldId(DEPTH)}
          label="May work be handed on to another agent?"
          help="To hand work on is to give another agent a Grant of its own, made from this one. It can only be narrower, and it is judged beside this one. What is spent under it is counted under it, beside what is spent here."
          name="hands_on"
          chosen={[on ? "yes" : "no"]}
          onChange={(event) => {
            const next = event.currentTarget.value === "yes";
            edit((answers) => setHandingOn(answers, next));
          }}
          options={[
            { value: "no", label: "No", help: "Nobody may make another Grant from this one." },
            {
              value: "yes",
              label: "Yes, to agents that I name, or to any",
              detail: on ? <HandOn delegation={delegation} agents={agents} edit={edit} findings={findings} tried={tried} /> : undefined,
            },
          ]}
        />
        <Quiet notes={[...warningsAt(findings, UNNAMED), ...warningsAt(findings, "/delegation")]} />
      </div>
    </section>
  );
}
