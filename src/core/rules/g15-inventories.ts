// G15: discovery.inventories binds the SHA-256 of every inventory text that the principal reviewed, one per agent. The form of a hash is the
// schema's; how one is taken is discovery's.
import { namedAgents } from "../formations/f03-defaults.ts";
import type { RuleSpec } from "../grant/spec.ts";
import type { ValidGrant } from "../grant/valid-grant.ts";
import type { Finding } from "../lib/finding.ts";
import { pointer } from "../lib/pointer.ts";

export const spec: RuleSpec = {
  id: "G15",
  title: "The inventories that were reviewed",
  clause:
    "discovery.inventories binds the SHA-256 of every inventory text the principal reviewed, one per agent. A capability outside what was reviewed can then be told apart from it; discovery still grants nothing (G6). Each hash is SHA-256 over the exact UTF-8 text the principal saw and accepted — after any redaction they made, trimmed of surrounding whitespace — so they can recompute it; a writer hashes what it displays, never an earlier copy. The writer shows each hash beside that text, and a restatement that cites a hash the principal did not review is a mismatch: it is not accepted.",
};

/** The SHA-256 of no text at all. */
const OF_NOTHING = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";

export function checkInventories(grant: ValidGrant): Finding[] {
  const found: Finding[] = [];
  const named = new Set(namedAgents(grant));
  const agents = new Set<string>();
  const hashes = new Map<string, string>();
  for (const [i, { agent, sha256 }] of (grant.discovery.inventories ?? []).entries()) {
    const add = (blocks: boolean, message: string, member: string) =>
      found.push({ rule: "G15", path: pointer("discovery", "inventories", i, member), message, blocks });
    if (agents.has(agent))
      add(true, `Two inventories are bound for ${agent}, and an agent has one. Keep the one that was reviewed last.`, "agent");
    agents.add(agent);
    if (!named.has(agent)) {
      add(
        false,
        `An inventory is bound for ${agent}, which is neither the delegate nor a member. Remove it, or make it a member.`,
        "agent",
      );
    }
    const other = hashes.get(sha256);
    if (sha256 === OF_NOTHING)
      add(false, "This is the hash of an empty text, so nothing was reviewed. Review the agent's answer again.", "sha256");
    else if (other !== undefined && other !== agent) {
      add(
        false,
        `${other} and ${agent} are bound to the same text, but an answer covers only the agent that gave it. Ask each of them.`,
        "sha256",
      );
    }
    hashes.set(sha256, agent);
  }
  return found;
}
