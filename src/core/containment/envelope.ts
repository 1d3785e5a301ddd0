// G9a, what a child could widen beside the members that its list names (invariant 5): whom an ask reaches, whom the work is done for, what
// an agent that nobody names may do, how much is reported, and where a revocation is seen. Reported in the row of the defaults.
import { UNNAMED_AGENTS } from "../catalogue/progress.ts";
import { pointer } from "../lib/pointer.ts";
import { quote } from "../lib/text.ts";
import type { Channel, WorkSystem } from "../schema/grant.gen.ts";
import type { Add, Pair } from "./row.ts";

/** Strictness of the rule for unnamed agents: 0 is the strictest. */
const UNNAMED_RANK: Readonly<Record<WorkSystem["unnamed_agents"], number>> = { nothing: 0, non_binding: 1, ask: 2 } satisfies Record<
  keyof typeof UNNAMED_AGENTS,
  number
>;

export function compareEnvelope({ parent, child }: Pair, add: Add): void {
  const [own, theirs] = [child.work_system.unnamed_agents, parent.work_system.unnamed_agents];
  if (UNNAMED_RANK[own] > UNNAMED_RANK[theirs]) {
    const message = `An agent that nobody names may do ${UNNAMED_AGENTS[own].label.toLowerCase()} here (${own}), more than the parent's ${theirs}. Choose that or a stricter rule.`;
    add(pointer("work_system", "unnamed_agents"), message, { parent: theirs, child: own });
  }
  compareChannels(parent.confirmation.channels, child.confirmation.channels, add);
  const [behalf, above] = [child.on_behalf_of, parent.on_behalf_of];
  if (behalf?.kind !== above?.kind || behalf?.name !== above?.name) {
    const message = "This child acts on behalf of another than the parent does. It keeps on_behalf_of as it is.";
    add(pointer("on_behalf_of"), message, { parent: above, child: behalf });
  }
  if (child.audit.level !== parent.audit.level && child.audit.level !== "all_acts") {
    const message = "The parent has every act reported, and this child only the official ones. Report every act here too.";
    add(pointer("audit", "level"), message, { parent: parent.audit.level, child: child.audit.level });
  }
  if (child.revocation.status !== parent.revocation.status) {
    const message = "The place where a revocation is seen is not the parent's. A child keeps revocation.status as it is.";
    add(pointer("revocation", "status"), message, { parent: parent.revocation.status, child: child.revocation.status });
  }
}

/** An ask has to reach the same person: by the same kind of channel at the same address, or of the same label where there is no address. */
function compareChannels(theirs: readonly Channel[], own: readonly Channel[], add: Add): void {
  const key = ({ kind, label, address }: Channel) => JSON.stringify(address === undefined ? [kind, label] : [kind, "", address]);
  const known = new Set(theirs.map(key));
  for (const [k, channel] of own.entries()) {
    if (known.has(key(channel))) continue;
    const message = `The channel ${quote(channel.label, 80)} is not one of the parent's, so that an ask might reach somebody else. Use one that the parent names.`;
    add(pointer("confirmation", "channels", k), message, { child: channel });
  }
}
