/** What holds for every act of the review, under a name for each kind of term: dates, limits, who takes part, the standing rules. */

import type { Clause } from "../../core/outputs/clause.ts";
import { type LineExtras, ReviewLine } from "./ReviewColumns.tsx";
import type { SeenLines } from "./use-seen-lines.ts";

const KINDS: readonly { readonly title: string; readonly holds: (clause: Clause) => boolean }[] = [
  { title: "Dates", holds: ({ section }) => section === "validity" },
  { title: "Reaching you", holds: ({ section }) => section === "channels" },
  { title: "What makes it official", holds: ({ id }) => id.startsWith("ceiling:") },
  { title: "Limits", holds: ({ section }) => section === "limits" },
  { title: "What it may rely on", holds: ({ section }) => section === "grounds" },
  { title: "Who takes part", holds: ({ section }) => section === "participants" },
  { title: "How the agents act together", holds: ({ section }) => section === "formations" },
  { title: "Where a tool and a rule disagree", holds: ({ section }) => section === "conflicts" },
  { title: "Standing rules", holds: ({ section }) => section === "standing" },
  { title: "How the work goes", holds: () => true },
];

/** The clauses by kind, in the order of KINDS; each stands in exactly one. */
export function termsOf(clauses: readonly Clause[]): readonly { readonly title: string; readonly clauses: readonly Clause[] }[] {
  const kindOf = (clause: Clause) => KINDS.find(({ holds }) => holds(clause));
  return KINDS.map((kind) => ({ title: kind.title, clauses: clauses.filter((clause) => kindOf(clause) === kind) })).filter(
    (kind) => kind.clauses.length > 0,
  );
}

export interface ReviewTermsProps extends LineExtras {
  readonly clauses: readonly Clause[];
  readonly seen?: SeenLines | undefined;
}

export function ReviewTerms({ clauses, ...line }: ReviewTermsProps) {
  return (
    <dl className="kv terms">
      {termsOf(clauses).map((kind) => (
        <div key={kind.title}>
          <dt>{kind.title}</dt>
          <dd>
            <ul>
              {kind.clauses.map((clause) => (
                <ReviewLine key={clause.id} clause={clause} {...line} />
              ))}
            </ul>
          </dd>
        </div>
      ))}
    </dl>
  );
}
