/** The request texts that this build carries, as discovery-requests/manifest.json lists them: another text there needs no change of code. */
import list from "../../../../discovery-requests/manifest.json";
import type { FormationSentence, RequestEntry } from "../../../core/discovery/request.ts";

export type RequestId = RequestEntry["id"];

/** A text with what the manifest says of it. */
export interface CarriedText {
  readonly entry: RequestEntry;
  readonly text: string;
}

const FILES: Readonly<Record<string, string>> = import.meta.glob("../../../../discovery-requests/*.txt", {
  query: "?raw",
  import: "default",
  eager: true,
});
/** The build fails on a manifest with another shape (scripts/vite/requests.ts). */
const ENTRIES = list as readonly RequestEntry[];

/** The text with this id. */
export function carriedText(id: RequestId): CarriedText {
  const entry = ENTRIES.find((one) => one.id === id);
  const text = entry && FILES[`../../../../discovery-requests/${entry.file}`];
  if (entry === undefined || text === undefined) throw new Error(`no request text: ${id}`);
  return { entry, text };
}

/** The six sentences of the formation section and those of earlier versions: what a quoted sentence is held against. */
export const SENTENCES: readonly FormationSentence[] = ENTRIES.flatMap(({ sentences = [], earlier_sentences = [] }) => [
  ...sentences,
  ...earlier_sentences,
]);
