// Who grants what to whom, on whose behalf and for what (§1, §5 envelope; G4, G5).
import { pointer } from "../../lib/pointer.ts";
import type { Clause } from "../clause.ts";
import { ident, list, named, type Piece, quoted, say, sentences, text } from "../words/inline.ts";
import { clause, row, type Words } from "../words/words.ts";

export function partyClauses(w: Words): Clause[] {
  const about = (id: string, refs: string[], said: Piece): Clause =>
    clause(w, { id, section: "parties", weight: "about", refs, held: "asked", text: said });
  return [
    about(
      "principal",
      ["/principal/name", "/principal/sub"],
      say`${w.principal} (${ident(w.grant.principal.sub)}) is the principal, who grants this authority.`,
    ),
    delegate(w),
    ...onBehalfOf(w),
    about("purpose", ["/purpose"], say`The purpose is ${quoted(w.grant.purpose)}.`),
    ...scope(w),
    about("names", [], text("Names are labels. The identifier beside a name says who is meant.")),
  ];
}

function delegate(w: Words): Clause {
  const { sub, name, role, platform } = w.grant.delegate;
  const refs = ["/delegate/name", "/delegate/sub", "/delegate/role"];
  if (platform !== undefined) refs.push("/delegate/platform");
  const runs = platform === undefined ? undefined : say`It runs on ${named(platform)}.`;
  // The bare name: elsewhere one that is missing or shared has the identifier beside it already.
  const main = say`${named(name)} (${ident(sub)}) is the agent that receives this authority. Its role is ${quoted(role)}.`;
  return clause(w, { id: "delegate", section: "parties", weight: "about", refs, held: "asked", text: sentences(main, runs) });
}

function onBehalfOf(w: Words): Clause[] {
  const behalf = w.grant.on_behalf_of;
  if (!behalf) return [];
  const { kind, name } = behalf;
  const refs = ["/on_behalf_of/kind", ...(name === undefined ? [] : ["/on_behalf_of/name"])];
  const called = name === undefined ? text("who is not named") : say`named ${named(name)}`;
  const whom: Record<string, Piece> = {
    self: name === undefined ? w.principal : say`${w.principal}, named ${named(name)} there`,
    person: say`another person, ${called}`,
    organization: say`an organization, ${name === undefined ? text("which is not named") : called}`,
  };
  const said = say`The work is done on behalf of ${row(whom, kind) ?? quoted(kind)}.`;
  return [clause(w, { id: "on_behalf_of", section: "parties", weight: "about", refs, held: "asked", text: said })];
}

/** The work in the principal's own words; it describes, and no check ever matches it (G5). */
function scope(w: Words): Clause[] {
  const { summary, includes, excludes } = w.grant.work_scope;
  const about = (id: string, members: readonly string[], said: Piece): Clause => {
    const refs = members.map((member) => pointer("work_scope", member));
    return clause(w, { id: `scope:${id}`, section: "parties", weight: "about", refs, held: "asked", text: said });
  };
  const main = say`The work, as ${w.principal} describes it: ${quoted(summary)}. This describes the work; it allows nothing by itself.`;
  const bounds =
    includes.length + excludes.length === 0
      ? [about("bounds", ["includes", "excludes"], text("Nothing more is said of what the work includes or leaves out."))]
      : [
          about("includes", ["includes"], say`The work includes ${list(includes.map(quoted), "and", "nothing else that is named")}.`),
          about("excludes", ["excludes"], say`The work leaves out ${list(excludes.map(quoted), "and", "nothing that is named")}.`),
        ];
  return [about("summary", ["summary"], main), ...bounds];
}
