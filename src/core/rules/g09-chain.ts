// G9, as far as one Grant can be judged by itself: the shape of delegation. Whether a child is within its parents is compared beside them (G9a).
import { isHuman } from "../formations/f07-transitions.ts";
import type { RuleSpec } from "../grant/spec.ts";
import type { ValidGrant } from "../grant/valid-grant.ts";
import type { Finding } from "../lib/finding.ts";
import { pointer } from "../lib/pointer.ts";

export const spec: RuleSpec = {
  id: "G9",
  title: "The chain of delegation",
  clause:
    "A delegate receives a child Grant, never the parent's authority object. The child names its parents in delegation.chain (root first) and MUST be within its immediate parent: a subset of its acts, none of its denials dropped, equal or lower limits, equal or fewer sources and counterparties, the same or a shorter validity, the same or a stricter commit and ceilings, one level deeper and never beyond max_depth. A verifier judges a child only beside its parent chain; a child it cannot contain is DENIED whatever it claims.",
};

export function checkChain(grant: ValidGrant): Finding[] {
  const found: Finding[] = [];
  const add = (blocks: boolean, message: string, ...segments: (string | number)[]) =>
    found.push({ rule: "G9", path: pointer("delegation", ...segments), message, blocks });
  const { depth, max_depth, agents, chain } = grant.delegation;
  if (chain.length !== depth) {
    const parents = chain.length === 1 ? "1 parent is" : `${chain.length} parents are`;
    add(
      true,
      `A Grant at depth ${depth} names as many parents, but ${parents} listed. Correct the depth, or list every parent, root first.`,
      "chain",
    );
  }
  if (depth > max_depth) {
    add(
      true,
      `This Grant stands at depth ${depth}, deeper than the greatest depth ${max_depth}. Work may not be handed on this far.`,
      "depth",
    );
  }
  if (agents !== undefined && depth >= max_depth) {
    const message = `At depth ${depth} of ${max_depth} no work can be handed on, so no agents are named for it. Leave the list out, or allow a greater depth.`;
    add(true, message, "agents");
  }
  for (const [k, agent] of (agents ?? []).entries()) {
    if (isHuman(agent)) add(true, `Work is handed on to agents, and ${agent} is a person. Take it from the list.`, "agents", k);
  }
  const seen = new Set([grant.grant_id.toLowerCase()]);
  for (const [k, { grant_id, delegate }] of chain.entries()) {
    if (isHuman(delegate))
      add(true, `A parent Grant was given to an agent, and ${delegate} is a person. Correct the link.`, "chain", k, "delegate");
    const id = grant_id.toLowerCase();
    if (seen.has(id))
      add(true, `The Grant ${grant_id} stands in its own chain of parents. Each Grant stands there once.`, "chain", k, "grant_id");
    seen.add(id);
  }
  return found;
}
