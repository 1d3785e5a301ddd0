// Steps by which a child becomes narrower or wider, for properties: each takes any Grant that the generators make, and says whether it
// had anything to change.
import type { Authority, Grant, Resource } from "../../schema/grant.gen.ts";
import type { RowName } from "../row.ts";

/** `pick` chooses which entry of a list is changed. */
export interface Step {
  readonly name: string;
  readonly take: (child: Grant, pick: number, parent: Grant) => boolean;
}

const always = (name: string, change: (child: Grant, parent: Grant) => unknown): Step => ({
  name,
  take: (child, _, parent) => {
    change(child, parent);
    return true;
  },
});
const where = (
  name: string,
  applies: (child: Grant, parent: Grant) => boolean,
  change: (child: Grant, parent: Grant) => unknown,
): Step => ({
  name,
  take: (child, _, parent) => {
    if (!applies(child, parent)) return false;
    change(child, parent);
    return true;
  },
});
/** Changes one authority; `change` says false where there is nothing to change in it. */
const act = (name: string, change: (authority: Authority, child: Grant) => unknown): Step => ({
  name,
  take: (child, pick) => {
    const authority = child.authorities[pick % child.authorities.length];
    return authority !== undefined && change(authority, child) !== false;
  },
});
const app = (name: string, change: (resource: Resource) => unknown): Step => ({
  name,
  take: (child, pick) => {
    const resource = child.resources[pick % Math.max(1, child.resources.length)];
    return resource !== undefined && change(resource) !== false;
  },
});

/** Narrower by one thing, or as wide where that is nothing. */
export const NARROWER: readonly Step[] = [
  where(
    "one act fewer",
    ({ authorities }) => authorities.length > 1,
    (child) => child.authorities.pop(),
  ),
  act("no sources", ({ grounding }) => Object.assign(grounding, { allowed: [] })),
  act("one more source prohibited", ({ grounding }) =>
    Object.assign(grounding, { prohibited: [...new Set([...grounding.prohibited, "app:zz"])] }),
  ),
  act("fresh at once", ({ grounding }) => Object.assign(grounding, { freshness: "PT0S" })),
  act("stop where facts disagree", ({ grounding }) => Object.assign(grounding, { on_disagreement: "stop" })),
  act("nothing to spend on one", ({ limits }) => limits.per_act !== undefined && Object.assign(limits.per_act, { amount: "0" })),
  act("nothing to spend in a month", ({ limits }) => limits.per_month !== undefined && Object.assign(limits.per_month, { amount: "0.00" })),
  act("one category", ({ limits }) => limits.categories?.splice(1) ?? false),
  act("one day", ({ limits }) => limits.hours?.days.splice(1) ?? false),
  act("one act a day", ({ limits }) => Object.assign(limits, { binding_acts_per_day: 1 })),
  act("those named", ({ targets }) => targets !== undefined && Object.assign(targets, { scope: "named" })),
  act("nobody named", ({ targets }) => targets !== undefined && Object.assign(targets, { scope: "named", ids: [] })),
  act("no systems", (authority) => Object.assign(authority, { resources: [] })),
  act("one actor", ({ actors }, { delegate }) =>
    actors.splice(0, actors.length, actors.includes(delegate.sub) ? delegate.sub : (actors[0] ?? "")),
  ),
  act("each time", (authority) => authority.go_ahead !== undefined && Object.assign(authority.go_ahead, { mode: "each_time" })),
  act("prohibited", (authority) => authority.kind !== "none" && Object.assign(authority, { commit: "prohibited" })),
  act("pausing", (authority) => Object.assign(authority, { pause_on_unexpected: true })),
  app("an account", (resource) => resource.account === undefined && Object.assign(resource, { account: "zz" })),
  app("a location", (resource) => Object.assign(resource, { locations: resource.locations?.slice(0, 1) ?? ["zz/y"] })),
  app("no effects", (resource) => Object.assign(resource, { effects: [] })),
  always("no systems at all", (child) => Object.assign(child, { resources: [] })),
  always("no members", (child) => Object.assign(child.work_system, { members: [] })),
  always("plan", ({ defaults }) => Object.assign(defaults, { working_mode: "plan" })),
  always("pausing on everything", ({ defaults }) => Object.assign(defaults, { pause_on_unexpected: true })),
  always("one trigger", ({ defaults }) => defaults.triggers.splice(1)),
  always("no change to itself", ({ defaults }) =>
    Object.assign(defaults, { self_changes: { memory: "never", schedule: "never", account_settings: "never" } }),
  ),
  always("no new apps, nothing moved, one recipient", ({ defaults }) =>
    Object.assign(defaults, { new_connectors: "not_covered", data_movement: "never", max_recipients: 1 }),
  ),
  always("no default sources", ({ defaults }) =>
    Object.assign(defaults.grounding, { allowed: [], freshness: "PT0S", on_disagreement: "stop" }),
  ),
  where(
    "a limit for one act",
    ({ defaults }) => defaults.limits.per_act === undefined,
    ({ defaults }) => Object.assign(defaults.limits, { per_act: { amount: "1", currency: "EUR" } }),
  ),
  where(
    "fewer hours",
    ({ defaults }) => defaults.limits.hours !== undefined,
    ({ defaults }) => defaults.limits.hours?.days.splice(1),
  ),
  always("proposals only", (child) => {
    for (const kind of Object.keys(child.ceilings)) Object.assign(child.ceilings, { [kind]: "proposal" });
  }),
  always("one more denial", (child) => child.denied.push({ act: "zz.zz", effect: "sign", kind: "submitted" })),
  always("a shorter time", ({ validity }) => Object.assign(validity, { expires: validity.not_before })),
  always("one channel, every act told", (child) => {
    child.confirmation.channels.splice(1);
    child.audit.level = "all_acts";
    child.work_system.unnamed_agents = "nothing";
  }),
  always("more evidence", ({ formations = [] }) => {
    for (const { settlement } of formations)
      if (settlement !== undefined) settlement.evidence = ["accept", "votes", "transfer", "award", "commit"];
  }),
  always("one round", ({ formations = [] }) => {
    for (const { termination } of formations) if (termination?.max_rounds !== undefined) termination.max_rounds = 1;
  }),
  always("one more formation", (child) => {
    child.formations = [
      ...(child.formations ?? []),
      { name: `zz${child.formations?.length}`, arrangement: "path.choice", acts: ["zz.zz"] },
    ];
  }),
];

