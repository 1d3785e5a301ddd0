// §7 step 9: information that is moved between apps, and how many people one act reaches.
import { quote } from "../../lib/text.ts";
import type { Request } from "../decision.ts";
import type { Lookup } from "../lookup.ts";
import { type Found, found, type Judged, PASSES, type Said, type StepSpec } from "../step.ts";

export const spec: StepSpec = {
  step: 9,
  title: "Moving information",
  clause:
    "moving information: never → DENY · ask → ASK_USER · to an app the Grant does not list → DENY; more recipients than max_recipients → ASK_USER",
};

/** Moves that are stated are judged whatever the effect, with a change to itself too, and the effect move_information always is. */
export function judge({ request, lookup, held }: Judged): Said {
  const moves = request.moves ?? (held?.authority.effect === "move_information" ? {} : undefined);
  const said = [...(moves === undefined ? [] : movement(moves, lookup)), ...recipients(request, lookup)];
  return said.length === 0 ? PASSES : said;
}

function movement({ from, to }: NonNullable<Request["moves"]>, { grant, resources }: Lookup): Found[] {
  const path = "/defaults/data_movement";
  const rule = grant.defaults.data_movement;
  if (rule === "never") return [found("movement_never", path)];
  // Where it goes is asked for first: nobody can say yes to moving information to nowhere that is named.
  const unstated = to === undefined ? [found("movement_target_unstated", path)] : [];
  // Under `ask` the principal is asked about an unlisted app, too.
  if (rule === "ask") return [...unstated, found("movement_asks", path)];
  if (to === undefined) return unstated;
  const listed = (app: string) => resources.has(app) || (app.startsWith("app:") && resources.has(app.slice(4)));
  const unlisted = [to, ...(from === undefined ? [] : [from])].find((app) => !listed(app));
  return unlisted === undefined ? [] : [found("movement_app_unlisted", path, `${quote(unlisted, 80)} is not among them.`)];
}

/** The larger of the stated number and the number of counterparties, for every act. */
function recipients({ arguments: args, counterparties = [] }: Request, { grant }: Lookup): Found[] {
  const reached = Math.max(args?.recipients ?? 0, counterparties.length);
  const { max_recipients } = grant.defaults;
  if (reached <= max_recipients) return [];
  return [found("too_many_recipients", "/defaults/max_recipients", `It reaches ${reached}; at most ${max_recipients} are allowed.`)];
}
