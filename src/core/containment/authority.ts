// G9a authorities, one beside one: an authority of the child beside the one of the parent that it is taken from.
import { pointer } from "../lib/pointer.ts";
import { COMMIT_RANK } from "../rules/g03-ceiling.ts";
import type { Authority } from "../schema/grant.gen.ts";
import { compareGrounding } from "./grounding.ts";
import { compareLimits } from "./limits.ts";
import { type Add, listed, type Pair } from "./row.ts";
import { compareTargets } from "./targets.ts";

/** Compares everything but the act, which is the same. `path` is the pointer of the child's authority. */
export function compareAuthority(pair: Pair, own: Authority, theirs: Authority, path: string, add: Add): void {
  const { defaults } = pair.parent;
  for (const name of ["effect", "kind"] as const) {
    if (own[name] === theirs[name]) continue;
    const message = `The act ${own.act} has another ${name} than in the parent. A child keeps it as it is.`;
    add(path + pointer(name), message, { parent: theirs[name], child: own[name] });
  }
  compareConsent(own, theirs, path, add);
  compareTargets(pair, own.targets, theirs.targets, path, add);
  compareGrounding(pair, [own.grounding, theirs.grounding, defaults.grounding.freshness], path, add);
  compareLimits(own.limits, theirs.limits, defaults.limits, path, add);
  compareCategories(pair, own, theirs, path, add);
  compareHolders(pair, own, theirs, path, add);
  // Pausing for the whole child is pausing here.
  if (theirs.pause_on_unexpected && !own.pause_on_unexpected && !pair.child.defaults.pause_on_unexpected) {
    const message = `The act ${own.act} pauses on anything unexpected in the parent, and not here. Let it pause too.`;
    add(path + pointer("pause_on_unexpected"), message, { parent: true });
  }
}

/** The go-ahead and the commit. The words of a go-ahead are words. */
function compareConsent(own: Authority, theirs: Authority, path: string, add: Add): void {
  if (COMMIT_RANK[own.commit] > COMMIT_RANK[theirs.commit]) {
    const message = `The commit of ${own.act} is ${own.commit}, which is looser than the parent's ${theirs.commit}. Choose that or a stricter one.`;
    add(path + pointer("commit"), message, { parent: theirs.commit, child: own.commit });
  }
  const [mine, bound] = [own.go_ahead?.mode, theirs.go_ahead?.mode];
  if (mine === bound || mine === "each_time") return;
  const message = `The go-ahead for ${own.act} is ${bound ?? "not needed"} in the parent and ${mine ?? "not needed"} here. Keep it, or ask each time.`;
  add(path + pointer("go_ahead"), message, { parent: theirs.go_ahead, child: own.go_ahead });
}

const CATEGORIES = pointer("limits", "categories");

function compareCategories({ holds }: Pair, own: Authority, theirs: Authority, path: string, add: Add): void {
  const [mine, bound] = [own.limits.categories, theirs.limits.categories];
  if (bound === undefined) return;
  if (mine === undefined) {
    add(path + CATEGORIES, `The parent holds ${own.act} to some categories, and this child to none, which is wider. Write them here too.`, {
      parent: bound,
    });
    return;
  }
  for (const [k, category] of mine.entries()) {
    if (holds(bound, category)) continue;
    add(path + CATEGORIES + pointer(k), `The category ${listed([category])} of ${own.act} is not among the parent's. Take it away.`, {
      child: category,
    });
  }
}

/** Who may act, and through what: nobody and nothing is added but the child's own delegate. */
function compareHolders({ child, relation, holds }: Pair, own: Authority, theirs: Authority, path: string, add: Add): void {
  for (const [k, id] of own.resources.entries()) {
    if (holds(theirs.resources, id)) continue;
    add(path + pointer("resources", k), `The parent does not let ${own.act} use the system ${id}. Take it away.`, { child: id });
  }
  for (const [k, actor] of own.actors.entries()) {
    if (holds(theirs.actors, actor) || (relation === "child" && actor === child.delegate.sub)) continue;
    const message = `The parent does not let ${actor} do ${own.act}. Name only who holds it there, or this child's own delegate.`;
    add(path + pointer("actors", k), message, { child: actor });
  }
}
