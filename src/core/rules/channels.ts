// The channels through which an ask reaches the principal (§4 question 5). One that is listed twice is only one way to be reached.
import type { RuleSpec } from "../grant/spec.ts";
import type { ValidGrant } from "../grant/valid-grant.ts";
import type { Finding } from "../lib/finding.ts";
import { pointer } from "../lib/pointer.ts";
import { quote } from "../lib/text.ts";

export const spec: RuleSpec = {
  id: "channels",
  title: "How an ask reaches the principal",
  clause: "§4 question 5: every channel through which it may reach the principal when it pauses",
};

export function checkChannels(grant: ValidGrant): Finding[] {
  const seen = new Set<string>();
  return grant.confirmation.channels.flatMap(({ kind, label, address }, i): Finding[] => {
    // The address says where it leads; a channel without one is told by its label.
    const where = JSON.stringify(address === undefined ? [kind, label] : [kind, null, address]);
    if (!seen.has(where)) {
      seen.add(where);
      return [];
    }
    const message = `The channel ${quote(address ?? label, 80)} (${kind}) is listed twice. Keep one of the entries.`;
    return [{ rule: "channels", path: pointer("confirmation", "channels", i), message, blocks: false }];
  });
}
