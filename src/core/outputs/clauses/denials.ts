// What may never be done: each denial (§5 denied, §7 step 5), and what no Grant allows because it does not name it (§4, §7b).
import { actRow } from "../../catalogue/acts.ts";
import { pointer } from "../../lib/pointer.ts";
import type { Denial } from "../../schema/grant.gen.ts";
import type { Clause } from "../clause.ts";
import { actPhrase, effectPhrase } from "../words/acts.ts";
import { ident, list, type Piece, quoted, say, text } from "../words/inline.ts";
import { clause, type Words } from "../words/words.ts";

export function denialClauses(w: Words): Clause[] {
  const denials = w.grant.denied.map((denial, i) =>
    clause(w, {
      id: denial.act === undefined ? `denial:effect:${denial.effect}` : `denial:act:${denial.act}`,
      section: "never",
      weight: "never",
      refs: (["act", "effect", "kind", "label"] as const)
        .filter((member) => denial[member] !== undefined)
        .map((member) => pointer("denied", i, member)),
      held: "control",
      text: sentence(w, denial),
    }),
  );
  const silence = clause(w, {
    id: "never:unnamed",
    section: "never",
    weight: "never",
    refs: w.grant.denied.length === 0 ? ["/denied"] : [],
    held: "control",
    text: text(
      w.grant.denied.length === 0
        ? "No act is marked as never. All the same, what this Grant does not allow is not allowed: silence is not consent."
        : "What this Grant does not allow is not allowed: silence is not consent.",
    ),
  });
  return [...denials, silence];
}

/**
 * A denial of one act reaches every act of its effect that the Grant does not hold by name (step 5): the sentence says so. Where acts of the same
 * effect are allowed by name, it says that these stay, so that nobody reads it as denying them.
 */
function sentence(w: Words, denial: Denial): Piece {
  const label = denial.label === undefined ? [] : say` (${quoted(denial.label)})`;
  const act = actPhrase(w, denial);
  const what = effectPhrase(denial.effect, denial.kind);
  if (denial.act === undefined) {
    return w.style === "agent"
      ? say`No agent may ${act}${label}, by any act of the effect ${ident(denial.effect)}.`
      : say`No agent may ${act}${label}, whoever asks for it: no act that does this is allowed.`;
  }
  const denied = new Set(w.grant.denied.map((other) => other.act));
  const stay = [...new Set(w.grant.authorities.flatMap((one) => (one.effect === denial.effect && !denied.has(one.act) ? [one.act] : [])))];
  const stays = stay.length === 0 ? [] : say` What is allowed as ${list(stay.map(ident), "or")} stays allowed.`;
  // A person's own act carries its id already, and to an agent every act does.
  const main = stay.length > 0 && w.style !== "agent" && actRow(denial.act) ? say`${act} (the act ${ident(denial.act)})` : act;
  if (w.style === "agent") return say`No agent may ${main}${label}.${stays}`;
  return say`No agent may ${main}${label}, whoever asks for it. Nor may any agent ${what} by another act that this Grant does not allow by name.${stays}`;
}
