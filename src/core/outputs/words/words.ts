// What every clause needs to word itself: the Grant, who is who in it, and for whom and under which enforcement it is said.
import type { Enforcement } from "../../catalogue/enforcement.ts";
import type { GrantDocument } from "../../grant/valid-grant.ts";
import type { Authority, Resource } from "../../schema/grant.gen.ts";
import type { Clause, ClauseSection, ClauseWeight, EnforcedBy } from "../clause.ts";
import { flat, ident, list, named, type Piece, quoted, say, text } from "./inline.ts";

/**
 * `letter`: for people; every sentence stands by itself.
 * `agent`: for the rules block; act and app identifiers are given, and what the line before already says is not said again.
 */
export type Style = "letter" | "agent";

export interface Words {
  readonly grant: GrantDocument;
  readonly style: Style;
  readonly enforcement: Enforcement;
  readonly principal: Piece;
  readonly delegate: Piece;
  readonly apps: ReadonlyMap<string, Resource>;
  readonly names: ReadonlyMap<string, Piece>;
}

export function wordsFor(grant: GrantDocument, enforcement: Enforcement, style: Style): Words {
  const named = namesOf(grant);
  return {
    grant,
    style,
    enforcement,
    principal: named.get("principal") ?? text("the principal"),
    delegate: named.get(grant.delegate.sub) ?? text("the agent"),
    apps: new Map(grant.resources.map((resource) => [resource.id, resource])),
    names: named,
  };
}

/** Who each reference is. Two of one name are told apart by the identifier beside it: a name identifies nobody (G4). */
function namesOf(grant: GrantDocument): Map<string, Piece> {
  const people: [string, unknown][] = [
    ["principal", grant.principal.name],
    [grant.delegate.sub, grant.delegate.name],
    ...grant.work_system.members.map(({ actor, name }): [string, unknown] => [actor, name]),
  ];
  const count = new Map<string, number>();
  const fold = (name: unknown) => String(name).normalize("NFKC").trim().toLowerCase();
  for (const [, name] of people) count.set(fold(name), (count.get(fold(name)) ?? 0) + 1);
  return new Map(
    // The principal last: whatever a member is called, "principal" means the person who grants.
    people.toReversed().map(([ref, name]) => {
      const shared = (count.get(fold(name)) ?? 0) > 1 && ref !== "principal";
      return [ref, shared ? say`${named(name)} (${ident(ref)})` : named(name)];
    }),
  );
}

/** Somebody by the name the principal gave; who has none here stands with the identifier. */
export function actor(w: Words, ref: unknown): Piece {
  return w.names.get(String(ref)) ?? ident(ref);
}

export function actors(w: Words, refs: readonly unknown[], word: "and" | "or" = "and"): Piece {
  return list(
    refs.map((ref) => actor(w, ref)),
    word,
    "nobody",
  );
}

/** Whether the Grant itself names this actor: the delegate or a member (§7 step 6). */
export function isNamed(grant: GrantDocument, ref: string): boolean {
  return ref === grant.delegate.sub || grant.work_system.members.some((member) => member.actor === ref);
}

/** An app by its label; to the agent, by the id that its own rule explains. */
export function app(w: Words, id: unknown): Piece {
  if (w.style === "agent") return ident(id);
  const resource = w.apps.get(String(id));
  return resource ? named(resource.label) : say`an app that this Grant does not list (${ident(id)})`;
}

/** Who holds a rule: `checked` at step 7's gate, `control` also by what a provider's controls can usually express, `asked` by nobody. */
export type HeldBy = "checked" | "control" | "asked";

export function enforcedBy(enforcement: Enforcement, held: HeldBy): EnforcedBy {
  if (held === "asked" || enforcement === "advisory") return "nothing";
  if (enforcement === "commit_boundary") return "verifier";
  return held === "control" ? "provider" : "nothing";
}

export interface ClauseParts {
  readonly id: string;
  readonly section: ClauseSection;
  readonly weight: ClauseWeight;
  readonly refs: readonly string[];
  readonly held: HeldBy;
  readonly text: Piece;
}

export function clause(w: Words, parts: ClauseParts): Clause {
  const { id, section, weight, refs, held } = parts;
  return { id, section, text: flat(parts.text), refs, weight, enforced_by: enforcedBy(w.enforcement, held) };
}

/** The name of an authority within its Grant: its act, and its holders where several authorities share the act. */
export function authorityKey(grant: GrantDocument, authority: Authority): string {
  const shared = grant.authorities.filter((other) => other.act === authority.act).length > 1;
  return shared ? `${authority.act}:${authority.actors.join("+")}` : authority.act;
}

/** Own words for a member's value; a value that the table does not know, as a draft may hold, is quoted. */
export function phrase(table: Readonly<Record<string, string>>, key: unknown): Piece {
  const known = row(table, key);
  return known === undefined ? quoted(key) : text(known);
}

/** The row of a table, or nothing where a draft holds what the table does not know. */
export function row<T extends object>(table: T, key: unknown): T[keyof T] | undefined {
  return typeof key === "string" && Object.hasOwn(table, key) ? table[key as keyof T] : undefined;
}
