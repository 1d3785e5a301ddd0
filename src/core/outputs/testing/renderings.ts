// How a member's value reads, worked out apart from the clauses: names and texts as written, money, hours, days and instants in words,
// references as what they refer to. Members that only choose among fixed words have no rendering here: changes.ts covers them.
import { actRow } from "../../catalogue/acts.ts";
import { EFFECTS } from "../../catalogue/effects.ts";
import { formatDuration } from "../../lib/duration.ts";
import { formatHours } from "../../lib/hours.ts";
import { formatInstant } from "../../lib/instant.ts";
import { formatMoney } from "../../lib/money.ts";
import { parsePointer, resolvePointer } from "../../lib/pointer.ts";
import { quote, visible } from "../../lib/text.ts";
import type { Authority, Grant, Hours, Money } from "../../schema/grant.gen.ts";
import type { Leaf } from "./coverage.ts";

const parent = (path: string): string => path.slice(0, path.lastIndexOf("/"));

const ACTOR = /\/(?:actors\/\d+|agents\/\d+|actor|from|to|evaluator|chain\/\d+\/delegate|inventories\/\d+\/agent)$/;
const TYPED =
  /^\/(?:grant_id|iss|purpose|poa_version)$|^\/(?:principal|delegate)\/|^\/on_behalf_of\/name$|^\/work_scope\/|\/members\/\d+\/|^\/revocation\/|\/channels\/\d+\/(?:label|address)$|^\/record\/|^\/resources\/\d+\/(?:id|provider|label|account|place|via|locations\/\d+)$|\/targets\/ids\/\d+$|\/categories\/\d+$|\/words$|^\/denied\/\d+\/label$|^\/conflicts\/\d+\/(?!applies)|^\/formations\/\d+\/(?:name|protocol\/\w+|unresolved\/\d+|settlement\/rule|termination\/stop_rule|handoffs\/\d+\/acceptance|configuration\/performer_composition)$|\/(?:version|sha256|seal)$|\/chain\/\d+\/grant_id$/;

/** The texts of which at least one must stand in the sentences about the member; none where this file has no say. */
export function renderings(grant: Grant, { path, value }: Leaf): string[] {
  const at = (to: string) => resolvePointer(grant, to);
  if (/\/(?:amount|currency)$/.test(path)) return [formatMoney(at(parent(path)) as Money)];
  if (/\/hours\/(?:start|end|timezone)$/.test(path)) return [formatHours(at(parent(path)) as Hours)];
  if (/\/hours\/days\/\d+$/.test(path)) return [formatHours(at(parent(parent(path))) as Hours)];
  if (/^\/validity\//.test(path)) return [formatInstant(String(value))];
  if (/\/freshness$/.test(path)) return [formatDuration(String(value))];
  if (typeof value === "number") return path.startsWith("/delegation") && value === 0 ? [] : [String(value)];
  if (ACTOR.test(path)) return actorNames(grant, String(value));
  if (/\/act$|\/acts\/\d+$/.test(path)) return actNames(grant, path, String(value));
  if (/^\/authorities\/\d+\/resources\/\d+$/.test(path))
    return typed(grant.resources.find(({ id }) => id === value)?.label ?? String(value));
  if (TYPED.test(path)) return typed(String(value));
  return [];
}

/** As a name stands in a sentence, or as it is quoted where it could pass for words of the document. */
function typed(value: string): string[] {
  return [visible(value), quote(value, Number.POSITIVE_INFINITY)];
}

function actorNames(grant: Grant, ref: string): string[] {
  const people = [
    { actor: "principal", name: grant.principal.name },
    { actor: grant.delegate.sub, name: grant.delegate.name },
    ...grant.work_system.members,
  ];
  return typed(people.find(({ actor }) => actor === ref)?.name ?? ref);
}

/** The catalogue's name of the act, else the id of a person's own. */
function actNames(grant: Grant, path: string, act: string): string[] {
  const [, index] = parsePointer(path);
  const written = path.startsWith("/denied")
    ? grant.denied[Number(index)]?.effect
    : grant.authorities.find((held: Authority) => held.act === act)?.effect;
  const known = actRow(act);
  if (!known || (written !== undefined && known.effect !== written)) return [act];
  return [known.name.charAt(0).toLowerCase() + known.name.slice(1), EFFECTS[known.effect].verb];
}
