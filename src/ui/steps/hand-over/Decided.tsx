/** A proposal that was decided: the line for the agent's window, the record and the files to keep, and what holds from here. */

import { Link } from "@tanstack/react-router";
import { useMemo } from "react";
import { type AcceptanceRecord, acceptanceJson, acceptLine, rejectLine } from "../../../core/acceptance/accept.ts";
import { reAnchor } from "../../../core/acceptance/re-anchor.ts";
import { reminder } from "../../../core/acceptance/reminder.ts";
import { ENFORCEMENT } from "../../../core/catalogue/enforcement.ts";
import { keptFile, outputFile } from "../../../core/outputs/files.ts";
import type { SealedDocument } from "../../../core/outputs/rules/head.ts";
import type { Decision, Proposal } from "../../../state/draft.ts";
import { CheckedText } from "../../parts/CheckedText.tsx";
import { Disclosure } from "../../parts/Disclosure.tsx";
import { DownloadButton } from "../../parts/DownloadButton.tsx";
import { HashLine } from "../../parts/HashLine.tsx";
import { Visible } from "../../parts/Visible.tsx";
import { When } from "../../parts/When.tsx";

export interface DecidedProps {
  readonly proposal: Proposal;
  readonly decision: Decision;
  readonly grant: SealedDocument;
}

/** The record as it is kept beside the Grant: what the decision names, with the Grant and its fingerprint. */
export function recordOf(grant: SealedDocument, decision: Decision): AcceptanceRecord {
  return { grant_id: grant.grant_id, seal: grant.seal.value, ...decision };
}

export function Decided({ proposal, decision, grant }: DecidedProps) {
  const accepted = decision.decision === "ACCEPT";
  return (
    <section className="sec" aria-labelledby="decided-title" id="decided" tabIndex={-1}>
      <h2 id="decided-title">{accepted ? "You accepted this Grant" : "You rejected this proposal"}</h2>
      {proposal.imported ? (
        <p className="note note--ask">
          <b>This decision came with a file.</b> That it was taken on this page is only what the file claims.
        </p>
      ) : null}
      <p>
        On <When at={decision.at} />, {accepted ? "as it was restated, " : ""}
        {`enforcement: ${ENFORCEMENT[decision.enforcement].label}.`}{" "}
        {accepted ? null : (
          <>
            It can never be accepted. <Link to="/review">Change your answers</Link> and seal another.
          </>
        )}
      </p>
      <p>
        <b>Send this line</b> in the window of every agent that has the rules, yourself:
      </p>
      <CheckedText
        id="decision-line"
        title={accepted ? "The line that accepts" : "The line that rejects"}
        text={accepted ? acceptLine(grant) : rejectLine(grant)}
        copyLabel="Copy the line"
        short
      />
      <h3>To keep</h3>
      <p>Outside this browser: its data can be cleared.</p>
      <div className="btn-row">
        <File file={keptFile("acceptance", grant, acceptanceJson(recordOf(grant, decision)))} label="The record" />
        <File file={outputFile("grant", grant)} label="The Grant" />
        <File file={outputFile("letter-html", grant, { enforcement: decision.enforcement })} label="The Letter" />
        {accepted && proposal.stood_down === undefined ? (
          <File file={keptFile("reminder", grant, reminder(grant, { stamp: decision.at }))} label="A reminder before it ends" />
        ) : null}
      </div>
      <Disclosure summary="What the record says">
        <dl className="kv">
          <dt>The Letter that was on screen</dt>
          <dd>
            <HashLine hex={decision.letter_sha256} small>
              SHA-256 of the file of the Letter.
            </HashLine>
          </dd>
          {decision.restatement_sha256 === undefined ? null : (
            <>
              <dt>What was said back</dt>
              <dd>
                <HashLine hex={decision.restatement_sha256} small>
                  SHA-256 of that text, trimmed: of several windows, the first agent’s.
                </HashLine>
              </dd>
            </>
          )}
          <dt>By</dt>
          <dd>
            <code>
              <Visible text={decision.by} />
            </code>
          </dd>
        </dl>
      </Disclosure>
    </section>
  );
}

interface FileProps {
  readonly file: { readonly name: string; readonly type: string; readonly text: string };
  readonly label: string;
}

function File({ file: { name, type, text }, label }: FileProps) {
  return <DownloadButton name={name} label={label} type={type} content={() => text} />;
}

/** A long conversation drifts: the accepted rules once more, to be pasted again. Nothing in it accepts or adds anything. */
export function ReAnchor({ grant }: { readonly grant: SealedDocument }) {
  const block = useMemo(() => reAnchor(grant), [grant]);
  return (
    <section className="sec" aria-labelledby="anchor-title">
      <h2 id="anchor-title">In a long conversation</h2>
      <p>
        An agent’s window forgets. Paste these rules again when a conversation has grown long, was summarised, or seems to have left them:
        they are the accepted ones under the same numbers, and add nothing.
      </p>
      <Disclosure summary="The rules once more">
        {block.tooLong ? (
          <p className="small">This text has {block.characters.toLocaleString("en")} characters. Check that all arrived.</p>
        ) : null}
        <CheckedText
          id="anchor-text"
          title="The accepted rules, once more"
          text={block.text}
          copyLabel="Copy the rules once more"
          main={false}
        />
      </Disclosure>
    </section>
  );
}
