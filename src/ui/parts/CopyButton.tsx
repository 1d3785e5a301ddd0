/** Copies a text and reports what was copied. Where the browser refuses, the text stands in a box, selected, to be copied by hand. */

import { useEffect, useRef, useState } from "react";
import { browserClipboard } from "../../platform/clipboard.ts";
import { digestText } from "../../platform/digest.ts";
import { type CopyReport, copyText, sayCopy } from "./copying.ts";

/** What became of the last press, and the press itself. `onDone` is told after every press. */
export function useCopy(
  text: string,
  expectedSha: string | undefined,
  onDone?: (report: CopyReport) => void,
): { readonly report: CopyReport | undefined; readonly press: () => void } {
  const [done, setDone] = useState<{ report: CopyReport; text: string }>();
  const press = async (): Promise<void> => {
    const report = await copyText(text, expectedSha, { clipboard: browserClipboard, digest: digestText });
    setDone({ report, text });
    onDone?.(report);
  };
  // A report about another text would be a wrong one.
  return { report: done?.text === text ? done.report : undefined, press: () => void press() };
}

export interface CopyButtonProps {
  readonly text: string;
  readonly label: string;
  /** The checksum shown beside the text: with it, only a text that has it is copied. */
  readonly expectedSha?: string | undefined;
  readonly main?: boolean;
}

/** A button with its report under it. For a text that is shown on the page, `CopyableText` has the report at the text's foot. */
export function CopyButton({ text, label, expectedSha, main = false }: CopyButtonProps) {
  const { report, press } = useCopy(text, expectedSha);
  return (
    <div className="copy">
      <button type="button" className={main ? "btn btn--main" : "btn"} onClick={press}>
        {label}
      </button>
      <p className="copy-said" role="status">
        {report === undefined ? "" : sayCopy(report)}
      </p>
      {report?.kind === "by-hand" ? <ByHand text={text} label={label} /> : null}
    </div>
  );
}

/** The whole text in a box, selected. */
export function ByHand({ text, label }: { readonly text: string; readonly label: string }) {
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
