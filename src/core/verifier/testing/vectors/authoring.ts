// How the published vectors are written: a case that a verifier allows, one change, and what the words of §7 then give. `npm run generate`
// writes schemas/test-vectors.json from the lists beside this file. Every expectation is worked out from the specification, never from output.

/** A request and a context as they stand in a file of vectors: plain JSON, Grants raw. Loose on purpose: a vector may break any shape. */
// biome-ignore lint/suspicious/noExplicitAny: a vector's job is to hold what no type allows
export type Loose = any;

export interface Case {
  request: Loose;
  context: Loose;
}

export type Decided = readonly [decision: "ALLOW" | "ASK_USER" | "DENY", step: number, reason: string];

export interface Vector extends Case {
  readonly id: string;
  /** The step, clause or reading that it is about: "§7 step 5", "§7b.2", "G8". */
  readonly section: string;
  /** One plain sentence: what is the case, and why the decision follows. */
  readonly about: string;
  readonly expect: { readonly decision: Decided[0]; readonly step: number; readonly reason: string };
}

export interface ContainmentVector {
  readonly id: string;
  readonly about: string;
  readonly parent: Loose;
  readonly child: Loose;
  /** The rows that are violated, as a set: empty means within. */
  readonly expect: { readonly violations: readonly string[] };
}

/** The instant at which every case happens unless it says otherwise: a Monday, 11:00 in Stockholm. */
export const NOW = "2027-03-01T10:00:00Z";

/** A case on a Grant, outside any gate: document mode, advisory, active. */
export function caseOf(grant: unknown, request: object, context: object = {}): Case {
  return JSON.parse(
    JSON.stringify({
      request,
      context: { grant, mode: "document", now: NOW, status: "active", enforcement: "advisory", ...context },
    }),
  );
}

/** The vectors of one section: each is a fresh case, changed, with what follows. */
export function section(name: string) {
  return (id: string, about: string, base: () => Case, change: (vector: Case) => unknown, [decision, step, reason]: Decided): Vector => {
    const made = base();
    change(made);
    // A member set to undefined is a member left out.
    const { request, context }: Case = JSON.parse(JSON.stringify(made));
    return { id, section: name, about, request, context, expect: { decision, step, reason } };
  };
}
