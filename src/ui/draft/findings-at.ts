/** The findings of a page, by the place they are about. Pure. */
import { fieldId, type StepId, stepOf } from "../../core/compile/where.ts";
import type { Finding } from "../../core/lib/finding.ts";
import type { Problem } from "../parts/ErrorSummary.tsx";
import { withActNames } from "./named.ts";

/** The findings whose place is decided on this page, in sentences that name the catalogue's acts. */
export function findingsOf(findings: readonly Finding[], step: StepId): readonly Finding[] {
  return findings
    .filter((finding) => stepOf(finding.path) === step)
    .map((finding) => {
      const message = withActNames(finding.message);
      return message === finding.message ? finding : { ...finding, message };
    });
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
 * The lines of the error summary, in the order of the page. `fields` are the places of its controls in that order, "*" standing for any index:
 * a finding deeper than a control leads to that control, and one that lies at no control to the first. `nameOf` names the act at an index,
 * where a sentence does not say which.
 */
export function problemsOf(
  findings: readonly Finding[],
  fields: readonly [string, ...string[]],
  nameOf: (index: number) => string | undefined = () => undefined,
): readonly Problem[] {
  return findings
    .filter(({ blocks }) => blocks)
    .map((finding) => ({ ...finding, field: fieldFor(finding.path, fields) }))
    .toSorted((a, b) => fields.indexOf(a.field) - fields.indexOf(b.field))
    .map(({ path, message, field }) => {
      const index = /^\/authorities\/([0-9]+)(?=\/|$)/.exec(path)?.[1];
      const name = index === undefined ? undefined : nameOf(Number(index));
      return {
        fieldId: fieldId(within(path, field)),
        message: name === undefined || message.includes(name) ? message : `${name}: ${message}`,
      };
    });
}

/** The place of the control that decides the member at `path`: the longest of `fields` that it begins with. */
export function controlOf(path: string, fields: readonly [string, ...string[]]): string {
  return within(path, fieldFor(path, fields));
}

function fieldFor(path: string, fields: readonly [string, ...string[]]): string {
  const segments = path.split("/");
  const begins = (field: readonly string[]) =>
    field.length <= segments.length && field.every((part, i) => part === "*" || part === segments[i]);
  const found = fields.filter((field) => begins(field.split("/"))).toSorted((a, b) => b.split("/").length - a.split("/").length);
  return found[0] ?? fields[0];
}

/** The field's place with the indexes of `path` in it; the field itself where the path lies elsewhere. */
function within(path: string, field: string): string {
  const segments = path.split("/");
  return field
    .split("/")
    .map((part, i) => (part === "*" ? (segments[i] ?? "0") : part))
    .join("/");
}
