/** A text to read and to copy: what the button copies is exactly what is shown, and the text's foot says what was copied. */

import type { ReactNode } from "react";
import { ByHand, useCopy } from "./CopyButton.tsx";
import { sayCopy } from "./copying.ts";
import { Glyph } from "./Mark.tsx";
import { ReadOnlyText, type ReadOnlyTextProps } from "./ReadOnlyText.tsx";

export interface CopyableTextProps extends Omit<ReadOnlyTextProps, "action" | "foot"> {
  /** The words on the button: "Copy the request". */
  readonly copyLabel: string;
  /** The checksum shown beside the text: with it, only a text that has it is copied. */
  readonly expectedSha?: string | undefined;
  readonly main?: boolean;
  /** What the foot says before anything was copied. */
  readonly foot?: ReactNode;
  /** False while the text may not leave yet; `why` says until when, beside the button. */
  readonly armed?: boolean;
  readonly why?: string;
}

export function CopyableText({ copyLabel, expectedSha, main = true, foot, armed = true, why, ...text }: CopyableTextProps) {
  const { report, press } = useCopy(text.text, expectedSha);
  const whyId = `${text.id}-why`;
  const button = armed ? (
    <button type="button" className={main ? "btn btn--main" : "btn"} onClick={press}>
      {copyLabel}
    </button>
  ) : (
    <div className="copy">
      <button type="button" className="btn" aria-disabled="true" aria-describedby={why === undefined ? undefined : whyId}>
        {copyLabel}
      </button>
      {why === undefined ? null : (
        <p className="copy-said" id={whyId}>
          {why}
        </p>
      )}
    </div>
  );
  return (
    <ReadOnlyText
      {...text}
      action={button}
      foot={
        <>
          {report?.kind === "copied" && report.proof !== "differs" ? <Glyph name="tick" /> : null}
          <span role="status">{report === undefined ? foot : sayCopy(report)}</span>
          {report?.kind === "by-hand" ? <ByHand text={text.text} label={copyLabel} /> : null}
        </>
      }
    />
  );
}
