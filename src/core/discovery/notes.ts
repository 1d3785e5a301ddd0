// What the reading stages note beside what they read. Each stage only adds; nothing that was noted is taken away.
import type { JsonObject, JsonValue } from "../lib/json.ts";
import { pointer } from "../lib/pointer.ts";
import type { FlagCode } from "./codes.ts";
import { written } from "./form.ts";
import type { Discrepancy, Flag } from "./shapes.ts";

export interface Notes {
  readonly flags: Flag[];
  readonly discrepancies: Discrepancy[];
}

/** Flags a value, kept as it was written. `path` is a JSON Pointer. */
export function flag(notes: Notes, code: FlagCode, path: string, value: JsonValue): void {
  notes.flags.push({ code, path, raw: written(value) });
}

/** Flags the members of an object that are not known; their values stay where they are. */
export function flagUnknownMembers(object: JsonObject, known: ReadonlySet<string>, path: string, notes: Notes): void {
  for (const [name, value] of Object.entries(object)) if (!known.has(name)) flag(notes, "unknown_member", path + pointer(name), value);
}
