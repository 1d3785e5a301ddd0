/** Gives an agent's answer: pasted, typed, dropped or chosen. Nothing is cut; what is not text is refused in words. */
import { type ClipboardEvent, useRef, useState } from "react";
import { useLater } from "../../draft/use-later.ts";
import { FileDrop, type GivenFile } from "../../parts/FileDrop.tsx";
import { TextArea } from "../../parts/TextField.tsx";
import { type Given, givenFile, givenText, LARGE, MOST_BYTES } from "./given.ts";

export interface GiveAnswerProps {
  readonly id: string;
  /** The agent's name as it may stand in a sentence. */
  readonly name: string;
  /** The text that is changed; "" for a first one. */
  readonly text: string;
  /** The text is given whole: it is shown now. */
  readonly onGive: (given: Given) => void;
  /** The text in the box has changed: what was accepted before is no longer it. */
  readonly onChange: (text: string) => void;
}

export function GiveAnswer({ id, name, text, onGive, onChange }: GiveAnswerProps) {
  const box = useRef<HTMLTextAreaElement>(null);
  const [problem, setProblem] = useState<string>();
  const later = useLater();

  const give = (given: Given): void => {
    later.cancel();
    onGive(given);
  };
  const take = ([file]: readonly GivenFile[]): void => {
    if (file === undefined) return;
    const given = givenFile(file.bytes);
    if (!given.ok) setProblem(given.findings.map(({ message }) => message).join(" "));
    else if (given.value.text.trim() === "") setProblem("This file holds no text. Choose the file with the answer.");
    else give(given.value);
  };
  const paste = (event: ClipboardEvent<HTMLTextAreaElement>): void => {
    const pasted = event.clipboardData.getData("text/plain");
    // A whole answer is shown at once; a part that is added to what stands there is not, unless it is too long for a box.
    if (pasted.trim() === "" || (event.currentTarget.value !== "" && pasted.length <= LARGE)) return;
    event.preventDefault();
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    give(givenText(value.slice(0, selectionStart) + pasted + value.slice(selectionEnd)));
  };
  const show = (): void => {
    const value = box.current?.value ?? "";
    if (value.trim() === "") {
      setProblem("There is no text yet. Paste the agent's answer, or choose a file.");
      box.current?.focus();
    } else give(givenText(value));
  };
  return (
    <div className="give">
      <TextArea
        id={id}
        label={`Paste what ${name} answered`}
        help="The whole answer, prose and all. It stays in this browser."
        error={problem}
        ref={box}
        defaultValue={text}
        rows={6}
        spellCheck={false}
        onPaste={paste}
        onBlur={later.flush}
        onChange={(event) => {
          setProblem(undefined);
          const { value } = event.currentTarget;
          later.run(() => onChange(value));
        }}
      />
      <div className="btn-row">
        <button type="button" className="btn" onClick={show}>
          Show and read it
        </button>
      </div>
      <FileDrop label="Choose a file…" maxBytes={MOST_BYTES} onFiles={take}>
        Or drop the answer here as a text file in UTF-8, of up to ten million bytes.
      </FileDrop>
    </div>
  );
}
