// A restatement held against the Grant it is of (§3, G15): what it widens, leaves out, cannot keep and does not say. "Restatement is the
// agent's structured reading of the proposed Grant against its own controls"; a mismatch shuts the acceptance, everything else is shown.
import { namedAgents } from "../formations/f03-defaults.ts";
import { pointer } from "../lib/pointer.ts";
import { folded } from "../lib/text.ts";
import type { SealedDocument } from "../outputs/rules/head.ts";
import type { Restatement } from "../schema/restatement.gen.ts";
import { judgeWidening } from "./judge-widening.ts";
import { asStated, type Judging, judging } from "./judging.ts";
import type { UnreadPart } from "./prune.ts";
import type { RestatementReading } from "./read-restatement.ts";
import { nearest } from "./touched.ts";
import type { Verdict } from "./verdicts.ts";

/**
 * Everything that is to be said of one agent's restatement, what shuts the acceptance first. The Grant is sealed, and its seal was verified.
 * Never throws for what `readRestatement` gives. Empty means: read whole, nothing wider, nothing missing, nothing left out.
 */
export function judgeRestatement(grant: SealedDocument, reading: RestatementReading): readonly Verdict[] {
  const judged = judging(grant);
  const { restatement = {} } = reading;
  if (Object.keys(restatement).length === 0) judgeNothing(reading, judged);
  else {
    judgeIdentity(restatement, judged);
    judgeWidening(restatement.can_comply ?? {}, judged);
    judgeDenials(restatement, judged);
    judgeInventories(restatement, judged);
    judgeRules(restatement, judged);
    judgeAgents(restatement, judged);
  }
  for (const part of reading.unread) judgeUnread(part, judged);
  return judged.verdicts.toSorted((a, b) => Number(b.shuts) - Number(a.shuts));
}

function judgeNothing({ blocks }: RestatementReading, { note }: Judging): void {
  const readable = blocks.filter(({ kind }) => kind === "restatement").length;
  const message =
    readable > 1 || (blocks.length > 1 && readable > 0)
      ? "There are several blocks in this text. Pick the one that is the restatement."
      : ["Nothing in this text could be read as a restatement.", ...blocks.flatMap(({ why }) => why ?? [])].join(" ");
  note("unread", { message, shuts: true });
}

/** Which Grant it is of. What it does not say is left out, not wrong. */
function judgeIdentity({ grant_id, fingerprint }: Restatement, { grant, note }: Judging): void {
  const both = [
    ["id", grant_id, grant.grant_id, "/grant_id"],
    ["fingerprint", fingerprint, grant.seal.value, "/seal/value"],
  ] as const;
  for (const [what, stated, own, ref] of both) {
    if (stated === undefined) note("left_out", { message: `It does not say the ${what} of the Grant that it read.`, refs: [ref] });
    else if (stated !== own) {
      const message = `It is of another Grant: the ${what} is ${asStated(stated)}, and this Grant’s is ${own}.`;
      note("wrong_grant", { message, refs: [ref], stated });
    }
  }
}

/** A denial that is not stated with `denied` is restated only by its rule; one that cannot be kept is not restated at all. */
function judgeDenials(
  { can_comply, cannot = [], enforced = [], instruction_only = [] }: Restatement,
  { grant, ruleOf, note, verdicts }: Judging,
): void {
  const kept = new Set<string>([...enforced, ...instruction_only]);
  const refused = new Set<string>(cannot.map(({ rule }) => rule));
  for (const [i, { act, effect }] of grant.denied.entries()) {
    const ref = pointer("denied", i);
    const rule = ruleOf.get(act === undefined ? `denial:effect:${effect}` : `denial:act:${act}`) ?? "";
    if (verdicts.some(({ code, refs }) => code === "missing_denial" && refs.includes(ref))) continue;
    if (refused.has(rule)) {
      note("missing_denial", { message: `The Grant denies this, and the restatement says that it cannot keep it (${rule}).`, refs: [ref] });
    } else if (can_comply?.denied === undefined && !kept.has(rule)) {
      const message = `The Grant denies this, and the restatement says nothing of it: it lists no denials, and ${rule} is in none of its lists of rules that it keeps.`;
      note("missing_denial", { message, refs: [ref] });
    }
  }
}

