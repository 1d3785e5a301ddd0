/** Who takes part, as the page "Your agents" says it; names that can be taken for one another are told here too. */
import { Link } from "@tanstack/react-router";
import type { AgentsAnswer } from "../../../core/answers/answers.ts";
import type { Finding } from "../../../core/lib/finding.ts";
import { warningsAt } from "../../draft/findings-at.ts";
import { Quiet } from "../../parts/Quiet.tsx";
import { Visible } from "../../parts/Visible.tsx";

export interface TeamProps {
  readonly agents: AgentsAnswer;
  /** Those of every page. */
  readonly findings: readonly Finding[];
}

export function Team({ agents: { delegate, members }, findings }: TeamProps) {
  const everybody = [
    { ref: delegate.sub, ...delegate, isDelegate: true },
    ...members.map((member) => ({ ref: member.actor, ...member, isDelegate: false })),
  ];
  const notes = ["/delegate/name", "/delegate/sub", "/work_system/members"].flatMap((path) => warningsAt(findings, path));
  return (
    <section className="sec" aria-labelledby="q3-team">
      <h2 id="q3-team">Your agents</h2>
      <p>
        {members.length === 0 ? "One agent does the work." : `A team of ${everybody.length} does the work.`} Names are yours, and may not be
        those the agents run under: before it accepts, the agent says which of its agents each name means.
      </p>
      <ul className="q3-team">
        {everybody.map(({ ref, name, role, platform, isDelegate }) => (
          <li key={ref}>
            <p>
              <b>{name.trim() === "" ? "No name yet" : <Visible text={name} />}</b>
              {isDelegate ? ", which receives the authority" : null}
            </p>
            <p className="small">
              {role.trim() === "" ? "No role yet" : <Visible text={role} />}
              {platform === undefined || platform.trim() === "" ? null : (
                <>
                  {" · runs on "}
                  <Visible text={platform} />
                </>
              )}
              {" · "}
              <code>{ref}</code>
            </p>
          </li>
        ))}
      </ul>
      <Quiet notes={notes} />
      <p>
        <Link to="/agents">Change names, or who takes part, on “Your agents”</Link>
      </p>
    </section>
  );
}
