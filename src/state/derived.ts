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

/** What the answers make, judged; the half of `Derived` that knows no enforcement mode. */
export interface Judged {
  /** The Grant that these answers make, without seal; its id and issue time are not minted yet. May be unfinished. */
  readonly grant: Grant;
  /** The same, when it fits the schema. */
  readonly valid?: ValidGrant;
  readonly findings: readonly Finding[];
  readonly blocking: readonly Finding[];
}

export interface Derived extends Judged {
  readonly clauses: readonly Clause[];
}

/** What the answers make of `now` (for answers such as "from when it is sealed"). Pure. */
export function derive(answers: Answers, enforcement: Enforcement, now: string): Derived {
  const judged = judge(answers, now);
  return { ...judged, clauses: clauses(judged.grant, { enforcement }) };
}

function judge(answers: Answers, now: string): Judged {
  const grant = compile(answers, { grant_id: UNSEALED_ID, issued_at: now });
  const parsed = parseGrantValue(grant as unknown as JsonValue);
  const found = parsed.ok ? check(parsed.value).findings : [...parsed.findings, ...judgeUnfinished(grant, parsed.findings)];
  const findings = mergeFindings(found, checkAnswers(answers));
  return {
    grant,
    ...(parsed.ok ? { valid: parsed.value } : {}),
    findings,
    blocking: findings.filter((finding) => finding.blocks),
  };
}

export interface DerivedOf {
  (answers: Answers, enforcement: Enforcement, now: () => string): Derived;
  /** Does the first half of the work already, so that it and the second can be two tasks. */
  prepare(answers: Answers, now: () => string): void;
}

/** `derive`, computed again only for answers or an enforcement mode that are neither of the last two asked about; `now` is asked only then. */
export function createDerived(): DerivedOf {
  /** Newest first: what is about to be shown, and what is. */
  let kept: readonly { answers: Answers; enforcement: Enforcement; value: Derived }[] = [];
  let prepared: { answers: Answers; value: Judged } | undefined;
  const derivedOf = (answers: Answers, enforcement: Enforcement, now: () => string): Derived => {
    const known = kept.find((one) => one.answers === answers && one.enforcement === enforcement);
    if (known) return known.value;
    const [last] = kept;
    const judged = prepared?.answers === answers ? prepared.value : judge(answers, now());
    const said = clauses(judged.grant, { enforcement });
    const value = { ...judged, clauses: last ? shareClauses(last.value.clauses, said) : said };
    prepared = undefined;
    kept = [{ answers, enforcement, value }, ...kept.slice(0, 1)];
    return value;
  };
  const prepare = (answers: Answers, now: () => string): void => {
    if (!kept.some((one) => one.answers === answers)) prepared = { answers, value: judge(answers, now()) };
  };
  return Object.assign(derivedOf, { prepare });
}

/** The new clauses, where one says what it said before as the very object it was: a page draws again only what reads differently. */
export function shareClauses(before: readonly Clause[], after: readonly Clause[]): readonly Clause[] {
  const known = new Map(before.map((clause) => [clause.id, clause]));
  let same = before.length === after.length;
  const shared = after.map((clause, i) => {
    const old = known.get(clause.id);
    const kept = old !== undefined && isSameClause(old, clause) ? old : clause;
    same &&= kept === before[i];
    return kept;
  });
  return same ? before : shared;
}

function isSameClause(a: Clause, b: Clause): boolean {
  if (a.section !== b.section || a.weight !== b.weight || a.enforced_by !== b.enforced_by) return false;
  if (a.text.length !== b.text.length || a.refs.length !== b.refs.length) return false;
  return (
    a.refs.every((ref, i) => ref === b.refs[i]) &&
    a.text.every(({ kind, value }, i) => kind === b.text[i]?.kind && value === b.text[i]?.value)
  );
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
