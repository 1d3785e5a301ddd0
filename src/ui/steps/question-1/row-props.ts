/** Everything that a row shows, worked out from the answers and what follows from them. Pure. */
import type { Answers } from "../../../core/answers/answers.ts";
import { letThroughBy, type SiblingNotice, siblingNotices } from "../../../core/answers/siblings.ts";
import { actRow } from "../../../core/catalogue/acts.ts";
import { carriesAmount } from "../../../core/catalogue/effects.ts";
import { ifAllowed } from "../../../core/compile/if-allowed.ts";
import type { Finding } from "../../../core/lib/finding.ts";
import { outcome } from "../../../core/outputs/outcome.ts";
import type { Grant } from "../../../core/schema/grant.gen.ts";
import { controlOf } from "../../draft/findings-at.ts";
import { leadsTo } from "../../draft/leads-to.ts";
import { usualCurrency } from "../../draft/usual-currency.ts";
import { listed } from "../../parts/phrases.ts";
import type { ActRowProps } from "./ActRow.tsx";
import type { ActEntry } from "./act-list.ts";
import { FIELDS } from "./fields.ts";
import type { LetThrough } from "./LetThrough.tsx";
import { wouldLeadTo } from "./leads-to.ts";
import { renewalOf } from "./renewal.ts";

export interface RowSources {
  readonly answers: Answers;
  readonly grant: Grant;
  readonly findings: readonly Finding[];
  readonly tried: boolean;
  /** The id of the field that the address names. */
  readonly at: string | undefined;
  /** The acts in sight about which nothing is decided: worked out together. */
  readonly undecided: readonly ActEntry[];
}

type Shown = Omit<ActRowProps, "entry" | "from" | "said" | "foundIn" | "isFound" | "asks">;

/** Makes the function that gives each act's row what it shows: what is the same for all rows is worked out once. */
export function rowProps({ answers, grant, findings, tried, at, undecided }: RowSources): (entry: ActEntry) => Shown {
  const { work } = answers;
  const byPlace = new Map<string, Finding[]>();
  for (const finding of findings) {
    const place = /^\/(?:authorities|denied)\/\d+/.exec(finding.path)?.[0];
    if (place !== undefined) byPlace.set(place, [...(byPlace.get(place) ?? []), finding]);
  }
  const siblings = new Map<string, SiblingNotice[]>();
  for (const notice of siblingNotices(answers)) siblings.set(notice.act, [...(siblings.get(notice.act) ?? []), notice]);
  const currency = usualCurrency(answers);
  const nameOf = holderNames(answers);
  const before = ifAllowed(answers, undecided);
  const through = letThroughBy(answers);

  return (entry) => {
    const places = [...entry.held.map(({ at }) => `/authorities/${at}`), ...entry.denied.map((at) => `/denied/${at}`)];
    const own = places.flatMap((place) => byPlace.get(place) ?? []);
    const atRow = own.filter((finding) => places.includes(controlOf(finding.path, FIELDS)));
    const told = siblings.get(entry.id) ?? [];
    const authorities = entry.held.flatMap(({ at }) => grant.authorities[at] ?? []);
    const hypothetical = entry.state === "not_allowed" ? (before.get(entry.id) ?? ifAllowed(answers, [entry]).get(entry.id)) : undefined;
    return {
      leads: authorities.map((authority) => leadsTo(outcome(grant, authority))),
      ifAllowed: hypothetical ? wouldLeadTo(hypothetical) : undefined,
      holders: nameOf ? entry.held.map(({ act }) => nameOf(act.actors)) : entry.held.map(() => undefined),
      findings: own,
      errors: tried ? messages(atRow, true) : [],
      warnings: messages(
        own.filter((finding) => !isSaidAlready(finding, entry, told)),
        false,
      ),
      siblings: told,
      through: entry.state === "not_allowed" ? through(entry).map((id) => termsOf(id, work, grant)) : [],
      resources: work.resources,
      tried,
      at: entry.held.length > 0 ? at : undefined,
      usualCurrency: entry.held.some(({ act }) => carriesAmount(act.effect, act.kind)) ? currency : "",
      renewal: entry.held[0] ? renewalOf(entry.effect, work) : undefined,
    };
  };
}

/**
 * That an act has no app is said by what it leads to; that a denial reaches further than its act is said by the note about siblings, in the
 * names of the acts.
 */
function isSaidAlready({ rule, path }: Finding, { held, denied }: ActEntry, told: readonly SiblingNotice[]): boolean {
  if (held.some(({ at, act }) => path === `/authorities/${at}/resources` && act.resources.length === 0)) return true;
  return rule === "denials" && held.length === 0 && denied.length === 1 && told.some(({ kind }) => kind === "also_denies");
}

/** An allowed act by its name, and what it leads to where that is one thing. */
function termsOf(id: string, { acts }: Answers["work"], grant: Grant): LetThrough {
  const authorities = acts.flatMap(({ act }, at) => (act === id ? (grant.authorities[at] ?? []) : []));
  const leads = new Map(authorities.map((authority) => leadsTo(outcome(grant, authority))).map((lead) => [lead.words, lead]));
  const [lead] = leads.values();
  return { name: actRow(id)?.name ?? id, ...(leads.size === 1 && lead ? { lead } : {}) };
}

function messages(findings: readonly Finding[], blocks: boolean): readonly string[] {
  return [...new Set(findings.flatMap((finding) => (finding.blocks === blocks ? [finding.message] : [])))];
}

/** Names of holders, where there is more than one agent to hold anything; else nothing is said about it. */
function holderNames({ agents }: Answers): ((actors: readonly string[]) => string) | undefined {
  if (agents.members.length === 0) return undefined;
  const names = new Map([
    [agents.delegate.sub, agents.delegate.name.trim() || "the lead"],
    ...agents.members.map(({ actor, name }) => [actor, name] as const),
  ]);
  return (actors) => (actors.length === 0 ? "nobody" : listed(actors.map((actor) => names.get(actor)?.trim() || actor)));
}
