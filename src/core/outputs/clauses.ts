// Everything a Grant says, as one list of sentences (§9). The Letter, the review, the rules block and the panel are all made of it.
import type { Enforcement } from "../catalogue/enforcement.ts";
import type { GrantDocument } from "../grant/valid-grant.ts";
import type { Clause, ClauseSection } from "./clause.ts";
import { authorityClauses } from "./clauses/authorities.ts";
import { channelClauses } from "./clauses/channels.ts";
import { conflictClauses } from "./clauses/conflicts.ts";
import { delegationClauses } from "./clauses/delegation.ts";
import { denialClauses } from "./clauses/denials.ts";
import { discoveryClauses } from "./clauses/discovery.ts";
import { enforcementClauses } from "./clauses/enforcement.ts";
import { formationClauses } from "./clauses/formations.ts";
import { standingRules } from "./clauses/g13-standing-rules.ts";
import { groundClauses } from "./clauses/grounds.ts";
import { limitClauses } from "./clauses/limits.ts";
import { participantClauses } from "./clauses/participants.ts";
import { partyClauses } from "./clauses/parties.ts";
import { progressClauses } from "./clauses/progress.ts";
import { recordClauses } from "./clauses/record.ts";
import { revocationClauses } from "./clauses/revocation.ts";
import { sameEffectClauses } from "./clauses/same-effect.ts";
import { sealClauses } from "./clauses/seal.ts";
import { validityClauses } from "./clauses/validity.ts";
import { type Style, type Words, wordsFor } from "./words/words.ts";

const SECTIONS: readonly ((w: Words) => Clause[])[] = [
  partyClauses,
  validityClauses,
  authorityClauses,
  sameEffectClauses,
  channelClauses,
  denialClauses,
  limitClauses,
  progressClauses,
  groundClauses,
  participantClauses,
  delegationClauses,
  formationClauses,
  conflictClauses,
  standingRules,
  enforcementClauses,
  recordClauses,
  revocationClauses,
  discoveryClauses,
  sealClauses,
];

/** The order in which the sections of a Grant are said. */
const ORDER = [
  "parties",
  "validity",
  "alone",
  "asks",
  "channels",
  "prepares",
  "never",
  "limits",
  "progress",
  "grounds",
  "participants",
  "formations",
  "conflicts",
  "standing",
  "enforcement",
  "record",
  "revocation",
  "discovery",
  "seal",
] as const satisfies readonly ClauseSection[];

/**
 * What the Grant says, sentence by sentence, in the order of the Letter. Every member of the Grant is in the `refs` of at least one of
 * them. `enforcement` (advisory unless given) is the one thing the Grant does not hold: how it is going to be enforced (§7a).
 * Takes unfinished drafts: a missing name reads "(not named yet)", what cannot be read is quoted. Never throws on a Grant-shaped value.
 */
export function clauses(grant: GrantDocument, options: { readonly enforcement?: Enforcement } = {}): Clause[] {
  return clausesIn(wordsFor(grant, options.enforcement ?? "advisory", "letter"));
}

/** The same for the rules block, in the words that an agent needs. The ids are the same. */
export function agentClauses(grant: GrantDocument, enforcement: Enforcement): Clause[] {
  return clausesIn(wordsFor(grant, enforcement, "agent" satisfies Style));
}

function clausesIn(w: Words): Clause[] {
  const seen = new Map<string, number>();
  const bySection = new Map<ClauseSection, Clause[]>(ORDER.map((section) => [section, []]));
  for (const section of SECTIONS) for (const clause of section(w)) bySection.get(clause.section)?.push(clause);
  const ordered = [...bySection.values()].flat();
  return ordered.map((clause) => {
    const before = seen.get(clause.id) ?? 0;
    seen.set(clause.id, before + 1);
    return before === 0 ? clause : { ...clause, id: `${clause.id}#${before + 1}` };
  });
}
