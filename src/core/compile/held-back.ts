// Everything that keeps one allowed act from being finished by the agent itself, and where each of it was decided: found by taking away, one
// after the other, what §7 names as the reason.
import type { Answers } from "../answers/answers.ts";
import { CEILINGS, isBinding } from "../catalogue/kinds.ts";
import { MODES } from "../catalogue/modes.ts";
import { pointer } from "../lib/pointer.ts";
import { type OutcomeOf, outcome } from "../outputs/outcome.ts";
import type { Grant, WorkingMode } from "../schema/grant.gen.ts";

export interface HeldBack {
  readonly by:
    | "mode"
    | "go_ahead"
    | "ceiling"
    | "stricter"
    | "gate"
    | "formation"
    | "movement"
    | "unnamed_agents"
    | "denial"
    | "apps"
    | "targets"
    | "sources";
  /** JSON Pointer of the member of the Grant that decides it. */
  readonly path: string;
}

const LOOSEST_MODE = (Object.keys(MODES) as WorkingMode[]).reduce((a, b) => (MODES[b].rank > MODES[a].rank ? b : a));

/**
 * What holds the act at an index back, in the order of the steps of §7; empty where it goes on by itself. `grant` is what the answers compile
 * to. What refuses it outright comes alone or last: nothing beyond it is looked for. Throws a RangeError where there is no such act.
 */
export function heldBackBy(answers: Answers, grant: Grant, index: number): HeldBack[] {
  const act = answers.work.acts[index];
  let authority = grant.authorities[index];
  if (!act || !authority) throw new RangeError(`no act ${index} in a list of ${answers.work.acts.length}`);
  const { kind } = act;
  const at = (...names: string[]) => pointer("authorities", index, ...names);
  const found: HeldBack[] = [];
  let held = grant;
  // Each turn takes one reason away, and there are four that can be: moving information, the mode, a gate, the commit.
  for (let turn = 0; turn < 5; turn += 1) {
    const now = outcome(held, authority);
    if (now.outcome === "alone") break;
    switch (now.because) {
      case "mode_plan_prepares_only":
      case "mode_asks_each_time":
        found.push({ by: "mode", path: "/defaults/working_mode" });
        held = { ...held, defaults: { ...held.defaults, working_mode: LOOSEST_MODE } };
        break;
      case "movement_asks":
        found.push({ by: "movement", path: "/defaults/data_movement" });
        held = { ...held, defaults: { ...held.defaults, data_movement: "listed_apps" } };
        break;
      case "gate_requires_ask":
        found.push({ by: "gate", path: pointer("formations", now.formation ?? 0) }, { by: "go_ahead", path: at("go_ahead") });
        authority = { ...authority, go_ahead: { ...authority.go_ahead, mode: "standing" } };
        held = { ...held, authorities: held.authorities.with(index, authority) };
        break;
      case "commit_prohibited":
      case "commit_user_approval": {
        const isEachTime = authority.go_ahead?.mode !== "standing";
        if (isEachTime) found.push({ by: "go_ahead", path: at("go_ahead") });
        if (isBinding(kind) && CEILINGS[held.ceilings[kind]].rank < CEILINGS.self_within_limits.rank) {
          found.push({ by: "ceiling", path: pointer("ceilings", kind) });
        }
        if (act.stricter !== undefined) found.push({ by: "stricter", path: at("commit") });
        authority = { ...authority, commit: "automatic", go_ahead: { ...authority.go_ahead, mode: "standing" } };
        held = { ...held, authorities: held.authorities.with(index, authority) };
        break;
      }
      default:
        return [...found, refusal(grant, index, now)];
    }
  }
  return found;
}

/** Where a reason that no choice of questions 5 and 6 takes away was decided. */
function refusal(grant: Grant, index: number, { because, formation }: OutcomeOf): HeldBack {
  const at = (name: string) => pointer("authorities", index, name);
  switch (because) {
    case "denied": {
      const own = grant.authorities[index];
      const denial = grant.denied.findIndex(({ act, effect }) => act === own?.act || (act === undefined && effect === own?.effect));
      return { by: "denial", path: pointer("denied", denial) };
    }
    case "unnamed_agent":
    case "unnamed_agent_asks":
      return { by: "unnamed_agents", path: "/work_system/unnamed_agents" };
    case "movement_never":
      return { by: "movement", path: "/defaults/data_movement" };
    case "resource_unbound":
      return { by: "apps", path: at("resources") };
    case "counterparty_not_listed":
      return { by: "targets", path: at("targets") };
    case "source_not_allowed":
      return { by: "sources", path: at("grounding") };
    default:
      return { by: "formation", path: pointer("formations", formation ?? 0) };
  }
}
