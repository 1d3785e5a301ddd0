// What tabs had not written when they were closed: put into the store at the next start. It never overwrites what another tab wrote since.
import { readUnsaved, type Unsaved } from "./read-stored.ts";
import type { Outside } from "./session-shape.ts";
import { toStored } from "./stored.ts";

/** Takes up everything that was left. What cannot be stored now stays where it is, and so does what this version cannot read. */
export async function takeUpLeftovers(outside: Outside): Promise<void> {
  const { traces } = outside;
  for (const { tab } of traces.leftovers()) {
    // Taken first: of two tabs that start at once, one has it.
    const text = traces.take(tab);
    const unsaved = text === undefined ? undefined : readUnsaved(text);
    if (text === undefined) continue;
    if (unsaved === undefined || !(await takeUp(outside, unsaved))) traces.leave({ tab, text });
  }
}

/** Whether it is in the store now. */
async function takeUp({ storage, clock, tabs, uuid }: Outside, { draft, revision, inFlight }: Unsaved): Promise<boolean> {
  const there = await storage.get(draft.id);
  if (!there.ok) return false;
  const stored = there.value;
  const data = toStored(draft);
  if (stored && JSON.stringify(stored.data) === JSON.stringify(data)) return true;
  // Stored since is only what that tab itself was writing as it went; anything else is another tab's.
  const isMine =
    stored === undefined
      ? revision === 0
      : stored.revision === revision || (stored.revision === revision + 1 && inFlight !== undefined && inFlight === stored.updated_at);
  const updated_at = clock.now();
  if (isMine) {
    const put = await storage.put({ id: draft.id, name: draft.name, updated_at, data }, stored?.revision ?? 0);
    if (put.ok) {
      tabs.tell({ kind: "draft-changed", id: draft.id, revision: put.value.revision });
      if (stored === undefined) await storage.putMeta("last", draft.id);
      return true;
    }
    if (put.error.kind !== "changed-elsewhere") return false;
  }
  const copy = { ...draft, id: uuid(), name: `${draft.name.slice(0, 150)} (changed as its tab was closed)` };
  return (await storage.put({ id: copy.id, name: copy.name, updated_at, data: toStored(copy) }, 0)).ok;
}
