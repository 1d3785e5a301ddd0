// What an answer means while it is left open: the sources, ceilings and commit that follow from the other answers.
// The pages show these beside the question; the compiler writes them; the way back leaves out what equals them.
import { defaultCeilings } from "../catalogue/defaults.ts";
import { type BindingKind, CEILINGS, isBinding } from "../catalogue/kinds.ts";
import { sourceApp } from "../catalogue/sources.ts";
import type { Authority, CeilingLevel, SourceRef } from "../schema/grant.gen.ts";
import type { ActAnswer, GroundsAnswer, OfficialAnswer } from "./answers.ts";

/**
 * The sources an act may rely on while none are chosen for it (§4 question 4): the defaults' plain sources, and those of its own apps
 * that the defaults allow. Never memory for a binding act (it is a lead, not proof), never a source that is prohibited.
 */
export function derivedSources(
  act: Pick<ActAnswer, "kind" | "resources"> & { grounding: Pick<ActAnswer["grounding"], "prohibited"> },
  grounds: Pick<GroundsAnswer, "allowed" | "prohibited">,
): SourceRef[] {
  const prohibited = new Set(act.grounding.prohibited ?? grounds.prohibited);
  const allowed = new Set(grounds.allowed);
  const plain = grounds.allowed.filter((source) => sourceApp(source) === undefined);
  const apps = act.resources.map((id) => `app:${id}`).filter((source) => allowed.has(source));
  return groundable([...plain, ...apps], act.kind).filter((source) => !prohibited.has(source));
}

/** The sources without memory where the act is binding (§4.4: memory is a lead, not proof). */
export function groundable(sources: readonly SourceRef[], kind: ActAnswer["kind"]): SourceRef[] {
  return sources.filter((source) => !(isBinding(kind) && source === "agent_memory"));
}

/** All seven ceilings: what was chosen, and the least-privilege ones, given which kinds of act are allowed. */
export function effectiveCeilings(
  official: Pick<OfficialAnswer, "ceilings">,
  acts: readonly Pick<ActAnswer, "kind">[],
): Record<BindingKind, CeilingLevel> {
  return { ...defaultCeilings(bindingKinds(acts)), ...official.ceilings };
}

/** The kinds of which an act is allowed. */
export function bindingKinds(acts: readonly Pick<ActAnswer, "kind">[]): ReadonlySet<BindingKind> {
  return new Set(acts.map(({ kind }) => kind).filter(isBinding));
}

const COMMIT_OF_CEILING = {
  proposal: "prohibited",
  on_confirm: "user_approval",
  self_within_limits: "automatic",
} as const satisfies Record<CeilingLevel, Authority["commit"]>;

/** How strict a commit is: 0 is the strictest (G3), on the same scale as a ceiling's rank. */
export const COMMIT_RANK = {
  prohibited: CEILINGS.proposal.rank,
  user_approval: CEILINGS.on_confirm.rank,
  automatic: CEILINGS.self_within_limits.rank,
} as const satisfies Record<Authority["commit"], number>;

/**
 * The commit that an act's ceiling and go-ahead make (G3): the stricter of the two. Standing reaches as far as the ceiling; each time,
 * and a go-ahead that is not given yet, never past your approval. An act of kind none has nothing to commit.
 */
export function derivedCommit(
  act: Pick<ActAnswer, "kind" | "go_ahead">,
  ceilings: Readonly<Record<BindingKind, CeilingLevel>>,
): Authority["commit"] {
  if (!isBinding(act.kind)) return "automatic";
  return strictest(COMMIT_OF_CEILING[ceilings[act.kind]], act.go_ahead?.mode === "standing" ? "automatic" : "user_approval");
}

/** The stricter of two commits. */
export function strictest(a: Authority["commit"], b: Authority["commit"]): Authority["commit"] {
  return COMMIT_RANK[a] <= COMMIT_RANK[b] ? a : b;
}
