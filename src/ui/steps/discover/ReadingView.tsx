/** What was read from an answer, or that nothing was: said in words before the table. */
import { BLOCK_KINDS } from "../../../core/discovery/codes.ts";
import { Visible } from "../../parts/Visible.tsx";
import { Areas, type TextReading } from "./Areas.tsx";
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
  const isRead = reading.blocks.some(({ chosen }) => chosen);
  return (
    <>
      <section className="sec sec--near" aria-labelledby="read-title">
        <h2 id="read-title">What {name} answered</h2>
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
