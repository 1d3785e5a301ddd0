// The review: can, needs approval, cannot, and what holds for all of it: limits, grounds, who takes part, how they act together, how a
// disagreement was settled, and the standing rules that every output states (§9, G11, G13). Each line is a clause; its `refs` say what made it.
import type { Enforcement } from "../catalogue/enforcement.ts";
import type { GrantDocument } from "../grant/valid-grant.ts";
import { groupsOfFour } from "../lib/digest.ts";
import type { Clause } from "./clause.ts";
import { clauses } from "./clauses.ts";
import { markdownText } from "./render-markdown.ts";
import { plainText } from "./render-text.ts";
import { readable } from "./words/inline.ts";

export interface Review {
  readonly can: readonly Clause[];
  readonly asks: readonly Clause[];
  /** What is refused whoever asks for it, and what an agent may prepare but never finish. */
  readonly cannot: readonly Clause[];
  /** What holds for all of it: limits, what starts the work, where an ask reaches, the working mode, the dates. */
  readonly limits: readonly Clause[];
  /** What it may rely on. */
  readonly grounds: readonly Clause[];
  /** Who holds what, what an agent that is not named may do, and whether work is handed on. */
  readonly participants: readonly Clause[];
  readonly formations: readonly Clause[];
  readonly conflicts: readonly Clause[];
  readonly standing: readonly Clause[];
}

/** Every line of the review, in its order: what has to be on screen before a rules block may leave (§11). */
export function reviewLines(said: Review): readonly Clause[] {
  return PARTS.flatMap(([part]) => said[part]);
}

export function review(grant: GrantDocument, options: { readonly enforcement?: Enforcement } = {}): Review {
  const all = clauses(grant, options);
  const of = (...sections: readonly string[]) => all.filter(({ section }) => sections.includes(section));
  return {
    can: of("alone"),
    asks: of("asks"),
    cannot: of("prepares", "never"),
    limits: [...of("channels", "limits", "progress", "validity"), ...all.filter(({ id }) => id === "working_mode")],
    grounds: of("grounds"),
    participants: of("participants"),
    formations: of("formations"),
    conflicts: of("conflicts"),
    standing: of("standing"),
  };
}

const PARTS: readonly (readonly [keyof Review, string, string])[] = [
  ["can", "Can", "Nothing."],
  ["asks", "Needs approval", "No act each time. What makes one ask all the same is said with it, and under the limits."],
  ["cannot", "Cannot", "Nothing."],
  ["limits", "Limits and dates", "None."],
  ["grounds", "What it may rely on", "Nothing."],
  ["participants", "Who takes part", "Nobody."],
  ["formations", "How the agents act together", "No arrangement is written."],
  ["conflicts", "Where a tool and a rule disagree", "Nothing is recorded."],
  ["standing", "Standing rules", "None."],
];

/** The review as Markdown; everything typed is escaped, so that it can make neither markup nor a link. */
export function reviewMarkdown(grant: GrantDocument, options: { readonly enforcement?: Enforcement } = {}): string {
  const said = review(grant, options);
  const parts = PARTS.map(([part, title, none]) => {
    const lines = said[part].map((clause) => `- ${markdownText(clause.text)}`);
    return `## ${title}\n\n${lines.length === 0 ? none : lines.join("\n")}`;
  });
  return `# Review\n\n${identity(grant)}\n\n${parts.join("\n\n")}\n`;
}

/** Which Grant it is the review of. */
function identity({ grant_id, seal }: GrantDocument): string {
  if (seal === undefined) return "**Proposal, not sealed yet.**";
  const id = (value: unknown) => markdownText([{ kind: "id", value: readable(value) }]);
  return `- **Grant:** ${id(grant_id)}\n- **Fingerprint (SHA-256):** ${id(groupsOfFour(readable(seal.value)))}`;
}

/** The review as plain text. */
export function reviewText(grant: GrantDocument, options: { readonly enforcement?: Enforcement } = {}): string {
  const said = review(grant, options);
  const parts = PARTS.map(([part, title, none]) => {
    const lines = said[part].map((clause) => `- ${plainText(clause.text)}`);
    return `${title.toUpperCase()}\n${lines.length === 0 ? none : lines.join("\n")}`;
  });
  return `${parts.join("\n\n")}\n`;
}
