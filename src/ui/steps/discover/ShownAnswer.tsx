/** An agent's answer on the page: whose it is, what was read from it, what to look at, the text itself, and accepting it. */
import { useMemo } from "react";
import type { BoundInventory } from "../../../core/discovery/g15-binding.ts";
import { visible } from "../../../core/lib/text.ts";
import type { Draft, InventoryText } from "../../../state/draft.ts";
import { useSession } from "../../draft/session-context.ts";
import { Progress } from "../../parts/Progress.tsx";
import { Accept } from "./Accept.tsx";
import { Blocks } from "./Blocks.tsx";
import { emptyForm } from "./empty-form.ts";
import { bytesOf } from "./Facts.tsx";
import { LARGE } from "./given.ts";
import { unansweredAgents } from "./look-list.ts";
import { openSecrets, type Secret, spansOf, writtenSecrets } from "./masking.ts";
import { type Remembering, sayUnbound } from "./memory.ts";
import { otherName, type Party } from "./parties.ts";
import { ReadingView } from "./ReadingView.tsx";
import { Secrets } from "./Secrets.tsx";
import { ShownText } from "./ShownText.tsx";
import { HidingContext } from "./Told.tsx";
import { useBinding } from "./use-digest.ts";
import { type ReadState, useReading } from "./use-reading.ts";
import { WhoseAnswer } from "./WhoseAnswer.tsx";

export interface ShownAnswerProps {
  readonly draft: Draft;
  readonly entry: InventoryText;
  readonly isAccepted: boolean;
  readonly party: Party;
  readonly parties: readonly Party[];
  readonly number: number;
  readonly remembering: Remembering;
  readonly onMove: (to: Party) => void;
}

const NONE: readonly Secret[] = [];

export function ShownAnswer({
  draft,
  entry,
  isAccepted,
  party,
  parties,
  number,
  remembering: { memory, change, forget },
  onMove,
}: ShownAnswerProps) {
  const { store, now } = useSession();
  const { agent, text, block } = entry;
  const reading = useReading(text, block);
  const binding = useBinding(text);
  const done = reading.phase === "done" ? reading.read : undefined;
  // What was accepted was accepted with what the person called no secret.
  const secrets = useMemo(
    () => (done === undefined || isAccepted ? NONE : openSecrets(text, done.secrets, memory.cleared)),
    [done, isAccepted, text, memory.cleared],
  );
  const written = done === undefined || isAccepted ? [] : writtenSecrets(done.reading.flags, done.secrets, memory.cleared);
  const openCount = secrets.length + written.length;
  const hiding = useMemo(
    () => ({
      known: [...new Set(secrets.map(({ value }) => value))],
      cleared: isAccepted ? new Set(done?.secrets.map(({ start, end }) => text.slice(start, end))) : memory.cleared,
    }),
    [secrets, isAccepted, done, text, memory.cleared],
  );
  const name = visible(party.name);
  const other = isAccepted || done === undefined ? undefined : otherName(done.reading.agent.name, party, parties);
  const isAsked = other !== undefined && other.named !== memory.keptName;
  const hasText = (id: string): boolean => draft.inventories.some((one) => one.agent === id);
  const twin = draft.inventories.find((one) => one.agent !== agent && one.text.trim() === text.trim());

  const redactTo = (next: string, said: string): void => {
    store.getState().setInventory(agent, next);
    change({ before: text, said: `${said} ${sayUnbound(entry)}` });
  };
  const accept = ({ sha256, bytes }: BoundInventory): void => {
    const bound = store.getState().acceptInventory(agent, text, { sha256, bytes, at: now() });
    const { before: _gone, ...kept } = memory;
    if (bound) forget({ ...kept, said: `Accepted: the Grant now names this text as ${name}'s inventory.` });
    else change({ said: "The text changed in the meantime, so nothing was accepted. Look at it again." });
  };
  const putBack = (): void => {
    const { before, ...kept } = memory;
    if (before !== undefined) store.getState().setInventory(agent, before);
    forget({ ...kept, said: `The last passage that was taken out stands in the text again. ${sayUnbound(entry)}` });
  };
  const remove = (): void => {
    store.getState().removeInventory(agent);
    forget({ said: `${sayUnbound(entry)}The text was removed.` });
  };
  return (
    <HidingContext value={hiding}>
      <Secrets
        text={text}
        secrets={secrets}
        written={written}
        onRedact={redactTo}
        onClear={(value) =>
          change({
            cleared: new Set([...memory.cleared, value]),
            said: "You said that it is no secret: it is shown, and can be accepted as it is.",
          })
        }
      />
      {isAsked && other !== undefined ? (
        <WhoseAnswer
          other={other}
          here={party}
          isTaken={other.party !== undefined && hasText(other.party.id)}
          onKeep={() => change({ keptName: other.named })}
          onMove={onMove}
        />
      ) : null}
      {done !== undefined && done.reading.blocks.length > 1 ? (
        <Blocks
          text={text}
          blocks={done.reading.blocks}
          names={done.names}
          picked={done.reading.blocks.find(({ chosen }) => chosen)?.n ?? block}
          spans={spansOf(text, secrets)}
          onPick={(n) => store.getState().pickBlock(agent, n)}
        />
      ) : null}
      <Working state={reading} onRemove={remove} />
      {done === undefined ? null : (
        <ReadingView
          name={name}
          reading={done.reading}
          unanswered={unansweredAgents(done.reading, party, parties, hasText)}
          {...(twin === undefined ? {} : { twin: parties.find(({ id }) => id === twin.agent)?.name ?? "another agent" })}
        />
      )}
      <section className="sec" aria-labelledby="accept-title">
        <h2 id="accept-title">{isAccepted ? `Accepted as ${name}'s inventory` : `Accept this text as ${name}'s inventory`}</h2>
        <p>The Grant then names exactly this text, by its checksum. Change one character and it is another text.</p>
        {done === undefined ? null : (
          <ShownText
            id={`shown-${number}`}
            title={`${name}'s answer`}
            text={text}
            about={<About binding={binding?.ok ? binding.value : undefined} text={text} notes={memory.notes} isHeld={openCount > 0} />}
            action={
              <div className="btn-row">
                {memory.before === undefined ? null : <Small label="Put the last one back" onPress={putBack} />}
                {text.length > LARGE ? null : <Small label="Change the text" onPress={() => change({ isEditing: true, said: "" })} />}
                <Small label="Remove it" onPress={remove} />
              </div>
            }
            secrets={secrets}
            onRedact={redactTo}
          />
        )}
        <Accept
          binding={binding}
          mayLeave={done !== undefined && openCount === 0}
          file={`answer-${number}.txt`}
          acceptedAt={isAccepted && entry.accepted !== undefined ? localTime(entry.accepted.at) : undefined}
          refusals={refusalsOf(reading.phase, openCount, isAsked, done !== undefined && emptyForm(done.reading) === "alone")}
          onAccept={accept}
          onTakeBack={() => {
            store.getState().setInventory(agent, text);
            if (block !== undefined) store.getState().pickBlock(agent, block);
            change({ said: "The acceptance was taken back: the Grant no longer names this text." });
          }}
        />
      </section>
    </HidingContext>
  );
}

