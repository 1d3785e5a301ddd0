/** The Letter of Authority as a sheet: the same model that its files are made of, sentence for sentence. */

import { type RefCallback, useId, useMemo } from "react";
import type { Enforcement } from "../../core/catalogue/enforcement.ts";
import type { GrantDocument } from "../../core/grant/valid-grant.ts";
import type { Clause } from "../../core/outputs/clause.ts";
import type { LetterClause, LetterSection } from "../../core/outputs/letter/sections.ts";
import { type Letter, letter } from "../../core/outputs/letter.ts";
import { ClauseText, OUTCOMES } from "./ClauseLine.tsx";
import { HashLine } from "./HashLine.tsx";
import { Mark } from "./Mark.tsx";
import { SealMark } from "./SealMark.tsx";
import { Visible } from "./Visible.tsx";

export interface LetterSheetProps {
  readonly grant: GrantDocument;
  readonly enforcement: Enforcement;
  /** For the element that holds the Letter's last line: who watches it knows that the Letter was read to its end. */
  readonly lastLine?: RefCallback<HTMLElement>;
}

export function LetterSheet({ grant, enforcement, lastLine }: LetterSheetProps) {
  const title = useId();
  const said = useMemo(() => letter(grant, { enforcement }), [grant, enforcement]);
  return (
    <article className="letter" aria-labelledby={title}>
      <Head said={said} titleId={title} />
      <Facts said={said} />
      {said.sections.map((section) => (
        <Section key={section.id} section={section} />
      ))}
      <Acceptance said={said} lastLine={lastLine} />
    </article>
  );
}

/** The fingerprint as bare hex; the model has it in groups. */
function hexOf({ identity }: Letter): string | undefined {
  return identity?.fingerprint.replaceAll(" ", "");
}

function Head({ said, titleId }: { readonly said: Letter; readonly titleId: string }) {
  const hex = hexOf(said);
  return (
    <header className="letter-head">
      <div>
        <h2 className="letter-title" id={titleId}>
          {said.title}
        </h2>
        {said.sealed ? null : <p className="letter-unsealed">Proposal, not sealed yet.</p>}
        <div className="parties">
          <p className="name">
            <ClauseText text={said.principal} />
          </p>
          <p className="verb">authorizes</p>
          <p className="name">
            <ClauseText text={said.delegate} />
          </p>
          <p className="sub">
            <ClauseText text={said.described} />
          </p>
        </div>
        <p className="purpose">
          to the extent written here and no further, for this purpose: <ClauseText text={said.purpose} />
        </p>
      </div>
      {hex === undefined ? null : <SealMark hex={hex} />}
    </header>
  );
}

function Facts({ said }: { readonly said: Letter }) {
  const hex = hexOf(said);
  return (
    <dl className="letter-facts">
      {said.facts.map(({ id, label, clauses }) => (
        <div key={id}>
          <dt>{label}</dt>
          <dd>
            {clauses.map((clause) => (
              <Paragraph key={clause.id} clause={clause} />
            ))}
          </dd>
        </div>
      ))}
      {said.identity === undefined || hex === undefined ? null : (
        <>
          <div>
            <dt>Grant</dt>
            <dd>
              <code>
                <Visible text={said.identity.grant_id} />
              </code>
            </dd>
          </div>
          <div>
            <dt>Fingerprint</dt>
            <dd>
              <HashLine hex={hex} />
            </dd>
          </div>
        </>
      )}
    </dl>
  );
}

function Paragraph({ clause }: { readonly clause: Clause }) {
  return (
    <p>
      <ClauseText text={clause.text} />
    </p>
  );
}

function Section({ section: { number, title, clauses, none, statement, rows } }: { readonly section: LetterSection }) {
  return (
    <section>
      <h3>
        <span>{number}</span>
        {title}
      </h3>
      {statement === undefined ? null : (
        <div className="enforce">
          {statement.map((clause) => (
            <Paragraph key={clause.id} clause={clause} />
          ))}
        </div>
      )}
      {none === undefined ? null : <p>{none}</p>}
      {clauses.map((line) => (
        <Line key={line.clause.id} line={line} />
      ))}
      {rows === undefined ? null : (
        <table>
          <thead>
            <tr>
              <th scope="col">Rule</th>
              <th scope="col">What enforces it</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ rule, enforcedBy }) => (
              <tr key={rule}>
                <td>{rule}</td>
                <td>{enforcedBy}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

function Line({ line: { number, clause, note } }: { readonly line: LetterClause }) {
  const outcome = OUTCOMES[clause.weight];
  return (
    <p className="lc">
      <span>
        {number}
        {outcome === undefined ? null : <Mark outcome={outcome} />}
      </span>
      <span>
        <ClauseText text={clause.text} />
        {note === undefined ? null : <span className="held"> {note}</span>}
      </span>
    </p>
  );
}

function Acceptance({
  said: { acceptance },
  lastLine,
}: {
  readonly said: Letter;
  readonly lastLine: RefCallback<HTMLElement> | undefined;
}) {
  const title = useId();
  return (
    <section className="accept" aria-labelledby={title}>
      <h3 id={title}>Acceptance</h3>
      <p>
        <ClauseText text={acceptance.statement} />
      </p>
      <div className="accept-lines" ref={lastLine}>
        {acceptance.lines.map(({ caption, filled }) => (
          <div className="sigline" key={caption}>
            <span className="write">{filled === undefined ? "\u00a0" : <ClauseText text={filled} />}</span>
            <span className="cap">{caption}</span>
          </div>
        ))}
      </div>
    </section>
  );
}
