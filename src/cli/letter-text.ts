// The Letter of Authority as plain text, for a terminal. The same model as the page's, the HTML file's and the Markdown's.
import type { Enforcement } from "../core/catalogue/enforcement.ts";
import type { GrantDocument } from "../core/grant/valid-grant.ts";
import { letter } from "../core/outputs/letter.ts";
import { plainText } from "../core/outputs/render-text.ts";

export function letterText(grant: GrantDocument, enforcement: Enforcement): string {
  const said = letter(grant, { enforcement });
  const facts = said.facts.map(({ label, clauses }) => `${label}: ${clauses.map(({ text }) => plainText(text)).join(" ")}`);
  const identity = said.identity
    ? [`Grant: ${said.identity.grant_id}`, `Fingerprint (SHA-256): ${said.identity.fingerprint}`]
    : ["Proposal, not sealed yet."];
  const sections = said.sections.map(({ number, title, none, statement = [], clauses, rows = [] }) =>
    [
      `${number}. ${title}`,
      ...statement.map(({ text }) => plainText(text)),
      ...(none === undefined ? [] : [none]),
      ...clauses.map((line) => `${line.number} ${plainText(line.clause.text)}${line.note === undefined ? "" : ` (${line.note})`}`),
      ...(rows.length === 0
        ? []
        : ["What enforces each of these rules:", ...rows.map(({ rule, enforcedBy }) => `- ${rule}: ${enforcedBy}`)]),
    ].join("\n"),
  );
  const lines = said.acceptance.lines.map(
    ({ caption, filled }) => `${caption}: ${filled === undefined ? "_".repeat(24) : plainText(filled)}`,
  );
  return `${[
    said.title.toUpperCase(),
    `From ${plainText(said.principal)} to ${plainText(said.delegate)}, ${plainText(said.described)}, to the extent written here and no further, for this purpose: ${plainText(said.purpose)}`,
    [...facts, ...identity].join("\n"),
    ...sections,
    ["Acceptance", plainText(said.acceptance.statement), ...lines].join("\n"),
  ].join("\n\n")}\n`;
}
