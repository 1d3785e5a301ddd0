// G1: one act, one effect, one kind. An act of the catalogue has the catalogue's effect and an effect of the catalogue has the catalogue's
// kind; an extension carries its own kind, the same one wherever it stands. Several authorities of one act share its effect and divide its
// actors, so that one actor is never judged by two of them (§7b.4). That binding acts alone have a go-ahead is the schema's.
import { actRow } from "../catalogue/acts.ts";
import { effectRow } from "../catalogue/effects.ts";
import type { RuleSpec } from "../grant/spec.ts";
import type { ValidGrant } from "../grant/valid-grant.ts";
import type { Finding } from "../lib/finding.ts";
import { pointer } from "../lib/pointer.ts";
import { quote } from "../lib/text.ts";
import type { ActorRef, Kind } from "../schema/grant.gen.ts";

export const spec: RuleSpec = {
  id: "G1",
  title: "One act, one effect, one kind",
  clause: "Every authority MUST name exactly one act, one effect and one kind; an act is binding iff its kind is not none.",
};

export function checkOneActOneEffect(grant: ValidGrant): Finding[] {
  const found: Finding[] = [];
  const add = (path: string, message: string) => found.push({ rule: "G1", path, message, blocks: true });
  const kinds = new Map<string, Kind>();
  for (const list of ["authorities", "denied"] as const) {
    for (const [i, { act, effect, kind }] of grant[list].entries()) {
      const row = act === undefined ? undefined : actRow(act);
      if (row !== undefined && row.effect !== effect) {
        const message = `The catalogue's act ${row.id} always has the effect ${row.effect}, not ${quote(effect, 80)}. Correct the effect, or give the act a name of your own.`;
        add(pointer(list, i, "effect"), message);
      }
      const own = effectRow(effect)?.kind ?? kinds.get(effect) ?? kind;
      if (own !== kind) {
        const why = effectRow(effect) ? "in the catalogue" : "elsewhere in this Grant";
        add(
          pointer(list, i, "kind"),
          `The effect ${quote(effect, 80)} is of kind ${own} ${why}, not ${kind}. An effect has one kind: correct it.`,
        );
      }
      kinds.set(effect, own);
    }
  }
  return [...found, ...checkSameAct(grant)];
}

function checkSameAct(grant: ValidGrant): Finding[] {
  const found: Finding[] = [];
  const effects = new Map<string, string>();
  const holders = new Map<string, Set<ActorRef>>();
  for (const [i, { act, effect, actors }] of grant.authorities.entries()) {
    const first = effects.get(act) ?? effect;
    effects.set(act, first);
    if (first !== effect) {
      const message = `The act ${act} has the effect ${quote(first, 80)} in one authority and ${quote(effect, 80)} here. An act has one effect: correct it, or name two acts.`;
      found.push({ rule: "G1", path: pointer("authorities", i, "effect"), message, blocks: true });
    }
    const held = holders.get(act) ?? new Set();
    for (const [k, actor] of actors.entries()) {
      if (held.has(actor)) {
        const message = `${actor} holds the act ${act} by two authorities, so that it would not be clear which one binds it. Keep it in one of them.`;
        found.push({ rule: "G1", path: pointer("authorities", i, "actors", k), message, blocks: true });
      }
      held.add(actor);
    }
    holders.set(act, held);
  }
  for (const [i, { act, effect }] of grant.denied.entries()) {
    const first = act === undefined ? undefined : (effects.get(act) ?? effect);
    // An act of the catalogue has been held to the catalogue's effect above.
    if (act === undefined || first === undefined || actRow(act)) continue;
    effects.set(act, first);
    if (first === effect) continue;
    const message = `The act ${act} has the effect ${quote(first, 80)} elsewhere in this Grant and ${quote(effect, 80)} in this denial. An act has one effect: correct it, or deny the whole effect.`;
    found.push({ rule: "G1", path: pointer("denied", i, "effect"), message, blocks: true });
  }
  return found;
}
