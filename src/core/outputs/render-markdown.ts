// A sentence as Markdown. Nothing that somebody typed can make markup, a link or a line of its own there.
import { quote, visible } from "../lib/text.ts";
import type { Inline } from "./clause.ts";

export function markdownPiece({ kind, value }: Inline): string {
  if (kind === "strong") return `**${value}**`;
  if (kind === "id") return code(visible(value));
  if (kind === "name") return typed(visible(value));
  if (kind === "quote") return typed(quote(value, Number.POSITIVE_INFINITY));
  return value;
}

export function markdownText(pieces: readonly Inline[]): string {
  return pieces.map(markdownPiece).join("");
}

/** Every character that Markdown gives a meaning to, with a backslash before it. The text is one line, and begins none. */
function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_{}[\]()<>#+\-!|~&=$^]/g, "\\$&");
}

/** Addresses become links in many renderers however they are escaped; as code they stay as they are. */
function typed(text: string): string {
  return /@|:\/\/|www\.|mailto:|xmpp:/i.test(text) ? code(text) : escapeMarkdown(text);
}

/** A code span, fenced by more backticks than stand in it in a row. */
function code(text: string): string {
  const runs = text.match(/`+/g) ?? [];
  const fence = "`".repeat(Math.max(1, ...runs.map((run) => run.length + 1)));
  const pad = text.startsWith("`") || text.endsWith("`") || text.trim() === "" ? " " : "";
  return `${fence}${pad}${text}${pad}${fence}`;
}
