/** The other members of a team: each with a name, a role, and where it runs. Which acts each holds is asked in question 3. */

import { memo, useRef, useState } from "react";
import type { AgentsAnswer } from "../../../core/answers/answers.ts";
import { addMember, patchMember, removeMember } from "../../../core/answers/edit-agents.ts";
import { mintActor } from "../../../core/answers/mint-actor.ts";
import { fieldId } from "../../../core/compile/where.ts";
import type { Finding } from "../../../core/lib/finding.ts";
import type { Member } from "../../../core/schema/grant.gen.ts";
import { slugSuffix } from "../../../platform/ids.ts";
import { errorAt } from "../../draft/findings-at.ts";
import { isSame } from "../../draft/is-same.ts";
import { useSession } from "../../draft/session-context.ts";
import { useEdit } from "../../draft/use-edit.ts";
import { useTypedForm } from "../../draft/use-typed-form.ts";
import { Quiet } from "../../parts/Quiet.tsx";
import { TextField } from "../../parts/TextField.tsx";

export interface MembersProps {
  readonly agents: AgentsAnswer;
  readonly findings: readonly Finding[];
  readonly tried: boolean;
}

export function Members({ agents, findings, tried }: MembersProps) {
  const edit = useEdit();
  const { store } = useSession();
  const [notices, setNotices] = useState<readonly string[]>([]);
  const add = useRef<HTMLInputElement>(null);
  if (agents.arrangement === "one_agent" && agents.members.length === 0) return null;

  const take = (actor: string): void => {
    edit((answers) => {
      const edited = removeMember(answers, actor);
      setNotices(edited.notices);
      return edited.answers;
    });
    // Its answer goes with it: what an agent said is nobody else's.
    store.getState().removeInventory(actor);
    add.current?.focus();
  };
  return (
    <section className="sec" aria-labelledby="agents-members">
      <h2 id="agents-members">The other members</h2>
      <p>A member holds only the acts that you give it in question 3. Being in the team gives it nothing.</p>
      <div className="stack" id={fieldId("/work_system/members")}>
        {agents.members.map((member, index) => (
          <MemberRow
            key={member.actor}
            index={index}
            member={member}
            tried={tried}
            findings={findings.filter((finding) => finding.path.startsWith(`/work_system/members/${index}/`))}
            onTake={take}
          />
        ))}
        {tried ? <MembersError message={ownError(findings)} /> : null}
        <Quiet notes={notices} />
        <AddMember
          inputRef={add}
          onAdd={(name) => edit((answers) => addMember(answers, { actor: mintActor(name, slugSuffix()), name, role: "" }))}
        />
      </div>
    </section>
  );
}

/** What is wrong with the list itself, not with one member. */
function ownError(findings: readonly Finding[]): string | undefined {
  return findings.find((finding) => finding.blocks && finding.path === "/work_system/members")?.message;
}

function MembersError({ message }: { readonly message: string | undefined }) {
  return message === undefined ? null : (
    <p className="err">
      <span className="vh">Problem: </span>
      {message}
    </p>
  );
}

interface MemberRowProps {
  readonly index: number;
  readonly member: Member;
  readonly findings: readonly Finding[];
  readonly tried: boolean;
  readonly onTake: (actor: string) => void;
}

const MemberRow = memo(function MemberRow({ index, member, findings, tried, onTake }: MemberRowProps) {
  const edit = useEdit();
  const { name, role, platform = "" } = member;
  const { field, left } = useTypedForm({ name, role, platform }, (typed) =>
    edit((answers) =>
      patchMember(answers, member.actor, {
        name: typed.name,
        role: typed.role,
        platform: typed.platform === "" ? undefined : typed.platform,
      }),
    ),
  );
  const at = (part: string): string => `/work_system/members/${index}/${part}`;
  const shown = (part: string) => (tried || left.has(part) ? errorAt(findings, at(part)) : undefined);
  return (
    <fieldset className="card stack">
      <legend className="vh">{name || `Member ${index + 1}`}</legend>
      <TextField {...field("name")} id={fieldId(at("name"))} label="What you call it" error={shown("name")} />
      <TextField {...field("role")} id={fieldId(at("role"))} label="Its role" error={shown("role")} />
      <TextField
        {...field("platform")}
        id={fieldId(at("platform"))}
        label="Where it runs (if it is another system)"
        error={shown("platform")}
      />
      <div className="btn-row">
        <button type="button" className="btn btn--small" onClick={() => onTake(member.actor)}>
          Take out<span className="vh"> {name}</span>
        </button>
        <span className="help">
          <code>{member.actor}</code>
        </span>
      </div>
    </fieldset>
  );
}, isSameRow);

function isSameRow(a: MemberRowProps, b: MemberRowProps): boolean {
  return a.index === b.index && a.tried === b.tried && isSame(a.member, b.member) && isSame(a.findings, b.findings);
}

function AddMember({
  inputRef,
  onAdd,
}: {
  readonly inputRef: React.RefObject<HTMLInputElement | null>;
  readonly onAdd: (name: string) => void;
}) {
  const [error, setError] = useState<string>();
  const add = (): void => {
    const name = inputRef.current?.value.trim() ?? "";
    if (name === "") {
      setError("Type what you call this agent, then add it.");
      inputRef.current?.focus();
      return;
    }
    setError(undefined);
    onAdd(name);
    if (inputRef.current) inputRef.current.value = "";
    inputRef.current?.focus();
  };
  return (
    <div className="btn-row btn-row--end">
      <TextField
        label="Add a member"
        help="What you call it."
        ref={inputRef}
        error={error}
        maxLength={200}
        onKeyDown={(event) => {
          if (event.key === "Enter") add();
        }}
      />
      <button type="button" className="btn" onClick={add}>
        Add
      </button>
    </div>
  );
}
