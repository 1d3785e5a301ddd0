/** Which member holds which act (§4 question 3, G7): acts down the side, agents across, and other terms for one of them. */
import { useCallback, useDeferredValue, useMemo, useState } from "react";
import type { Answers } from "../../../core/answers/answers.ts";
import { setHolders, splitAct } from "../../../core/answers/edit-acts.ts";
import { isLookedFor } from "../../draft/act-titles.ts";
import { findingsByAct } from "../../draft/findings-at.ts";
import { Find } from "../../parts/Find.tsx";
import { Visible, VisibleText } from "../../parts/Visible.tsx";
import { HolderRow } from "./HolderRow.tsx";
import { type HeldAct, heldActs, holdersIn } from "./holders.ts";
import type { SectionProps } from "./section.ts";

export interface HoldersProps extends SectionProps {
  readonly answers: Answers;
}

/** From so many on, looking for one is offered. */
const MANY = 12;

export function Holders({ answers, edit, findings, tried }: HoldersProps) {
  const { agents, work } = answers;
  const [said, setSaid] = useState("");
  const [text, setText] = useState("");
  const looked = useDeferredValue(text);
  const holders = useMemo(() => holdersIn({ agents, work }), [agents, work]);
  const held = useMemo(() => heldActs(work.acts, holders), [work.acts, holders]);
  const byAct = useMemo(() => findingsByAct(findings), [findings]);

  const onHolders = useCallback(
    ({ at, act, name }: HeldAct, actors: readonly string[]) =>
      edit((before) => {
        const moved = before.work.acts.some(
          (other, i) => i !== at && other.act === act && other.actors.some((actor) => actors.includes(actor)),
        );
        const { answers: next, notices } = setHolders(before, at, actors);
        setSaid([...(moved ? [`“${name}” is held on these terms now, and by that agent on no others.`] : []), ...notices].join(" "));
        return next;
      }),
    [edit],
  );
  const onSplit = useCallback(
    ({ at, name }: HeldAct, actor: string) =>
      edit((before) => {
        setSaid(`“${name}” stands on the page twice now, on terms of its own for each. Change them here and in the other questions.`);
        return splitAct(before, at, [actor]);
      }),
    [edit],
  );

  const [only] = holders;
  const isAlone = holders.length === 1 && only !== undefined && held.every(({ actors }) => actors.length === 1);
  const shown = held.filter((act) => isLookedFor(act, act.act, looked));
  return (
    <section className="sec" aria-labelledby="q3-holders">
      <h2 id="q3-holders">Who holds which act</h2>
      <p>Each agent may do only the acts that it holds. Working together, or sharing memory, gives nobody more.</p>
      {held.length === 0 ? <p className="small">No act is allowed yet: question 1 allows them.</p> : null}
      {isAlone && held.length > 0 ? (
        <p>
          There is one agent: <Visible text={only.name} /> holds{" "}
          {held.length === 1 ? "the one allowed act" : `all ${held.length} allowed acts`}.
        </p>
      ) : (
        <>
          {held.length > MANY ? <Find what="act" text={text} onText={setText} shown={shown.length} all={held.length} /> : null}
          <ul className="folds">
            {shown.map((act) => (
              <HolderRow
                key={act.key}
                held={act}
                holders={holders}
                findings={byAct.get(act.at) ?? NONE}
                tried={tried}
                onHolders={onHolders}
                onSplit={onSplit}
              />
            ))}
          </ul>
        </>
      )}
      <p className="small" role="status">
        <VisibleText text={said} />
      </p>
    </section>
  );
}

const NONE = [] as const;
