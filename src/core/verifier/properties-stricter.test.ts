// "A mode only tightens" (G10), "a denial beats an allowance", "a formation never widens a Grant" (F8): what makes a Grant, or its host, stricter by
// one thing never loosens a decision, nor what would follow from it after every yes.
import { describe } from "vitest";
import type { Verdict } from "../catalogue/reasons.ts";
import { copy } from "../containment/testing/family.ts";
import type { Grant } from "../schema/grant.gen.ts";
import type { Decision } from "./decision.ts";
import { arbitraryJudged } from "./testing/arbitrary-judged.ts";
import type { Draw } from "./testing/draw.ts";
import type { Asked } from "./testing/requests.ts";
import { broken, judgedProperty } from "./testing/runs.ts";
import { type Scene, sceneIfAny, sceneOf } from "./testing/scene.ts";
import { drawAsked } from "./testing/straying.ts";
import * as stricter from "./testing/stricter.ts";
import { verify } from "./verify.ts";

const RANK: Record<Verdict, number> = { DENY: 0, ASK_USER: 1, ALLOW: 2 };

/** The strictest of a decision and what would follow: below what it was is fine, above is not. */
function strictness({ decision, then }: Decision): number {
  return Math.min(RANK[decision], ...then.map((next) => RANK[next.decision]));
}

function neverLooser({ request, context }: Asked, changed: Asked["context"], grants: readonly Grant[]): void {
  const before = verify(request, context);
  const after = verify(request, changed);
  if (strictness(after) > strictness(before))
    broken("It became looser:", { before, after, request, plain: { ...changed, grant: undefined } }, grants);
}

/** The same host beside the stricter Grant: what it accepted is that one. */
function beside(context: Asked["context"], from: Scene, to: Scene): Asked["context"] {
  const accepted = context.acceptance?.seal === from.prepared.seal ? { acceptance: { ...context.acceptance, seal: to.prepared.seal } } : {};
  return { ...context, grant: to.prepared, ...accepted };
}

function property(name: string, change: stricter.Stricter): void {
  judgedProperty(name, {
    of: arbitraryJudged,
    prepare: async (grant, draw) => {
      const narrower = copy(grant);
      if (!change(narrower, draw)) return undefined;
      const [before, after] = [await sceneOf(grant), await sceneIfAny(narrower)];
      // What is no Grant any more is denied at step 0.
      return "findings" in after ? undefined : { before, after };
    },
    holds: ({ before, after }, draw) => {
      const asked = drawAsked(before, draw);
      neverLooser(asked, beside(asked.context, before, after), [before.grant, after.grant]);
    },
  });
}

/** More was done today; where the host gave no count, it gives none. */
function more(usage: NonNullable<Asked["context"]["usage"]>): typeof usage {
  return usage.today === undefined ? usage : { ...usage, today: [...usage.today, { act: "x", count: 100 }] };
}

describe("it never loosens a decision", () => {
  property("a stricter working mode", stricter.stricterMode);
  property("an added denial", stricter.addedDenial);
  property("a removed source", stricter.removedSource);
  property("a removed counterparty", stricter.removedCounterparty);
  property("a removed channel", stricter.removedChannel);
  property("a lower limit", stricter.lowerLimit);
  property("an added gate", stricter.addedGate);
  property("another stricter rule", stricter.stricterRule);

  hostProperty("a stricter session mode", (context, { grant }, draw) => {
    const mode = draw.from(stricter.stricterModes(context.session_mode ?? grant.defaults.working_mode));
    return mode === undefined ? {} : { session_mode: mode };
  });
  hostProperty("a host that knows less, or reaches the principal by less", (context, _, draw) => {
    const { usage, known_counterparties = [], channels = [], attested = [], trusted_runners = [], status } = context;
    return draw.one<Partial<Asked["context"]>>([
      usage === undefined ? {} : { usage: draw.chance(0.5) ? {} : more(usage) },
      { known_counterparties: known_counterparties.slice(1) },
      { channels: channels.slice(1) },
      { attested: attested.slice(1) },
      { trusted_runners: trusted_runners.slice(1) },
      status === "active" ? { status: "unknown" } : {},
      { enforcement: "commit_boundary" },
    ]);
  });
});

function hostProperty(name: string, change: (context: Asked["context"], scene: Scene, draw: Draw) => Partial<Asked["context"]>): void {
  judgedProperty(name, {
    of: arbitraryJudged,
    prepare: (grant) => sceneOf(grant),
    holds: (scene, draw) => {
      const asked = drawAsked(scene, draw);
      neverLooser(asked, { ...asked.context, ...change(asked.context, scene, draw) }, [scene.grant]);
    },
  });
}
