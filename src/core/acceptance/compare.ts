// A new proposal beside the Grant that was accepted, sentence by sentence: what changed, and whether it became wider. Each is held against
// the other by the comparison of G9a (§5), in both directions; what reaches further in the one direction, and in that alone, says which.
import type { Enforcement } from "../catalogue/enforcement.ts";
import { within } from "../containment/g09-contained.ts";
import type { Violation } from "../containment/row.ts";
import type { GrantDocument } from "../grant/valid-grant.ts";
import { pointer } from "../lib/pointer.ts";
import type { Clause, ClauseSection } from "../outputs/clause.ts";
import { clauses } from "../outputs/clauses.ts";
import { plainText } from "../outputs/render-text.ts";
import { formationKey } from "../outputs/words/formations.ts";
import { counterpart } from "./counterpart.ts";
import { statedAt, touchedBy } from "./touched.ts";

/**
 * `wider`: the new Grant reaches further there. `narrower`: the accepted one did, and the new one nowhere there. `other`: both, or neither,
 * or what this comparison does not judge, such as names, purposes and records.
 */
export type Direction = "wider" | "narrower" | "other";

export interface Difference {
  /** The clause's id, the same in both Grants. */
  readonly id: string;
  readonly section: ClauseSection;
  readonly change: "changed" | "added" | "removed";
  readonly direction: Direction;
  readonly before?: Clause;
  readonly after?: Clause;
}

export interface Comparison {
  /** The clauses that read the same, as the new Grant has them. */
  readonly unchanged: readonly Clause[];
  /** Changed and added ones in the order of the new Grant's Letter, then the removed ones in the order of the old one's. */
  readonly differences: readonly Difference[];
  /** Where one of the two reaches further without a sentence that differs: `path` points into the Grant that reaches further. */
  readonly elsewhere: readonly { readonly direction: "wider" | "narrower"; readonly path: string }[];
}

/** Compares two Grants, the accepted one first. Both are valid by schema. Never throws on these. */
export function compareGrants(
  accepted: GrantDocument,
  proposed: GrantDocument,
  options: { readonly enforcement?: Enforcement } = {},
): Comparison {
  const before = new Map(clauses(accepted, options).map((clause) => [clause.id, clause]));
  const after = new Map(clauses(proposed, options).map((clause) => [clause.id, clause]));
  const unchanged: Clause[] = [];
  const found: Omit<Difference, "direction">[] = [];
  for (const [id, clause] of after) {
    const old = before.get(id);
    if (old === undefined) found.push({ id, section: clause.section, change: "added", after: clause });
    else if (reads(old) === reads(clause)) unchanged.push(clause);
    else found.push({ id, section: clause.section, change: "changed", before: old, after: clause });
  }
  for (const [id, clause] of before) if (!after.has(id)) found.push({ id, section: clause.section, change: "removed", before: clause });
  const sides = {
    accepted: { grant: accepted, clauses: found.flatMap((difference) => difference.before ?? []) },
    proposed: { grant: proposed, clauses: found.flatMap((difference) => difference.after ?? []) },
  };
  const wider = reaching(sides.accepted, sides.proposed);
  const narrower = reaching(sides.proposed, sides.accepted);
  const direction = (id: string): Direction => {
    if (wider.touched.has(id)) return narrower.touched.has(id) ? "other" : "wider";
    return narrower.touched.has(id) && !wider.standing.has(id) ? "narrower" : "other";
  };
  return {
    unchanged,
    differences: found.map((difference) => ({ ...difference, direction: direction(difference.id) })),
    elsewhere: [
      ...wider.elsewhere.map((path) => ({ direction: "wider" as const, path })),
      ...narrower.elsewhere.map((path) => ({ direction: "narrower" as const, path })),
    ],
  };
}

/** What a clause says and how it weighs; its pointers may differ for the order of a list alone. */
function reads({ text, section, weight }: Clause): string {
  return JSON.stringify([section, weight, plainText(text)]);
}

/** One of the two Grants, with those of its clauses that read differently in the other. */
interface Side {
  readonly grant: GrantDocument;
  readonly clauses: readonly Clause[];
}

interface Reaching {
  /** The differing clauses by which the one Grant reaches further than the other. */
  readonly touched: ReadonlySet<string>;
  /** Those where it is not within the other for something that is so of the other beside itself, such as two formations of one name. */
  readonly standing: ReadonlySet<string>;
  /** The places where it reaches further and that no differing clause states. */
  readonly elsewhere: readonly string[];
}

function reaching(near: Side, far: Side): Reaching {
  const always = new Set(within(near.grant, near.grant).map(({ rule, message }) => `${rule} ${message}`));
  const touched = new Set<string>();
  const standing = new Set<string>();
  const elsewhere: string[] = [];
  for (const violation of within(near.grant, far.grant)) {
    const ids = concerned(violation, near, far);
    const isNew = !always.has(`${violation.rule} ${violation.message}`);
    for (const id of ids) (isNew ? touched : standing).add(id);
    if (isNew && ids.length === 0) elsewhere.push(violation.path);
  }
  return { touched, standing, elsewhere };
}

/** The differing clauses of either Grant that a violation is about: those that state its place, else those nearest around it. */
function concerned(violation: Violation, near: Side, far: Side): string[] {
  const lacking = lackingIn(violation, near.grant);
  if (lacking !== undefined) return [...statedAt(near.clauses, lacking), ...byDefault(near, lacking)];
  const path = partOf(violation.path);
  const other = counterpart(path, far.grant, near.grant);
  const sides = [{ side: far, at: path }, ...(other === undefined ? [] : [{ side: near, at: other }])];
  const exact = sides.flatMap(({ side, at }) => [...statedAt(side.clauses, at), ...byDefault(side, at)]);
  return exact.length > 0 ? exact : sides.flatMap(({ side, at }) => touchedBy(side.clauses, at));
}

/** The whole part that the one Grant holds and the other lacks: a denial, or a formation. */
function lackingIn({ path, parent_value }: Violation, near: GrantDocument): string | undefined {
  const list = path === "/denied" ? near.denied : path === "/formations" ? (near.formations ?? []) : [];
  const i = list.findIndex(
    (entry) => entry === parent_value || ("arrangement" in entry && (entry.name ?? entry.arrangement) === parent_value),
  );
  return i === -1 ? undefined : path + pointer(i);
}

/** The sentences of a formation that hold by default (F3): they state no member, because none is written. */
function byDefault({ grant, clauses: all }: Side, path: string): string[] {
  const [, index, member] = path.match(/^\/formations\/(\d+)(?:\/(participants|transitions))?/) ?? [];
  if (index === undefined || (member === undefined && /\/\d+\//.test(path))) return [];
  const start = `formation:${formationKey(grant.formations ?? [], Number(index))}:`;
  const ends = member === undefined ? ["participants", "gate"] : [member === "participants" ? "participants" : "gate"];
  return all.filter(({ id, refs }) => refs.length === 0 && ends.some((end) => id === start + end)).map(({ id }) => id);
}

/** An act or an app that the other Grant does not have at all concerns everything that is said of it. */
function partOf(path: string): string {
  return path.replace(/^(\/authorities\/\d+)\/act$|^(\/resources\/\d+)\/id$/, "$1$2");
}
