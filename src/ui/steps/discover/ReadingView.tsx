/** What was read from an answer, or that nothing was: said in words before the table. */
import { BLOCK_KINDS } from "../../../core/discovery/codes.ts";
import { Visible } from "../../parts/Visible.tsx";
import { Areas, type TextReading } from "./Areas.tsx";
import { emptyForm } from "./empty-form.ts";
import { Look } from "./Look.tsx";
import { WhatThisIs } from "./notes.tsx";

export interface ReadingViewProps {
  readonly name: string;
  readonly reading: TextReading;
  readonly unanswered: readonly string[];
  /** Another agent whose answer is the very same text. */
  readonly twin?: string;
}

export function ReadingView({ name, reading, unanswered, twin }: ReadingViewProps) {
  const empty = emptyForm(reading);
  const isRead = reading.blocks.some(({ chosen }) => chosen);
  return (
    <>
      <section className="sec sec--near" aria-labelledby="read-title">
        <h2 id="read-title">What {name} answered</h2>
        {empty === undefined ? null : (
          <p className="untrusted">
            <b>This is the empty form.</b> {EMPTY[empty]}
          </p>
        )}
        <p>{isRead ? readFrom(reading) : <Unread reading={reading} />}</p>
        <WhatThisIs />
        {twin === undefined ? null : (
          <p className="untrusted">
            This is the very text that was given for <Visible text={twin} />. An answer covers only the agent that gave it.
          </p>
        )}
        {isRead ? <Areas reading={reading} /> : null}
      </section>
      <Look reading={reading} unanswered={unanswered} />
    </>
  );
}

const EMPTY = {
  alone: "It is the form that the request asks for, and nothing is filled in: no agent answered it. Paste what the agent sent back.",
  within: "The form in this text has nothing filled in. What stands around it is kept as text, and nothing was read from it.",
} as const;

function readFrom({ repairs }: TextReading): string {
  const around = repairs.some(({ code }) => code === "prose_around") ? " inside other text" : "";
  const others = repairs.some(({ code }) => code !== "prose_around" && code !== "several_blocks");
  return `Read from one JSON object${around}. ${others ? "What was done to read it stands below." : "Nothing was repaired."}`;
}

/** Not in the asked-for form: kept whole, and nothing taken from it. */
function Unread({ reading: { blocks } }: { readonly reading: TextReading }) {
  if (blocks.length > 1)
    return "The text holds several blocks, and nothing was read from any of them yet. Pick one above, or accept the text as it is.";
  const why = blocks[0]?.why;
  return (
    <>
      {BLOCK_KINDS.unread} {why === undefined ? "" : `${why} `}
      Every area counts as not answered. Choose apps and acts by hand in question 1.
    </>
  );
}
