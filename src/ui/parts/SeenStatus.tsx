/** How much of a review is still to be read before its rules block may leave (§11), and the way to the next line of it that is not. */

import { JumpLink } from "./JumpLink.tsx";
import { Glyph } from "./Mark.tsx";
import type { SeenLines } from "./use-seen-lines.ts";

export interface SeenStatusProps {
  readonly seen: SeenLines;
  readonly reviewed: boolean;
  /** The part of the page that holds the lines; it lands on the first unread one (`data-lands-on`). */
  readonly within: string;
  readonly id?: string;
}

export function SeenStatus({ seen: { missing }, reviewed, within, id }: SeenStatusProps) {
  return (
    <p className="small seen" id={id}>
      {reviewed ? (
        <>
          <Glyph name="tick" /> Every line of it has been on screen.
        </>
      ) : (
        <>
          <Glyph name="todo" /> {missing} {missing === 1 ? "line has" : "lines have"} not been on screen yet.{" "}
          <JumpLink to={within}>Go to the next unread line</JumpLink>
        </>
      )}
    </p>
  );
}
