/**
 * The principal's own act (§3): ACCEPT or REJECT. ACCEPT is armed only when the Letter's last line was on screen and every window has said
 * back what it can keep to with nothing that shuts it. It never has the focus by itself, and takes two presses, the second in a dialog whose
 * first button does no harm: no stray key, no key held down and nothing pasted accepts anything.
 */
import { useRef, useState } from "react";
import { canAccept } from "../../../core/acceptance/verdicts.ts";
import type { SealedDocument } from "../../../core/outputs/rules/head.ts";
import type { Draft } from "../../../state/draft.ts";
import { focusField } from "../../frame/focus.ts";
import { Dialog } from "../../parts/Dialog.tsx";
import { HashLine } from "../../parts/HashLine.tsx";
import { JumpLink } from "../../parts/JumpLink.tsx";
import { LetterSheet } from "../../parts/LetterSheet.tsx";
import { useSeenLines } from "../../parts/use-seen-lines.ts";
import { Visible } from "../../parts/Visible.tsx";
import { isTooSoon } from "./press.ts";
import type { SaidInWindow } from "./SaidBack.tsx";
import { useDecide } from "./use-decide.ts";

export interface DecideProps {
  readonly draft: Draft;
  readonly grant: SealedDocument;
  readonly said: readonly SaidInWindow[];
  /** Until when the rules block may not leave; nothing is accepted before. */
  readonly held: string | undefined;
  /** The Grant has ended by now. */
  readonly over: boolean;
}

export function Decide({ draft, grant, said, held, over }: DecideProps) {
  const { enforcement } = draft;
  // The Letter says how it is held: in another mode it is another Letter, to be read again.
  const line = `letter of ${grant.seal.value}, ${enforcement}`;
  const seen = useSeenLines(draft.id, [line]);
  const reasons = [
    ...(over
      ? ["This Grant has ended already, so that accepting it would put nothing in force. Seal a new proposal with a later end."]
      : []),
    ...(held === undefined ? [] : [held]),
    ...missing(said),
    ...said.flatMap(({ verdicts }) => canAccept(verdicts ?? []).reasons),
    ...(seen.missing > 0 ? ["The Letter above has not been on screen to its last line yet."] : []),
  ];
  const open = said.flatMap(({ window, reading }) =>
    (reading?.restatement?.asks ?? []).map((question) => ({ name: window.name, question: String(question) })),
  );
  const restated = said.flatMap(({ entry }) => (entry === undefined ? [] : [entry]));
  const { busy, problem, decide } = useDecide(draft, grant, restated);
  const [asked, setAsked] = useState<"ACCEPT" | "REJECT">();
  const openedAt = useRef(0);
  const ask = (decision: "ACCEPT" | "REJECT", at: number): void => {
    openedAt.current = at;
    setAsked(decision);
  };
  return (
    <>
      <section className="sec" aria-labelledby="letter-title">
        <h2 id="letter-title">Read the Letter to its end</h2>
        <p>This is what you would put in force, word for word as the Grant says it.</p>
        <LetterSheet grant={grant} enforcement={enforcement} lastLine={seen.watch(line)} />
      </section>
      <section className="sec" aria-labelledby="decide-title" id="decide" tabIndex={-1}>
        <h2 id="decide-title">Decide</h2>
        <p>
          Until you accept, this is a proposal and nothing in it is in force. Accepting is your own act: nothing an agent wrote, and no text
          pasted anywhere, can do it for you.
        </p>
        <p>
          Grant{" "}
          <code>
            <Visible text={grant.grant_id} />
          </code>
        </p>
        <HashLine hex={grant.seal.value}>Its whole fingerprint: the agent has to name this one.</HashLine>
        {reasons.length === 0 ? null : (
          <div className="note note--ask" id="accept-shut">
            <p>
              <b>ACCEPT is not open yet.</b>
            </p>
            <ul>
              {[...new Set(reasons)].map((reason) => (
                <li key={reason}>
                  <Visible text={reason} />
                </li>
              ))}
            </ul>
            <p>
              <JumpLink to="said-back">What the agent says back</JumpLink>
            </p>
          </div>
        )}
        {open.length === 0 ? null : (
          <div className="note" id="still-asked">
            <p>
              <b>Still asked by an agent.</b> Accepting answers none of it: answer in its window, or change the Grant where a question shows
              that it says something else than you mean.
            </p>
            <ul>
              {open.map(({ name, question }, i) => (
                <li key={i}>
                  <Visible text={`${name}: “${question}”`} />
                </li>
              ))}
            </ul>
          </div>
        )}
        <p className="err" role="alert">
          {problem}
        </p>
        <div className="btn-row">
          <button
            type="button"
            className={reasons.length === 0 ? "btn btn--main" : "btn"}
            aria-disabled={reasons.length > 0 || busy}
            aria-describedby={reasons.length === 0 ? undefined : "accept-shut"}
            onClick={({ timeStamp }) => {
              if (reasons.length === 0 && !busy) ask("ACCEPT", timeStamp);
            }}
          >
            ACCEPT …
          </button>
          <button
            type="button"
            className="btn"
            aria-disabled={busy}
            onClick={({ timeStamp }) => (busy ? undefined : ask("REJECT", timeStamp))}
          >
            REJECT …
          </button>
        </div>
        <Dialog
          open={asked !== undefined}
          title={asked === "REJECT" ? "Reject this proposal?" : "Accept this Grant?"}
          onClose={() => setAsked(undefined)}
          actions={
            <>
              <button type="button" className="btn" onClick={() => setAsked(undefined)}>
                Not yet
              </button>
              <button
                type="button"
                className="btn btn--main"
                onClick={({ timeStamp }) => {
                  if (asked === undefined || isTooSoon(openedAt.current, timeStamp) || (asked === "ACCEPT" && reasons.length > 0)) return;
                  setAsked(undefined);
                  // What is to be done next stands first in what takes this place: the reader is led there.
                  void decide(asked).then(() => requestAnimationFrame(() => focusField("decided")));
                }}
              >
                {asked === "REJECT" ? "REJECT it" : "ACCEPT it"}
              </button>
            </>
          }
        >
          <p>
            <code>
              <Visible text={grant.grant_id} />
            </code>
          </p>
          <HashLine hex={grant.seal.value} small />
          <p>
            {asked === "REJECT"
              ? "The proposal is put away as rejected and can never be accepted. Your answers stay: you can seal another."
              : "What you accept never changes: a later edit makes a new proposal."}
          </p>
        </Dialog>
      </section>
    </>
  );
}

/** The windows in which nothing was said back yet, or nothing that is read. */
function missing(said: readonly SaidInWindow[]): string[] {
  return said.flatMap(({ window, entry, verdicts }) => {
    if (entry === undefined) return [`${window.name} has not said back yet what it can keep to.`];
    return verdicts === undefined ? [`What ${window.name} said back is still being read.`] : [];
  });
}
