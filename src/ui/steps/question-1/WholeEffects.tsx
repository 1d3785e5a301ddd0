/** Effects that are denied as a whole, whatever the act is called (§5 denied; §7 step 5): the widest denial there is. */
import { useState } from "react";
import type { WorkAnswer } from "../../../core/answers/answers.ts";
import { actRow } from "../../../core/catalogue/acts.ts";
import { effectRow } from "../../../core/catalogue/effects.ts";
import { fieldId } from "../../../core/compile/where.ts";
import type { Finding } from "../../../core/lib/finding.ts";
import type { Effect } from "../../../core/schema/grant.gen.ts";
import { errorAt, warningsAt } from "../../draft/findings-at.ts";
import { focusField } from "../../frame/focus.ts";
import { Mark } from "../../parts/Mark.tsx";
import { listed, upperFirst } from "../../parts/phrases.ts";
import { Quiet } from "../../parts/Quiet.tsx";
import { Visible } from "../../parts/Visible.tsx";
import { useActions } from "./actions.ts";
import { EffectPicker, NOTHING_PICKED, whole } from "./EffectPicker.tsx";
import { soon } from "./soon.ts";

export interface WholeEffectsProps {
  readonly work: WorkAnswer;
  readonly findings: readonly Finding[];
}

export function WholeEffects({ work, findings }: WholeEffectsProps) {
  const { denyEffect, removeDenial } = useActions();
  const [picked, setPicked] = useState(NOTHING_PICKED);
  const [error, setError] = useState<string>();
  const [said, setSaid] = useState("");
  const denials = work.nevers.flatMap((denial, at) => (denial.act === undefined ? [{ denial, at }] : []));
  const deny = () => {
    const effect = whole(picked);
    if (!effect) return setError("Choose what it may never do.");
    if (denials.some(({ denial }) => denial.effect === effect.effect)) return setError("This is in the list already.");
    denyEffect(effect.effect as Effect, effect.kind);
    setError(undefined);
    setPicked(NOTHING_PICKED);
    setSaid(`Never, whatever it is called: ${phrase(effect.effect)}.`);
  };
  return (
    <section className="sec" aria-labelledby="q1-whole">
      <h2 id="q1-whole">Never, whatever it is called</h2>
      <p>Deny a whole effect: then every act that comes to it is refused, also one that you have allowed by name.</p>
      {denials.length === 0 ? null : (
        <ul className="q1-whole">
          {denials.map(({ denial, at }) => (
            <WholeEffect
              key={denial.effect}
              effect={denial.effect}
              at={at}
              work={work}
              findings={findings}
              onRemove={() => {
                removeDenial(at);
                soon(() => focusField("whole-effect"));
                setSaid(`No longer denied as a whole: ${phrase(denial.effect)}. What you decided about single acts stays.`);
              }}
            />
          ))}
        </ul>
      )}
      <div className="stack q1-add">
        <EffectPicker id="whole-effect" label="What may it never do?" picked={picked} onPick={setPicked} error={error} />
        <div className="btn-row">
          <button type="button" className="btn" onClick={deny}>
            Never allow it
          </button>
        </div>
      </div>
      <p className="vh" role="status">
        {said}
      </p>
    </section>
  );
}

interface WholeEffectProps extends WholeEffectsProps {
  readonly effect: Effect;
  readonly at: number;
  readonly onRemove: () => void;
}

function WholeEffect({ effect, at, work, findings, onRemove }: WholeEffectProps) {
  const path = `/denied/${at}`;
  const error = errorAt(findings, path);
  const lost = [...new Set(work.acts.filter((act) => act.effect === effect).map(({ act }) => actRow(act)?.name ?? act))];
  return (
    <li id={fieldId(path)}>
      <Mark outcome="never" />
      <div>
        <p>
          <b>
            <Visible text={upperFirst(phrase(effect))} />
          </b>{" "}
          <code>{effect}</code>
        </p>
        {error === undefined ? null : <p className="err">{error}</p>}
        {lost.length === 0 ? (
          <Quiet notes={warningsAt(findings, path)} />
        ) : (
          <p className="small">This also refuses what you allowed: {listed(lost.map((name) => `“${name}”`))}.</p>
        )}
      </div>
      <button type="button" className="btn btn--small" id={fieldId(`${path}/effect`)} onClick={onRemove}>
        Remove<span className="vh"> {phrase(effect)}</span>
      </button>
    </li>
  );
}

const phrase = (effect: Effect): string => effectRow(effect)?.verb ?? effect;
