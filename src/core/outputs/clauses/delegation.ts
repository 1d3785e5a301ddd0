// Whether work may be handed to agents under Grants of their own, and under which Grants this one stands (§5 delegation; G9, G9a).
import { pointer } from "../../lib/pointer.ts";
import type { Clause, ClauseWeight } from "../clause.ts";
import { count } from "../words/amounts.ts";
import { ident, type Piece, quoted, say, sentences, text } from "../words/inline.ts";
import { actor, actors, clause, type HeldBy, type Words } from "../words/words.ts";

const make = (w: Words, id: string, weight: ClauseWeight, held: HeldBy, refs: string[], said: Piece): Clause =>
  clause(w, { id, section: "participants", weight, refs, held, text: said });

export function delegationClauses(w: Words): Clause[] {
  const { depth, max_depth, agents, chain } = w.grant.delegation;
  const refs = [
    "/delegation/depth",
    "/delegation/max_depth",
    ...(agents ? ["/delegation/agents"] : []),
    ...(chain.length === 0 ? ["/delegation/chain"] : []),
  ];
  const stands =
    depth === 0 ? say`This Grant stands under no other.` : say`This Grant stands ${count(depth, "level")} below the first of its chain.`;
  const deepest = text(" A Grant may stand at most ");
  const levels = say`${deepest}${count(max_depth, "level")} below the first.`;
  const open = max_depth > depth;
  const whom = agents ? say`only to ${actors(w, agents, "or")}` : text("to any agent");
  const onward = open
    ? say`An agent may hand work on, ${whom}, each time under a Grant of its own that is never wider than this one.${levels}`
    : say`No agent may hand this authority on.${agents ? say` (Agents listed all the same: ${actors(w, agents)}.)` : []}${max_depth === depth ? [] : say` (Deepest level allowed: ${quoted(max_depth)}.)`}`;
  const purse = open
    ? [
        make(
          w,
          "delegation:purse",
          "limit",
          "asked",
          [],
          text(
            "What is spent under a Grant handed on counts against the limits of that Grant, not of this one: it may be spent beside them.",
          ),
        ),
      ]
    : [];
  return [make(w, "delegation", open ? "limit" : "never", "checked", refs, sentences(stands, onward)), ...purse, ...parents(w)];
}

/** The Grants above, root first. A verifier judges a child only beside them. */
function parents(w: Words): Clause[] {
  return w.grant.delegation.chain.map((link, i) => {
    const refs = (["grant_id", "delegate", "seal"] as const).map((member) => pointer("delegation", "chain", i, member));
    const first = i === 0 ? "The first Grant of the chain" : `Grant number ${i + 1} of the chain`;
    const said = say`${text(first)} is ${ident(link.grant_id)}, held by ${actor(w, link.delegate)} (fingerprint ${ident(link.seal)}). Nothing here is wider than it.`;
    return make(w, `chain:${link.grant_id}`, "limit", "checked", refs, said);
  });
}
