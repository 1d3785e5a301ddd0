/** A list of short texts that a person adds to and takes from: native input, button and list, all by keyboard. For a form, use a controller's `field`. */

import { type KeyboardEvent, type Ref, useRef, useState } from "react";
import { Field, type FieldProps, useField } from "./field.tsx";
import { Visible } from "./Visible.tsx";

export interface TagListProps extends FieldProps {
  readonly value: readonly string[];
  readonly onChange: (next: string[]) => void;
  readonly onBlur?: (() => void) | undefined;
  readonly name?: string | undefined;
  readonly ref?: Ref<HTMLInputElement> | undefined;
  /** What one entry is called, in lower case: "shop". Used in the buttons' names. */
  readonly what: string;
  readonly placeholder?: string;
  /** Known texts to pick from while typing; anything else may be typed as well. */
  readonly suggestions?: readonly string[];
  readonly maxLength?: number;
}

export function TagList(props: TagListProps) {
  const { label, id, help, error, value, onChange, onBlur, name, ref, what, placeholder, suggestions = [], maxLength } = props;
  const { control, ...ids } = useField({ id, help, error });
  const [typed, setTyped] = useState("");
  const [said, setSaid] = useState("");
  const input = useRef<HTMLInputElement | null>(null);

  const add = (): void => {
    const text = typed.trim();
    if (text === "") return;
    if (value.includes(text)) setSaid(`${text} is already in the list.`);
    else {
      onChange([...value, text]);
      setSaid(`${text} added. ${value.length + 1} in the list.`);
    }
    setTyped("");
  };
  const remove = (text: string): void => {
    onChange(value.filter((kept) => kept !== text));
    setSaid(`${text} removed. ${value.length - 1} in the list.`);
    input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    // Enter adds; it must not also send the form. While an input method composes, Enter belongs to it.
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    add();
  };

  return (
    <Field label={label} help={help} error={error} controlId={control.id} {...ids}>
      <span className="tag-add">
        <input
          {...control}
          className="input"
          type="text"
          autoComplete="off"
          name={name}
          placeholder={placeholder}
          maxLength={maxLength}
          list={suggestions.length > 0 ? `${control.id}-list` : undefined}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={onKeyDown}
          // What was typed and not yet added is added on leaving, so that it is not lost; the page's own blur comes after.
          onBlur={() => {
            add();
            onBlur?.();
          }}
          ref={(element) => {
            input.current = element;
            if (typeof ref === "function") ref(element);
            else if (ref) ref.current = element;
          }}
        />
        <button type="button" className="btn" onClick={add}>
          Add<span className="vh"> {what}</span>
        </button>
      </span>
      {suggestions.length === 0 ? null : (
        <datalist id={`${control.id}-list`}>
          {suggestions.map((suggestion) => (
            <option key={suggestion} value={suggestion} />
          ))}
        </datalist>
      )}
      {value.length === 0 ? null : (
        <ul className="tag-list">
          {value.map((text) => (
            <li key={text}>
              <Visible text={text} />
              <button type="button" onClick={() => remove(text)}>
                Remove
                <span className="vh">
                  {" "}
                  {what} <Visible text={text} />
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <span className="vh" role="status">
        {said}
      </span>
    </Field>
  );
}
