// Everything that follows from the answers: compiled, judged and put into sentences once for every change of them.
import type { Answers } from "../core/answers/answers.ts";
import type { Enforcement } from "../core/catalogue/enforcement.ts";
import { mergeFindings } from "../core/compile/answers-finding.ts";
import { checkAnswers } from "../core/compile/check-answers.ts";
import { compile } from "../core/compile/compile.ts";
import { judgeUnfinished } from "../core/compile/judge-unfinished.ts";
import { type StepId as DecidingStep, stepOf } from "../core/compile/where.ts";
import { parseGrantValue } from "../core/grant/parse.ts";
import type { ValidGrant } from "../core/grant/valid-grant.ts";
import type { Finding } from "../core/lib/finding.ts";
import type { JsonValue } from "../core/lib/json.ts";
import type { Clause } from "../core/outputs/clause.ts";
import { clauses } from "../core/outputs/clauses.ts";
import { check } from "../core/rules/check.ts";
import type { Grant } from "../core/schema/grant.gen.ts";
import type { Draft, Proposal } from "./draft.ts";

/** The id that stands in a Grant that is not sealed yet. It is never shown and never leaves: sealing mints the real one. */
const UNSEALED_ID = "urn:uuid:00000000-0000-0000-0000-000000000000";

export interface Derived {
  /** The Grant that these answers make, without seal; its id and issue time are not minted yet. May be unfinished. */
  readonly grant: Grant;
  /** The same, when it fits the schema. */
  readonly valid?: ValidGrant;
  readonly findings: readonly Finding[];
  readonly blocking: readonly Finding[];
  readonly clauses: readonly Clause[];
}

/** What the answers make of `now` (for answers such as "from when it is sealed"). Pure. */
export function derive(answers: Answers, enforcement: Enforcement, now: string): Derived {
  const grant = compile(answers, { grant_id: UNSEALED_ID, issued_at: now });
  const parsed = parseGrantValue(grant as unknown as JsonValue);
  const found = parsed.ok ? check(parsed.value).findings : [...parsed.findings, ...judgeUnfinished(grant, parsed.findings)];
  const findings = mergeFindings(found, checkAnswers(answers));
  return {
    grant,
    ...(parsed.ok ? { valid: parsed.value } : {}),
    findings,
    blocking: findings.filter((finding) => finding.blocks),
    clauses: clauses(grant, { enforcement }),
  };
}

/** `derive`, computed again only when the answers or the enforcement mode have changed; `now` is asked only then. */
export function createDerived(): (answers: Answers, enforcement: Enforcement, now: () => string) => Derived {
  let last: { answers: Answers; enforcement: Enforcement; value: Derived } | undefined;
  return (answers, enforcement, now) => {
    if (last?.answers !== answers || last.enforcement !== enforcement)
      last = { answers, enforcement, value: derive(answers, enforcement, now()) };
    return last.value;
  };
}

/** What the answers make now: computed once for every change, whoever asks. */
export const derivedOf = createDerived();

/** How many findings block on each page, and what the first of them says. */
export function findingsByStep(findings: readonly Finding[]): ReadonlyMap<DecidingStep, readonly Finding[]> {
  const byStep = new Map<DecidingStep, Finding[]>();
  for (const finding of findings) {
    const step = stepOf(finding.path);
    byStep.set(step, [...(byStep.get(step) ?? []), finding]);
  }
  return byStep;
}

/**
 * The proposal that Seal and Hand over show, and whether the answers have changed since it was sealed. Says nothing about whether it is still
 * what was sealed (`verifyProposal`): one that cannot even be compared counts as changed.
 */
export function currentProposal(draft: Draft): { proposal: Proposal; edited: boolean } | undefined {
  const proposal = draft.proposals.at(-1);
  if (!proposal) return undefined;
  const { seal: _seal, ...sealed } = proposal.grant;
  // What is stored is judged when it is shown; here it may still be anything.
  const issued_at: unknown = (sealed.validity as Partial<Grant["validity"]> | undefined)?.issued_at;
  if (typeof issued_at !== "string" || typeof sealed.grant_id !== "string") return { proposal, edited: true };
  const again = compile(draft.answers, { grant_id: sealed.grant_id, issued_at });
  return { proposal, edited: JSON.stringify(again) !== JSON.stringify(sealed) };
}
