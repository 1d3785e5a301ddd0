// The Letter of Authority, the principal's consent record (§9), as a neutral model: the page, the HTML file and the Markdown are made of it.
import type { Enforcement } from "../catalogue/enforcement.ts";
import { MODES } from "../catalogue/modes.ts";
import type { GrantDocument } from "../grant/valid-grant.ts";
import { groupsOfFour } from "../lib/digest.ts";
import type { Clause, Inline } from "./clause.ts";
import { clauses } from "./clauses.ts";
import { type LetterSection, letterSections } from "./letter/sections.ts";
import { flat, named, quoted, readable, say, text } from "./words/inline.ts";
import { row, wordsFor } from "./words/words.ts";

/** A fact of the head: what it is about, and the clauses that state it. */
export interface LetterFact {
  readonly id: "in_force" | "on_behalf_of" | "work" | "who";
  readonly label: string;
  readonly clauses: readonly Clause[];
}

export interface Letter {
  readonly title: string;
  readonly sealed: boolean;
  readonly principal: readonly Inline[];
  readonly delegate: readonly Inline[];
  /** Its role and its team, in one phrase. */
  readonly described: readonly Inline[];
  readonly purpose: readonly Inline[];
  readonly facts: readonly LetterFact[];
  /** The Grant's id and its whole fingerprint in groups of four; absent until it is sealed. */
  readonly identity?: { readonly grant_id: string; readonly fingerprint: string };
  readonly sections: readonly LetterSection[];
  readonly enforcement: Enforcement;
  /** The working mode, word for word as the specification has it; absent where a draft has none that is known. */
  readonly mode?: { readonly label: string; readonly quote: string };
  readonly acceptance: {
    readonly statement: readonly Inline[];
    readonly lines: readonly { readonly caption: string; readonly filled?: readonly Inline[] }[];
  };
}

/** Every clause of the Grant stands in exactly one fact or section of the Letter. Takes drafts; an unsealed one says that it is a proposal. */
export function letter(grant: GrantDocument, options: { readonly enforcement?: Enforcement } = {}): Letter {
  const enforcement = options.enforcement ?? "advisory";
  const all = clauses(grant, { enforcement });
  const w = wordsFor(grant, enforcement, "letter");
  const mode = row(MODES, grant.defaults.working_mode);
  const of = (test: (clause: Clause) => boolean) => all.filter(test);
  const facts: LetterFact[] = [
    { id: "in_force", label: "Holds", clauses: of(({ section }) => section === "validity") },
    { id: "on_behalf_of", label: "On behalf of", clauses: of(({ id }) => id === "on_behalf_of") },
    { id: "work", label: "The work", clauses: of(({ id }) => id === "purpose" || id.startsWith("scope:")) },
    { id: "who", label: "Who is who", clauses: of(({ id }) => id === "principal" || id === "delegate" || id === "names") },
  ];
  return {
    title: "Letter of Authority",
    sealed: grant.seal !== undefined,
    principal: flat(w.principal),
    delegate: flat(w.delegate),
    described: described(grant),
    purpose: [quoted(grant.purpose)],
    facts: facts.filter((fact) => fact.clauses.length > 0),
    ...(grant.seal === undefined
      ? {}
      : { identity: { grant_id: readable(grant.grant_id), fingerprint: groupsOfFour(readable(grant.seal.value)) } }),
    sections: letterSections(grant, enforcement, all),
    enforcement,
    ...(mode === undefined ? {} : { mode: { label: mode.label, quote: mode.quote } }),
    acceptance: {
      statement: say`This is a proposal until ${w.principal} accepts it, naming the Grant and its fingerprint.`,
      lines: [
        { caption: "Decision: ACCEPT or REJECT" },
        { caption: "Date and time" },
        { caption: "By", filled: flat(w.principal) },
        grant.seal === undefined
          ? { caption: "Fingerprint: there is none until this proposal is sealed" }
          : { caption: "Fingerprint", filled: [{ kind: "id", value: groupsOfFour(readable(grant.seal.value)) }] },
      ],
    },
  };
}

function described(grant: GrantDocument): readonly Inline[] {
  const { members } = grant.work_system;
  const names = members.map(({ name }) => named(name));
  const team =
    names.length === 0
      ? []
      : say`, with ${names.flatMap((name, i) => (i === 0 ? [name] : [text(i === names.length - 1 ? " and " : ", "), name]))}`;
  return say`an AI agent (${quoted(grant.delegate.role)})${team}`;
}
