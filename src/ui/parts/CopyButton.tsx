/** Copies a text and reports what was copied. Where the browser refuses, the text stands in a box, selected, to be copied by hand. */

import { useEffect, useRef, useState } from "react";
import { browserClipboard } from "../../platform/clipboard.ts";
import { digestText } from "../../platform/digest.ts";
import { type CopyReport, copyText, sayCopy } from "./copying.ts";

export interface CopyButtonProps {
  readonly text: string;
  readonly label: string;
  /** The checksum shown beside the text: with it, only a text that has it is copied. */
  readonly expectedSha?: string | undefined;
  readonly main?: boolean;
  /** Called with the sentence that says what was copied; the button then does not show it itself (for a foot line under the text). */
  readonly onReport?: ((said: string, report: CopyReport) => void) | undefined;
}

export function CopyButton({ text, label, expectedSha, main = false, onReport }: CopyButtonProps) {
  const [report, setReport] = useState<CopyReport>();
  const press = async (): Promise<void> => {
    const next = await copyText(text, expectedSha, { clipboard: browserClipboard, digest: digestText });
    setReport(next);
    onReport?.(sayCopy(next), next);
  };
  return (
    <div className="copy">
      <button type="button" className={main ? "btn btn--main" : "btn"} onClick={() => void press()}>
        {label}
      </button>
      <p className={onReport === undefined ? "copy-said" : "vh"} role="status">
        {report === undefined ? "" : sayCopy(report)}
      </p>
      {report?.kind === "by-hand" ? <ByHand text={text} label={label} /> : null}
    </div>
  );
}

function ByHand({ text, label }: { readonly text: string; readonly label: string }) {
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    box.current?.focus();
    box.current?.select();
  }, []);
  return (
    <>
      <textarea
        className="input input--area copy-box"
        readOnly
        rows={6}
        defaultValue={text}
        ref={box}
        aria-label={`${label}: the text to copy`}
      />
      {text.includes("\r") ? (
        <p className="small">A box like this one changes line ends. Download the text instead if its checksum matters.</p>
      ) : null}
    </>
  );
}
