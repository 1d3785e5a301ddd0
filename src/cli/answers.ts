// The commands that take an agent's answer: the hash by which a Grant binds it (G15), and what the reader makes of it (§3a).
import manifest from "../../discovery-requests/manifest.json";
import { asShown } from "../core/discovery/decode.ts";
import { bindInventory } from "../core/discovery/g15-binding.ts";
import { readAnswer } from "../core/discovery/read.ts";
import type { RequestEntry } from "../core/discovery/request.ts";
import { fail, type Input, type Outcome, printJson } from "./outcome.ts";

/** `poa hash`: SHA-256 over the text as the page would show it, trimmed. What that left off is named, since `sha256sum` counts it. */
export async function hashFile({ text, bom, crlf }: Input): Promise<Outcome> {
  const shown = asShown(text);
  const bound = await bindInventory(shown);
  if (!bound.ok) return fail(1, bound.findings.map(({ message }) => message).join(" "));
  const { sha256, bytes } = bound.value;
  const notes = [
    ...(bom ? ["A byte order mark at the start was left off."] : []),
    ...(crlf ? ["Carriage returns were read as line feeds, as a page shows them."] : []),
    ...(bound.value.text === shown ? [] : ["Blank characters at the start or the end were left off."]),
  ];
  return printJson({ sha256, bytes, notes });
}

/** `poa read`: the whole of what the reader gives back. It never fails: what could not be read is in it. */
export async function readFile({ text, bom }: Input): Promise<Outcome> {
  const entries = manifest as readonly RequestEntry[];
  const sentences = entries.flatMap(({ sentences: now = [], earlier_sentences: earlier = [] }) => [...now, ...earlier]);
  return printJson(await readAnswer(bom ? `\uFEFF${text}` : text, { sentences }));
}
