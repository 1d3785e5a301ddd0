// The Letter as one Markdown document. Everything typed is escaped, so that it can make neither markup nor a link.
import type { Enforcement } from "../catalogue/enforcement.ts";
import type { GrantDocument } from "../grant/valid-grant.ts";
import type { LetterSection } from "./letter/sections.ts";
import { type Letter, letter } from "./letter.ts";
import { markdownText } from "./render-markdown.ts";

export function letterMarkdown(grant: GrantDocument, options: { readonly enforcement?: Enforcement } = {}): string {
  const said = letter(grant, options);
  return `${[...headOf(said), ...said.sections.flatMap(sectionOf), ...acceptanceOf(said)].join("\n\n")}\n`;
}

/** No line begins with what somebody typed: there, even digits and a full stop would be markup. */
function headOf(said: Letter): string[] {
  const facts = said.facts.map(({ label, clauses }) => `- **${label}:** ${clauses.map(({ text }) => markdownText(text)).join(" ")}`);
  const identity = said.identity
    ? [
        `- **Grant:** ${markdownText([{ kind: "id", value: said.identity.grant_id }])}`,
        `- **Fingerprint (SHA-256):** ${markdownText([{ kind: "id", value: said.identity.fingerprint }])}`,
      ]
    : ["- **Proposal, not sealed yet.**"];
  return [
    `# ${said.title}`,
    `From ${markdownText(said.principal)} to ${markdownText(said.delegate)}, ${markdownText(said.described)}, to the extent written here and no further, for this purpose: ${markdownText(said.purpose)}`,
    [...facts, ...identity].join("\n"),
  ];
}

function sectionOf({ number, title, clauses, none, statement, rows }: LetterSection): string[] {
  const held = (note: string | undefined): string => (note === undefined ? "" : ` *${note}*`);
  const table = (rows ?? []).map(({ rule, enforcedBy }) => `- ${rule}: ${enforcedBy}`);
  return [
    `## ${number}. ${title}`,
    ...(statement ? [statement.map(({ text }) => `> ${markdownText(text)}`).join("\n>\n")] : []),
    ...(none === undefined ? [] : [none]),
    ...clauses.map((line) => `**${line.number}** ${markdownText(line.clause.text)}${held(line.note)}`),
    ...(rows === undefined ? [] : ["**What enforces each of these rules**", table.join("\n")]),
  ];
}

function acceptanceOf({ acceptance }: Letter): string[] {
  const lines = acceptance.lines.map(
    ({ caption, filled }) => `- ${caption}: ${filled === undefined ? "\\_".repeat(24) : markdownText(filled)}`,
  );
  return ["## Acceptance", markdownText(acceptance.statement), lines.join("\n")];
}
