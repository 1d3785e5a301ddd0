// Completeness by machine (§9: nothing omitted): every leaf member of a Grant is in some clause's refs, and no ref is broader than what one
// sentence states. There is no member that is left out because it "bears no authority": all of them are stated. Before a proposal is sealed
// it has no id and no time of issue yet, so that those two are stated only of a sealed one.
import { resolvePointer } from "../../lib/pointer.ts";
import type { Clause } from "../clause.ts";

export interface Leaf {
  readonly path: string;
  readonly value: unknown;
}

const MINTED_AT_SEALING = ["/grant_id", "/validity/issued_at"];

/** Every single value of a document, and every empty list: there, "none" is what has to be stated. */
export function leaves(value: unknown, path = ""): Leaf[] {
  if (Array.isArray(value)) return value.length === 0 ? [{ path, value }] : value.flatMap((item, i) => leaves(item, `${path}/${i}`));
  if (typeof value !== "object" || value === null) return [{ path, value }];
  return Object.entries(value).flatMap(([key, item]) => leaves(item, `${path}/${key.replaceAll("~", "~0").replaceAll("/", "~1")}`));
}

/** What one sentence can state whole: a single value, a list of single values, an amount of money, hours. */
function isWhole(value: unknown): boolean {
  if (Array.isArray(value)) return value.every((item) => typeof item !== "object");
  if (typeof value !== "object" || value === null) return value !== undefined;
  const members = Object.keys(value).sort().join();
  return members === "amount,currency" || members === "days,end,start,timezone";
}

/** The leaves that no clause states. */
export function uncovered(grant: { seal?: unknown }, clauses: readonly Clause[]): string[] {
  const refs = clauses.flatMap((clause) => clause.refs);
  const stated = new Set(refs);
  const isStated = (path: string): boolean => stated.has(path) || (path !== "" && isStated(path.slice(0, path.lastIndexOf("/"))));
  const minted = grant.seal === undefined ? MINTED_AT_SEALING : [];
  return leaves(grant).flatMap(({ path }) => (isStated(path) || minted.includes(path) ? [] : [path]));
}

/** The refs that name nothing in the document, or more than a sentence can state. */
export function broad(grant: unknown, clauses: readonly Clause[]): string[] {
  return clauses.flatMap(({ id, refs }) => refs.filter((ref) => !isWhole(resolvePointer(grant, ref))).map((ref) => `${id}: ${ref}`));
}

/** The clauses that state a leaf. */
export function stating(path: string, clauses: readonly Clause[]): Clause[] {
  return clauses.filter(({ refs }) => refs.some((ref) => ref === path || path.startsWith(`${ref}/`)));
}
