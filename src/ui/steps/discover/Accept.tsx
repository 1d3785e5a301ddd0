/** Accepting: the checksum of exactly what is shown, and the press that binds it (G15). It allows nothing. */
import { type ReactNode, useEffect, useRef, useState } from "react";
import { type BoundInventory, TRIMMED_SENTENCE } from "../../../core/discovery/g15-binding.ts";
import type { Result } from "../../../core/lib/finding.ts";
import { DownloadButton } from "../../parts/DownloadButton.tsx";
import { HashLine } from "../../parts/HashLine.tsx";
import { Glyph } from "../../parts/Mark.tsx";
import { bytesOf } from "./Facts.tsx";
import { PLAIN_TEXT, Recompute } from "./Recompute.tsx";

export interface AcceptProps {
  /** What accepting would bind; `undefined` while its checksum is being taken. */
  readonly binding: Result<BoundInventory> | undefined;
  /** False while the text may hold a secret: no file is made of it then. */
  readonly mayLeave: boolean;
  /** The name of the file that holds exactly this text. */
  readonly file: string;
  /** When it was accepted, in the reader's own time; absent while it is not. */
  readonly acceptedAt?: string | undefined;
  /** Why it cannot be accepted yet, as whole sentences. */
  readonly refusals: readonly string[];
  readonly onAccept: (bound: BoundInventory) => void;
  readonly onTakeBack: () => void;
}

export function Accept({ binding, mayLeave, file, acceptedAt, refusals, onAccept, onTakeBack }: AcceptProps) {
  const [pressed, setPressed] = useState(false);
  if (binding === undefined) return <p role="status">Taking the checksum of the text …</p>;
  if (!binding.ok) {
    return (
      <div className="bind bind--no">
        <h3>This text cannot be accepted</h3>
        {binding.findings.map(({ message }) => (
          <p key={message}>{message}</p>
        ))}
      </div>
    );
  }
  const bound = binding.value;
  return (
    <div className="bind">
      <div>
        <h3>Inventory checksum</h3>
        <HashLine hex={bound.sha256}>
          SHA-256 over the {bytesOf(bound.bytes)} of the text shown above, in UTF-8. {TRIMMED_SENTENCE}
        </HashLine>
      </div>
      <div className="btn-row">
        {mayLeave ? <DownloadButton name={file} type={PLAIN_TEXT} content={() => bound.text} label="Download exactly this text" /> : null}
        <Recompute files={[{ name: file }]} />
      </div>
      {acceptedAt === undefined ? (
        <Press
          refusals={refusals}
          onPress={() => {
            setPressed(true);
            onAccept(bound);
          }}
        />
      ) : (
        <Accepted at={acceptedAt} wasPressed={pressed} onTakeBack={onTakeBack} />
      )}
    </div>
  );
}

function Press({ refusals, onPress }: { readonly refusals: readonly string[]; readonly onPress: () => void }): ReactNode {
  const isArmed = refusals.length === 0;
  return (
    <div className="btn-row">
      <button
        type="button"
        className={isArmed ? "btn btn--main" : "btn"}
        aria-disabled={!isArmed}
        aria-describedby="accept-why"
        onClick={() => {
          if (isArmed) onPress();
        }}
      >
        Accept this text
      </button>
      <span className="help" id="accept-why">
        {isArmed ? "It binds the text above. It allows nothing." : refusals.join(" ")}
      </span>
    </div>
  );
}

function Accepted({ at, wasPressed, onTakeBack }: { at: string; wasPressed: boolean; onTakeBack: () => void }) {
  const said = useRef<HTMLParagraphElement>(null);
  // The button that was pressed is gone: focus goes to what it did.
  useEffect(() => {
    if (wasPressed) said.current?.focus();
  }, [wasPressed]);
  return (
    <>
      <p className="accepted" ref={said} tabIndex={-1}>
        <Glyph name="tick" /> Accepted {at}. The Grant names exactly this text. Change one character and it is another text: it is then no
        longer accepted.
      </p>
      <div className="btn-row">
        <button type="button" className="btn btn--small" onClick={onTakeBack}>
          Take the acceptance back
        </button>
      </div>
    </>
  );
}
