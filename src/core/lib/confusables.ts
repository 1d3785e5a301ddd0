/**
 * What a text looks like, by Unicode's table of look-alike characters (UTS 39, "skeleton"). Packages that do this are data of 30 kB
 * gzipped or of one script only; the table here is generated from one of them, without what normalisation takes apart anyway.
 */
import { CONFUSABLES } from "./confusables.gen.ts";

let made: ReadonlyMap<string, string> | undefined;

/** The table, made when it is first asked for: many that show text never compare names. */
function table(): ReadonlyMap<string, string> {
  const text = (codes: string) => String.fromCodePoint(...codes.split("+").map((code) => Number.parseInt(code, 16)));
  made ??= new Map(
    CONFUSABLES.trim()
      .split("\n")
      .flatMap((line) => {
        const [target = "", sources = ""] = line.split(":");
        return sources.split(" ").map((source) => [text(source), text(target)] as const);
      }),
  );
  return made;
}

/**
 * Two texts with one skeleton can be taken for one another. It is for comparing only, never for showing.
 * Wider than UTS 39 in three ways, as it serves warnings: compatibility forms are taken apart, runs of white space are one space,
 * and white space at the ends does not count.
 */
export function skeleton(text: string): string {
  const seen = text.normalize("NFKD").replace(/[\p{Default_Ignorable_Code_Point}\p{Cc}]/gu, (hidden) => (/\s/.test(hidden) ? " " : ""));
  const lookAlikes = table();
  const mapped = Array.from(seen, (character) => lookAlikes.get(character) ?? character).join("");
  return mapped.normalize("NFKD").replace(/\s+/gu, " ").trim();
}
