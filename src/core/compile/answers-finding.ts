// A finding about the answers, and how it is brought together with those about the Grant, so that one cause gives one sentence at one place.
import type { Finding, RuleId } from "../lib/finding.ts";

/** A finding whose path points into the compiled Grant; `also` are other places that are only wrong because of the same answer. */
export interface AnswersFinding extends Finding {
  readonly also?: readonly string[];
}

/** A finding that keeps a Grant from being sealed. */
export function blocking(rule: RuleId, path: string, message: string, ...also: string[]): AnswersFinding {
  return { rule, path, message, blocks: true, ...(also.length > 0 ? { also } : {}) };
}

/** A finding that is only worth a look. */
export function warning(rule: RuleId, path: string, message: string): AnswersFinding {
  return { rule, path, message, blocks: false };
}

/**
 * The answers' findings, then those of the schema and the rules that say something else. Left out is what has the same cause: a finding at or
 * below a place that the answers already speak of, from the schema, or from the same rule. What blocks is never left out for a warning.
 */
export function mergeFindings(schemaAndRules: readonly Finding[], answers: readonly AnswersFinding[]): Finding[] {
  const said = (finding: Finding) =>
    answers.some(
      (own) =>
        (own.blocks || !finding.blocks) &&
        ((finding.rule === "schema" && own.blocks) || finding.rule === own.rule) &&
        (isAtOrBelow(finding.path, own.path) || (own.also ?? []).some((place) => isAtOrBelow(finding.path, place))),
    );
  const own = answers.map(({ rule, path, message, blocks }): Finding => ({ rule, path, message, blocks }));
  return [...own, ...schemaAndRules.filter((finding) => !said(finding))];
}

function isAtOrBelow(path: string, place: string): boolean {
  return path === place || path.startsWith(`${place}/`);
}
