// Question 6, "What makes the result official?": ceilings, the record, conflicts, each act's commit; written and read back.
import type { ActAnswer, Answers, OfficialAnswer } from "../answers/answers.ts";
import { bindingKinds, COMMIT_RANK, derivedCommit, effectiveCeilings, strictest } from "../answers/derived.ts";
import { defaultCeilings } from "../catalogue/defaults.ts";
import { BINDING_KINDS, isBinding } from "../catalogue/kinds.ts";
import type { GrantDocument } from "../grant/valid-grant.ts";
import type { Authority, Ceilings, Conflict, Grant } from "../schema/grant.gen.ts";
import { listMember, text, texts } from "./typed.ts";

/** All seven ceilings, what is kept of every official act, and the disagreements that were left in (G11). */
export function compileOfficial({ official, work }: Answers): Pick<Grant, "ceilings" | "record" | "conflicts"> {
  const conflicts = official.conflicts.map(
    (conflict): Conflict => ({
      about: text(conflict.about),
      tool_permission: text(conflict.tool_permission),
      work_rule: text(conflict.work_rule),
      // Not said yet: left out, so that the schema refuses it.
      ...(conflict.applies === undefined ? ({} as Pick<Conflict, "applies">) : { applies: conflict.applies }),
      chosen: text(conflict.chosen),
      why: text(conflict.why),
    }),
  );
  return {
    ceilings: effectiveCeilings(official, work.acts),
    record: { where: text(official.record_where), contains: texts(official.record_contains) },
    ...listMember("conflicts", conflicts),
  };
}

/** How one act becomes official: the strictest of its ceiling, its go-ahead and what was chosen for it (G3). */
export function commitOf(act: ActAnswer, ceilings: Ceilings): Authority["commit"] {
  const derived = derivedCommit(act, ceilings);
  return isBinding(act.kind) && act.stricter !== undefined ? strictest(derived, act.stricter) : derived;
}

/** The answers to question 6, read back from a Grant: only the ceilings that are not the least-privilege ones were chosen. */
export function officialFrom(grant: GrantDocument): OfficialAnswer {
  const least = defaultCeilings(bindingKinds(grant.authorities));
  const chosen = BINDING_KINDS.filter((kind) => grant.ceilings[kind] !== least[kind]);
  return {
    ceilings: Object.fromEntries(chosen.map((kind) => [kind, grant.ceilings[kind]])),
    record_where: grant.record.where,
    record_contains: grant.record.contains,
    conflicts: grant.conflicts ?? [],
  };
}

/** What was chosen stricter for one act than its ceiling and go-ahead make it; nothing where they make it so by themselves. */
export function stricterFrom(authority: Authority, ceilings: Ceilings): Pick<ActAnswer, "stricter"> {
  const { commit, kind } = authority;
  if (commit === "automatic" || COMMIT_RANK[commit] >= COMMIT_RANK[derivedCommit(authority, ceilings)]) return {};
  return isBinding(kind) ? { stricter: commit } : {};
}
