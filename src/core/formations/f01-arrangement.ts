// F1: the ten arrangements are closed; the schema admits no other. What an industry calls something is resolved to one of the ten here, by
// its whole name and by nothing looser: a description that fits none is asked about, never guessed at.
import { ARRANGEMENTS, type Arrangement } from "../catalogue/arrangements.ts";
import type { RuleSpec } from "../grant/spec.ts";
import { quote } from "../lib/text.ts";
import type { Configuration } from "../schema/grant.gen.ts";
import { CONFIGURED_NAMES } from "./f05-configuration.ts";

export const spec: RuleSpec = {
  id: "F1",
  title: "The ten arrangements are closed",
  clause:
    "arrangement is one of the ten above, and the ten are closed. An industry name — supervisor, orchestrator-worker, relay, triage handoff, panel, ensemble, auction, contract net, shared board, round-table — is resolved to one of them and never kept as a new id. A description that fits none stays in unresolved and is asked about.",
};

/** The industry names of F1, each with its arrangement. A relay is read as a hand-off: the baton has one owner at a time. */
export const INDUSTRY_NAMES = {
  supervisor: "hub.manager_worker",
  "orchestrator worker": "hub.manager_worker",
  relay: "habitat.handoff",
  "triage handoff": "habitat.handoff",
  panel: "habitat.committee",
  ensemble: "habitat.committee",
  auction: "habitat.market",
  "contract net": "habitat.market",
  "shared board": "habitat.blackboard",
  "round table": "habitat.mesh",
} as const satisfies Record<string, Arrangement>;

export type Resolved =
  | { readonly arrangement: Arrangement; readonly configuration?: Configuration }
  /** A sentence for the formation's `unresolved`. */
  | { readonly unresolved: string };

/**
 * The arrangement that a description names: one of the ten ids, one of F1's industry names, or a configured name of F5 (upper and lower
 * case, hyphens, underscores and runs of spaces do not count). Anything else gives the question to ask.
 */
export function resolveArrangement(description: string): Resolved {
  const id = description.trim().toLowerCase();
  if (Object.hasOwn(ARRANGEMENTS, id)) return { arrangement: id as Arrangement };
  const name = plainName(id);
  if (Object.hasOwn(INDUSTRY_NAMES, name)) return { arrangement: INDUSTRY_NAMES[name as keyof typeof INDUSTRY_NAMES] };
  const configured = CONFIGURED_NAMES.get(name);
  if (configured !== undefined) return configured;
  return { unresolved: `Which of the ten arrangements is meant by ${quote(description, 80)}?` };
}

function plainName(text: string): string {
  return text
    .split(/[\s_\-\u2010\u2011]/u)
    .filter((word) => word !== "")
    .join(" ")
    .replace(/^(.*)hand off$/, "$1handoff");
}
