/** One line of text in the short way: committed on leaving and after a pause; its error is said once it was left. */

import { fieldId } from "../../../core/compile/where.ts";
import { useTypedForm } from "../../draft/use-typed-form.ts";
import { TextField } from "../../parts/TextField.tsx";

export interface TypedProps {
  readonly place: string;
  readonly label: string;
  readonly help?: string | undefined;
  readonly value: string;
  readonly error: string | undefined;
  readonly tried: boolean;
  readonly onTyped: (typed: string) => void;
}

export function Typed({ place, label, help, value, error, tried, onTyped }: TypedProps) {
  const { field, left } = useTypedForm({ value }, (typed) => onTyped(typed.value));
  return (
    <TextField {...field("value")} id={fieldId(place)} label={label} help={help} error={tried || left.has("value") ? error : undefined} />
  );
}
