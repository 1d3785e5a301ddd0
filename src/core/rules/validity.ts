// When a Grant holds (§7 step 3): real instants, and an end after the beginning. An instant that does not exist must never pass for another
// one, nor compare as "not yet".
import type { RuleSpec } from "../grant/spec.ts";
import type { ValidGrant } from "../grant/valid-grant.ts";
import type { Finding } from "../lib/finding.ts";
import { compareInstants, isInstant } from "../lib/instant.ts";
import { pointer } from "../lib/pointer.ts";
import { quote } from "../lib/text.ts";

export const spec: RuleSpec = { id: "validity", title: "When the Grant holds", clause: "§7 step 3: outside nbf/exp → DENY" };

export function checkValidity({ validity }: ValidGrant): Finding[] {
  const found: Finding[] = [];
  const add = (blocks: boolean, member: string, message: string) =>
    found.push({ rule: "validity", path: pointer("validity", member), message, blocks });
  for (const [member, instant] of Object.entries(validity)) {
    if (isInstant(instant)) continue;
    add(true, member, `${quote(instant, 80)} is no moment that exists. Write a real date and time in UTC, such as 2027-01-31T09:00:00Z.`);
  }
  if (found.length > 0) return found;
  const { issued_at, not_before, expires } = validity;
  if (compareInstants(expires, not_before) <= 0) {
    add(true, "expires", `This Grant ends at ${expires}, which is not after its beginning at ${not_before}. Choose a later end.`);
  }
  if (compareInstants(expires, issued_at) <= 0) {
    add(
      true,
      "expires",
      `This Grant ends at ${expires}, and was issued only at ${issued_at}: it could never be in force. Choose a later end.`,
    );
  } else if (compareInstants(not_before, issued_at) < 0) {
    const message = `This Grant begins at ${not_before}, before it was issued at ${issued_at}. What was done between was not under it: choose a later beginning.`;
    add(false, "not_before", message);
  }
  return found;
}
