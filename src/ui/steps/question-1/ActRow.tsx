/** One act: its name, what it does, what it leads to, and the three-way choice. Drawn again only when something it shows has changed. */
import { memo, type ReactNode, useState } from "react";
import type { ActState } from "../../../core/answers/edit-acts.ts";
import { effectRow } from "../../../core/catalogue/effects.ts";
import { fieldId } from "../../../core/compile/where.ts";
import { isSame as isSameRow } from "../../draft/is-same.ts";
import type { LeadsTo } from "../../draft/leads-to.ts";
import { Mark } from "../../parts/Mark.tsx";
import { lowerFirst } from "../../parts/phrases.ts";
import { Quiet } from "../../parts/Quiet.tsx";
import { Tri } from "../../parts/Tri.tsx";
import { Visible } from "../../parts/Visible.tsx";
import { ActDetail, type ActDetailProps } from "./ActDetail.tsx";
import type { ActEntry, ActKey } from "./act-list.ts";
import { useActions } from "./actions.ts";
import { kindTitle } from "./EffectPicker.tsx";
import { LET_THROUGH_WORD, type LetThrough, LetThroughNote } from "./LetThrough.tsx";
import { type AgentWords, Said, UnlistedName } from "./Said.tsx";
import { SiblingNotes, type SiblingNotesProps } from "./SiblingNotes.tsx";

export interface ActRowProps extends Pick<ActDetailProps, "resources" | "tried" | "usualCurrency" | "renewal" | "at"> {
  readonly entry: ActEntry;
  /** One for each allowance of the act, in their order. */
  readonly leads: readonly LeadsTo[];
  /** What it would lead to if it were allowed, said while it is not. */
  readonly ifAllowed: string | undefined;
  readonly holders: readonly (string | undefined)[];
  readonly findings: ActDetailProps["findings"];
  readonly errors: readonly string[];
  readonly warnings: readonly string[];
  readonly siblings: SiblingNotesProps["notices"];
  /** The allowed acts whose terms it goes on although nothing is decided about it. */
  readonly through: readonly LetThrough[];
  /** "Found in Buyer's answer", with what it states where that differs. */
  readonly from: readonly string[];
  /** Where the agents' answers found it. */
  readonly foundIn?: ActDetailProps["foundIn"];
  /** How an agent's answer words it: shown as the agent's, never as the act's name. */
  readonly said?: AgentWords | undefined;
  /** An agent's answer names it and the catalogue does not: in a dashed frame while nothing is decided about it. */
  readonly isFound?: boolean;
  /** What has to be asked before it can be decided: which effect it has. */
  readonly asks?: ReactNode;
  /** Takes an act of the person's own out of the list. */
  readonly onRemove?: (key: ActKey) => void;
}

const NOWHERE: ActDetailProps["foundIn"] = [];
const VALUES = ["not_allowed", "allowed", "never"] as const satisfies readonly ActState[];

