/**
 * Text that a person, an agent or a file gave: shown as text, never as markup; characters that would not be seen, or that turn others around, as
 * visible marks with their code points; isolated, so that its direction cannot spill over into the sentence around it.
 */

import { Fragment } from "react";
import { showHidden } from "../../core/lib/text.ts";

export function Visible({ text }: { readonly text: string }) {
  return (
    <bdi>
      <VisibleText text={text} />
    </bdi>
  );
}

/** Printable ASCII, tabs and line feeds: nothing in it can be hidden. Most texts are of this kind, and some have ten million characters. */
const PLAIN = /^[ -~\n\t]*$/;

/** The same without the isolation, for text that fills a box of its own. */
export function VisibleText({ text }: { readonly text: string }) {
  if (PLAIN.test(text)) return text;
  // A segment has no identity but its place.
  return showHidden(text).map((segment, index) =>
    segment.kind === "mark" ? (
      <span className="hidden-char" title={segment.name} data-units={segment.codePoint > 0xffff ? 2 : 1} key={index}>
        {segment.text}
      </span>
    ) : (
      <Fragment key={index}>{segment.text}</Fragment>
    ),
  );
}
