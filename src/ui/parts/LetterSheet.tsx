/** The Letter on its sheet, as one reads it and prints it: made from the Letter's model, so that it says exactly what the downloaded files say. */

import type { Enforcement } from "../../core/catalogue/enforcement.ts";
import type { GrantDocument } from "../../core/grant/valid-grant.ts";
import type { Clause, Inline } from "../../core/outputs/clause.ts";
import type { LetterClause, LetterSection } from "../../core/outputs/letter/sections.ts";
import { type Letter, letter } from "../../core/outputs/letter.ts";
import { ClauseText, OUTCOMES } from "./ClauseLine.tsx";
import { Mark } from "./Mark.tsx";
import { SealMark } from "./SealMark.tsx";

export interface LetterSheetProps {
  readonly grant: GrantDocument;
  readonly enforcement: Enforcement;
}

export function LetterSheet({ grant, enforcement }: LetterSheetProps) {
  const said = letter(grant, { enforcement });
  const hex = grant.seal?.value;
  return (
    <article className="letter" aria-label={said.title}>
      <header className="letter-head">
        <div>
          <h1>{said.title}</h1>
          <Parties said={said} />
        </div>
        {hex === undefined ? <p className="letter-kind">Proposal, not sealed yet.</p> : <SealMark hex={hex} />}
      </header>
      <dl className="letter-facts">
        {said.facts.map((fact) => (
          <Fact key={fact.id} label={fact.label} clauses={fact.clauses} />
        ))}
        {said.identity === undefined ? null : (
          <>
            <dt>Grant</dt>
            <dd>
              <code>{said.identity.grant_id}</code>
            </dd>
            <dt>Fingerprint</dt>
            <dd>
              <code className="hash">{said.identity.fingerprint}</code>
            </dd>
          </>
        )}
      </dl>
      {said.sections.map((section) => (
        <Section key={section.id} section={section} />
      ))}
      <Acceptance said={said} />
    </article>
  );
}

function Parties({ said }: { readonly said: Letter }) {
  return (
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
      <p className="purpose">
        to the extent written here and no further, for this purpose: <ClauseText text={said.purpose} />
      </p>
    </div>
  );
}

function Fact({ label, clauses }: { readonly label: string; readonly clauses: readonly Clause[] }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>
        {clauses.map((clause) => (
          <p key={clause.id}>
            <ClauseText text={clause.text} />
          </p>
        ))}
      </dd>
    </>
  );
}

function Section({ section: { number, title, clauses, none, statement, rows } }: { readonly section: LetterSection }) {
  return (
    <section>
      <h2>
        <span>{number}</span>
        {title}
      </h2>
      {statement === undefined ? null : (
        <div className="enforce">
          {statement.map((clause) => (
            <p key={clause.id}>
              <ClauseText text={clause.text} />
            </p>
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
            {rows.map((row) => (
              <tr key={row.rule}>
                <td>{row.rule}</td>
                <td>{row.enforcedBy}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

/** The section's title says the outcome in words; the shape repeats it. */
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

function Acceptance({ said }: { readonly said: Letter }) {
  return (
    <div className="accept">
      <h2>Acceptance</h2>
      <p>
        <ClauseText text={said.acceptance.statement} />
      </p>
      <div className="accept-lines">
        {said.acceptance.lines.map(({ caption, filled }) => (
          <div className="sigline" key={caption}>
            <span className="write">{filled === undefined ? null : <Filled text={filled} />}</span>
            <span className="cap">{caption}</span>
          </div>
        ))}
      </div>
    </div>
  );
}

function Filled({ text }: { readonly text: readonly Inline[] }) {
  return (
    <span>
      <ClauseText text={text} />
    </span>
  );
}
