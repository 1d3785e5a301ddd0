/** The answers, one place for each agent. An agent's answer covers only that agent (§3a Who is answering). */
import { type KeyboardEvent, useRef, useState } from "react";
import { fieldId } from "../../../core/compile/where.ts";
import type { Draft } from "../../../state/draft.ts";
import { useSession } from "../../draft/session-context.ts";
import { ShortHash } from "../../parts/HashLine.tsx";
import { Visible } from "../../parts/Visible.tsx";
import { AnswerCard } from "./AnswerCard.tsx";
import { useMemories } from "./memory.ts";
import { Problems } from "./Problems.tsx";
import { type Party, type PartyState, partiesOf, STATE_WORDS, stateOf, strays } from "./parties.ts";
import { useMismatched } from "./use-mismatched.ts";

export function Answers({ draft }: { readonly draft: Draft }) {
  const parties = partiesOf(draft.answers);
  const [chosen, setChosen] = useState(() => firstOpen(draft, parties));
  const remembering = useMemories();
  const mismatched = useMismatched(draft.inventories);
  const tabs = useRef<HTMLDivElement>(null);
  const at = Math.max(
    0,
    parties.findIndex(({ id }) => id === chosen),
  );
  const party = parties[at];
  if (party === undefined) return null;

  const goTo = (index: number): void => {
    const next = parties[(index + parties.length) % parties.length];
    if (next === undefined) return;
    setChosen(next.id);
    tabs.current?.querySelectorAll<HTMLElement>("[role=tab]")[parties.indexOf(next)]?.focus();
  };
  const onKey = (event: KeyboardEvent): void => {
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: parties.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    goTo(to);
  };
  return (
    <section className="sec" id={fieldId("/discovery/inventories")} aria-labelledby="answers-title">
      <h2 id="answers-title">The answers</h2>
      <p>One from each agent. Each covers only the agent that gives it, and is read only in this browser.</p>
      <div className="tabs" role="tablist" aria-label="Agents" ref={tabs}>
        {parties.map(({ id, name }, index) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`agent-${index + 1}`}
            aria-selected={index === at}
            aria-controls="agent-panel"
            tabIndex={index === at ? 0 : -1}
            onClick={() => setChosen(id)}
            onKeyDown={onKey}
          >
            <b>
              <Visible text={name} />
            </b>
            <How state={stateOf(draft, id, mismatched)} />
          </button>
        ))}
      </div>
      <div role="tabpanel" id="agent-panel" aria-labelledby={`agent-${at + 1}`}>
        <AnswerCard
          key={party.id}
          draft={draft}
          party={party}
          state={stateOf(draft, party.id, mismatched)}
          parties={parties}
          number={at + 1}
          remembering={remembering}
          onGoTo={({ id }) => goTo(parties.findIndex((other) => other.id === id))}
        />
      </div>
      <Strays draft={draft} />
      <Problems />
    </section>
  );
}

/** Where the person left off: the first agent whose answer is not accepted. */
function firstOpen(draft: Draft, parties: readonly Party[]): string | undefined {
  const isOpen = ({ id }: Party): boolean => stateOf(draft, id).kind !== "accepted";
  return (parties.find(isOpen) ?? parties[0])?.id;
}

function How({ state }: { readonly state: PartyState }) {
  return (
    <>
      {STATE_WORDS[state.kind]}
      {"sha256" in state ? (
        <>
          {" "}
          <ShortHash hex={state.sha256} />
        </>
      ) : null}
    </>
  );
}

/** What is kept for an agent that was taken out of the draft since. */
function Strays({ draft }: { readonly draft: Draft }) {
  const { store } = useSession();
  const ids = strays(draft);
  if (ids.length === 0) return null;
  const removeAll = (): void => {
    for (const id of ids) store.getState().removeInventory(id);
  };
  return (
    <div className="untrusted">
      <p>
        {ids.length === 1 ? "An answer is" : `${ids.length} answers are`} kept for agents that are no longer among your agents. The Grant
        must not name them.
      </p>
      <button type="button" className="btn btn--small" onClick={removeAll}>
        Remove {ids.length === 1 ? "it" : "them"}
      </button>
    </div>
  );
}