function Small({ label, onPress }: { readonly label: string; readonly onPress: () => void }) {
  return (
    <button type="button" className="btn btn--small" onClick={onPress}>
      {label}
    </button>
  );
}

function Working({ state, onRemove }: { readonly state: ReadState; readonly onRemove: () => void }) {
  if (state.phase === "done") return null;
  if (state.phase === "reading")
    return <Progress label="Reading the answer" {...(state.stop === undefined ? {} : { onCancel: state.stop })} />;
  return (
    <div className="sec sec--near">
      <p>
        Reading was stopped. The text is kept whole. It is shown once it has been read: until then it is not known whether it holds a
        secret.
      </p>
      <div className="btn-row">
        <Small label="Read it" onPress={state.again} />
        <Small label="Remove it" onPress={onRemove} />
      </div>
    </div>
  );
}

function refusalsOf(phase: ReadState["phase"], secrets: number, isAsked: boolean, isEmptyForm: boolean): readonly string[] {
  const refusals: string[] = [];
  if (phase !== "done") refusals.push("It is not read yet, so it is not known whether it holds a secret.");
  if (secrets > 0)
    refusals.push(
      secrets === 1
        ? "Decide first about the place that looks like a secret."
        : `Decide first about ${secrets} places that look like secrets.`,
    );
  if (isAsked) refusals.push("Say first whose answer this is.");
  if (isEmptyForm) refusals.push("This is the empty form: there is no inventory in it to accept.");
  return refusals;
}

function About({
  binding,
  text,
  notes,
  isHeld,
}: {
  binding: BoundInventory | undefined;
  text: string;
  notes: readonly string[];
  isHeld: boolean;
}) {
  const trimmed = text.length - text.trim().length;
  return (
    <>
      {binding === undefined
        ? ""
        : `${bytesOf(binding.bytes)} after trimming${trimmed === 0 ? ", which took nothing away" : ` ${trimmed} blank ${trimmed === 1 ? "character" : "characters"} at its ends`} · `}
      line ends as shown (LF)
      {isHeld ? " · not kept in this browser while it seems to hold a secret" : ""}
      {notes.length === 0 ? null : <span className="notes">{notes.join(" ")}</span>}
    </>
  );
}

const localTime = (instant: string): string => new Date(instant).toLocaleString(undefined, { dateStyle: "medium", timeStyle: "short" });
