// Where a person approves, where an agent decides for somebody, and what passes from whom to whom (§4b transitions and handoffs; F3, F6, F7).
import { gatesOf } from "../../formations/f03-defaults.ts";
import { isHuman } from "../../formations/f07-transitions.ts";
import type { Handoff, Transition } from "../../schema/grant.gen.ts";
import type { Clause } from "../clause.ts";
import { actList, theseActs } from "../words/acts.ts";
import type { Within } from "../words/formations.ts";
import { type Piece, quoted, say, sentences, text } from "../words/inline.ts";
import { actor, phrase, row } from "../words/words.ts";

export function gateClauses(within: Within): Clause[] {
  const { w, formation, name, at, make } = within;
  const transitions = formation.transitions ?? [];
  if (transitions.length === 0) {
    const none = gatesOf(w.grant, formation).every((gate) => gate.acts.length === 0);
    const now = none ? text(" There is no such act now.") : [];
    const said = say`In ${name}, ${w.principal} approves every act that needs the go-ahead each time. A standing go-ahead is kept.${now}`;
    return [make("gate", "gate", "control", formation.transitions === undefined ? [] : [at("transitions")], said)];
  }
  return transitions.map((transition, i) => {
    const refs = (["from", "to", "authority", "acts"] as const)
      .filter((member) => transition[member] !== undefined)
      .map((member) => at("transitions", i, member));
    const gate = transition.authority !== "agent_delegates";
    return make(
      `${gate ? "gate" : "transition"}:${transition.from}>${transition.to}`,
      gate ? "gate" : "limit",
      gate ? "control" : "asked",
      refs,
      crossing(within, transition),
    );
  });
}

function crossing({ w, name }: Within, { from, to, authority, acts }: Transition): Piece {
  const where = say`In ${name}, where the work passes from ${actor(w, from)} to ${actor(w, to)}`;
  if (authority === "agent_delegates") {
    const what = acts ? say`about ${theseActs(acts)}: ${actList(w, acts, "and")}` : text("about every act of this arrangement");
    return say`${where}, ${actor(w, from)} decides on behalf of ${actor(w, to)}, ${what}.`;
  }
  if (authority !== "human_gate") return say`${where}, this holds: ${quoted(authority)}.`;
  // Who approves is the person at the gate; where neither end is one, the gate is the principal's (F3).
  const person = [to, from].find(isHuman);
  const approves = person === undefined ? w.principal : actor(w, person);
  if (!acts) return say`${where}, ${approves} must approve every act that needs the go-ahead each time. A standing go-ahead is kept.`;
  return say`${where}, ${approves} must approve ${theseActs(acts)}: ${actList(w, acts, "and")}. Where such an act has a standing go-ahead, that is kept.`;
}

const SEAMS: Record<string, string> = {
  coordination: "to coordinate",
  specialisation: "because each has a speciality of its own",
  accountability: "because another is accountable from there on",
  external_sla: "because an agreement with an outside party holds there",
};

/** The hand-over is an instruction; that duties are kept apart is checked (F10), and so is a clause of its own. */
export function handoffClauses(within: Within): Clause[] {
  const { w, at, make, name } = within;
  if (within.formation.handoffs?.length === 0) {
    return [make("handoffs", "about", "asked", [at("handoffs")], say`In ${name}, no hand-over is written.`)];
  }
  return (within.formation.handoffs ?? []).flatMap((handoff, i) => {
    const { from, to, seam } = handoff;
    const parts = ["from", "to", "ownership", "acceptance", ...(seam === "segregation_of_duties" ? [] : ["seam"])] as const;
    const refs = parts.filter((member) => handoff[member as keyof Handoff] !== undefined).map((member) => at("handoffs", i, member));
    const main = make(`handoff:${from}>${to}`, "about", "asked", refs, handoffSentence(within, handoff));
    if (seam !== "segregation_of_duties") return [main];
    const apart = say`In ${name}, the duties of ${actor(w, from)} and ${actor(w, to)} are kept apart: neither may hold an act of the other’s, and nobody else official acts of both.`;
    return [main, make(`segregation:${from}>${to}`, "limit", "checked", [at("handoffs", i, "seam")], apart)];
  });
}

function handoffSentence({ w, name }: Within, { from, to, ownership, acceptance, seam }: Handoff): Piece {
  const owners: Record<string, Piece> = {
    moves: say`From then on, the case belongs to ${actor(w, to)}.`,
    stays: say`The case still belongs to ${actor(w, from)}.`,
  };
  const owned = ownership === undefined ? undefined : (row(owners, ownership) ?? say`Ownership: ${quoted(ownership)}.`);
  const accepted = acceptance === undefined ? undefined : say`It is accepted so: ${quoted(acceptance)}.`;
  const met = seam === undefined || seam === "segregation_of_duties" ? undefined : say`They meet there ${phrase(SEAMS, seam)}.`;
  return sentences(say`In ${name}, ${actor(w, from)} hands work on to ${actor(w, to)}.`, owned, accepted, met);
}
