/** What is said about something that an agent's answer names: where it was found, and what it states, word for word. Pure. */
import { effectRow } from "../../../core/catalogue/effects.ts";
import type { Effect } from "../../../core/schema/grant.gen.ts";
import { listed } from "../../parts/phrases.ts";
import type { FoundAct } from "./offers.ts";
import type { AgentWords } from "./Said.tsx";

type NameOf = (agent: string) => string;

/** "Found in Buyer's answer, in Northline." */
export function foundIn({ statements }: FoundAct, nameOf: NameOf): string {
  const agents = [...new Set(statements.map(({ agent }) => agent))];
  const providers = [...new Set(statements.flatMap(({ offer }) => (offer.provider === undefined ? [] : [offer.provider])))];
  const where = providers.length === 0 ? "" : `, in ${listed(providers)}`;
  return `Found in ${listed(agents.map((agent) => `${nameOf(agent)}'s answer`))}${where}.`;
}

/** At an act that the catalogue does not know. */
export function atFoundAct(found: FoundAct, nameOf: NameOf): readonly string[] {
  const { stated, effect, statements } = found;
  const needs = statements.some(({ offer }) => offer.status === "would_need_permission");
  return [
    foundIn(found, nameOf),
    ...(needs ? ["It would need permission, so it does not work now."] : []),
    ...(stated.length > 1 ? [`What it does is stated differently: ${listed(stated.map((text) => `“${text}”`))}.`] : []),
    ...(stated.length === 1 && effect === undefined
      ? [`What it does, as stated: “${stated[0]}”. That is no effect of the catalogue.`]
      : []),
    ...(stated.length === 0 ? ["What it does is not stated."] : []),
  ];
}

/** At an act of the catalogue: the catalogue's effect holds, whatever is stated (§1 Act). */
export function atCatalogueAct(found: FoundAct, effect: Effect, nameOf: NameOf): readonly string[] {
  const others = found.stated.filter((stated) => stated !== effect);
  if (others.length === 0) return [foundIn(found, nameOf)];
  const says = listed(others.map((text) => `“${text}”`));
  return [foundIn(found, nameOf), `What it does, as stated: ${says}. Here the act means: ${effectRow(effect)?.verb ?? effect}.`];
}

/** How the first answer that names it words it; nothing where that is but its id. */
export function saidIn({ label, id, written, statements }: FoundAct, nameOf: NameOf): AgentWords | undefined {
  const [first] = statements;
  return first === undefined || label === id || label === written ? undefined : { who: `${nameOf(first.agent)}'s answer`, text: label };
}
