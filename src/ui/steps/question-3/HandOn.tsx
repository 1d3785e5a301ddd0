/** How often work may be handed on, and to which agents (§5 delegation, G9). */
import { useState } from "react";
import type { AgentsAnswer, ParticipantsAnswer } from "../../../core/answers/answers.ts";
import { patchDelegation } from "../../../core/answers/edit-participants.ts";
import { fieldId } from "../../../core/compile/where.ts";
import { errorAt } from "../../draft/findings-at.ts";
import { useTypedForm } from "../../draft/use-typed-form.ts";
import { Choice, Ticks } from "../../parts/Choice.tsx";
import { TagList } from "../../parts/TagList.tsx";
import { IntField } from "../../parts/TextField.tsx";
import { Visible } from "../../parts/Visible.tsx";
import type { SectionProps } from "./section.ts";

export interface HandOnProps extends SectionProps {
  readonly delegation: ParticipantsAnswer["delegation"];
  readonly agents: AgentsAnswer;
}

const DEPTH = "/delegation/max_depth";
const AGENTS = "/delegation/agents";

export function HandOn({ delegation, agents: { members }, edit, findings, tried }: HandOnProps) {
  const { depth, max_depth, agents } = delegation;
  const [touched, setTouched] = useState(false);
  const { field, left } = useTypedForm({ max_depth }, (typed) => edit((answers) => patchDelegation(answers, typed)));
  const change = (next: string[] | undefined): void => {
    setTouched(true);
    edit((answers) => patchDelegation(answers, { agents: next }));
  };
  const named = agents ?? [];
  const isMember = (ref: string): boolean => members.some(({ actor }) => actor === ref);
  return (
    <>
      <IntField
        {...field("max_depth")}
        id={fieldId(DEPTH)}
        label={depth === 0 ? "How many times in a row?" : "Down to which level?"}
        help={
          depth === 0
            ? "1: whoever receives the work may not hand it on again."
            : `This Grant was handed on itself and stands at level ${depth}. One level further is ${depth + 1}.`
        }
        {...(depth === 0 ? { unit: "times" } : {})}
        error={tried || left.has("max_depth") ? errorAt(findings, DEPTH) : undefined}
      />
      <Choice
        id={fieldId(AGENTS)}
        label="To which agents?"
        error={tried || touched ? errorAt(findings, AGENTS) : undefined}
        name="hand_on_to"
        chosen={[agents ? "these" : "any"]}
        onChange={(event) => change(event.currentTarget.value === "these" ? [] : undefined)}
        options={[
          {
            value: "these",
            label: "Only to these",
            detail: agents ? (
              <>
                {members.length === 0 ? null : (
                  <Ticks
                    label="Members of your team"
                    name="hand_on_members"
                    chosen={named}
                    onChange={(event) => {
                      const { value, checked } = event.currentTarget;
                      change(checked ? [...named, value] : named.filter((ref) => ref !== value));
                    }}
                    options={members.map(({ actor, name }) => ({
                      value: actor,
                      label: <Visible text={name.trim() === "" ? actor : name} />,
                      help: <code>{actor}</code>,
                    }))}
                  />
                )}
                <TagList
                  label={members.length === 0 ? "Agents" : "Other agents"}
                  help="By identifier, such as agent:helper-7k2m, or a URN: a name identifies nobody."
                  what="agent"
                  value={named.filter((ref) => !isMember(ref))}
                  onChange={(others) => change([...named.filter(isMember), ...others])}
                />
              </>
            ) : undefined,
          },
          { value: "any", label: "To any agent", help: "Whoever holds this Grant chooses." },
        ]}
      />
    </>
  );
}
