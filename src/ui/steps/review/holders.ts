/** Who a line of the review is about: the agents that hold the act, as far as the line speaks of them. Pure. */

import type { GrantDocument } from "../../../core/grant/valid-grant.ts";
import { parsePointer } from "../../../core/lib/pointer.ts";
import type { Clause } from "../../../core/outputs/clause.ts";
import { outcomeFor } from "../../../core/outputs/outcome.ts";
import type { Authority } from "../../../core/schema/grant.gen.ts";

/** The authority that a clause states; nothing for any other clause. */
export function authorityOf(grant: GrantDocument, clause: Clause): Authority | undefined {
  const [list, index] = parsePointer(clause.refs[0] ?? "");
  return list === "authorities" && clause.id.startsWith("authority:") ? grant.authorities[Number(index)] : undefined;
}

/** The holders that this clause is about: all of them, or, where one act comes out differently for some, the group whose references end its id. */
export function holdersOf(grant: GrantDocument, authority: Authority, clause: Clause): readonly string[] {
  const groups = new Map<string, string[]>();
  for (const actor of authority.actors) {
    const { outcome, because, formation } = outcomeFor(grant, authority, actor);
    const key = `${outcome} ${because} ${formation}`;
    groups.set(key, [...(groups.get(key) ?? []), actor]);
  }
  if (groups.size < 2) return authority.actors;
  const id = clause.id.replace(/#[0-9]+$/, "");
  return [...groups.values()].find((group) => id.endsWith(`@${group.join("+")}`)) ?? authority.actors;
}
