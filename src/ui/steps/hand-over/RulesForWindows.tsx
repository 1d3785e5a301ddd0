/** The rules block, whole, and a button for each window that it goes into. The text is one and the same for every window. */

import { Link } from "@tanstack/react-router";
import type { SealedDocument } from "../../../core/outputs/rules/head.ts";
import { MAX_CHARACTERS, type RulesBlock } from "../../../core/outputs/rules-block.ts";
import type { Draft } from "../../../state/draft.ts";
import type { RulesGate } from "../../draft/rules-gate.ts";
import { CheckedText } from "../../parts/CheckedText.tsx";
import { Tick } from "../../parts/Choice.tsx";
import { CopyButton } from "../../parts/CopyButton.tsx";
import { JumpLink } from "../../parts/JumpLink.tsx";
import { useDigest } from "../../parts/use-digest.ts";
import { Visible } from "../../parts/Visible.tsx";
import { type AgentWindow, windowsOf } from "./windows.ts";

export interface RulesForWindowsProps {
  readonly draft: Draft;
  readonly grant: SealedDocument;
  readonly block: RulesBlock;
  readonly gate: RulesGate;
  readonly includeGrant: boolean;
  readonly onIncludeGrant: (include: boolean) => void;
}

export function RulesForWindows({ draft, grant, block, gate, includeGrant, onIncludeGrant }: RulesForWindowsProps) {
  const isFree = gate.why === undefined;
  return (
    <section className="sec" aria-labelledby="rules-title" id="rules" tabIndex={-1}>
      <h2 id="rules-title">The rules block</h2>
      <p>It is made of the sealed Grant alone, and it is the only text that the agent is asked to follow. Put no other rules beside it.</p>
      {isFree ? null : <Held gate={gate} />}
      <div className="stack">
        <Tick
          label="Put the whole Grant after the rules, as data"
          help="For an agent or a gate that reads the Grant itself. It makes the text longer."
          checked={includeGrant}
          onChange={(event) => onIncludeGrant(event.currentTarget.checked)}
        />
        {block.tooLong ? (
          <p className="note note--ask">
            <b>This text has {block.characters.toLocaleString("en")} characters.</b> Some windows take fewer than{" "}
            {MAX_CHARACTERS.toLocaleString("en")} at a time. Check that its last line arrived: it begins “END OF THE RULES”.
          </p>
        ) : null}
        <div>
          <CheckedText
            id="rules-text"
            title="Rules block"
            text={block.text}
            copyLabel="Copy the rules block"
            armed={isFree}
            why={gate.why}
          />
        </div>
        {isFree && draft.answering !== undefined ? (
          <Windows windows={windowsOf(grant, draft.answering)} grant={grant} answering={draft.answering} text={block.text} />
        ) : null}
      </div>
    </section>
  );
}

function Held({ gate }: { readonly gate: RulesGate }) {
  return (
    <p className="note note--ask">
      <b>It cannot be copied yet.</b> {gate.why}{" "}
      {gate.reviewed ? (
        <JumpLink to="who-answers">Answer it above</JumpLink>
      ) : (
        <Link to="/seal" search={{ at: "sealed-review" }}>
          Read the review of the sealed proposal
        </Link>
      )}
    </p>
  );
}

interface WindowsProps {
  readonly windows: readonly AgentWindow[];
  readonly grant: SealedDocument;
  readonly answering: NonNullable<Draft["answering"]>;
  readonly text: string;
}

function Windows({ windows, grant, answering, text }: WindowsProps) {
  const digest = useDigest(text);
  const { members } = grant.work_system;
  return (
    <div>
      <h3 id="windows-title">{windows.length === 1 ? "Into which window" : "Into which windows"}</h3>
      {answering === "main" && members.length > 0 ? (
        <p className="help">
          The main system takes the rules for its whole team:{" "}
          {members.map(({ actor, name }, index) => (
            <span key={actor}>
              {index === 0 ? "" : ", "}
              <Visible text={name} />
            </span>
          ))}
          . It has to hand the same text on to each of them, whole.
        </p>
      ) : null}
      {answering === "member" ? (
        <p className="help">
          Give each agent the same text in its own window. Where the team takes its instructions from a lead, the lead’s window will do:
          then the lead hands it on, whole.
        </p>
      ) : null}
      {answering === "only" && members.length > 0 ? (
        <p className="note note--ask">
          <b>This Grant names a team of {members.length + 1}.</b> If you really speak with the only agent, the acts of the others are done
          by nobody.
        </p>
      ) : null}
      <ul className="files" aria-labelledby="windows-title">
        {windows.map((window) => (
          <li key={window.actor}>
            <div>
              <p>
                <b>
                  <Visible text={window.name} />
                </b>
              </p>
              <p className="small">
                <Visible text={window.role} />
                {window.platform === undefined ? null : (
                  <>
                    , runs on <Visible text={window.platform} />
                  </>
                )}
                {" · "}
                <code>
                  <Visible text={window.actor} />
                </code>
              </p>
            </div>
            <CopyButton
              text={text}
              expectedSha={digest?.sha256}
              label={`Copy for ${windows.length === 1 ? "this window" : "its window"}`}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
