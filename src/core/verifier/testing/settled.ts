// Settlement evidence as it is meant to be given: everything that the formations which govern an act want, in one object.

import { settlementKindOf } from "../../formations/f02-routing-settlement.ts";
import { evaluatorOf, evidenceOf, governedBy, participantsOf } from "../../formations/f03-defaults.ts";
import type { ActorRef, Authority, Formation, Grant } from "../../schema/grant.gen.ts";

/** The evidence, or nothing where no formation that governs the act wants any. Whether it settles them all is the verifier's to say. */
export function settling(grant: Grant, authority: Authority): { [part: string]: unknown } | undefined {
  const wanting = (grant.formations ?? []).filter(
    (formation) => evidenceOf(formation).length > 0 && governedBy(grant, formation).includes(authority),
  );
  const [first] = wanting;
  if (first === undefined) return undefined;
  const wants = (part: string) =>
    wanting.filter(
      (formation) =>
        evidenceOf(formation).some((type) => type === part) || (part === "votes" && formation.settlement?.threshold !== undefined),
    );
  const of = (formation: Formation) => participantsOf(grant, formation);
  /** Whoever is named has to take part in all of them. */
  const everywhere = of(first).flatMap(({ actor }) =>
    wanting.every((one) => of(one).some((other) => other.actor === actor)) ? actor : [],
  );
  const evaluator = evaluatorOf(first);
  const evidence: { [part: string]: unknown } = { kind: settlementKindOf(first), evaluator };
  if (wants("accept").length > 0) evidence.accept = { actor: evaluator };
  if (wants("votes").length > 0) evidence.votes = everywhere.map((actor) => ({ actor, verdict: "approve" }));
  if (wants("transfer").length > 0) {
    const [one, ...others] = wants("transfer").map(({ handoffs = [] }) => handoffs);
    const common = (one ?? []).find(
      ({ from, to }) =>
        [from, to].every((end) => everywhere.includes(end)) &&
        others.every((handoffs) => handoffs.some((handoff) => handoff.from === from && handoff.to === to)),
    );
    const { from, to } = common ?? one?.[0] ?? { from: "agent:nobody", to: "agent:nobody" };
    evidence.transfer = { from, to };
  }
  if (wants("award").length > 0) {
    const isMember = (actor: ActorRef) =>
      wants("award").every((one) => of(one).some((other) => other.actor === actor && other.membership === "member"));
    evidence.award = { actor: everywhere.find(isMember) ?? "agent:nobody" };
  }
  if (wants("commit").length > 0) {
    const ratifying = wants("commit").flatMap((one) => of(one).flatMap(({ actor, commit }) => (commit === "ratifies" ? actor : [])));
    evidence.commit = [...new Set(ratifying)].map((actor) => ({ actor }));
  }
  return evidence;
}
