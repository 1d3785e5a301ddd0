/** One choice from a list that is too long to lie open. */

import type { ComponentProps } from "react";
import { Field, type FieldProps, useField } from "./field.tsx";

/** One entry of the list. */
export interface SelectOption {
  readonly value: string;
  readonly label: string;
}

export type SelectFieldProps = FieldProps &
  Omit<ComponentProps<"select">, keyof FieldProps | "children"> & { readonly options: readonly SelectOption[] };

export function SelectField({ label, id, help, error, options, ...select }: SelectFieldProps) {
  const { control, ...ids } = useField({ id, help, error });
  return (
    <Field label={label} help={help} error={error} controlId={control.id} {...ids}>
      <select className="select" {...select} {...control}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Field>
  );
}
