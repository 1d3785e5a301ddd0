/** An answer that names another agent than the one it is given for: the person says whose it is. It is never moved by itself. */

import { visible } from "../../../core/lib/text.ts";
import { Visible } from "../../parts/Visible.tsx";
import type { OtherName, Party } from "./parties.ts";
import { Quoted } from "./Told.tsx";

export interface WhoseAnswerProps {
  readonly other: OtherName;
  readonly here: Party;
  /** The agent that is named has a text already. */
  readonly isTaken: boolean;
  readonly onKeep: () => void;
  readonly onMove: (party: Party) => void;
}

export function WhoseAnswer({ other: { named, party }, here, isTaken, onKeep, onMove }: WhoseAnswerProps) {
  return (
    <section className="sec sec--near whose" aria-labelledby="whose-title">
      <h2 id="whose-title">Whose answer is this?</h2>
      <p>
        It names its agent <Quoted text={named} />, and this is the place of <Visible text={here.name} />. An answer covers only the agent
        that gave it, so it cannot be accepted before you say whose it is.
      </p>
      <div className="btn-row">
        <button type="button" className="btn" onClick={onKeep}>
          {`It is ${visible(here.name)}'s: keep it here`}
        </button>
        {party === undefined || isTaken ? null : (
          <button type="button" className="btn" onClick={() => onMove(party)}>
            {`It is ${visible(party.name)}'s: take it there`}
          </button>
        )}
      </div>
      {party !== undefined && isTaken ? (
        <p className="small">
          <Visible text={party.name} /> has an answer already. To put this one in its place, take that one away first.
        </p>
      ) : null}
    </section>
  );
}
