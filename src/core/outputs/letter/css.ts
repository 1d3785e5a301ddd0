// The look of the Letter's HTML file: a serif sheet, hanging numbers, A4 in print. Part of the file itself; the policy in its head allows
// exactly this text, by its hash.

export const LETTER_CSS = `
:root { color-scheme: light; --ink: #151a21; --ink-2: #434c58; --ink-3: #596370; --rule: #d0d7dd; --can: #0f5f47; --ask: #774800; --never: #9c1f1f; }
* { box-sizing: border-box; margin: 0; padding: 0; }
body { background: #fff; color: var(--ink); font: 400 1.0625rem/1.58 "Iowan Old Style", "Palatino Linotype", Palatino, "URW Palladio L", P052, "Book Antiqua", Charter, "Liberation Serif", "Times New Roman", serif; }
main { max-width: 46rem; margin: 0 auto; padding: 4rem 2rem 5rem 5.75rem; }
h1 { font-weight: 400; font-size: 2.75rem; line-height: 1.06; letter-spacing: -0.018em; margin-bottom: 1.5rem; }
.name { font-size: 1.5625rem; line-height: 1.25; }
.verb { font-style: italic; padding: 0.25rem 0; }
.sub { color: var(--ink-2); }
.purpose { margin-top: 1rem; }
.proposal { margin-top: 1rem; font-weight: 600; }
dl { margin: 2rem 0 3rem; border: solid var(--ink); border-width: 1px 0; padding: 1rem 0; display: grid; grid-template-columns: 8rem minmax(0, 1fr); gap: 0.5rem 1rem; font-size: 0.9375rem; line-height: 1.5; }
dt { font-style: italic; color: var(--ink-2); }
dd p + p { margin-top: 0.35rem; }
code { font: 0.875em/1.5 ui-monospace, "SF Mono", "Cascadia Mono", Consolas, "Liberation Mono", "DejaVu Sans Mono", monospace; overflow-wrap: anywhere; }
.hash { display: block; max-width: 26.5em; word-spacing: 0.22em; overflow-wrap: normal; }
.nw { white-space: nowrap; }
section { margin-top: 2rem; }
h2, .lc { display: grid; grid-template-columns: 3.75rem minmax(0, 1fr); margin-left: -3.75rem; }
h2 { font-weight: 600; font-size: 1.25rem; line-height: 1.3; margin-bottom: 0.5rem; }
h2 span { font-weight: 400; color: var(--ink-2); }
.lc { padding: 0.22rem 0; overflow-wrap: break-word; }
.lc > span:first-child { color: var(--ink-3); font-size: 0.9375rem; padding: 0.1rem 0.875rem 0 0; display: flex; justify-content: space-between; font-variant-numeric: tabular-nums; }
.mark { width: 0.5625rem; height: 0.5625rem; margin-top: 0.55rem; fill: currentColor; flex: none; }
.can { color: var(--can); } .ask { color: var(--ask); } .never { color: var(--never); }
.asked { font-style: italic; color: var(--ink-2); }
.enforce { border: 1px solid var(--ink); outline: 1px solid var(--ink); outline-offset: 3px; padding: 1rem 1.5rem; margin: 0.75rem 0; }
.enforce p + p { margin-top: 0.5rem; }
.enforce p:first-child { font-weight: 600; }
table { border-collapse: collapse; width: 100%; font-size: 0.9375rem; line-height: 1.4; margin-top: 0.75rem; }
th, td { text-align: left; font-weight: 400; vertical-align: top; padding: 0.4rem 1rem 0.4rem 0; border-bottom: 1px solid var(--rule); }
thead th { font-style: italic; color: var(--ink-2); border-bottom-color: var(--ink); }
.accept { margin-top: 3rem; border-top: 3px double var(--ink); padding-top: 1.5rem; }
.accept h2 { display: block; margin-left: 0; }
.lines { display: grid; grid-template-columns: 1fr 1fr; gap: 1.5rem 2rem; margin-top: 1.5rem; }
.write { border-bottom: 1px solid var(--ink); min-height: 2.5rem; display: flex; align-items: end; padding-bottom: 0.2rem; font-size: 1.25rem; overflow-wrap: anywhere; }
.write code { font-size: 0.75rem; }
.cap { font-style: italic; font-size: 0.9375rem; color: var(--ink-2); padding-top: 0.2rem; }
@media (max-width: 44.99rem) {
  main { padding: 2rem 1rem 3rem; }
  h2, .lc { margin-left: 0; grid-template-columns: 3.25rem minmax(0, 1fr); }
  dl, .lines { grid-template-columns: minmax(0, 1fr); }
}
@page { size: A4; margin: 20mm 24mm 22mm 18mm; }
@media print {
  :root { font-size: 14.2px; }
  main { max-width: none; padding: 0 0 0 3.75rem; }
  .lc, .enforce, .accept, tr, dl { break-inside: avoid; }
  h2 { break-after: avoid; }
}
`;

/** SHA-256 of LETTER_CSS in base64, as a Content-Security-Policy wants it. */
export const LETTER_CSS_SHA256 = "APMjCKmu66qb9Wm4wVpw6VGSGV5XIIs9mI/02aVGtT8=";
