/** One thing and a choice of a few short words about it, side by side: rows of a list that is decided line by line. */
import { type ReactNode, useId } from "react";
import { FieldError } from "./field.tsx";
import type { Segment } from "./Segments.tsx";

export interface SegmentRowProps<Value extends string> {
  /** The id of the choice: findings and links lead to it. */
  readonly id: string;
  readonly name: ReactNode;
  /** What it is, under its name. */
  readonly means?: ReactNode;
  /** What the choice leads to now. */
  readonly so?: ReactNode;
  readonly options: readonly Segment<Value>[];
  /** Nothing is chosen where it is absent: it has to be answered. */
  readonly chosen: Value | undefined;
  readonly onChange: (value: Value) => void;
  readonly error?: string | undefined;
  /** Under the row. */
  readonly children?: ReactNode;
}

export function SegmentRow<Value extends string>(props: SegmentRowProps<Value>) {
  const { id, name, means, so, options, chosen, onChange, error, children } = props;
  const own = useId();
  const described = [...(error === undefined ? [] : [`${own}-error`]), ...(means === undefined ? [] : [`${own}-means`])].join(" ");
  return (
    <div className="act seg-row">
      <div>
        <p className="act-name" id={`${own}-name`}>
          {name}
        </p>
        {means === undefined ? null : (
          <p className="act-means" id={`${own}-means`}>
            {means}
          </p>
        )}
        {so}
      </div>
      <div className={error === undefined ? undefined : "has-err"}>
        <FieldError id={`${own}-error`} error={error} />
        <div
          className="tri segs"
          role="radiogroup"
          id={id}
          aria-labelledby={`${own}-name`}
          aria-describedby={described === "" ? undefined : described}
          aria-invalid={error === undefined ? undefined : true}
        >
          {options.map((option) => (
            <label className={`t-${option.tone}`} key={option.value}>
              <input
                type="radio"
                name={own}
                value={option.value}
                checked={option.value === chosen}
                onChange={() => onChange(option.value)}
              />
              {option.label}
            </label>
          ))}
        </div>
      </div>
      {children === undefined ? null : <div className="seg-notes">{children}</div>}
    </div>
  );
}
