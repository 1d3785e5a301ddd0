/** One agent's answer: given, shown, read, and accepted. What is shown is the text in the draft, and that is what is hashed. */
import { visible } from "../../../core/lib/text.ts";
import type { Draft, InventoryText } from "../../../state/draft.ts";
import { useSession } from "../../draft/session-context.ts";
import { HashLine } from "../../parts/HashLine.tsx";
import { GiveAnswer } from "./GiveAnswer.tsx";
import type { Given } from "./given.ts";
import { type Remembering, sayUnbound } from "./memory.ts";
import type { Party, PartyState } from "./parties.ts";
import { ShownAnswer } from "./ShownAnswer.tsx";

export interface AnswerCardProps {
  readonly draft: Draft;
  readonly party: Party;
  readonly state: PartyState;
  readonly parties: readonly Party[];
  /** Counts from 1: the files that belong to it carry the number, since a name is somebody's words. */
  readonly number: number;
  readonly remembering: (agent: string) => Remembering;
  readonly onGoTo: (party: Party) => void;
}

/** The id of the place where an agent's answer is given. */
export const boxId = (number: number): string => `answer-${number}`;

export function AnswerCard({ draft, party, state, parties, number, remembering, onGoTo }: AnswerCardProps) {
  const { store } = useSession();
  const { memory, change, forget } = remembering(party.id);
  const entry = "entry" in state ? state.entry : undefined;
  const name = visible(party.name);

  const give = ({ text, notes }: Given): void => {
    store.getState().setInventory(party.id, text);
    forget({ notes, said: `${sayUnbound(entry)}The text is shown below.` });
  };
  const type = (text: string): void => {
    if (text.trim() === "") store.getState().removeInventory(party.id);
    else if (text !== entry?.text) store.getState().setInventory(party.id, text);
    if (entry?.accepted !== undefined) change({ said: sayUnbound(entry) });
  };
  const move = (to: Party, moved: InventoryText): void => {
    store.getState().setInventory(to.id, moved.text);
    store.getState().removeInventory(party.id);
    remembering(to.id).forget({ notes: memory.notes, cleared: memory.cleared, said: `This text was given for ${name} and taken here.` });
    forget({});
    onGoTo(to);
  };
  return (
    <>
      <p className="said" role="status">
        {memory.said}
      </p>
      {state.kind === "bound_elsewhere" ? (
        <BoundElsewhere sha256={state.sha256} onRemove={() => store.getState().removeInventory(party.id)} />
      ) : null}
      {state.kind === "held_back" ? (
        <p className="note note--ask">
          <b>An answer was here and was not kept.</b> There seemed to be a secret in it, so it was held back when the draft was stored, and
          ended with its tab. Give it again below; take the secret out or accept the text as it is, and it is kept.
        </p>
      ) : null}
      {state.kind === "mismatch" ? (
        <div className="untrusted">
          <p>
            The draft says that a text with the checksum below was accepted, and this text has another. It counts as not accepted. Read it,
            and accept it if it is the one you want; until then the Grant names a text that is not here.
          </p>
          <HashLine hex={state.sha256} small />
        </div>
      ) : null}
      {entry === undefined || memory.isEditing ? (
        <GiveAnswer
          id={boxId(number)}
          name={name}
          text={entry?.text ?? ""}
          onGive={give}
          onChange={(text) => {
            change({ isEditing: true });
            type(text);
          }}
        />
      ) : (
        <ShownAnswer
          draft={draft}
          entry={entry}
          isAccepted={state.kind === "accepted"}
          party={party}
          parties={parties}
          number={number}
          remembering={{ memory, change, forget }}
          onMove={(to) => move(to, entry)}
        />
      )}
    </>
  );
}

/** The draft began from a Grant that names an inventory; the text itself is not here. */
function BoundElsewhere({ sha256, onRemove }: { readonly sha256: string; readonly onRemove: () => void }) {
  return (
    <div className="bind">
      <div>
        <h3>An inventory was accepted earlier</h3>
        <HashLine hex={sha256}>
          The Grant that this draft began from names the text with this checksum. The text itself is not in this draft, so it cannot be
          shown or read here. Giving a new answer below puts that one in its place.
        </HashLine>
      </div>
      <div className="btn-row">
        <button type="button" className="btn btn--small" onClick={onRemove}>
          Take it out of the Grant
        </button>
      </div>
    </div>
  );
}
