/**
 * What a text looks like, by Unicode's table of look-alike characters (UTS 39, "skeleton"). Packages that do this are data of 30 kB
 * gzipped or of one script only; the table here is generated from one of them, without what normalisation takes apart anyway.
 */
import { CONFUSABLES } from "./confusables.gen.ts";

const table: ReadonlyMap<string, string> = new Map(
  CONFUSABLES.trim()
    .split("\n")
    .flatMap((line) => {
      const [target = "", sources = ""] = line.split(":");
      const text = (codes: string) => String.fromCodePoint(...codes.split("+").map((code) => Number.parseInt(code, 16)));
      return sources.split(" ").map((source) => [text(source), text(target)] as const);
    }),
);

/**
 * Two texts with one skeleton can be taken for one another. It is for comparing only, never for showing.
 * Wider than UTS 39 in three ways, as it serves warnings: compatibility forms are taken apart, runs of white space are one space,
 * and white space at the ends does not count.
 */
export function skeleton(text: string): string {
  const seen = text.normalize("NFKD").replace(/[\p{Default_Ignorable_Code_Point}\p{Cc}]/gu, (hidden) => (/\s/.test(hidden) ? " " : ""));
  const mapped = Array.from(seen, (character) => table.get(character) ?? character).join("");
  return mapped.normalize("NFKD").replace(/\s+/gu, " ").trim();
}
