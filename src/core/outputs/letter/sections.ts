// The Letter's numbered sections, in their order, and which clauses stand in each.
import type { Enforcement } from "../../catalogue/enforcement.ts";
import type { GrantDocument } from "../../grant/valid-grant.ts";
import type { Clause, ClauseSection } from "../clause.ts";
import { type EnforcementRow, formationRows } from "./formation-rows.ts";

export interface LetterClause {
  /** "1.1" */
  readonly number: string;
  readonly clause: Clause;
  /** What is said beside the clause about what holds it, where that differs from what the Letter says of all: "Asked, not checked." */
  readonly note?: string;
}

export interface LetterSection {
  readonly number: string;
  readonly id: string;
  readonly title: string;
  readonly clauses: readonly LetterClause[];
  /** What is said before the clauses where the section has none of its main kind. */
  readonly none?: string;
  /** The statement of what enforces the Letter (§7a), which stands in a frame of its own; not among `clauses`. */
  readonly statement?: readonly Clause[];
  /** What enforces each rule of the arrangements (F10). */
  readonly rows?: readonly EnforcementRow[];
}

interface Plan {
  readonly id: string;
  readonly one: string;
  readonly team?: string;
  readonly sections: readonly ClauseSection[];
  readonly none?: string;
}

const PLAN: readonly Plan[] = [
  {
    id: "alone",
    one: "What it may do on its own",
    team: "What they may do on their own",
    sections: ["alone"],
    none: "Nothing. Every act asks, is only prepared, or is refused.",
  },
  {
    id: "asks",
    one: "What it must ask first",
    team: "What they must ask first",
    sections: ["asks", "channels"],
    none: "No act has to be asked about every time. What makes an act ask all the same is said with the act, and under the limits.",
  },
  { id: "prepares", one: "What it may only prepare", team: "What they may only prepare", sections: ["prepares"] },
  { id: "never", one: "What it may never do", team: "What they may never do", sections: ["never"] },
  { id: "limits", one: "Limits, and how the work goes", sections: ["limits", "progress"] },
  { id: "grounds", one: "What it may rely on", team: "What they may rely on", sections: ["grounds"] },
  { id: "participants", one: "Who takes part and holds what", sections: ["participants"] },
  { id: "formations", one: "How the agents act together", sections: ["formations"] },
  { id: "conflicts", one: "Where a tool and a rule disagree", sections: ["conflicts"] },
  { id: "standing", one: "Rules that no answer removes", sections: ["standing"] },
  { id: "enforcement", one: "What enforces this Letter", sections: ["enforcement", "record"] },
  { id: "revocation", one: "Standing it down", sections: ["revocation"] },
  { id: "document", one: "What this document shows, and what it does not", sections: ["discovery", "seal"] },
];

export function letterSections(grant: GrantDocument, enforcement: Enforcement, all: readonly Clause[]): LetterSection[] {
  const team = grant.work_system.members.length > 0;
  const filled = PLAN.map((plan) => ({ plan, clauses: plan.sections.flatMap((name) => all.filter(({ section }) => section === name)) }));
  const present = filled.filter(({ plan, clauses }) => clauses.length > 0 || plan.none !== undefined);
  return present.map(({ plan, clauses }, i): LetterSection => {
    const number = String(i + 1);
    const framed = clauses.filter(({ id }) => id.startsWith("enforcement:mode"));
    const numbered = clauses
      .filter((clause) => !framed.includes(clause))
      .map((clause, j): LetterClause => {
        const note = noteOn(clause, enforcement);
        return { number: `${number}.${j + 1}`, clause, ...(note === undefined ? {} : { note }) };
      });
    return {
      number,
      id: plan.id,
      title: team && plan.team !== undefined ? plan.team : plan.one,
      clauses: numbered,
      ...(plan.none !== undefined && !clauses.some(({ section }) => section === plan.sections[0]) ? { none: plan.none } : {}),
      ...(framed.length === 0 ? {} : { statement: framed }),
      ...(plan.id === "formations" ? { rows: formationRows(grant, enforcement) } : {}),
    };
  });
}

/** The exceptions are marked: at the gate what is only asked, with a provider what its controls may hold, in advisory mode nothing. */
function noteOn({ id, weight, enforced_by }: Clause, enforcement: Enforcement): string | undefined {
  if (enforced_by === "provider") return "Held where the provider has a control for it.";
  const rule = weight !== "about" && weight !== "standing" && !id.startsWith("same-effect:");
  return enforcement === "commit_boundary" && rule && enforced_by === "nothing" ? "Asked, not checked." : undefined;
}
