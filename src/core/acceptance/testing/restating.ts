// Restatements for tests: one that says a Grant back exactly, and shorthands for judging what was changed about it.
import { namedAgents } from "../../formations/f03-defaults.ts";
import type { SealedDocument } from "../../outputs/rules/head.ts";
import { ruleIds } from "../../outputs/rules/rule-list.ts";
import type { Restatement } from "../../schema/restatement.gen.ts";
import { judgeRestatement } from "../judge-restatement.ts";
import { readRestatement } from "../read-restatement.ts";
import type { Verdict } from "../verdicts.ts";

/** Every authority, default and denial as the Grant has it, every rule in a list, every agent mapped. */
export function restated(grant: SealedDocument): Restatement {
  return structuredClone({
    grant_id: grant.grant_id,
    fingerprint: grant.seal.value,
    inventories: (grant.discovery.inventories ?? []).map(({ sha256 }) => sha256),
    can_comply: {
      authorities: grant.authorities,
      defaults: grant.defaults,
      denied: grant.denied,
    },
    cannot: [],
    enforced: [],
    instruction_only: [...ruleIds(grant).keys()],
    agents: namedAgents(grant).map((named, i) => ({ named, runtime: `agent number ${i + 1}` })),
    asks: [],
  });
}

/** What is said, in short: the code, and the clauses that it touches. */
export function brief(verdicts: readonly Verdict[]): string[] {
  return verdicts.map(({ code, clauses }) => `${code} ${clauses.join(" ")}`.trim());
}

export function judged(grant: SealedDocument, restatement: unknown): readonly Verdict[] {
  return judgeRestatement(grant, readRestatement(JSON.stringify(restatement)));
}

/** The exact restatement of a Grant with something changed, judged. */
export function judgedWith(grant: SealedDocument, change: (restatement: Loose) => unknown): readonly Verdict[] {
  const restatement: Loose = restated(grant);
  change(restatement);
  return judged(grant, restatement);
}

// biome-ignore lint/suspicious/noExplicitAny: the point is restatements that the types do not allow.
export type Loose = any;
