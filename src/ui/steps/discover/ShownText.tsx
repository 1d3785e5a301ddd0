/** The agent's answer as it is shown, and so as it would be hashed: to read, and to take passages out of before it is accepted (G15). */
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { REDACTED, redact } from "../../../core/discovery/redact.ts";
import { ReadOnlyText } from "../../parts/ReadOnlyText.tsx";
import { TextField } from "../../parts/TextField.tsx";
import { linesOf, placesOf, type Secret, spansOf, takeOutAll } from "./masking.ts";
import { type Stretch, selectedIn } from "./selection.ts";

export interface ShownTextProps {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly about: ReactNode;
  readonly action: ReactNode;
  readonly secrets: readonly Secret[];
  /** Puts another text in its place, and says what was done. */
  readonly onRedact: (text: string, said: string) => void;
}

/** The wait before a selection is looked at: while it is drawn it changes with every move. */
const SETTLED_MS = 150;

export function ShownText({ id, title, text, about, action, secrets, onRedact }: ShownTextProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [picked, setPicked] = useState<Stretch & { readonly text: string }>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        const view = frame.current?.querySelector("pre");
        const stretch = view ? selectedIn(view) : undefined;
        if (stretch !== undefined) setPicked({ ...stretch, text });
        // A selection elsewhere takes this one's place; a press on the button below does not.
        else if (getSelection()?.isCollapsed === false || view?.contains(getSelection()?.anchorNode ?? null)) setPicked(undefined);
      }, SETTLED_MS);
    };
    document.addEventListener("selectionchange", look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("selectionchange", look);
    };
  }, [text]);

  // A stretch of another text means nothing in this one.
  const stretch = picked?.text === text ? picked : undefined;
  const takeOut = (): void => {
    if (stretch === undefined) return;
    getSelection()?.removeAllRanges();
    setPicked(undefined);
    onRedact(redact(text, stretch.start, stretch.end), `The passage in ${linesOf(text, stretch.start, stretch.end)} was taken out.`);
  };
  return (
    <div ref={frame} className="shown">
      <ReadOnlyText id={id} title={title} text={text} about={about} action={action} spans={spansOf(text, secrets)} />
      <div className="redact">
        <p id={`${id}-how`}>
          Take out what need not be shared: select it above and press the button, or write the words below. “{REDACTED}” then stands in its
          place.
        </p>
        <div className="btn-row">
          <button
            type="button"
            className="btn btn--small"
            aria-disabled={stretch === undefined}
            aria-describedby={`${id}-how`}
            onClick={takeOut}
          >
            Take this out
          </button>
          <span className="small">
            {stretch === undefined
              ? "Nothing is selected."
              : `Selected: ${(stretch.end - stretch.start).toLocaleString("en")} characters, ${linesOf(text, stretch.start, stretch.end)}.`}
          </span>
        </div>
        <ByWords id={`${id}-words`} text={text} onRedact={onRedact} />
      </div>
    </div>
  );
}

/** Taking out by the words themselves: for the keyboard, and for what stands in many places. */
function ByWords({ id, text, onRedact }: Pick<ShownTextProps, "text" | "onRedact"> & { readonly id: string }) {
  const [error, setError] = useState<string>();
  const box = useRef<HTMLInputElement>(null);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const words = box.current?.value ?? "";
    const places = placesOf(text, words);
    if (places.length === 0) {
      setError(words === "" ? "Write the words that are to be taken out." : "These words do not stand in the text exactly as written.");
      return;
    }
    setError(undefined);
    if (box.current !== null) box.current.value = "";
    onRedact(
      takeOutAll(text, places),
      places.length === 1 ? "It was taken out in one place." : `It was taken out in ${places.length} places.`,
    );
  };
  return (
    <form className="by-words" onSubmit={submit}>
      <TextField id={id} label="Words to take out" error={error} ref={box} spellCheck={false} />
      <button type="submit" className="btn btn--small">
        Take them out everywhere
      </button>
    </form>
  );
}
