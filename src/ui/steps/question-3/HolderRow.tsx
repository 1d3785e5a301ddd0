/** One act on one set of terms: who holds it, and how somebody is given other terms. Drawn again only when something it shows has changed. */
import { memo, useId, useState } from "react";
import { fieldId } from "../../../core/compile/where.ts";
import type { Finding } from "../../../core/lib/finding.ts";
import { errorAt, warningsAt } from "../../draft/findings-at.ts";
import { isSame } from "../../draft/is-same.ts";
import { Ticks } from "../../parts/Choice.tsx";
import { Disclosure } from "../../parts/Disclosure.tsx";
import { Quiet } from "../../parts/Quiet.tsx";
import { SelectField } from "../../parts/SelectField.tsx";
import { Visible } from "../../parts/Visible.tsx";
import type { HeldAct, Holder } from "./holders.ts";

export interface HolderRowProps {
  readonly held: HeldAct;
  readonly holders: readonly Holder[];
  /** Those about this act. */
  readonly findings: readonly Finding[];
  readonly tried: boolean;
  readonly onHolders: (held: HeldAct, actors: readonly string[]) => void;
  readonly onSplit: (held: HeldAct, actor: string) => void;
}

export const HolderRow = memo(function HolderRow({ held, holders, findings, tried, onHolders, onSplit }: HolderRowProps) {
  const { at, name, actors, terms, apart } = held;
  const [touched, setTouched] = useState(false);
  const path = `/authorities/${at}/actors`;
  const toggle = (ref: string, on: boolean): void => {
    setTouched(true);
    onHolders(held, on ? [...actors, ref] : actors.filter((actor) => actor !== ref));
  };
  return (
    <li className="q3-row">
      <Ticks
        id={fieldId(path)}
        label={
          <>
            <Visible text={name} />
            {terms === undefined ? null : <span className="small"> on terms {`${terms.nth} of ${terms.of}`}</span>}
          </>
        }
        help={actors.length === 0 ? "Nobody holds this act." : undefined}
        error={tried || touched ? errorAt(findings, path) : undefined}
        name={path}
        chosen={actors}
        onChange={(event) => toggle(event.currentTarget.value, event.currentTarget.checked)}
        options={holders.map(({ ref, name: who }) => ({ value: ref, label: <Visible text={who} /> }))}
      />
      <Quiet notes={warningsAt(findings, path)} />
      {apart.length === 0 ? null : <Apart held={held} holders={holders} onSplit={onSplit} />}
    </li>
  );
}, isSame);

function Apart({ held, holders, onSplit }: Pick<HolderRowProps, "held" | "holders" | "onSplit">) {
  const why = useId();
  const options = holders.filter(({ ref }) => held.apart.includes(ref)).map(({ ref, name }) => ({ value: ref, label: name }));
  const [chosen, setChosen] = useState("");
  const actor = options.some(({ value }) => value === chosen) ? chosen : (options[0]?.value ?? "");
  return (
    <Disclosure
      summary={
        <>
          Other terms for one of them<span className="vh">: {held.name}</span>
        </>
      }
    >
      <div className="q3-apart">
        <p className="small" id={why}>
          The act is then listed twice, once for that agent alone, and each can have its own apps, limits, other side, sources and go-ahead.
          Who holds it already keeps what there is. Who does not yet begins without apps, and is asked each time.
        </p>
        <SelectField label="Which agent?" options={options} value={actor} onChange={(event) => setChosen(event.currentTarget.value)} />
        <button type="button" className="btn btn--small" aria-describedby={why} onClick={() => onSplit(held, actor)}>
          Give it terms of its own
        </button>
      </div>
    </Disclosure>
  );
}
