/** What is known of a request text: the checksum computed now, the published one, and what the two say together. A mismatch never looks like a match. */
import type { ReactNode } from "react";
import type { Verdict } from "../../../core/discovery/request.ts";
import { HashLine } from "../../parts/HashLine.tsx";
import { Glyph } from "../../parts/Mark.tsx";
import type { ShownRequest } from "./shown-request.ts";

export interface FactsProps {
  readonly id: string;
  /** "request", "formation section". */
  readonly what: string;
  readonly request: ShownRequest;
  /** How to bring the published text, how to recompute. */
  readonly children?: ReactNode;
}

export function Facts({ id, what, request: { entry, checked }, children }: FactsProps) {
  return (
    <section className="facts" id={id} aria-label={`Is this the published ${what}?`}>
      <div>
        <h2>Computed in this browser, now</h2>
        {checked === undefined ? (
          <p className="small">{NO_CHECKSUM}</p>
        ) : (
          <HashLine hex={checked.digest.sha256} small>
            SHA-256 of the very {what} that the button copies, {bytesOf(checked.digest.bytes)}.
          </HashLine>
        )}
      </div>
      <div>
        <h2>Published for version {entry.published_version}</h2>
        <HashLine hex={entry.published_sha256} small>
          Printed in the specification, §3a.
        </HashLine>
      </div>
      {checked === undefined ? (
        <Says kind="unknown" sentence={`Whether this is the published ${what} cannot be told here.`}>
          Read the text before you send it, or open this page over https, from this computer, or from a file.
        </Says>
      ) : (
        <Says kind={checked.verdict.kind} sentence={checked.verdict.sentence}>
          {ADVICE[checked.verdict.kind]}
        </Says>
      )}
      {children === undefined ? null : <div className="facts-do">{children}</div>}
    </section>
  );
}

const NO_CHECKSUM =
  "No checksum can be computed here: browsers give it only to pages opened over https, from this computer or from a file.";

const ADVICE: Readonly<Record<Verdict["kind"], string>> = {
  published: "The two checksums are the same, so not a character differs. It asks only to look; it allows nothing.",
  own: "That is expected: this writer does not carry the published file. Read the text before you send it. If you have the published file, use it: it is then shown and copied instead.",
  unknown: "Do not send it before you have read it. Reload the page; if this stays, the page is not the one that was built.",
};

/** The verdict in words, with its sign and its ground. */
function Says({ kind, sentence, children }: { kind: Verdict["kind"]; sentence: string; children: ReactNode }) {
  return (
    <div className={`verdict-line verdict-line--${kind}`}>
      <div className="neq">
        <Glyph name={kind === "published" ? "same" : "differs"} />
        <div>
          <h2>{sentence}</h2>
          <p>{children}</p>
        </div>
      </div>
    </div>
  );
}

/** "1,449 bytes". */
export function bytesOf(bytes: number): string {
  return `${bytes.toLocaleString("en")} ${bytes === 1 ? "byte" : "bytes"}`;
}