export const ActRow = memo(function ActRow(props: ActRowProps) {
  const {
    entry,
    leads,
    ifAllowed,
    holders,
    findings,
    errors,
    warnings,
    siblings,
    through,
    from,
    foundIn = NOWHERE,
    said,
    isFound = false,
    asks,
    onRemove,
  } = props;
  const { setState } = useActions();
  const [cameBack, setCameBack] = useState(false);
  const [isNew, setNew] = useState(false);
  const dashed = isFound && entry.state === "not_allowed";
  const name = entry.name ?? entry.id;
  const key = `act-${entry.id}`;
  const isOpen = entry.held.length > 0 && entry.state === "allowed";
  const choose = (state: ActState): void => {
    setCameBack(setState(entry, state));
    setNew(true);
  };
  return (
    <div className="q1-act" data-act={entry.id} id={idOf(entry)}>
      <div className={`act${isOpen ? " act--open" : ""}${dashed ? " act--found" : ""}`}>
        <div>
          <h4 className="act-name" id={`${key}-name`}>
            {entry.name ?? <UnlistedName effect={isFound ? entry.effect : undefined} id={entry.id} />}
          </h4>
          <p className="act-means">{entry.means === undefined ? <Does entry={entry} isNamedByIt={isFound} /> : entry.means}</p>
          {from.length > 0 ? <From from={from} dashed={dashed} /> : null}
          {said === undefined ? null : <Said said={said} />}
          <LetThroughNote through={through} name={name} onNever={() => choose("never")} />
          <Leads state={entry.state} leads={leads} ifAllowed={ifAllowed} />
          {cameBack ? <p className="small">It is back as you had it, with your answers to all six questions about it.</p> : null}
        </div>
        <Tri
          id={choiceIdOf(entry)}
          name={key}
          labelledBy={`${key}-name`}
          values={VALUES}
          chosen={entry.state}
          noneWord={through.length > 0 ? LET_THROUGH_WORD : undefined}
          error={errors.length === 0 ? undefined : errors.join(" ")}
          onChange={(event) => choose(VALUES.find((value) => value === event.currentTarget.value) ?? "not_allowed")}
        />
        <div className="act-notes">
          {onRemove ? (
            <p>
              <button type="button" className="btn btn--small" onClick={() => onRemove(entry)}>
                Remove<span className="vh"> {entry.id}</span>
              </button>
            </p>
          ) : null}
          {asks}
          <Quiet notes={warnings} />
          <SiblingNotes notices={siblings} />
        </div>
      </div>
      {isOpen
        ? entry.held.map((held, i) => (
            <ActDetail
              key={`${held.act.actors.join(" ")} ${i}`}
              {...props}
              held={held}
              name={name}
              isNew={isNew}
              findings={findings}
              holders={holders[i]}
              foundIn={foundIn}
            />
          ))
        : null}
    </div>
  );
}, isSame);

/** What is asked first is drawn every time: it holds functions, which say nothing about being the same. */
function isSame(a: ActRowProps, b: ActRowProps): boolean {
  return !a.asks && !b.asks && isSameRow(a, b);
}

/** The place that a finding about the act leads to. */
function idOf({ id, held, denied }: ActEntry): string {
  if (denied[0] !== undefined) return fieldId(`/denied/${denied[0]}`);
  return held[0] ? fieldId(`/authorities/${held[0].at}`) : `act-${id}`;
}

/** The id of the choice itself: it decides which act stands there. */
function choiceIdOf({ id, held, denied }: ActEntry): string {
  if (denied[0] !== undefined) return fieldId(`/denied/${denied[0]}/act`);
  return held[0] ? fieldId(`/authorities/${held[0].at}/act`) : `act-${id}-choice`;
}

/** What an act outside the catalogue does, by its effect: nothing else is known of it. */
function Does({ entry: { effect, kind }, isNamedByIt }: { readonly entry: ActEntry; readonly isNamedByIt: boolean }) {
  const row = effectRow(effect);
  if (row && isNamedByIt) return `${kindTitle(kind)}.`;
  if (row) return `It comes to this: ${row.verb}.`;
  return (
    <>
      It does what{" "}
      <code>
        <Visible text={effect} />
      </code>{" "}
      names: {lowerFirst(kindTitle(kind))}.
    </>
  );
}

function From({ from, dashed }: { readonly from: readonly string[]; readonly dashed: boolean }) {
  return (
    <p className="act-from">
      {dashed ? <span className="tag">Found, not granted</span> : null} <Visible text={from.join(" ")} />
    </p>
  );
}

function Leads({ state, leads, ifAllowed }: Pick<ActRowProps, "leads" | "ifAllowed"> & { readonly state: ActState }) {
  if (leads.length === 0 || state === "never") return ifAllowed === undefined ? null : <p className="act-so act-so--if">{ifAllowed}</p>;
  return [...new Map(leads.map((lead) => [lead.words, lead])).values()].map(({ shape, words }) => (
    <p className="act-so" key={words}>
      <Mark outcome={shape} />
      {words}
    </p>
  ));
}
