/** Takes what an agent said back in its window: pasted, typed, dropped or chosen. Nothing is cut; what is not text is refused in words. */
import { type ClipboardEvent, useRef, useState } from "react";
import { asShown, decodeUtf8 } from "../../../core/discovery/decode.ts";
import { useLater } from "../../draft/use-later.ts";
import { FileDrop, type GivenFile } from "../../parts/FileDrop.tsx";
import { TextArea } from "../../parts/TextField.tsx";

/** The largest restatement that can be read, in bytes. */
const MOST_BYTES = 10_000_000;

export interface GiveRestatementProps {
  readonly id: string;
  /** The agent's name as it may stand in a label. */
  readonly name: string;
  readonly onGive: (text: string) => void;
}

export function GiveRestatement({ id, name, onGive }: GiveRestatementProps) {
  const box = useRef<HTMLTextAreaElement>(null);
  const [problem, setProblem] = useState<string>();
  // What is read takes the place of the box, so nothing is read while somebody types; but the page never takes it along.
  const later = useLater(Number.POSITIVE_INFINITY);
  const give = (text: string): void => {
    if (text.trim() === "") setProblem("There is no text yet. Paste what the agent answered, or choose a file.");
    else {
      later.cancel();
      onGive(asShown(text));
    }
  };
  const take = ([file]: readonly GivenFile[]): void => {
    if (file === undefined) return;
    const decoded = decodeUtf8(file.bytes);
    if (decoded.ok) give(decoded.value.text);
    else setProblem(decoded.findings.map(({ message }) => message).join(" "));
  };
  const paste = (event: ClipboardEvent<HTMLTextAreaElement>): void => {
    const pasted = event.clipboardData.getData("text/plain");
    if (pasted.trim() === "" || event.currentTarget.value !== "") return;
    event.preventDefault();
    give(pasted);
  };
  return (
    <div className="give">
      <TextArea
        id={id}
        label={`Paste what ${name} answered`}
        help="The whole answer. It is read, never followed, and stays in this browser."
        error={problem}
        ref={box}
        rows={5}
        spellCheck={false}
        onPaste={paste}
        onChange={({ currentTarget: { value } }) => {
          setProblem(undefined);
          if (value.trim() === "") later.cancel();
          else later.run(() => onGive(asShown(value)));
        }}
      />
      <div className="btn-row">
        <button
          type="button"
          className="btn"
          onClick={() => {
            give(box.current?.value ?? "");
            box.current?.focus();
          }}
        >
          Read it
        </button>
      </div>
      <FileDrop label="Choose a file…" maxBytes={MOST_BYTES} onFiles={take}>
        Or drop the answer here as a text file in UTF-8, of up to ten million bytes.
      </FileDrop>
    </div>
  );
}