/** G15: "a restatement that cites a hash the principal did not review is a mismatch: it is not accepted". */
function judgeInventories({ inventories = [] }: Restatement, { grant, note }: Judging): void {
  const bound = grant.discovery.inventories ?? [];
  const reviewed = new Set(bound.map(({ sha256 }) => sha256));
  for (const hash of new Set(inventories)) {
    if (reviewed.has(hash)) continue;
    const message = `It goes by an inventory that the Grant does not name, with the hash ${asStated(hash)}: nobody reviewed it.`;
    note("unknown_inventory", {
      message,
      refs: bound.map((_, i) => pointer("discovery", "inventories", i, "sha256")),
      clauses: ["discovery:none"],
      stated: hash,
    });
  }
  for (const [i, { agent, sha256 }] of bound.entries()) {
    if (inventories.includes(sha256)) continue;
    const message = `It does not name the reviewed inventory of ${agent}.`;
    note("left_out", { message, refs: [pointer("discovery", "inventories", i, "sha256")] });
  }
}

/** Each rule is in one of the three lists: cannot, enforced, instruction only. */
function judgeRules({ cannot = [], enforced = [], instruction_only = [] }: Restatement, { rules, note }: Judging): void {
  const lists = [new Set(cannot.map(({ rule }) => rule)), new Set(enforced), new Set(instruction_only)];
  for (const { rule, why } of cannot) {
    if (!rules.has(rule)) continue;
    const reason = why === undefined ? "It does not say why." : `Its reason: ${asStated(why)}`;
    note("cannot_comply", {
      message: `It says that it cannot keep ${rule}. ${reason}`,
      clauses: rules.get(rule) ?? [],
      ...(why === undefined ? {} : { stated: why }),
    });
  }
  for (const [rule, clauses] of rules) {
    const named = lists.filter((list) => list.has(rule)).length;
    if (named === 0)
      note("left_out", {
        message: `It does not say of ${rule} whether its controls hold it, or it only follows it, or it cannot.`,
        clauses,
      });
    else if (named > 1) note("unread", { message: `It says two things of ${rule}. Take it for the weaker of them.`, clauses });
  }
  for (const rule of new Set(lists.flatMap((list) => [...list]))) {
    if (!rules.has(rule)) note("unread", { message: `It names ${rule}, which is no rule of this Grant.`, stated: rule });
  }
}

/** §3: "which of its agents each named agent means"; the agent maps each name before acceptance and never guesses (§4 question 3). */
function judgeAgents({ agents = [] }: Restatement, { grant, note }: Judging): void {
  const named = namedAgents(grant);
  const runtimes = new Map<string, Map<string, string>>(named.map((agent) => [agent, new Map()]));
  for (const { named: agent, runtime = "" } of agents) {
    const known = runtimes.get(agent);
    if (known === undefined)
      note("unmapped_agent", { message: `It maps ${asStated(agent)}, which is no agent of this Grant.`, stated: agent });
    else if (runtime.trim() !== "") known.set(folded(runtime), runtime);
  }
  const meant = new Map<string, string[]>();
  for (const [agent, own] of runtimes) {
    const refs = [agentRef(grant, agent)];
    const stated = [...own.values()].join(", ");
    if (own.size === 0) note("unmapped_agent", { message: `It does not say which of its agents ${agent} is.`, refs });
    if (own.size > 1) note("unmapped_agent", { message: `It maps ${agent} to several of its agents: ${asStated(stated)}.`, refs, stated });
    for (const runtime of own.keys()) meant.set(runtime, [...(meant.get(runtime) ?? []), agent]);
  }
  for (const [runtime, several] of meant) {
    if (several.length < 2) continue;
    const stated = runtimes.get(several[0] ?? "")?.get(runtime) ?? runtime;
    const message = `It maps ${several.join(" and ")} to one of its agents, ${asStated(stated)}. Each named agent is another.`;
    note("unmapped_agent", { message, refs: several.map((agent) => agentRef(grant, agent)), stated });
  }
}

/** Where an agent of the Grant is named. */
export function agentRef(grant: SealedDocument, agent: string): string {
  const i = grant.work_system.members.findIndex(({ actor }) => actor === agent);
  return i === -1 ? "/delegate/sub" : pointer("work_system", "members", i, "actor");
}

/** Where a part that could not be read might reach further than the Grant, or be of another: it shuts, because nobody can know. */
const MIGHT_BE_WIDER = /^\/(?:can_comply|grant_id|fingerprint|inventories)(?:\/|$)/;

function judgeUnread({ path, value, why, known }: UnreadPart, { grant, note }: Judging): void {
  const shuts = path === "" || (known && MIGHT_BE_WIDER.test(path));
  const [, defaults] = path.match(/^\/can_comply(\/defaults\/.+)$/) ?? [];
  const refs = defaults === undefined ? [] : [nearest(grant, defaults)].filter((ref) => ref !== "" && ref !== "/defaults");
  const open = shuts ? " It might be wider than the Grant." : "";
  note("unread", { message: `Not read: ${path === "" ? "all of it" : asStated(path)}. ${why}${open}`, refs, stated: value, shuts });
}
