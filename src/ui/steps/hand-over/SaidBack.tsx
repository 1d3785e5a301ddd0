/** What the agents said back: one restatement a window, held against the Grant sentence by sentence (§3). */
import { useMemo } from "react";
import type { RestatementReading } from "../../../core/acceptance/read-restatement.ts";
import { canAccept, type Verdict } from "../../../core/acceptance/verdicts.ts";
import type { Clause } from "../../../core/outputs/clause.ts";
import type { SealedDocument } from "../../../core/outputs/rules/head.ts";
import type { Proposal, RestatedText } from "../../../state/draft.ts";
import { useSession } from "../../draft/session-context.ts";
import { Disclosure } from "../../parts/Disclosure.tsx";
import { Glyph } from "../../parts/Mark.tsx";
import { Progress } from "../../parts/Progress.tsx";
import { ReadOnlyText } from "../../parts/ReadOnlyText.tsx";
import { Visible, VisibleText } from "../../parts/Visible.tsx";
import { GiveRestatement } from "./GiveRestatement.tsx";
import { Verdicts } from "./Verdicts.tsx";
import type { AgentWindow } from "./windows.ts";

/** One window with what was read from it, as far as it was given and read. */
export interface SaidInWindow {
  readonly window: AgentWindow;
  readonly entry?: RestatedText;
  readonly reading?: RestatementReading;
  readonly verdicts?: readonly Verdict[];
}

export interface SaidBackProps {
  readonly proposal: Proposal;
  readonly grant: SealedDocument;
  readonly said: readonly SaidInWindow[];
  readonly clauses: readonly Clause[];
}

export function SaidBack({ proposal, grant, said, clauses }: SaidBackProps) {
  const clauseOf = useMemo(() => new Map(clauses.map((clause) => [clause.id, clause])), [clauses]);
  const isDecided = proposal.decision !== undefined;
  return (
    <section className="sec" aria-labelledby="said-title" id="said-back" tabIndex={-1}>
      <h2 id="said-title">What the agent says back</h2>
      <p>
        Before anything is accepted, the agent says in its own words what it can keep to. It is held against the Grant here: whatever is
        wider, a denial that is missing, or an inventory you never reviewed, shuts the acceptance.{" "}
        {said.length > 1 ? "Each window answers for itself." : null}
      </p>
      {said.map((one) => (
        <OneWindow
          key={one.window.actor}
          one={one}
          grantId={grant.grant_id}
          clauseOf={clauseOf}
          heldBack={proposal.held_back?.includes(one.window.actor) === true}
          isDecided={isDecided}
        />
      ))}
    </section>
  );
}

interface OneWindowProps {
  readonly one: SaidInWindow;
  readonly grantId: string;
  readonly clauseOf: ReadonlyMap<string, Clause>;
  readonly heldBack: boolean;
  readonly isDecided: boolean;
}

function OneWindow({ one: { window, entry, reading, verdicts }, grantId, clauseOf, heldBack, isDecided }: OneWindowProps) {
  const { store } = useSession();
  const id = `restated-${window.actor.replace(/[^a-zA-Z0-9-]/g, "-")}`;
  const several = (reading?.blocks.length ?? 0) > 1 && !reading?.blocks.some(({ chosen }) => chosen);
  return (
    <div className="window" data-window={window.actor}>
      <h3>
        <Visible text={window.name} />
      </h3>
      {entry === undefined ? (
        <>
          {heldBack ? (
            <p className="note note--ask">
              An answer was here that seemed to hold a password or a key, so it was not kept. Ask for it again without that.
            </p>
          ) : null}
          {isDecided ? (
            <p className="small">Nothing was said back in this window.</p>
          ) : (
            <GiveRestatement
              id={id}
              name={window.name}
              onGive={(text) => void store.getState().setRestatement(grantId, window.actor, text)}
            />
          )}
        </>
      ) : (
        <>
          {reading === undefined || verdicts === undefined ? <Progress label="Reading what it answered" /> : null}
          {several ? (
            <div>
              <p>
                <b>Several parts of this text may be the restatement.</b> Pick the one that is: none is taken by itself.
              </p>
              {reading?.blocks.map(({ n, start, end, why }) => (
                <ReadOnlyText
                  key={n}
                  id={`${id}-block-${n}`}
                  short
                  title={`Part ${n}`}
                  text={entry.text.slice(start, end)}
                  about={why}
                  action={
                    <button
                      type="button"
                      className="btn btn--small"
                      onClick={() => store.getState().pickRestatement(grantId, window.actor, n)}
                    >
                      Read part {n}
                    </button>
                  }
                />
              ))}
            </div>
          ) : null}
          {reading?.notes.map((note) => (
            <p className="small" key={note}>
              <VisibleText text={note} />
            </p>
          ))}
          {verdicts === undefined || several ? null : <Outcome verdicts={verdicts} />}
          {verdicts === undefined || several ? null : <Verdicts verdicts={verdicts} clauseOf={clauseOf} />}
          {reading === undefined || verdicts === undefined || several ? null : <Lists reading={reading} />}
          <Disclosure summary={`The text as it was given, ${entry.text.length.toLocaleString("en")} characters`}>
            <ReadOnlyText id={`${id}-text`} short title="What it answered" text={entry.text} />
          </Disclosure>
          {isDecided ? null : (
            <div className="btn-row">
              <button type="button" className="btn" onClick={() => store.getState().removeRestatement(grantId, window.actor)}>
                Take it out and give another
              </button>
            </div>
          )}
        </>
      )}
    </div>
  );
}

function Outcome({ verdicts }: { readonly verdicts: readonly Verdict[] }) {
  const shut = verdicts.filter(({ shuts }) => shuts).length;
  const others = verdicts.length - shut;
  const look = others === 0 ? "" : others === 1 ? " One thing is to be looked at." : ` ${others} things are to be looked at.`;
  return (
    <p role="status" className={canAccept(verdicts).open ? "note" : "note note--never"}>
      {shut === 0 ? (
        <>
          <Glyph name="tick" /> <b>Nothing in it is wider than the Grant.</b>
          {look}
        </>
      ) : (
        <>
          <Glyph name="block" /> <b>Acceptance is shut: {shut === 1 ? "one thing stands" : `${shut} things stand`} against it.</b> Ask the
          agent to say the Grant back again, or reject the proposal.{look}
        </>
      )}
    </p>
  );
}

/** What it would only follow, and what it asks: the person should know, whatever the verdicts say. */
function Lists({ reading: { restatement } }: { readonly reading: RestatementReading }) {
  const { enforced = [], instruction_only = [], asks = [] } = restatement ?? {};
  return (
    <>
      <p className="small">
        It says that its own controls hold {enforced.length === 0 ? "no rule" : count(enforced.length)}, and that it would only follow{" "}
        {instruction_only.length === 0 ? "no rule" : count(instruction_only.length)}. That is its own word: nothing here can check it.
      </p>
      {asks.length === 0 ? null : (
        <>
          <p className="small">It asks you first:</p>
          <ul className="small">
            {asks.map((ask, index) => (
              // Questions have no identity but their place.
              <li key={index}>
                <q>
                  <Visible text={ask} />
                </q>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

const count = (rules: number): string => (rules === 1 ? "one rule" : `${rules} rules`);
