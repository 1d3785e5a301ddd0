// F3: the values that hold where a formation leaves them out. They are worked out, never written into the Grant: what the principal left
// unset stays unset, so that one meaning has one seal.
import { DEFAULT_MAX_ROUNDS } from "../catalogue/arrangements.ts";
import type { RuleSpec } from "../grant/spec.ts";
import type { GrantDocument, ValidGrant } from "../grant/valid-grant.ts";
import type { Finding } from "../lib/finding.ts";
import { pointer } from "../lib/pointer.ts";
import type { ActId, ActorRef, Authority, Formation, Participant, Termination, Transition } from "../schema/grant.gen.ts";

export const spec: RuleSpec = {
  id: "F3",
  title: "The defaults of a formation",
  clause:
    "Participants are the delegate and the work-system members; an adjacent participant is consulted and does not act until the principal makes it a member. The evaluator is the lead (authority: delegates), else the principal. No settlement evidence is assumed. A loop stops after three rounds and asks (declared_bound, on_limit: ask). A fan-out waits for all arms. A human_gate to the principal covers every act the Grant already requires the go-ahead for; a standing go-ahead the principal gave is kept. The writer gives an official act in an unbounded formation each-time go-ahead by default; the principal may make it standing.",
};

/** The agents that a Grant names: its delegate and the members of its work system, the delegate first. */
export function namedAgents(grant: GrantDocument): ActorRef[] {
  return [grant.delegate.sub, ...grant.work_system.members.map(({ actor }) => actor)];
}

/** Who takes part: as written, else the delegate and every member. */
export function participantsOf(grant: GrantDocument, formation: Formation): readonly Participant[] {
  return formation.participants ?? namedAgents(grant).map((actor) => ({ actor, membership: "member" }));
}

/** Who may act inside the formation (§7 step 13): the participants that are members, not the adjacent ones. */
export function membersOf(grant: GrantDocument, formation: Formation): readonly ActorRef[] {
  return participantsOf(grant, formation)
    .filter(({ membership }) => membership === "member")
    .map(({ actor }) => actor);
}

/** The leads that are written: participants with `authority: delegates`. */
export function leadsOf(formation: Formation): readonly ActorRef[] {
  return (formation.participants ?? []).filter(({ authority }) => authority === "delegates").map(({ actor }) => actor);
}

/** Who says that a result is settled: as written, else the one lead, else the principal. Several leads and no evaluator: nobody (blocked). */
export function evaluatorOf(formation: Formation): ActorRef | undefined {
  if (formation.settlement?.evaluator !== undefined) return formation.settlement.evaluator;
  const leads = leadsOf(formation);
  return leads.length > 1 ? undefined : (leads[0] ?? "principal");
}

/** The evidence that settles a result: what is written; none is assumed. */
export function evidenceOf(formation: Formation): NonNullable<NonNullable<Formation["settlement"]>["evidence"]> {
  return formation.settlement?.evidence ?? [];
}

/**
 * What ends the work: as written, where a bound that states no rounds has three, and a limit that says nothing asks. A bounded loop has that
 * bound beside whatever else ends it, unless it is written to have none; for the other arrangements nothing is assumed (undefined).
 */
export function terminationOf(formation: Formation): Termination | undefined {
  const isLoop = formation.arrangement === "path.bounded_loop";
  const written = formation.termination ?? (isLoop ? { kind: "declared_bound" as const } : undefined);
  if (written === undefined || written.kind === "unbounded" || !(isLoop || written.kind === "declared_bound")) return written;
  return { max_rounds: DEFAULT_MAX_ROUNDS, on_limit: "ask", ...written };
}

/** What is waited for where the work comes together: as written; a fan-out waits for all; otherwise nothing is assumed (undefined). */
export function joinOf(formation: Formation): Formation["join"] {
  return formation.join ?? (formation.arrangement === "path.fanout_fanin" ? "all" : undefined);
}

/** The authorities that a formation governs: those of its acts, or all of the Grant's where it names none. */
export function governedBy(grant: GrantDocument, formation: Formation): readonly Authority[] {
  if (formation.acts === undefined) return grant.authorities;
  const acts = new Set(formation.acts);
  return grant.authorities.filter(({ act }) => acts.has(act));
}

/** A place where a person approves: who hands it to whom, and the acts that cross it. `written` is false for the gate that F3 gives. */
export interface Gate {
  readonly from?: ActorRef;
  readonly to: ActorRef;
  readonly acts: readonly ActId[];
  readonly written: boolean;
  /** The index of the transition that writes it. */
  readonly transition?: number;
}

/**
 * The human gates that stand. A formation that writes no transitions has F3's: one to the principal, over every act it governs that
 * needs the go-ahead each time. A written gate that names no acts covers the same acts.
 */
export function gatesOf(grant: GrantDocument, formation: Formation): Gate[] {
  const eachTime = governedBy(grant, formation)
    .filter(({ go_ahead }) => go_ahead?.mode === "each_time")
    .map(({ act }) => act);
  const covered = [...new Set(eachTime)];
  const written: readonly Transition[] = formation.transitions ?? [];
  if (written.length === 0) return [{ to: "principal", acts: covered, written: false }];
  return written.flatMap(({ from, to, authority, acts }, transition) =>
    authority === "human_gate" ? [{ from, to, acts: acts ?? covered, written: true, transition }] : [],
  );
}

/** True where nothing ends the work by itself: `termination.kind` is unbounded. */
export function isUnbounded(formation: Formation): boolean {
  return terminationOf(formation)?.kind === "unbounded";
}

export function checkDefaults(grant: ValidGrant): Finding[] {
  const found: Finding[] = [];
  for (const [i, formation] of (grant.formations ?? []).entries()) {
    if (evaluatorOf(formation) === undefined) {
      const message = `Several participants lead this formation (${leadsOf(formation).join(", ")}), so it has to name the evaluator, who says that a result is settled. Write settlement.evaluator, or leave one lead.`;
      found.push({ rule: "F3", path: pointer("formations", i, "settlement", "evaluator"), message, blocks: true });
    }
    if (!isUnbounded(formation)) continue;
    for (const { act } of governedBy(grant, formation).filter(({ go_ahead }) => go_ahead?.mode === "standing")) {
      const message = `The act ${act} has a standing go-ahead inside a formation that nothing bounds, so it can be done again and again without anyone being asked. Let it ask each time, or bound the formation.`;
      found.push({ rule: "F3", path: pointer("formations", i, "termination", "kind"), message, blocks: false });
    }
  }
  return found;
}
