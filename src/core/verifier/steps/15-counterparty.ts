// §7 step 15: who is on the other side. Compared by exact string after NFC (an address also by its domain in small letters), never by a
// display name, never by a wildcard.
import { counterpartyKey } from "../../containment/counterparty-key.ts";
import { quote } from "../../lib/text.ts";
import { type Judged, PASSES, type Said, type StepSpec, says } from "../step.ts";

export const spec: StepSpec = {
  step: 15,
  title: "Who is on the other side",
  clause: "counterparty within the act's targets: named → DENY if not listed; known → ASK_USER if unknown; unstated → ASK_USER",
};

/** Every one that is stated is judged. */
export function judge({ request: { counterparties = [] }, context, held }: Judged): Said {
  if (held === undefined) return PASSES;
  const path = `/authorities/${held.index}/targets`;
  const { targets } = held.authority;
  if (targets === undefined) {
    return counterparties.length === 0 ? PASSES : says("counterparty_unknown", path, "The act has nobody on the other side.");
  }
  if (counterparties.length === 0) return says("counterparty_unstated", path);
  if (targets.scope === "any") return PASSES;
  const unlisted = counterparties.filter(({ id }) => !held.counterparties.has(counterpartyKey(id)));
  if (targets.scope === "named")
    return unlisted[0] === undefined ? PASSES : says("counterparty_not_listed", path, `It is ${quote(unlisted[0].id, 120)}.`);
  if (unlisted.length === 0) return PASSES;
  const known = new Set((context.known_counterparties ?? []).map(counterpartyKey));
  const unknown = unlisted.find(({ id }) => !known.has(counterpartyKey(id)));
  return unknown === undefined ? PASSES : says("counterparty_unknown", path, `It is ${quote(unknown.id, 120)}.`);
}
