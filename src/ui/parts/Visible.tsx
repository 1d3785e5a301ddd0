/**
 * Text that a person, an agent or a file gave: shown as text, never as markup; invisible and direction-changing characters as visible marks with
 * their code points; isolated, so that its direction cannot spill over into the sentence around it.
 */

import { Fragment } from "react";

export function Visible({ text }: { readonly text: string }) {
  return (
    <bdi>
      <VisibleText text={text} />
    </bdi>
  );
}

/** The same without the isolation, for text that fills a box of its own. */
export function VisibleText({ text }: { readonly text: string }) {
  return segments(text).map((segment, index) =>
    segment.hidden ? (
      <span className="hidden-char" key={index}>
        {segment.text}
      </span>
    ) : (
      <Fragment key={index}>{segment.text}</Fragment>
    ),
  );
}

interface Segment {
  readonly text: string;
  readonly hidden: boolean;
}

const HIDDEN = /[\p{Cf}\p{Cc}\p{Zl}\p{Zp}]/u;
/** One look over the whole text first: nearly every text has none, and some have ten million characters. */
const ANY_HIDDEN = /[\p{Cf}\p{Zl}\p{Zp}\u0000-\u0008\u000B-\u001F\u007F-\u009F]/u;

function segments(text: string): readonly Segment[] {
  if (!ANY_HIDDEN.test(text)) return [{ text, hidden: false }];
  const found: Segment[] = [];
  let plain = "";
  for (const character of text) {
    if (!HIDDEN.test(character) || character === "\n" || character === "\t") {
      plain += character;
      continue;
    }
    if (plain !== "") found.push({ text: plain, hidden: false });
    plain = "";
    found.push({ text: `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`, hidden: true });
  }
  if (plain !== "") found.push({ text: plain, hidden: false });
  return found;
}
