// Invariant 5: "Delegated authority may narrow but never expand through sub-delegation." A child that G9a lets pass is never allowed what its parent is
// not, whatever the two hold: the comparison and the verifier are held against each other.
import { describe } from "vitest";
import { ALL_REASONS } from "../catalogue/reasons.ts";
import type { ActorRef } from "../schema/grant.gen.ts";
import { verified } from "./authenticated.ts";
import { preparedLookup } from "./prepare.ts";
import { resolveAuthority } from "./resolve-authority.ts";
import { arbitraryJudged } from "./testing/arbitrary-judged.ts";
import type { Draw } from "./testing/draw.ts";
import { type Family, familyOf } from "./testing/family.ts";
import type { Asked } from "./testing/requests.ts";
import { broken, judgedProperty } from "./testing/runs.ts";
import type { Scene } from "./testing/scene.ts";
import { drawAsked } from "./testing/straying.ts";
import { verify } from "./verify.ts";

/** The same with the one agent for the other, wherever it is named: who acts, who votes, who attests. */
function replaced<T>(value: T, from: ActorRef, to: ActorRef): T {
  if (value === from) return to as T;
  if (Array.isArray(value)) return value.map((inner) => replaced(inner, from, to)) as T;
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, replaced(inner, from, to)])) as T;
}

/** What a host says of one Grant of the family, its parents beside it; in carrier mode all of them authenticated. */
function hostOf(plain: Asked["context"], scene: Scene, parents: readonly Scene[], carrier: boolean): Asked["context"] {
  const { acceptance, ...rest } = plain;
  const accepted =
    acceptance === undefined
      ? {}
      : { acceptance: { grant_id: scene.grant.grant_id, seal: scene.prepared.seal, decision: acceptance.decision } };
  return {
    ...rest,
    ...accepted,
    grant: scene.prepared,
    parents: parents.map(({ prepared }) => ({ grant: prepared, status: "active" as const })),
    ...(carrier
      ? {
          mode: "carrier" as const,
          authenticated: verified(
            scene.prepared,
            parents.map(({ prepared }) => prepared),
          ),
        }
      : { mode: "document" as const }),
  };
}

function askedOfChild({ child }: Family, draw: Draw): { request: Asked["request"]; plain: Asked["context"] } {
  const { request, context } = drawAsked(child, draw);
  request.actor = child.grant.delegate.sub;
  const { grant: _, ...plain } = context;
  return { request, plain: plain as Asked["context"] };
}

/** The acts that a request resolves to under a Grant, for one actor. */
function resolved(request: Asked["request"], { prepared }: Scene): string[] {
  const lookup = preparedLookup(prepared);
  const { candidates } = lookup === undefined ? { candidates: [] } : resolveAuthority(request, lookup);
  const held = candidates.filter(({ actors }) => request.actor !== undefined && actors.has(request.actor));
  return [...new Set(held.map(({ authority }) => authority.act))].toSorted();
}

describe("a child within its parent", () => {
  judgedProperty("is never allowed what the parent is not", {
    of: arbitraryJudged,
    prepare: familyOf,
    holds: (family, draw) => {
      const { child, parents } = family;
      const parent = parents.at(-1) ?? parents[0];
      const { request, plain } = askedOfChild(family, draw);
      // Between agents the commit boundary takes carriers only.
      const carrier = plain.enforcement === "commit_boundary" || draw.chance(0.3);
      // With every yes given, what is left are the denials and what nobody stated.
      if (draw.chance(0.5)) plain.answered = [...ALL_REASONS];
      const ofChild = verify(request, hostOf(plain, child, parents, carrier));
      if (ofChild.decision !== "ALLOW") return;
      const [delegate, handing] = [child.grant.delegate.sub, parent.grant.delegate.sub];
      const asked = { ...replaced(request, delegate, handing), actor: handing };
      // A name that the child does not know, or an effect, may be another act for the parent, who holds more: then it is asked for the act by name.
      const acts = resolved(request, child);
      if (acts.length > 0 && resolved(asked, parent).join() !== acts.join()) {
        if (acts.length > 1 || request.arguments?.subscription === true) return;
        asked.act = acts[0] ?? "";
      }
      const host = hostOf(replaced(plain, delegate, handing), parent, parents.slice(0, -1), carrier);
      const ofParent = verify(asked, host);
      if (ofParent.decision === "ALLOW") return;
      broken("The child may, and the parent may not:", { ofChild, ofParent, request, asked, plain }, child.grant, parent.grant);
    },
  });
});
