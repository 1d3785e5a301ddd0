/** The three-way choice of an act: Not allowed · Allowed · Never, as three radios in one frame. Silence is "Not allowed", and looks like it. */

import type { GroupInput } from "./Choice.tsx";
import { FieldError } from "./field.tsx";

/** The values of the three answers, in their order. */
export type TriValues = readonly [none: string, allow: string, never: string];

const CLASSES = ["t-none", "t-can", "t-never"] as const;
const WORDS = ["Not allowed", "Allowed", "Never"] as const;

export interface TriProps extends GroupInput {
  /** The id of the group, for links to it. */
  readonly id: string;
  /** The id of the element that names the act. */
  readonly labelledBy: string;
  /** The ids of what describes it: its meaning, its error. */
  readonly describedBy?: string | undefined;
  readonly error?: string | undefined;
  readonly values?: TriValues;
  /** What the first answer is called where it is not true that the act is not allowed. */
  readonly noneWord?: string | undefined;
  /** The chosen value, where a store holds it; without one the inputs hold it themselves. */
  readonly chosen?: string;
}

export function Tri({ id, labelledBy, describedBy, error, values = ["none", "allow", "never"], chosen, noneWord, ...input }: TriProps) {
  const errorId = `${id}-error`;
  const described = [...(error === undefined ? [] : [errorId]), ...(describedBy === undefined ? [] : [describedBy])].join(" ");
  return (
    <div className={error === undefined ? undefined : "has-err"}>
      <FieldError id={errorId} error={error} />
      <div
        className="tri"
        role="radiogroup"
        id={id}
        aria-labelledby={labelledBy}
        aria-describedby={described === "" ? undefined : described}
        aria-invalid={error === undefined ? undefined : true}
      >
        {values.map((value, index) => (
          <label className={CLASSES[index]} key={value}>
            <input {...input} type="radio" value={value} {...(chosen === undefined ? {} : { checked: chosen === value })} />
            {(index === 0 ? noneWord : undefined) ?? WORDS[index]}
          </label>
        ))}
      </div>
    </div>
  );
}
