/** A form that owns what is typed until it is committed: on leaving a field, after a pause in typing, and before the page goes away. */
import { useEffect, useRef, useState } from "react";
import { type DefaultValues, type FieldValues, type Path, type UseFormRegisterReturn, type UseFormReturn, useForm } from "react-hook-form";
import { afterPress } from "./after-press.ts";
import { LEAVING } from "./leaving.ts";
import { duringPause, startTyping, stopTyping } from "./typing.ts";

const PAUSE_MS = 400;

export interface TypedForm<T extends FieldValues> {
  readonly form: UseFormReturn<T>;
  /** For a native text input: `{...field("purpose")}`. */
  readonly field: (name: Path<T>) => UseFormRegisterReturn<Path<T>>;
  /** For a choice that counts at once. */
  readonly choice: (name: Path<T>) => UseFormRegisterReturn<Path<T>>;
  /** The fields that the person has left: from then on their errors may be shown. */
  readonly left: ReadonlySet<string>;
  /** Commits what stands in the fields now. */
  readonly save: () => void;
}

/**
 * `values` are what the fields begin with; later values come only from typing, so the form is mounted anew when the answers change from
 * elsewhere. `onLeft` is told when a field is left, where the error is shown outside the form.
 */
export function useTypedForm<T extends FieldValues>(
  values: DefaultValues<T>,
  commit: (typed: T) => void,
  onLeft?: () => void,
): TypedForm<T> {
  const form = useForm<T>({ defaultValues: values });
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const latest = useRef(commit);
  latest.current = commit;

  const save = (): void => {
    clearTimeout(timer.current);
    timer.current = undefined;
    latest.current(form.getValues());
    stopTyping(timer);
  };
  const saveIfTyped = useRef(() => {});
  saveIfTyped.current = () => {
    if (timer.current !== undefined) save();
  };
  useEffect(() => {
    const pending = (): void => saveIfTyped.current();
    addEventListener(LEAVING, pending);
    return () => {
      removeEventListener(LEAVING, pending);
      pending();
      stopTyping(timer);
    };
  }, []);

  const field = (name: Path<T>) =>
    form.register(name, {
      onChange: () => {
        clearTimeout(timer.current);
        timer.current = setTimeout(() => duringPause(save), PAUSE_MS);
        startTyping(timer);
      },
      onBlur: () => {
        save();
        afterPress(() => {
          onLeft?.();
          setLeft((before) => (before.has(name) ? before : new Set([...before, name])));
        });
      },
    });
  const choice = (name: Path<T>) => form.register(name, { onChange: save });
  return { form, field, choice, left, save };
}
