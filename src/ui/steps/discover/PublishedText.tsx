/**
 * The published text, brought by the person. With the published checksum it takes the place of this writer's own text; anything else is
 * untrusted input: shown to be read, flagged, and never used (§3a Integrity of the request).
 */
import { type ClipboardEvent, type FormEvent, useRef, useState } from "react";
import { type Comparison, comparePublished, comparisonSentence, type RequestEntry } from "../../../core/discovery/request.ts";
import { Disclosure } from "../../parts/Disclosure.tsx";
import { FileDrop, type GivenFile } from "../../parts/FileDrop.tsx";
import { HashLine } from "../../parts/HashLine.tsx";
import { ReadOnlyText } from "../../parts/ReadOnlyText.tsx";
import { TextArea } from "../../parts/TextField.tsx";
import { exactText } from "./given.ts";
import { useDigest } from "./use-digest.ts";

const MOST_BYTES = 1_000_000;

export interface PublishedTextProps {
  readonly entry: RequestEntry;
  /** "request", "formation section". */
  readonly what: string;
  /** Called with a text that has the published checksum, and with no other. */
  readonly onMatch: (text: string) => void;
}

/** What was brought last: a text with what the comparison says of it, or a file that is no text. */
type Brought = { readonly text: string; readonly comparison: Comparison } | { readonly problem: string };

export function PublishedText({ entry, what, onMatch }: PublishedTextProps) {
  const [brought, setBrought] = useState<Brought>();
  const box = useRef<HTMLTextAreaElement>(null);

  const hold = async (text: string): Promise<void> => {
    const comparison = await comparePublished(text, entry.published_sha256);
    if (comparison.match) onMatch(text);
    else setBrought({ text, comparison });
  };
  const take = ([file]: readonly GivenFile[]): void => {
    if (file === undefined) return;
    const text = exactText(file.bytes);
    if (text.ok) void hold(text.value);
    else setBrought({ problem: text.findings.map(({ message }) => message).join(" ") });
  };
  const paste = (event: ClipboardEvent<HTMLTextAreaElement>): void => {
    // The clipboard's own text: a text area would change its line ends, and with them its checksum.
    if (event.currentTarget.value !== "") return;
    event.preventDefault();
    void hold(event.clipboardData.getData("text/plain"));
  };
  const check = (event: FormEvent): void => {
    event.preventDefault();
    if (box.current !== null && box.current.value !== "") void hold(box.current.value);
  };
  return (
    <Disclosure summary={`Use the published ${what}`}>
      <FileDrop label="Choose the published file…" maxBytes={MOST_BYTES} onFiles={take}>
        Drop the published {what} v{entry.published_version} here.
      </FileDrop>
      <form className="stack" onSubmit={check}>
        <TextArea label="Or paste it here" ref={box} onPaste={paste} spellCheck={false} />
        <div>
          <button type="submit" className="btn btn--small">
            Check this text
          </button>
        </div>
      </form>
      <div role="status">{brought === undefined ? null : <p className="untrusted">{sayOf(brought, entry)}</p>}</div>
      {brought !== undefined && "text" in brought && brought.text !== "" ? (
        <Untrusted id={`brought-${entry.id}`} text={brought.text} what={what} onAway={() => setBrought(undefined)} />
      ) : null}
    </Disclosure>
  );
}

function sayOf(brought: Brought, entry: RequestEntry): string {
  if ("problem" in brought) return brought.problem;
  return `${comparisonSentence(brought.comparison, entry)} It is not used: nothing that is copied has changed.`;
}

/** For reading only: there is no button that copies it. */
function Untrusted({ id, text, what, onAway }: { id: string; text: string; what: string; onAway: () => void }) {
  const digest = useDigest(text);
  return (
    <>
      <ReadOnlyText
        id={id}
        short
        title={`What you brought: not the published ${what}`}
        text={text}
        about="For reading only. It is never copied and not kept."
        action={
          <button type="button" className="btn btn--small" onClick={onAway}>
            Put it away
          </button>
        }
      />
      {digest === undefined ? null : (
        <HashLine hex={digest.sha256} small>
          SHA-256 of what you brought. Compare it with the published one above.
        </HashLine>
      )}
    </>
  );
}
