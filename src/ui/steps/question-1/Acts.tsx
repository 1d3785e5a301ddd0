/** The acts: the catalogue's in their groups, those the agents' answers name, and the person's own. All of them begin as not allowed. */

import { useSearch } from "@tanstack/react-router";
import { useCallback, useDeferredValue, useMemo, useRef, useState } from "react";
import type { Answers } from "../../../core/answers/answers.ts";
import { fieldId } from "../../../core/compile/where.ts";
import type { Finding } from "../../../core/lib/finding.ts";
import type { Grant } from "../../../core/schema/grant.gen.ts";
import type { AnswerOffers } from "../../draft/answer-offers.ts";
import { focusField } from "../../frame/focus.ts";
import { ActGroup } from "./ActGroup.tsx";
import { ActRow } from "./ActRow.tsx";
import { AddAct } from "./AddAct.tsx";
import { type ActEntry, type ActKey, ownKeys } from "./act-list.ts";
import { type ActView, actView, type Looked, undecidedIn } from "./act-view.ts";
import { useActions } from "./actions.ts";
import { FindActs } from "./FindActs.tsx";
import { FoundActs } from "./FoundActs.tsx";
import { atCatalogueAct } from "./found-words.ts";
import { foundActs, placesIn } from "./offers.ts";
import { rowProps } from "./row-props.ts";
import { soon } from "./soon.ts";

export interface ActsProps {
  readonly answers: Answers;
  readonly grant: Grant;
  readonly findings: readonly Finding[];
  readonly tried: boolean;
  readonly offers: readonly AnswerOffers[];
  readonly nameOf: (agent: string) => string;
  readonly looked: Looked;
  readonly onLook: (looked: Looked) => void;
}

export function Acts({ answers, grant, findings, tried, offers, nameOf, looked, onLook }: ActsProps) {
  const { work, agents } = answers;
  const { at } = useSearch({ strict: false });
  const found = useMemo(() => foundActs(offers), [offers]);
  const { seen, forget } = useSeen(work);
  const view = actView(work, found, seen, useDeferredValue(looked));
  const begins = useBegins(view);
  const propsOf = rowProps({ answers, grant, findings, tried, at, undecided: undecidedIn(view) });
  const statements = useMemo(() => new Map(found.flatMap((act) => (act.id === undefined ? [] : [[act.id, act] as const]))), [found]);
  const row = (entry: ActEntry) => {
    const offer = statements.get(entry.id);
    if (!offer) return <ActRow key={entry.id} {...propsOf(entry)} entry={entry} from={NONE} />;
    const { effect } = entry;
    return (
      <ActRow key={entry.id} {...propsOf(entry)} entry={entry} from={atCatalogueAct(offer, effect, nameOf)} foundIn={placesIn(offer)} />
    );
  };
  const missing = tried ? findings.find((finding) => finding.blocks && finding.path === "/authorities")?.message : undefined;
  const { own, isLooking } = view;
  return (
    <section className="sec" aria-labelledby="q1-acts">
      <h2 id="q1-acts">The acts</h2>
      <p>
        Everything begins as not allowed, and stays so while you allow nothing that comes to the same: allowing “Reply to mail” lets
        “Forward mail” through too, because both send an email. A row that is let through says so.
        {agents.members.length === 0
          ? ""
          : ` What you allow is held by ${agents.delegate.name.trim() || "the lead"}; question 3 decides who holds it.`}
      </p>
      <div id={fieldId("/authorities")} className={missing === undefined ? undefined : "has-err"}>
        {missing === undefined ? null : <p className="err">{missing}</p>}
        <FindActs looked={looked} onLook={onLook} />
      </div>
      {view.isEmpty && isLooking ? (
        <p className="empty" role="status">
          No act is found{looked.onlyDecided ? " among what you have decided" : ""}. An act of your own can be added below.
        </p>
      ) : null}
      {view.groups.map((group) =>
        group.rows.length === 0 ? null : (
          <ActGroup key={group.id} group={group} begins={begins.has(group.id)} forced={isLooking}>
            {group.rows.map(row)}
          </ActGroup>
        ),
      )}
      {view.found.rows.length === 0 ? null : (
        <ActGroup group={view.found} begins forced={isLooking}>
          <FoundActs rows={view.found.rows} answers={answers} propsOf={propsOf} nameOf={nameOf} />
        </ActGroup>
      )}
      <ActGroup group={own} begins forced={isLooking}>
        {own.rows.map((entry) => (
          <ActRow key={entry.id} {...propsOf(entry)} entry={entry} from={[]} onRemove={forget} />
        ))}
        {own.rows.length === 0 && !isLooking ? <p className="empty">None yet. An act of your own is named by its id alone.</p> : null}
        <AddAct onAdded={(id) => soon(() => focusChoice(id))} />
      </ActGroup>
    </section>
  );
}

const NONE: readonly string[] = [];

/** Groups that lie open when the page is opened and nothing is decided yet. */
const FIRST = 2;

/** Which groups lie open when the page is opened: those with something decided, else the first ones. Decided once, so that nothing jumps. */
function useBegins({ groups }: ActView): ReadonlySet<string> {
  const decided = groups.filter(({ hasDecided }) => hasDecided);
  const begins = useRef(new Set((decided.length === 0 ? groups.slice(0, FIRST) : decided).map(({ id }) => id)));
  return begins.current;
}

/**
 * An act of one's own that is set back to "Not allowed" stays in sight until the page is left or it is removed: the Grant does not hold it
 * any more.
 */
function useSeen(work: Answers["work"]): { readonly seen: readonly ActKey[]; readonly forget: (key: ActKey) => void } {
  const { setState } = useActions();
  const [, setForgotten] = useState(0);
  const seen = useRef(new Map<string, ActKey>());
  for (const key of ownKeys(work)) seen.current.set(key.id, key);
  const forget = useCallback(
    (key: ActKey): void => {
      setState(key, "not_allowed");
      seen.current.delete(key.id);
      setForgotten((count) => count + 1);
      soon(() => focusField("group-own"));
    },
    [setState],
  );
  return { seen: [...seen.current.values()], forget };
}

function focusChoice(id: string): void {
  document.querySelector<HTMLElement>(`[data-act="${id}"] input:checked`)?.focus();
}
