// A sentence as HTML: own words and typed text alike are escaped, typed text is isolated so that its direction moves nothing around it.
import { quote, visible } from "../lib/text.ts";
import type { Inline } from "./clause.ts";

const ENTITIES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
  "`": "&#96;",
  "=": "&#61;",
};

/** Safe as text and inside a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"'`=]/g, (character) => ENTITIES[character] ?? "");
}

export function htmlPiece({ kind, value }: Inline): string {
  if (kind === "name") return `<bdi>${escapeHtml(visible(value))}</bdi>`;
  if (kind === "quote") return `<bdi>${escapeHtml(quote(value, Number.POSITIVE_INFINITY))}</bdi>`;
  if (kind === "id") return `<code><bdi>${escapeHtml(visible(value))}</bdi></code>`;
  if (kind === "strong") return `<b>${escapeHtml(value)}</b>`;
  return kind === "money" ? `<span class="nw">${escapeHtml(value)}</span>` : escapeHtml(value);
}

export function htmlText(pieces: readonly Inline[]): string {
  return pieces.map(htmlPiece).join("");
}
