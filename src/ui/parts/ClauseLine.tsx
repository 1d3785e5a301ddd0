/** A clause as it is read: its shape, and its sentence. Names, ids and quotes in it are data: shown as text, isolated, hidden characters made visible. */

import { memo } from "react";
import type { Clause, ClauseWeight, Inline } from "../../core/outputs/clause.ts";
import { Mark, type Outcome } from "./Mark.tsx";
import { Visible, VisibleText } from "./Visible.tsx";

/** The outcomes that have a shape; a limit or a term has none. */
export const OUTCOMES: Readonly<Partial<Record<ClauseWeight, Outcome>>> = { allow: "can", ask: "ask", gate: "ask", never: "never" };

/** The sentence alone. */
export function ClauseText({ text }: { readonly text: readonly Inline[] }) {
  // A sentence's pieces have no identity but their place.
  return text.map((inline, index) => <Piece key={index} inline={inline} />);
}

function Piece({ inline: { kind, value } }: { readonly inline: Inline }) {
  switch (kind) {
    case "text":
      return <VisibleText text={value} />;
    case "strong":
      return (
        <strong>
          <VisibleText text={value} />
        </strong>
      );
    case "money":
      return <span className="nw">{value}</span>;
    case "name":
      return <Visible text={value} />;
    case "id":
      return (
        <code>
          <Visible text={value} />
        </code>
      );
    case "quote":
      return (
        <q>
          <Visible text={value} />
        </q>
      );
  }
}

/** A clause in the panel, drawn again only where it reads differently. `changed`: it was made or reworded by what was just answered. */
export const ClauseLine = memo(function ClauseLine({ clause, changed = false }: { readonly clause: Clause; readonly changed?: boolean }) {
  const outcome = OUTCOMES[clause.weight];
  return (
    <li className={changed ? "clause clause--new" : "clause"}>
      {outcome === undefined ? <span /> : <Mark outcome={outcome} />}
      <span>
        {changed ? <span className="now">Changed just now</span> : null}
        <ClauseText text={clause.text} />
      </span>
    </li>
  );
});

/** A clause as one plain string: for the announcement, and to tell whether it changed. */
export function plainText(clause: Clause): string {
  return clause.text.map(({ kind, value }) => (kind === "quote" ? `“${value}”` : value)).join("");
}
