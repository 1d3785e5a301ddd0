/** Fields of text: one line, several lines, a whole number. Native and uncontrolled, so `{...register("name")}` is all a form needs. */

import type { ComponentProps } from "react";
import { Field, type FieldProps, useField } from "./field.tsx";

export type TextFieldProps = FieldProps & Omit<ComponentProps<"input">, keyof FieldProps>;

/** One line of text. */
export function TextField({ label, id, help, error, type = "text", ...input }: TextFieldProps) {
  const { control, ...ids } = useField({ id, help, error });
  return (
    <Field label={label} help={help} error={error} controlId={control.id} {...ids}>
      <input className="input" type={type} autoComplete="off" {...input} {...control} />
    </Field>
  );
}

export type TextAreaProps = FieldProps & Omit<ComponentProps<"textarea">, keyof FieldProps>;

/** Several lines of text; it grows with what is written where the browser can. */
export function TextArea({ label, id, help, error, rows = 3, ...input }: TextAreaProps) {
  const { control, ...ids } = useField({ id, help, error });
  return (
    <Field label={label} help={help} error={error} controlId={control.id} {...ids}>
      <textarea className="input input--area" rows={rows} autoComplete="off" {...input} {...control} />
    </Field>
  );
}

/** A whole number, as it is typed: the text is kept and read by the core, so nothing is rounded, and the wheel of a mouse changes nothing. */
export function IntField({ label, id, help, error, unit, ...input }: TextFieldProps & { readonly unit?: string }) {
  const { control, ...ids } = useField({ id, help, error });
  return (
    <Field label={label} help={help} error={error} controlId={control.id} {...ids}>
      <span className="with-word">
        <input className="input input--int" type="text" inputMode="numeric" autoComplete="off" {...input} {...control} />
        {unit === undefined ? null : <span>{unit}</span>}
      </span>
    </Field>
  );
}
