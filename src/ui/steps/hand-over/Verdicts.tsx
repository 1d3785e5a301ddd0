/** What is to be said of one restatement, each verdict beside the sentences of the Grant that it touches. */
import { VERDICTS, type Verdict } from "../../../core/acceptance/verdicts.ts";
import type { Clause } from "../../../core/outputs/clause.ts";
import { ClauseText } from "../../parts/ClauseLine.tsx";
import { Glyph } from "../../parts/Mark.tsx";
import { VisibleText } from "../../parts/Visible.tsx";

export interface VerdictsProps {
  readonly verdicts: readonly Verdict[];
  readonly clauseOf: ReadonlyMap<string, Clause>;
}

/** So many sentences stand open beside a verdict; the number of all is said. */
const MOST = 6;

export function Verdicts({ verdicts, clauseOf }: VerdictsProps) {
  return (
    <ul className="verdicts">
      {verdicts.map((verdict, index) => (
        // Two verdicts may say the same of two places: they have no identity but their place in the list.
        <OneVerdict key={index} verdict={verdict} clauseOf={clauseOf} />
      ))}
    </ul>
  );
}

function OneVerdict({ verdict, clauseOf }: { readonly verdict: Verdict; readonly clauseOf: VerdictsProps["clauseOf"] }) {
  const touched = verdict.clauses.flatMap((id) => clauseOf.get(id) ?? []);
  return (
    <li className={verdict.shuts ? "verdict verdict--shuts" : "verdict"}>
      <div>
        <h4>
          <Glyph name={verdict.shuts ? "block" : "ask"} /> {VERDICTS[verdict.code].title}
          <span className="vh">{verdict.shuts ? ": shuts the acceptance" : ": to look at"}</span>
        </h4>
        <p>
          <VisibleText text={verdict.message} />
        </p>
        {verdict.stated === undefined ? null : (
          <p className="small">
            It wrote:{" "}
            <span className="stated">
              <VisibleText text={verdict.stated} />
            </span>
          </p>
        )}
      </div>
      {touched.length === 0 ? null : (
        <div className="verdict-grant">
          <p className="small">The Grant says</p>
          <ul>
            {touched.slice(0, MOST).map((clause) => (
              <li key={clause.id}>
                <ClauseText text={clause.text} />
              </li>
            ))}
          </ul>
          {touched.length > MOST ? <p className="small">and {touched.length - MOST} more sentences.</p> : null}
        </div>
      )}
    </li>
  );
}
