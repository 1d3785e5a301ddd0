/** The acts that the agents' accepted answers name and the catalogue does not: found, not granted, until each is decided here (G6). */
import { useState } from "react";
import type { Answers } from "../../../core/answers/answers.ts";
import { addOwnAct } from "../../../core/answers/edit-acts.ts";
import { focusField } from "../../frame/focus.ts";
import { Visible } from "../../parts/Visible.tsx";
import { ActRow } from "./ActRow.tsx";
import { decidedOf, entryOf } from "./act-list.ts";
import type { FoundRow } from "./act-view.ts";
import { EffectPicker, NOTHING_PICKED, type PickedEffect, whole } from "./EffectPicker.tsx";
import { atFoundAct, foundIn, saidIn } from "./found-words.ts";
import { type FoundAct, placesIn } from "./offers.ts";
import type { rowProps } from "./row-props.ts";
import { Said, UnlistedName } from "./Said.tsx";

interface Shared {
  readonly answers: Answers;
  readonly propsOf: ReturnType<typeof rowProps>;
  readonly nameOf: (agent: string) => string;
}

export function FoundActs({ rows, ...shared }: Shared & { readonly rows: readonly FoundRow[] }) {
  return rows.map((row) => {
    const { id, statements } = row.found;
    if (id !== undefined) return <Usable key={id} id={id} row={row} {...shared} />;
    return <Unusable key={`${statements[0]?.agent} ${statements[0]?.offer.at}`} found={row.found} nameOf={shared.nameOf} />;
  });
}

function Usable({ id, row: { found, entry }, answers, propsOf, nameOf }: Shared & { readonly id: string; readonly row: FoundRow }) {
  const [picked, setPicked] = useState(() => pickedBy(found));
  const by = whole(picked);
  const refusal = by && !entry ? refusalOf(answers, { id, ...by }) : undefined;
  const shown = entry ?? (by && refusal === undefined ? entryOf({ id, effect: by.effect, kind: by.kind }, NOTHING_DECIDED) : undefined);
  const asks = found.effect === undefined && (entry === undefined || entry.state === "not_allowed");
  const picker = asks ? (
    <EffectPicker
      id={`effect-of-${id}`}
      label="Which of these does it do?"
      help="It has exactly one effect, and nobody reads that out of its wording."
      error={refusal}
      picked={picked}
      onPick={setPicked}
    />
  ) : null;
  if (shown)
    return (
      <ActRow
        {...propsOf(shown)}
        entry={shown}
        from={atFoundAct(found, nameOf)}
        said={saidIn(found, nameOf)}
        foundIn={placesIn(found)}
        isFound
        asks={picker}
      />
    );
  return (
    <div className="q1-act">
      <div className="act act--found">
        <div>
          <h4 className="act-name">
            <UnlistedName id={id} />
          </h4>
          <p className="act-from">
            <span className="tag">Found, not granted</span> <Visible text={atFoundAct(found, nameOf).join(" ")} />
          </p>
          <Said said={saidIn(found, nameOf)} />
        </div>
        <p className="small">Not allowed. Say first what it does; then you can decide about it.</p>
        <div className="act-notes">{picker}</div>
      </div>
    </div>
  );
}

/** An effect that is stated as an https name is taken letter for letter, because it is matched so; which kind of result it is, is still asked. */
function pickedBy({ stated }: FoundAct): PickedEffect {
  const [only = ""] = stated;
  return stated.length === 1 && only.startsWith("https://") ? { other: true, effect: only, kind: "" } : NOTHING_PICKED;
}

/** Why an act cannot be added with this effect, as adding it would say. */
function refusalOf(answers: Answers, act: Parameters<typeof addOwnAct>[1]): string | undefined {
  const added = addOwnAct(answers, act);
  return added.ok ? undefined : added.findings.map((finding) => finding.message).join(" ");
}

const NOTHING_DECIDED = decidedOf({ acts: [], nevers: [] });

/** An id that is no act id is shown, and never made into an act without a person giving it one. */
function Unusable({ found, nameOf }: { readonly found: FoundAct; readonly nameOf: Shared["nameOf"] }) {
  return (
    <div className="q1-act">
      <div className="act act--found">
        <div>
          <h4 className="act-name">An act without a usable id</h4>
          <p className="act-from">
            <span className="tag">Found, not usable</span>{" "}
            {found.written === undefined ? null : (
              <code>
                <Visible text={found.written} />
              </code>
            )}{" "}
            <Visible text={foundIn(found, nameOf)} />
          </p>
          <Said said={saidIn(found, nameOf)} />
          <p className="act-means">
            {found.written === undefined ? "It names no id" : "What it names is not usable as an act id"}, so a Grant cannot name it.
          </p>
        </div>
        <p>
          <button type="button" className="btn btn--small" onClick={() => focusField("add-act-id")}>
            Add an act of your own for it
          </button>
        </p>
      </div>
    </div>
  );
}
