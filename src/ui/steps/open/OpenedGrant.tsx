/** An opened Grant: what its seal says, what the rules say, its Letter, and starting a new proposal from it. */

import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { startUnread } from "../../../core/compile/start-unread.ts";
import type { ReadOpened } from "../../../state/read-opened.ts";
import { useReplacing } from "../../draft/Replacing.tsx";
import { useSession } from "../../draft/session-context.ts";
import { Page as FramePage, Go, PageHead } from "../../frame/Page.tsx";
import { DownloadButton } from "../../parts/DownloadButton.tsx";
import { FindingRow } from "../../parts/FindingRow.tsx";
import { HashLine } from "../../parts/HashLine.tsx";
import { LetterSheet } from "../../parts/LetterSheet.tsx";
import { Visible, VisibleText } from "../../parts/Visible.tsx";

type Readable = Extract<ReadOpened, { kind: "readable" }>;

export function OpenedGrant({ read, text, title }: { readonly read: Readable; readonly text: string; readonly title: string }) {
  const session = useSession();
  const navigate = useNavigate();
  const { grant, seal, findings } = read;
  const [started] = useState(() => startUnread(grant));
  const seen = grant.seal?.value;

  const { replace, dialog } = useReplacing();
  const begin = (): void =>
    void replace(() => {
      // The person, the agents and their identifiers stay those of the Grant: it is the same principal's new proposal.
      session.newDraft(`From ${grant.delegate.name}`.slice(0, 200), () => started.answers);
      void navigate({ to: "/review" });
    });
  return (
    <FramePage title={title}>
      <PageHead
        title={title}
        lede={
          seal === "matches"
            ? "Its seal holds: it says what it said when it was sealed. The seal does not prove who wrote it."
            : "It carries no seal: nothing shows whether it was changed. It is a draft of a Grant, not a sealed one."
        }
      />
      {seen === undefined ? null : (
        <HashLine hex={seen}>
          Fingerprint: SHA-256 over the canonical form (RFC 8785) of the Grant without its seal, computed again just now.{" "}
          <code>{grant.grant_id}</code>
        </HashLine>
      )}
      {grant.validity.expires <= session.now() ? (
        <p className="note note--ask">
          <b>This Grant has ended</b> (<Visible text={grant.validity.expires} />
          ). An agent that follows it may do nothing under it.
        </p>
      ) : null}
      <Findings findings={findings} />
      <section className="sec" aria-labelledby="open-letter">
        <h2 id="open-letter">Its Letter</h2>
        <p>Made just now from the Grant itself, as it would read with nothing checking the rules (advisory). It cannot be changed here.</p>
        <LetterSheet grant={grant} enforcement="advisory" />
      </section>
      <section className="sec" aria-labelledby="open-start">
        <h2 id="open-start">Start from this</h2>
        <p>
          Its answers open as a new draft. The Grant that you opened stays what it is; sealing makes a new proposal with its own id and
          fingerprint.
        </p>
        {grant.formations === undefined ? null : (
          <p className="note note--ask">
            <b>It says how its agents act together.</b> This version keeps that part as it is, states it in the Letter, and seals it again.
            It cannot be changed here yet.
          </p>
        )}
        {started.differences.length === 0 ? null : (
          <>
            <p>What the new proposal will say differently; none of it is wider:</p>
            <ul className="plain">
              {started.differences.map((difference) => (
                <li key={difference.path + difference.sentence}>
                  <VisibleText text={difference.sentence} />
                </li>
              ))}
            </ul>
          </>
        )}
      </section>
      <Go>
        <button type="button" className="btn btn--main" onClick={begin}>
          Start from this
        </button>
        <DownloadButton name="grant-as-opened.json" content={() => text} type="application/json" label="Download it as it was opened" />
        <button type="button" className="link" onClick={() => void session.openGrantText(undefined)}>
          Put it away
        </button>
      </Go>
      {dialog}
    </FramePage>
  );
}

function Findings({ findings }: { readonly findings: Readable["findings"] }) {
  if (findings.length === 0) return null;
  return (
    <section className="sec" aria-labelledby="open-findings">
      <h2 id="open-findings">What the rules say of it</h2>
      <ul className="findings">
        {findings.map((finding) => (
          <FindingRow
            key={finding.rule + finding.path + finding.message}
            weight={finding.blocks ? "block" : "look"}
            kind={finding.blocks ? `Against ${finding.rule}: a writer would not seal it` : "Worth a look"}
            title={<VisibleText text={finding.message} />}
            why={finding.path === "" ? undefined : <code>{finding.path}</code>}
          />
        ))}
      </ul>
    </section>
  );
}
