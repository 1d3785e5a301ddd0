// The Letter as one HTML file by itself: no script, nothing fetched, a policy of its own that forbids both, everything typed escaped.
import type { Enforcement } from "../catalogue/enforcement.ts";
import type { GrantDocument } from "../grant/valid-grant.ts";
import type { Clause, ClauseWeight } from "./clause.ts";
import { LETTER_CSS, LETTER_CSS_SHA256 } from "./letter/css.ts";
import type { LetterClause, LetterSection } from "./letter/sections.ts";
import { type Letter, type LetterFact, letter } from "./letter.ts";
import { escapeHtml, htmlText } from "./render-html.ts";
import { plainText } from "./render-text.ts";

const POLICY = `default-src 'none'; style-src 'sha256-${LETTER_CSS_SHA256}'; base-uri 'none'; form-action 'none'`;

export function letterHtml(grant: GrantDocument, options: { readonly enforcement?: Enforcement } = {}): string {
  const said = letter(grant, options);
  const title = `${said.title}: ${plainText(said.principal)} to ${plainText(said.delegate)}`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${escapeHtml(POLICY)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<style>${LETTER_CSS}</style>
</head>
<body>
<main>
${head(said)}
${said.sections.map(section).join("\n")}
${acceptance(said)}
</main>
</body>
</html>
`;
}

const paragraph = ({ text }: Clause): string => `<p>${htmlText(text)}</p>`;

function head(said: Letter): string {
  const identity = said.identity
    ? `<dt>Grant</dt><dd><code>${escapeHtml(said.identity.grant_id)}</code></dd>
<dt>Fingerprint</dt><dd><code class="hash">${escapeHtml(said.identity.fingerprint)}</code></dd>`
    : "";
  return `<header>
<h1>${said.title}</h1>
<p class="name">${htmlText(said.principal)}</p>
<p class="verb">authorizes</p>
<p class="name">${htmlText(said.delegate)}</p>
<p class="sub">${htmlText(said.described)}</p>
<p class="purpose">to the extent written here and no further, for this purpose: ${htmlText(said.purpose)}</p>
${said.sealed ? "" : `<p class="proposal">Proposal, not sealed yet.</p>\n`}<dl>
${said.facts.map(fact).join("\n")}
${identity}
</dl>
</header>`;
}

function fact({ label, clauses }: LetterFact): string {
  return `<dt>${label}</dt><dd>${clauses.map(paragraph).join("")}</dd>`;
}

function section({ number, title, clauses, none, statement, rows }: LetterSection): string {
  const frame = statement ? `<div class="enforce">${statement.map(paragraph).join("")}</div>\n` : "";
  const nothing = none === undefined ? "" : `<p>${escapeHtml(none)}</p>\n`;
  const table = rows
    ? `<table><thead><tr><th scope="col">Rule</th><th scope="col">What enforces it</th></tr></thead><tbody>
${rows.map((row) => `<tr><td>${escapeHtml(row.rule)}</td><td>${escapeHtml(row.enforcedBy)}</td></tr>`).join("\n")}
</tbody></table>\n`
    : "";
  return `<section>
<h2><span>${number}</span>${escapeHtml(title)}</h2>
${frame}${nothing}${clauses.map(line).join("\n")}
${table}</section>`;
}

/** Disc: may · diamond: a person is asked · barred square: never. The section's title says it in words. */
const SHAPES: Partial<Record<ClauseWeight, string>> = {
  allow: '<svg class="mark can" viewBox="0 0 16 16" aria-hidden="true"><circle cx="8" cy="8" r="7"/></svg>',
  ask: '<svg class="mark ask" viewBox="0 0 16 16" aria-hidden="true"><path d="M8 0 16 8 8 16 0 8z"/></svg>',
  gate: '<svg class="mark ask" viewBox="0 0 16 16" aria-hidden="true"><path d="M8 0 16 8 8 16 0 8z"/></svg>',
  never:
    '<svg class="mark never" viewBox="0 0 16 16" aria-hidden="true"><path fill-rule="evenodd" d="M1 1h14v14H1zM4 6.75v2.5h8v-2.5z"/></svg>',
};

function line({ number, clause, note }: LetterClause): string {
  const held = note === undefined ? "" : ` <span class="asked">${escapeHtml(note)}</span>`;
  return `<p class="lc"><span>${number}${SHAPES[clause.weight] ?? ""}</span><span>${htmlText(clause.text)}${held}</span></p>`;
}

function acceptance({ acceptance: { statement, lines } }: Letter): string {
  const written = lines.map(
    ({ caption, filled }) =>
      `<div><div class="write">${filled === undefined ? "&nbsp;" : htmlText(filled)}</div><p class="cap">${escapeHtml(caption)}</p></div>`,
  );
  return `<section class="accept">
<h2>Acceptance</h2>
<p>${htmlText(statement)}</p>
<div class="lines">${written.join("\n")}</div>
</section>`;
}
