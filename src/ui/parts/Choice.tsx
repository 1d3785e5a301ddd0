/** Choices that lie open: one of a few (radios), several of a few (ticks), and one alone. Each may have a line that says what it leads to. */

import type { ComponentProps, ReactNode } from "react";
import { FieldError, FieldGroup, FieldHelp, type FieldProps, useField } from "./field.tsx";

/** One thing that can be chosen. */
export interface ChoiceOption {
  readonly value: string;
  readonly label: ReactNode;
  readonly help?: ReactNode;
  /** Opens under the option while it is chosen: what only it needs asked. */
  readonly detail?: ReactNode;
}

/** What `register(name)` returns, spread over every input of the group. */
export type GroupInput = Omit<ComponentProps<"input">, "id" | "type" | "value" | "children">;

export type ChoiceProps = FieldProps &
  GroupInput & {
    readonly options: readonly ChoiceOption[];
    /** The chosen values, where a store holds them; without them the inputs hold them themselves. */
    readonly chosen?: readonly string[];
  };

/** One of a few. */
export function Choice({ label, id, help, error, options, chosen, ...input }: ChoiceProps) {
  return (
    <FieldGroup label={label} id={id} help={help} error={error}>
      <Options type="radio" options={options} chosen={chosen} input={input} />
    </FieldGroup>
  );
}

/** Several of a few. In a form the value is an array of the chosen values: give it an array to begin with, even an empty one. */
export function Ticks({ label, id, help, error, options, chosen, ...input }: ChoiceProps) {
  return (
    <FieldGroup label={label} id={id} help={help} error={error}>
      <Options type="checkbox" options={options} chosen={chosen} input={input} />
    </FieldGroup>
  );
}

interface OptionsProps {
  readonly type: "radio" | "checkbox";
  readonly options: readonly ChoiceOption[];
  readonly chosen: readonly string[] | undefined;
  readonly input: GroupInput;
}

function Options({ type, options, chosen, input }: OptionsProps) {
  return options.map((option) => (
    <div className="option" key={option.value}>
      <label className="tick">
        <input {...input} type={type} value={option.value} {...(chosen ? { checked: chosen.includes(option.value) } : {})} />
        <span>
          {option.label}
          {option.help === undefined ? null : <span className="help">{option.help}</span>}
        </span>
      </label>
      {option.detail === undefined ? null : <div className="option-detail">{option.detail}</div>}
    </div>
  ));
}

export type TickProps = FieldProps & Omit<ComponentProps<"input">, keyof FieldProps | "type">;

/** One tick alone: yes or no. */
export function Tick({ label, id, help, error, ...input }: TickProps) {
  const { control, helpId, errorId } = useField({ id, help, error });
  return (
    <div className={error === undefined ? "option" : "option has-err"}>
      <FieldError id={errorId} error={error} />
      <label className="tick">
        <input type="checkbox" {...input} {...control} />
        <span>{label}</span>
      </label>
      {help === undefined ? null : (
        <div className="tick-help">
          <FieldHelp id={helpId} help={help} />
        </div>
      )}
    </div>
  );
}
