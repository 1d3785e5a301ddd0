/** The findings of a page, by the place they are about. Pure. */
import { fieldId, type StepId, stepOf } from "../../core/compile/where.ts";
import type { Finding } from "../../core/lib/finding.ts";
import type { Problem } from "../parts/ErrorSummary.tsx";

/** The findings whose place is decided on this page. */
export function findingsOf(findings: readonly Finding[], step: StepId): readonly Finding[] {
  return findings.filter((finding) => stepOf(finding.path) === step);
}

/** The findings at a place and under it: `/authorities/2` is also told of `/authorities/2/targets/ids`, not of `/authorities/20`. */
export function findingsAt(findings: readonly Finding[], path: string): readonly Finding[] {
  return findings.filter((finding) => finding.path === path || finding.path.startsWith(`${path}/`));
}

/** What blocks there, as one text for the field; nothing where nothing does. */
export function errorAt(findings: readonly Finding[], path: string): string | undefined {
  const messages = findingsAt(findings, path).flatMap((finding) => (finding.blocks ? [finding.message] : []));
  return messages.length === 0 ? undefined : [...new Set(messages)].join(" ");
}

/** What is worth a look there without blocking. */
export function warningsAt(findings: readonly Finding[], path: string): readonly string[] {
  return [...new Set(findingsAt(findings, path).flatMap((finding) => (finding.blocks ? [] : [finding.message])))];
}

/** The findings of each allowed act, by its index. */
export function findingsByAct(findings: readonly Finding[]): ReadonlyMap<number, readonly Finding[]> {
  const byAct = new Map<number, Finding[]>();
  for (const finding of findings) {
    const index = /^\/authorities\/([0-9]+)(?=\/)/.exec(finding.path)?.[1];
    if (index !== undefined) byAct.set(Number(index), [...(byAct.get(Number(index)) ?? []), finding]);
  }
  return byAct;
}

/**
 * The lines of the error summary. `fields` are the places of the page's controls, "*" standing for any index: a finding deeper than a control
 * leads to that control. One that lies at no control leads to the first.
 */
export function problemsOf(findings: readonly Finding[], fields: readonly [string, ...string[]]): readonly Problem[] {
  return findings.flatMap(({ blocks, path, message }) => (blocks ? [{ fieldId: fieldId(controlOf(path, fields)), message }] : []));
}

/** The place of the control that decides the member at `path`: the longest of `fields` that it begins with. */
export function controlOf(path: string, fields: readonly [string, ...string[]]): string {
  const segments = path.split("/");
  const found = fields
    .map((field) => field.split("/"))
    .filter((field) => field.length <= segments.length && field.every((part, i) => part === "*" || part === segments[i]))
    .toSorted((a, b) => b.length - a.length)[0];
  return found === undefined ? fields[0] : segments.slice(0, found.length).join("/");
}