const governs = ({ formations = [] }: Grant, { authorities }: Grant) =>
  formations.some(({ acts }) => acts === undefined || authorities.some(({ act }) => acts.includes(act)));
const HUGE = "999999999999999.9999";

/** Wider by one thing; the row in which that is found. */
export const WIDER: readonly (Step & { readonly row: RowName })[] = (
  [
    ["chain", always("another purpose", (child) => Object.assign(child, { purpose: `${child.purpose} zz` }))],
    ["chain", always("another parent", (child) => child.delegation.chain.pop())],
    ["validity", always("an earlier start", ({ validity }) => Object.assign(validity, { not_before: "1999-12-31T23:59:59Z" }))],
    ["validity", always("a later end", ({ validity }) => Object.assign(validity, { expires: "9999-01-01T00:00:00Z" }))],
    [
      "defaults",
      where(
        "more per act",
        ({ defaults }) => defaults.limits.per_act !== undefined,
        ({ defaults }) => Object.assign(defaults.limits.per_act ?? {}, { amount: HUGE }),
      ),
    ],
    [
      "defaults",
      where(
        "no limit per month",
        ({ defaults }) => defaults.limits.per_month !== undefined,
        ({ defaults }) => delete defaults.limits.per_month,
      ),
    ],
    [
      "defaults",
      where(
        "any hour",
        ({ defaults }) => defaults.limits.hours !== undefined,
        ({ defaults }) => delete defaults.limits.hours,
      ),
    ],
    [
      "defaults",
      where(
        "any number",
        ({ defaults }) => defaults.limits.binding_acts_per_day !== undefined,
        ({ defaults }) => delete defaults.limits.binding_acts_per_day,
      ),
    ],
    ["defaults", always("more people", ({ defaults }) => Object.assign(defaults, { max_recipients: 1001 }))],
    ["defaults", always("another source", ({ defaults }) => defaults.grounding.allowed.push("app:zz"))],
    ["defaults", always("another channel", ({ confirmation }) => confirmation.channels.push({ kind: "in_person", label: "zz" }))],
    ["defaults", always("for another", (child) => Object.assign(child, { on_behalf_of: { kind: "organization", name: "zz zz" } }))],
    [
      "defaults",
      where(
        "new apps",
        ({ defaults }) => defaults.new_connectors === "not_covered",
        ({ defaults }) => Object.assign(defaults, { new_connectors: "covered" }),
      ),
    ],
    [
      "ceilings",
      where(
        "a higher ceiling",
        ({ ceilings }) => ceilings.sent !== "self_within_limits",
        ({ ceilings }) => Object.assign(ceilings, { sent: "self_within_limits" }),
      ),
    ],
    [
      "denials",
      where(
        "no denials",
        ({ denied }) => denied.length > 0,
        (child) => Object.assign(child, { denied: [] }),
      ),
    ],
    ["authorities", act("another act", (authority) => Object.assign(authority, { act: "zz.unheld" }))],
    ["authorities", act("another effect", (authority) => Object.assign(authority, { effect: "https://effects.example/zz" }))],
    [
      "authorities",
      act("a looser commit", (authority) => authority.commit !== "automatic" && Object.assign(authority, { commit: "automatic" })),
    ],
    [
      "authorities",
      act("a standing go-ahead", ({ go_ahead }) => go_ahead?.mode === "each_time" && Object.assign(go_ahead, { mode: "standing" })),
    ],
    ["authorities", act("another source", ({ grounding }) => grounding.allowed.push("app:zz"))],
    [
      "authorities",
      act("nothing prohibited", ({ grounding }) => grounding.prohibited.length > 0 && Object.assign(grounding, { prohibited: [] })),
    ],
    [
      "authorities",
      act("staler", ({ grounding }) => grounding.freshness !== undefined && Object.assign(grounding, { freshness: "P999999W" })),
    ],
    ["authorities", act("more to spend", ({ limits }) => limits.per_act !== undefined && Object.assign(limits.per_act, { amount: HUGE }))],
    ["authorities", act("any month", ({ limits }) => limits.per_month !== undefined && delete limits.per_month)],
    ["authorities", act("any category", ({ limits }) => limits.categories !== undefined && delete limits.categories)],
    ["authorities", act("another category", ({ limits }) => limits.categories?.push("zz zz") ?? false)],
    ["authorities", act("any hour", ({ limits }) => limits.hours !== undefined && delete limits.hours)],
    [
      "authorities",
      act("somebody else", ({ targets }) => targets !== undefined && targets.scope !== "any" && targets.ids.push("zz@zz.example")),
    ],
    [
      "authorities",
      act("anybody", ({ targets }) => targets !== undefined && targets.scope !== "any" && Object.assign(targets, { scope: "any" })),
    ],
    ["authorities", act("no other side said", (authority) => authority.targets !== undefined && delete authority.targets)],
    ["authorities", act("another system", ({ resources }) => resources.push("zz"))],
    ["authorities", act("another actor", ({ actors }) => actors.push("agent:eve"))],
    [
      "authorities",
      always("another member", ({ work_system }) => work_system.members.push({ actor: "agent:eve", name: "Eve", role: "Eve" })),
    ],
    ["authorities", always("another app", ({ resources }) => resources.push({ id: "zz", provider: "zz", label: "zz", effects: [] }))],
    ["authorities", app("another provider", (resource) => Object.assign(resource, { provider: "zz zz" }))],
    ["authorities", app("any account", (resource) => resource.account !== undefined && delete resource.account)],
    ["authorities", app("the whole app", (resource) => resource.locations !== undefined && delete resource.locations)],
    ["authorities", app("another effect of an app", ({ effects }) => effects.push("https://effects.example/zz"))],
    [
      "formations",
      where(
        "no formations",
        (child, parent) => governs(parent, child),
        (child) => delete child.formations,
      ),
    ],
    [
      "formations",
      where(
        "another kind of settlement",
        (child, parent) => governs(parent, child),
        ({ formations = [] }) => {
          for (const formation of formations) formation.settlement = { ...formation.settlement, evaluator: "agent:eve" };
        },
      ),
    ],
    [
      "formations",
      where(
        "another participant",
        (child, parent) => governs(parent, child),
        ({ formations = [] }) => {
          for (const formation of formations)
            formation.participants = [...(formation.participants ?? []), { actor: "agent:eve", membership: "member" }];
        },
      ),
    ],
    ["delegation", always("a deeper chain", ({ delegation }) => Object.assign(delegation, { max_depth: delegation.max_depth + 1 }))],
  ] as const
).map(([row, step]) => ({ ...step, row }));
