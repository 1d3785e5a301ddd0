/** §3a Who is answering, and how the agents work together: the first and the last row of what the agent answered. */
import type { ReactNode } from "react";
import { ARRANGEMENTS } from "../../../core/catalogue/arrangements.ts";
import type { AnsweringAgent, FormationAnswer } from "../../../core/discovery/shapes.ts";
import { AnswerMark } from "./AnswerMark.tsx";
import { Quoted, Told } from "./Told.tsx";

const ROLES: Readonly<Record<NonNullable<AnsweringAgent["role"]>, string>> = {
  main: "the main system, which runs other agents",
  member: "one agent in a team",
  only: "the only agent",
};

const SEEN = {
  yes: "it can see its access",
  no: "it cannot see its access",
  unstated: "it does not say whether it can see its access",
} as const;

export function WhoAnswers({ agent }: { readonly agent: AnsweringAgent }) {
  const isAnswered = agent.as_written !== undefined;
  return (
    <tr>
      <th scope="row">Who answers</th>
      <td>
        <AnswerMark state={isAnswered ? "found" : "not_answered"} count={isAnswered ? 1 : 0} />
      </td>
      <td>{isAnswered ? <Agent agent={agent} /> : <p>It does not say who is answering.</p>}</td>
    </tr>
  );
}

function Agent({ agent }: { readonly agent: AnsweringAgent }) {
  return (
    <>
      <ul className="told-items">
        <li>
          <Part text={agent.name} without="no name" />
          {agent.id === undefined ? null : (
            <Part label="id">
              <code>
                <Told text={agent.id} />
              </code>
            </Part>
          )}
          <Part label="platform" text={agent.platform} without="not stated" />
          <Part label="role">{agent.role === undefined ? "not stated, or not one of the three" : ROLES[agent.role]}</Part>
          {agent.role_in_team === undefined ? null : <Part label="role in the team" text={agent.role_in_team} />}
          {agent.directed_by === undefined ? null : <Part label="directed by" text={agent.directed_by} />}
        </li>
      </ul>
      {agent.runs.length === 0 ? null : (
        <p>
          Runs:{" "}
          {agent.runs.map(({ name, access_visible }, i) => (
            <span className="part" key={i}>
              <Told text={name} /> ({SEEN[access_visible]})
            </span>
          ))}
        </p>
      )}
      {agent.teammates.length === 0 ? null : (
        <p>
          Sees as teammates:{" "}
          {agent.teammates.map((name, i) => (
            <span className="part" key={i}>
              <Told text={name} />
            </span>
          ))}
        </p>
      )}
    </>
  );
}

function Part({ label, text, without, children }: { label?: string; text?: string | undefined; without?: string; children?: ReactNode }) {
  return (
    <span className="part">
      {label === undefined ? null : <span className="part-label">{label}: </span>}
      {children ?? (text === undefined ? without : <Told text={text} />)}
    </span>
  );
}

/** The formation section's answer: a description, which arranges nothing. */
export function FormationRow({ formation }: { readonly formation: FormationAnswer }) {
  const { sentence, arrangement, leads, final, waits_for_person } = formation;
  const known = arrangement !== undefined && Object.hasOwn(ARRANGEMENTS, arrangement);
  return (
    <tr>
      <th scope="row">How the agents work together</th>
      <td>
        <AnswerMark state={sentence === undefined ? "not_answered" : "found"} count={sentence === undefined ? 0 : 1} />
      </td>
      <td>
        {sentence === undefined ? null : (
          <p>
            <Quoted text={sentence} />
          </p>
        )}
        {known ? (
          <p>This is the sentence for “{ARRANGEMENTS[arrangement as keyof typeof ARRANGEMENTS].label}”. It arranges nothing by itself.</p>
        ) : (
          <p className="look">
            {sentence === undefined
              ? "It picked none of the sentences."
              : "This is none of the known sentences. No arrangement is taken from it."}
          </p>
        )}
        <ul className="told-items">
          <li>
            <Part label="leads" text={leads} without="unknown" />
            <Part label="makes a result final" text={final} without="unknown" />
            <Part label="waits for a person" text={waits_for_person} without="unknown" />
          </li>
        </ul>
      </td>
    </tr>
  );
}
