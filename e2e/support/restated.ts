// What an agent says back about a Grant, whole and nothing wider; and each kind of bad one.
import { namedAgents } from "../../src/core/formations/f03-defaults.ts";
import type { SealedDocument } from "../../src/core/outputs/rules/head.ts";
import { ruleIds } from "../../src/core/outputs/rules/rule-list.ts";

export type Restated = Record<string, unknown>;

/** Keeps to everything as the rules say it, in the form that the rules block asks for. */
export function restated(grant: SealedDocument, change: Restated = {}): string {
  const whole = {
    grant_id: grant.grant_id,
    fingerprint: grant.seal.value,
    inventories: (grant.discovery.inventories ?? []).map(({ sha256 }) => sha256),
    can_comply: { denied: grant.denied.map(({ act, effect }) => (act === undefined ? { effect } : { act })) },
    cannot: [],
    enforced: [],
    instruction_only: [...ruleIds(grant).keys()],
    agents: namedAgents(grant).map((named) => ({ named, runtime: `my ${named}` })),
    asks: [],
    ...change,
  };
  return `Here is my answer.\n\n\`\`\`json\n${JSON.stringify(whole, null, 2)}\n\`\`\`\n`;
}

/** Each kind of answer that shuts the acceptance, and the title of its verdict. */
export const BAD: readonly (readonly [string, (grant: SealedDocument) => Restated, string])[] = [
  [
    "an act that the Grant does not hold",
    () => ({ can_comply: { authorities: [{ act: "payments.wire", commit: "automatic" }] } }),
    "Wider than the Grant",
  ],
  ["a denial that is missing", () => ({ can_comply: { denied: [] } }), "A denial is missing"],
  ["an inventory that nobody reviewed", () => ({ inventories: ["f".repeat(64)] }), "An inventory that was not reviewed"],
  ["another Grant", () => ({ fingerprint: "0".repeat(64) }), "Another Grant"],
  [
    "a limit that cannot be read",
    ({ authorities }) => ({ can_comply: { authorities: [{ act: authorities[0]?.act, limits: "as usual" }] } }),
    "Not read",
  ],
];
