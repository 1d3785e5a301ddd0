// G9a formations, "human gates ⊇": each act of the child that waits for somebody in the parent waits for the same one here. Gates as they
// hold, F3's included: one that names no acts covers those that need the go-ahead each time, so that it asks for nothing where the child's
// go-ahead is the standing one that the principal gave. A gate stops an act whoever does it, so its `from` is not compared.
import { type Gate, gatesOf } from "../formations/f03-defaults.ts";
import type { GrantDocument } from "../grant/valid-grant.ts";
import type { ActId, ActorRef, Formation } from "../schema/grant.gen.ts";
import { type Add, inChild, listed, missingFrom, type Pair } from "./row.ts";

export function compareGates(pair: Pair, own: Formation, theirs: Formation, path: string, add: Add): void {
  const { parent, child } = pair;
  const acts = new Set(child.authorities.map(({ act }) => act));
  const eachTime = eachTimeActs(child);
  const names = (gate: Gate) => gate.transition !== undefined && theirs.transitions?.[gate.transition]?.acts !== undefined;
  const needed = table(
    gatesOf(parent, theirs),
    (gate) => (names(gate) ? acts : eachTime),
    (actor) => inChild(pair, actor),
  );
  const held = table(
    gatesOf(child, own),
    () => acts,
    (actor) => actor,
  );
  for (const [to, stopped] of needed) {
    const missing = missingFrom(stopped, held.get(to) ?? new Set());
    if (missing.length === 0) continue;
    add(path, `In the parent ${listed(missing)} waits for ${to}, and here not. Keep the gate.`, { parent: { to, acts: missing } });
  }
}

/** The acts that need the go-ahead each time, by whomever. */
function eachTimeActs({ authorities }: GrantDocument): ReadonlySet<ActId> {
  return new Set(authorities.filter(({ go_ahead }) => go_ahead?.mode === "each_time").map(({ act }) => act));
}

/** Who is waited for, and for which acts. */
function table(
  gates: readonly Gate[],
  counted: (gate: Gate) => ReadonlySet<ActId>,
  named: (actor: ActorRef) => ActorRef,
): ReadonlyMap<ActorRef, ReadonlySet<ActId>> {
  const found = new Map<ActorRef, Set<ActId>>();
  for (const gate of gates) {
    const to = named(gate.to);
    const stopped = found.get(to) ?? new Set();
    found.set(to, stopped);
    const among = counted(gate);
    for (const act of gate.acts) if (among.has(act)) stopped.add(act);
  }
  return found;
}
