// What an act would lead to if it were allowed now (§7), said before anyone decides: by the same compiler and the same steps as the Grant's own.
import type { Answers } from "../answers/answers.ts";
import { freshAct } from "../answers/fresh.ts";
import { type OutcomeOf, outcome } from "../outputs/outcome.ts";
import type { Effect, Kind } from "../schema/grant.gen.ts";
import { compile } from "./compile.ts";

const APP = { id: "any_app", provider: "-", label: "-", effects: [] };
const MINTED = { grant_id: "urn:uuid:00000000-0000-0000-0000-000000000000", issued_at: "2000-01-01T00:00:00Z" };

/**
 * The outcome of each of these acts, newly allowed: held by the delegate, bound to an app, with the least-privilege answers about it and
 * what the other questions already say. A denial of the act by name would end with the choice; one of its whole effect stays and decides.
 */
export function ifAllowed(
  answers: Answers,
  acts: readonly { readonly id: string; readonly effect: Effect; readonly kind: Kind }[],
): ReadonlyMap<string, OutcomeOf> {
  const work = {
    ...answers.work,
    resources: [APP],
    acts: acts.map((act) => ({ ...freshAct(act, answers.agents.delegate.sub), resources: [APP.id] })),
    nevers: answers.work.nevers.filter((denial) => denial.act === undefined),
  };
  const grant = compile({ ...answers, work }, MINTED);
  return new Map(grant.authorities.map((authority) => [authority.act, outcome(grant, authority)]));
}
