/** What Review says beside a line: what is wrong with it, and who holds it. Pure. */

import type { GrantDocument } from "../../../core/grant/valid-grant.ts";
import type { Finding } from "../../../core/lib/finding.ts";
import { parsePointer } from "../../../core/lib/pointer.ts";
import { visible } from "../../../core/lib/text.ts";
import type { Clause } from "../../../core/outputs/clause.ts";
import { withActNames } from "../../draft/named.ts";
import { authorityOf, holdersOf } from "./holders.ts";

/** What blocks at a member that this clause states; nothing where nothing does. */
export function errorOfClause(blocking: readonly Finding[], { refs }: Clause): string | undefined {
  const messages = blocking.filter(({ path }) => refs.some((ref) => isOneWithin(ref, path))).map(({ message }) => withActNames(message));
  return messages.length === 0 ? undefined : [...new Set(messages)].join(" ");
}

/** The same member, or one within the other; what is wrong with a whole list is not wrong with each of its items. */
function isOneWithin(ref: string, path: string): boolean {
  if (ref === path || path.startsWith(`${ref}/`)) return true;
  return ref.startsWith(`${path}/`) && parsePointer(path).length > 1;
}

/** By name, for a team: where one agent does everything the sentence has said who. */
export function holderNames(grant: GrantDocument, clause: Clause): string | undefined {
  const authority = authorityOf(grant, clause);
  if (authority === undefined || grant.work_system.members.length === 0) return undefined;
  return holdersOf(grant, authority, clause)
    .map((actor) => visible(nameIn(grant, actor)))
    .join(", ");
}

/** The name that the Grant gives an actor; the reference itself where it gives none. */
export function nameIn({ delegate, work_system, principal }: GrantDocument, actor: string): string {
  if (actor === "principal") return principal.name;
  const named = actor === delegate.sub ? delegate : work_system.members.find((member) => member.actor === actor);
  return named === undefined || named.name === "" ? actor : named.name;
}
