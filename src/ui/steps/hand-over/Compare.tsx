/** What a new proposal changes in the Grant that is in force, sentence by sentence, each marked wider, narrower or other. */

import { useMemo } from "react";
import { compareGrants, type Difference, type Direction } from "../../../core/acceptance/compare.ts";
import type { SealedDocument } from "../../../core/outputs/rules/head.ts";
import type { Draft, Proposal } from "../../../state/draft.ts";
import { useVerified } from "../../draft/use-verified.ts";
import { ClauseText } from "../../parts/ClauseLine.tsx";
import { Disclosure } from "../../parts/Disclosure.tsx";
import { Glyph, type GlyphName } from "../../parts/Mark.tsx";
import { When } from "../../parts/When.tsx";
import { acceptedBefore } from "./history.ts";

const DIRECTIONS: Readonly<Record<Direction, { readonly word: string; readonly glyph: GlyphName; readonly means: string }>> = {
  wider: { word: "Wider", glyph: "block", means: "It would allow more." },
  narrower: { word: "Narrower", glyph: "tick", means: "It would allow less." },
  other: { word: "Other", glyph: "differs", means: "Neither more nor less, or both." },
};

const CHANGES: Readonly<Record<Difference["change"], string>> = { changed: "changed", added: "new", removed: "gone" };

/** Nothing where no earlier proposal of the draft is in force. */
export function Compare({ draft, grant }: { readonly draft: Draft; readonly grant: SealedDocument }) {
  const before = acceptedBefore(draft.proposals);
  return before === undefined ? null : <Against before={before} grant={grant} draft={draft} />;
}

function Against({ before, grant, draft }: { readonly before: Proposal; readonly grant: SealedDocument; readonly draft: Draft }) {
  const verified = useVerified(before.grant);
  const accepted = verified?.kind === "sound" ? verified.grant : undefined;
  const compared = useMemo(
    () => (accepted === undefined ? undefined : compareGrants(accepted, grant, { enforcement: draft.enforcement })),
    [accepted, grant, draft.enforcement],
  );
  if (compared === undefined) return null;
  const { differences, unchanged, elsewhere } = compared;
  const many = (direction: Direction) => differences.filter((one) => one.direction === direction).length;
  return (
    <section className="sec" aria-labelledby="compare-title" id="compare" tabIndex={-1}>
      <h2 id="compare-title">What it changes</h2>
      <p>
        You accepted an earlier Grant on <When at={before.decision?.at ?? ""} />, and it is not stood down. This proposal says{" "}
        {differences.length === 0 ? "the same in every sentence" : `${differences.length} things differently`}: {many("wider")} wider,{" "}
        {many("narrower")} narrower, {many("other")} other. Accepting this one does not end that one: stand it down yourself.
      </p>
      {(["wider", "narrower", "other"] as const).map((direction) => (
        <Differences key={direction} direction={direction} all={differences} />
      ))}
      {elsewhere.length === 0 ? null : (
        <p className="small">
          Beside these, it reaches differently in what no sentence says apart:{" "}
          {elsewhere.map(({ direction, path }) => `${direction} at ${path}`).join(", ")}.
        </p>
      )}
      <Disclosure summary={`${unchanged.length} sentences stay as they are`}>
        <ul className="lines">
          {unchanged.map((clause) => (
            <li className="line" key={clause.id}>
              <p>
                <ClauseText text={clause.text} />
              </p>
            </li>
          ))}
        </ul>
      </Disclosure>
    </section>
  );
}

function Differences({ direction, all }: { readonly direction: Direction; readonly all: readonly Difference[] }) {
  const own = all.filter((one) => one.direction === direction);
  const { word, glyph, means } = DIRECTIONS[direction];
  if (own.length === 0) return null;
  return (
    <>
      <h3>
        <Glyph name={glyph} /> {word}
      </h3>
      <p className="small">{means}</p>
      <ul className="differences">
        {own.map(({ id, change, before, after }) => (
          <li key={`${change} ${id}`} data-direction={direction}>
            <div>
              <p className="small">Accepted</p>
              {before === undefined ? (
                <p className="small">Not said.</p>
              ) : (
                <p>
                  <ClauseText text={before.text} />
                </p>
              )}
            </div>
            <div>
              <p className="small">Proposed ({CHANGES[change]})</p>
              {after === undefined ? (
                <p className="small">Not said any more.</p>
              ) : (
                <p>
                  <ClauseText text={after.text} />
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
