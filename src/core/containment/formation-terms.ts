// G9a formations, its terms: "the same settlement kind and evaluator, evidence ⊇, threshold ≥ … every protocol answer kept unchanged … the
// same join and termination kind, max rounds ≤". Each as it holds, F2's and F3's defaults included: what is not written is not missing.
import { settlementKindOf } from "../formations/f02-routing-settlement.ts";
import { evaluatorOf, evidenceOf, joinOf, membersOf, terminationOf } from "../formations/f03-defaults.ts";
import { pointer } from "../lib/pointer.ts";
import type { Formation, Protocol } from "../schema/grant.gen.ts";
import { type Add, inChild, type Pair } from "./row.ts";

/** How the work comes together and ends. */
export function compareShape(own: Formation, theirs: Formation, path: string, add: Add): void {
  const [join, bound] = [joinOf(own), joinOf(theirs)];
  if (join !== bound) {
    const message = `The work comes together by ${bound ?? "no rule"} in the parent and by ${join ?? "no rule"} here. A child keeps the join.`;
    add(path + pointer("join"), message, { parent: bound, child: join });
  }
  const [ends, limit] = [terminationOf(own), terminationOf(theirs)];
  if (ends?.kind !== limit?.kind) {
    const message = `The work is ended by ${limit?.kind ?? "nothing that is written"} in the parent and by ${ends?.kind ?? "nothing that is written"} here. A child keeps it.`;
    add(path + pointer("termination", "kind"), message, { parent: limit?.kind, child: ends?.kind });
  }
  const [rounds, most] = [ends?.max_rounds, limit?.max_rounds];
  if (most !== undefined && (rounds === undefined || rounds > most)) {
    const message = `The parent stops after ${most} rounds, and this child after ${rounds ?? "no number of"} rounds. Lower it to that or less.`;
    add(path + pointer("termination", "max_rounds"), message, { parent: most, child: rounds });
  }
}

/** What makes a result final. */
export function compareSettlement(pair: Pair, own: Formation, theirs: Formation, path: string, add: Add): void {
  const [kind, bound] = [settlementKindOf(own), settlementKindOf(theirs)];
  if (kind !== bound) {
    add(path + pointer("kind"), `A result is settled by ${bound} in the parent and by ${kind} here. A child keeps the kind.`, {
      parent: bound,
      child: kind,
    });
  }
  const [judge, above] = [evaluatorOf(own), evaluatorOf(theirs)];
  // Several leads and no evaluator: nobody is known, which cannot be the same.
  if (judge === undefined || above === undefined || judge !== inChild(pair, above)) {
    const message = `Results are judged by ${above === undefined ? "nobody known" : inChild(pair, above)} by the parent, and by ${judge ?? "nobody known"} here. A child keeps the evaluator.`;
    add(path + pointer("evaluator"), message, { parent: above, child: judge });
  }
  const missing = evidenceOf(theirs).filter((part) => !evidenceOf(own).includes(part));
  if (missing.length > 0) {
    add(path + pointer("evidence"), `The parent settles with ${missing.join(", ")} as well. Ask for it here too.`, {
      parent: evidenceOf(theirs),
      child: evidenceOf(own),
    });
  }
  compareThreshold(pair, own, theirs, path + pointer("threshold"), add);
}

/** Without a threshold every vote has to approve (§7 step 18), so that adding one would let a result pass over a rejection. */
function compareThreshold(pair: Pair, own: Formation, theirs: Formation, path: string, add: Add): void {
  const [approvals, least] = [own.settlement?.threshold?.approvals, theirs.settlement?.threshold?.approvals];
  if (least !== undefined) {
    if (approvals !== undefined && approvals >= least) return;
    const message = `The parent needs ${least} approvals, and this child ${approvals ?? "no number of them"}. Ask for as many or more.`;
    add(path, message, { parent: least, child: approvals });
  } else if (approvals !== undefined && evidenceOf(theirs).includes("votes")) {
    if (approvals >= new Set(membersOf(pair.child, own)).size) return;
    const message = `In the parent no vote may reject, and here ${approvals} approvals are enough. Leave the threshold out, or let it be every member.`;
    add(path, message, { child: approvals });
  }
}

/** The mesh's five answers and the handoff's three, word for word. */
export function compareProtocol(own: Formation, theirs: Formation, path: string, add: Add): void {
  for (const question of Object.keys(theirs.protocol ?? {}) as (keyof Protocol)[]) {
    const [answer, bound] = [own.protocol?.[question], theirs.protocol?.[question]];
    if (answer === bound) continue;
    add(path + pointer(question), `The parent's answer to the question ${question} is changed or missing here. Keep it word for word.`, {
      parent: bound,
      child: answer,
    });
  }
}
