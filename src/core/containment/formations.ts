// G9a formations: every formation of the parent that governs an act of the child is there and rules it as strictly. A formation that only
// the child has may come with it: it never widens anything (F8).
import { pointer } from "../lib/pointer.ts";
import { compareGates } from "./formation-gates.ts";
import { type FormationPair, governedOf, pairedFormations } from "./formation-pairs.ts";
import { compareParticipants } from "./formation-participants.ts";
import { compareSegregation } from "./formation-segregation.ts";
import { compareProtocol, compareSettlement, compareShape } from "./formation-terms.ts";
import { type Add, listed, missingFrom, type Pair, type RowSpec } from "./row.ts";

export const spec: RowSpec = {
  id: "G9a.formations",
  title: "Formations kept",
  clause:
    "every parent formation that governs a child act is present, the parent's delegate replaced by the child's: members ⊆, human gates ⊇, the same settlement kind and evaluator, evidence ⊇, threshold ≥, segregation handoffs ⊇, every protocol answer kept unchanged (the mesh's five, the handoff's three), the same join and termination kind, max rounds ≤",
};

export function compareFormations(pair: Pair, add: Add): void {
  for (const both of pairedFormations(pair)) {
    if (both.child === undefined) {
      reportUnpaired(both, add);
      continue;
    }
    const path = pointer("formations", both.child.index);
    const [own, theirs] = [both.child.formation, both.parent.formation];
    if (own.arrangement !== theirs.arrangement) {
      const message = `This formation has the arrangement ${own.arrangement}, and the parent's ${theirs.arrangement}. A child keeps it.`;
      add(path + pointer("arrangement"), message, { parent: theirs.arrangement, child: own.arrangement });
    }
    const ungoverned = missingFrom(both.governed, governedOf(own, both.governed));
    if (ungoverned.length > 0) {
      const message = `The parent's formation governs ${listed(ungoverned)} as well, and this one does not. Add what is missing.`;
      add(path + pointer("acts"), message, { parent: theirs.acts, child: own.acts });
    }
    compareShape(own, theirs, path, add);
    compareSettlement(pair, own, theirs, path + pointer("settlement"), add);
    compareProtocol(own, theirs, path + pointer("protocol"), add);
    compareParticipants(pair, own, theirs, path, add);
    compareSegregation(pair, own, theirs, path + pointer("handoffs"), add);
    compareGates(pair, own, theirs, path + pointer("transitions"), add);
  }
}

function reportUnpaired({ parent, candidates }: FormationPair, add: Add): void {
  const { name, arrangement } = parent.formation;
  const which =
    name === undefined ? `The parent's formation of the arrangement ${arrangement}` : `The parent's formation ${listed([name])}`;
  const message =
    candidates === 0
      ? `${which} governs an act of this child and is missing here. Keep it.`
      : `${which} could be any of ${candidates} formations here. Give one of them its name.`;
  add(pointer("formations"), message, { parent: name ?? arrangement });
}
