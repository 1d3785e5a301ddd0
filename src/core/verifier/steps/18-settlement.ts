// §7 step 18 (F9): an official act in a formation whose settlement names evidence is settled by evidence of that form, attested as a whole.
import { isAttested } from "../attestation.ts";
import { unsettled } from "../settlement.ts";
import { type Judged, PASSES, type Said, type StepSpec, says } from "../step.ts";

export const spec: StepSpec = {
  step: 18,
  title: "Settlement",
  clause:
    "settlement, for an official act in a formation whose settlement names evidence: no evidence, evidence of another kind, an actor who is not a participant, a missing evidence type, an unattested part, the wrong evaluator or too few approvals → ASK_USER not_settled",
};

/** Every governing formation that names evidence has to be settled by the one object that the request carries. */
export function judge({ request, context, held }: Judged): Said {
  if (held === undefined) return PASSES;
  for (const { index, settlement, participants, members } of held.formations) {
    if (settlement === undefined) continue;
    const path = `/formations/${index}/settlement`;
    const why = unsettled(request.settlement_evidence, { wanted: settlement, participants, members });
    if (why !== undefined) return says("not_settled", path, why);
    if (!isAttested(request, held.authority.act, context)) return says("not_settled", path, "The evidence is not attested as a whole.");
  }
  return PASSES;
}
