/** What every field has: a visible label, a line of help, and its own error; the control is told of both by `aria-describedby`. */

import { type ReactNode, useId } from "react";

/** What a page gives any field. */
export interface FieldProps {
  readonly label: ReactNode;
  /** The id of the control: error summaries link to it. Without one, a fresh id. */
  readonly id?: string | undefined;
  readonly help?: ReactNode;
  /** What is wrong and what to do, as a sentence; absent when nothing is. */
  readonly error?: string | undefined;
}

/** The attributes that tie a control to its label, help and error. */
export interface ControlAttributes {
  readonly id: string;
  readonly "aria-describedby": string | undefined;
  readonly "aria-invalid": true | undefined;
}

/** Ids and attributes for one field. */
export function useField({ id, help, error }: Pick<FieldProps, "id" | "help" | "error">): {
  readonly control: ControlAttributes;
  readonly helpId: string;
  readonly errorId: string;
} {
  const fresh = useId();
  const own = id ?? fresh;
  const helpId = `${own}-help`;
  const errorId = `${own}-error`;
  const described = [...(error === undefined ? [] : [errorId]), ...(help === undefined ? [] : [helpId])].join(" ");
  return {
    control: {
      id: own,
      "aria-describedby": described === "" ? undefined : described,
      "aria-invalid": error === undefined ? undefined : true,
    },
    helpId,
    errorId,
  };
}

/** An error at its field. */
export function FieldError({ id, error }: { readonly id: string; readonly error: string | undefined }) {
  if (error === undefined) return null;
  return (
    <span className="err" id={id}>
      <span className="vh">Problem: </span>
      {error}
    </span>
  );
}

/** The label, help and error around one control. */
export function Field({
  label,
  help,
  error,
  controlId,
  helpId,
  errorId,
  children,
}: Omit<FieldProps, "id"> & {
  readonly controlId: string;
  readonly helpId: string;
  readonly errorId: string;
  readonly children: ReactNode;
}) {
  return (
    <div className={error === undefined ? "field" : "field has-err"}>
      <label htmlFor={controlId}>{label}</label>
      <FieldHelp id={helpId} help={help} />
      <FieldError id={errorId} error={error} />
      {children}
    </div>
  );
}

export function FieldHelp({ id, help }: { readonly id: string; readonly help: ReactNode }) {
  return help === undefined ? null : (
    <span className="help" id={id}>
      {help}
    </span>
  );
}

/** The legend, help and error around a group of controls; the group itself is described, so that each is read once. */
export function FieldGroup({ label, help, error, id, children }: FieldProps & { readonly children: ReactNode }) {
  const { control, helpId, errorId } = useField({ id, help, error });
  return (
    <fieldset
      id={control.id}
      className={error === undefined ? "field field--group" : "field field--group has-err"}
      aria-describedby={control["aria-describedby"]}
    >
      <legend>{label}</legend>
      <FieldHelp id={helpId} help={help} />
      <FieldError id={errorId} error={error} />
      {children}
    </fieldset>
  );
}
