/** One list of names for several acts of a class: written once, put in place of the lists of the acts that are ticked, and of no other. */
import { useState } from "react";
import { COUNTERPARTIES, SCOPES, type Scope } from "../../../core/catalogue/counterparties.ts";
import type { Targets } from "../../../core/schema/grant.gen.ts";
import { Ticks } from "../../parts/Choice.tsx";
import { Disclosure } from "../../parts/Disclosure.tsx";
import { Segments } from "../../parts/Segments.tsx";
import { TagList } from "../../parts/TagList.tsx";
import { Visible } from "../../parts/Visible.tsx";
import { SCOPE_OPTIONS } from "./TargetRow.tsx";
import { type TargetGroup, targetPhrase } from "./targets.ts";

export interface OneListProps {
  readonly group: TargetGroup;
  readonly onApply: (indexes: readonly number[], targets: Pick<Targets, "scope" | "ids">) => void;
}

/** Only those reaches whose names decide something; the narrowest first. */
const OPTIONS = SCOPE_OPTIONS.filter(({ value }) => SCOPES[value].lists);

export function OneList({ group, onApply }: OneListProps) {
  const [ids, setIds] = useState<string[]>([]);
  const [scope, setScope] = useState<Scope>(OPTIONS[0]?.value ?? "named");
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const [problem, setProblem] = useState<string>();
  const { one, many, ids: what } = COUNTERPARTIES[group.class];
  const apply = (): void => {
    const indexes = group.acts.filter(({ key }) => ticked.includes(key)).map(({ at }) => at);
    const wrong =
      ids.length === 0 ? `List at least one ${one}.` : indexes.length === 0 ? "Tick the acts that this list is for." : undefined;
    setProblem(wrong);
    if (wrong !== undefined) return;
    onApply(indexes, { scope, ids });
    setTicked([]);
  };
  return (
    <Disclosure
      summary={
        <>
          Use one list for several acts<span className="vh">: {many}</span>
        </>
      }
    >
      <div className="stack q3-one">
        <TagList
          label={`Which ${many}?`}
          help={`Each is ${what}, exactly as it will be stated.`}
          what={one}
          value={ids}
          onChange={setIds}
          suggestions={group.names}
        />
        <Segments
          name={`q3-scope-${group.class}`}
          label="How far do they reach?"
          help={SCOPES[scope].means}
          options={OPTIONS}
          chosen={scope}
          onChange={setScope}
          long
        />
        <Ticks
          label="For which acts?"
          help="The list takes the place of what each of them has now."
          error={problem}
          name={`q3-one-${group.class}`}
          chosen={ticked}
          onChange={(event) => {
            const { value, checked } = event.currentTarget;
            setTicked((before) => (checked ? [...before, value] : before.filter((key) => key !== value)));
          }}
          options={group.acts.map(({ key, name, terms, targets }) => ({
            value: key,
            label: (
              <>
                <Visible text={name} />
                {terms === undefined ? null : ` on terms ${terms}`}
              </>
            ),
            help: targetPhrase(targets),
          }))}
        />
        <div>
          <button type="button" className="btn" onClick={apply}>
            Use this list for the acts that are ticked
          </button>
        </div>
      </div>
    </Disclosure>
  );
}
