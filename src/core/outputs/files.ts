// The files that a sealed proposal is kept as. Each is made of the Grant alone (§9); its name, of the fingerprint alone.
import type { Enforcement } from "../catalogue/enforcement.ts";
import type { GrantDocument } from "../grant/valid-grant.ts";
import { isHex64 } from "../lib/digest.ts";
import { hiddenCharacters } from "../lib/text.ts";
import { letterHtml } from "./letter-html.ts";
import { letterMarkdown } from "./letter-markdown.ts";
import { reviewMarkdown } from "./review.ts";
import type { SealedDocument } from "./rules/head.ts";
import { rulesBlock } from "./rules-block.ts";

export type FileId = "grant" | "letter-html" | "letter-markdown" | "rules" | "review";

/** Files that hold something beside the Grant, a decision or a time: their text is made elsewhere, their names here. */
export type KeptFileId = "acceptance" | "reminder";

export interface OutputFile<Id extends string = FileId> {
  readonly id: Id;
  /** Of [a-z0-9-.] only. */
  readonly name: string;
  readonly type: string;
  readonly text: string;
}

/** What each file is made of, in the order in which they are offered. */
const FILES: Record<FileId, { start: string; ending: string; type: string; text: typeof letterHtml }> = {
  grant: { start: "grant", ending: "json", type: "application/json", text: (grant) => grantJson(grant) },
  "letter-html": { start: "letter", ending: "html", type: "text/html", text: letterHtml },
  "letter-markdown": { start: "letter", ending: "md", type: "text/markdown", text: letterMarkdown },
  rules: { start: "rules", ending: "txt", type: "text/plain", text: (grant, options) => rulesBlock(grant as SealedDocument, options).text },
  review: { start: "review", ending: "md", type: "text/markdown", text: reviewMarkdown },
};

const KEPT: Record<KeptFileId, { ending: string; type: string }> = {
  acceptance: { ending: "json", type: "application/json" },
  reminder: { ending: "ics", type: "text/calendar" },
};

export const FILE_IDS = Object.keys(FILES) as readonly FileId[];

/**
 * One file of a sealed proposal; `enforcement` as for the other outputs (§7a). Throws for a seal that is not 64 hexadecimal digits: only what
 * was sealed is given out.
 */
export function outputFile(id: FileId, grant: SealedDocument, options: { readonly enforcement?: Enforcement } = {}): OutputFile {
  const { start, ending, type, text } = FILES[id];
  return { id, name: nameOf(start, ending, grant), type, text: text(grant, options) };
}

/** A file that is kept beside a sealed Grant, with the text that was made for it. Throws as `outputFile` does. */
export function keptFile(id: KeptFileId, grant: SealedDocument, text: string): OutputFile<KeptFileId> {
  const { ending, type } = KEPT[id];
  return { id, name: nameOf(id, ending, grant), type, text };
}

function nameOf(start: string, ending: string, { seal }: SealedDocument): string {
  if (!isHex64(seal.value)) throw new Error("a file is made of a sealed Grant only");
  return `${start}-${seal.value.slice(0, 8)}.${ending}`;
}

/**
 * The Grant as a person keeps it: pretty-printed JSON. Characters that could not be seen are written as escapes, which mean the same
 * (the seal is over the canonical form, RFC 8785), so that what is in the file is what one sees of it.
 */
export function grantJson(grant: GrantDocument): string {
  const json = JSON.stringify(grant, null, 2);
  let text = "";
  let from = 0;
  for (const { index, codePoint } of hiddenCharacters(json)) {
    const character = String.fromCodePoint(codePoint);
    text += json.slice(from, index) + escaped(character);
    from = index + character.length;
  }
  return `${text}${json.slice(from)}\n`;
}

/** Each UTF-16 unit as \uXXXX, as JSON has it. */
function escaped(character: string): string {
  return Array.from({ length: character.length }, (_, i) => `\\u${character.charCodeAt(i).toString(16).padStart(4, "0")}`).join("");
}
