// G4: "Names MUST NOT be security identifiers. principal.sub and delegate.sub are opaque and stable within the issuer." Whether an identifier is
// stable cannot be seen; that it is made from a name, or that a person could take one name for another, can. Names that only look alike are
// real names in some script: they are warned about with both identifiers, never refused.
import type { RuleSpec } from "../grant/spec.ts";
import type { ValidGrant } from "../grant/valid-grant.ts";
import { skeleton } from "../lib/confusables.ts";
import type { Finding } from "../lib/finding.ts";
import { pointer } from "../lib/pointer.ts";
import { folded, quote } from "../lib/text.ts";

export const spec: RuleSpec = {
  id: "G4",
  title: "Names are not identifiers",
  clause: "Names MUST NOT be security identifiers. principal.sub and delegate.sub are opaque and stable within the issuer.",
};

export interface NamesOption {
  /** What two equal names do: the writer refuses them in what it writes; in a Grant from elsewhere, names are metadata. */
  readonly equalNames?: "warn" | "block";
}

interface Named {
  readonly name: string;
  readonly id: string;
  readonly path: string;
  readonly idPath: string;
}

function everybody({ principal, delegate, work_system }: ValidGrant): Named[] {
  const at = (who: { name: string }, id: string, member: string, ...place: (string | number)[]): Named => ({
    name: who.name,
    id,
    path: pointer(...place, "name"),
    idPath: pointer(...place, member),
  });
  return [
    at(principal, principal.sub, "sub", "principal"),
    at(delegate, delegate.sub, "sub", "delegate"),
    ...work_system.members.map((member, i) => at(member, member.actor, "actor", "work_system", "members", i)),
  ];
}

function compareNames(all: readonly Named[], blocks: boolean): Finding[] {
  const found: Finding[] = [];
  const same = new Map<string, Named>();
  const alike = new Map<string, Named>();
  for (const who of all) {
    const key = folded(who.name);
    const looks = [skeleton(who.name), skeleton(key)];
    const equal = same.get(key);
    const like = alike.get(`0 ${looks[0]}`) ?? alike.get(`1 ${looks[1]}`);
    if (equal !== undefined) {
      const message = `${equal.id} and ${who.id} are both called ${quote(who.name, 80)}. Give them names that can be told apart.`;
      found.push({ rule: "G4", path: who.path, message, blocks });
    } else if (like !== undefined) {
      const message = `The name ${quote(who.name, 80)} of ${who.id} looks like the name ${quote(like.name, 80)} of ${like.id}. Go by the identifiers, or change one name.`;
      found.push({ rule: "G4", path: who.path, message, blocks: false });
    }
    same.set(key, who);
    for (const [k, look] of looks.entries()) alike.set(`${k} ${look}`, who);
  }
  return found;
}

const letters = (text: string) => folded(text).replace(/[^\p{L}\p{N}]/gu, "");

/** True for an identifier that says the name, or one of its words, again, or that is an address: it would change when the name does. */
function isMadeFromName(id: string, name: string): boolean {
  if (/^mailto:/i.test(id) || id.includes("@")) return true;
  const last = letters(id.split(/[:/#]/).findLast((part) => part !== "") ?? "");
  const words = [
    letters(name),
    ...name
      .split(/\s+/)
      .map(letters)
      .filter((word) => word.length > 2),
  ];
  return last !== "" && words.includes(last);
}

export function checkOpaqueIds(grant: ValidGrant, { equalNames = "warn" }: NamesOption = {}): Finding[] {
  const all = everybody(grant);
  const found = compareNames(all, equalNames === "block");
  const add = (path: string, blocks: boolean, message: string) => found.push({ rule: "G4", path, message, blocks });
  const ids = new Map(all.map((who) => [folded(who.id), who]));
  for (const [i, who] of all.entries()) {
    const owner = ids.get(folded(who.name));
    if (owner !== undefined && owner.id !== who.id) {
      add(who.path, false, `The name ${quote(who.name, 80)} of ${who.id} is the identifier of somebody else. Change the name.`);
    }
    // "principal" is the reference by which every part of a Grant means the principal: a member of that name would speak as the principal.
    if (i > 0 && (who.id === grant.principal.sub || who.id === "principal")) {
      add(who.idPath, true, `${who.id} is the principal's own identifier. An agent has another: nobody delegates to themselves.`);
    }
    // agent: references carry a readable part by design; the principal's and a root delegate's are opaque.
    if ((i === 0 || who.id.startsWith("urn:")) && isMadeFromName(who.id, who.name)) {
      add(who.idPath, false, `The identifier ${who.id} is made from a name, so it would not outlive one. Use an opaque one.`);
    }
  }
  return found;
}
