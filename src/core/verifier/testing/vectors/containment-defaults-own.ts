// G9a: what a child could widen in its envelope beyond the specification's list, and what is not compared at all.
import type { ContainmentVector } from "./authoring.ts";
import { asItIs, both, pair, put, row } from "./bases-containment.ts";

const { within, wider } = row("defaults");

const WORK = { kind: "email", label: "Work", address: "anna@home.example" };
const CHAT = { kind: "chat", label: "The chat" };
const mode = (parent: string) => ({ parent: put({ "/defaults/working_mode": parent }) });
const unnamed = (rule: string) => put({ "/work_system/unnamed_agents": rule });

export const containment: readonly ContainmentVector[] = [
  within("g9a-defaults-mode-plan", "The working mode is stricter: plan, and ask in the parent.", put({ "/defaults/working_mode": "plan" })),
  wider("g9a-defaults-mode-auto", "The working mode is auto, and ask in the parent.", put({ "/defaults/working_mode": "auto" })),
  wider(
    "g9a-defaults-mode-ask-where-plan",
    "The working mode is ask, and plan in the parent.",
    put({ "/defaults/working_mode": "ask" }),
    mode("plan"),
  ),
  wider(
    "g9a-defaults-mode-full-auto-where-ask",
    "The working mode is full auto, and ask in the parent.",
    put({ "/defaults/working_mode": "full_auto" }),
  ),
  within("g9a-defaults-mode-auto-equal", "The working mode is auto in both.", asItIs, mode("auto")),
  within(
    "g9a-defaults-mode-full-auto-is-auto",
    "Full auto is as strict as auto: only its reports differ.",
    put({ "/defaults/working_mode": "full_auto" }),
    mode("auto"),
  ),

  within(
    "g9a-defaults-pause-added",
    "The child pauses on anything unexpected, and the parent does not.",
    put({ "/defaults/pause_on_unexpected": true }),
  ),
  wider(
    "g9a-defaults-pause-dropped",
    "The child does not pause on anything unexpected, and the parent does.",
    put({ "/defaults/pause_on_unexpected": false }),
    {
      parent: put({ "/defaults/pause_on_unexpected": true }),
    },
  ),

  within(
    "g9a-defaults-unnamed-nothing",
    "Agents that nobody names may do nothing, and what is not official in the parent.",
    unnamed("nothing"),
  ),
  wider("g9a-defaults-unnamed-ask", "Agents that nobody names may ask for what is official, and not in the parent.", unnamed("ask")),
  wider(
    "g9a-defaults-unnamed-non-binding",
    "Agents that nobody names may do what is not official, and nothing in the parent.",
    unnamed("non_binding"),
    {
      parent: unnamed("nothing"),
    },
  ),
  within("g9a-defaults-unnamed-non-binding-where-ask", "What is not official is less than asking.", unnamed("non_binding"), {
    parent: unnamed("ask"),
  }),

  within(
    "g9a-defaults-sources-fewer",
    "The child relies on fewer sources.",
    put({ "/defaults/grounding/allowed": ["principal", "app:mail"] }),
  ),
  wider("g9a-defaults-sources-another", "The child relies on one source more.", put({ "/defaults/grounding/allowed/-": "app:shop" })),
  within(
    "g9a-defaults-sources-more-prohibited",
    "The child prohibits one source more.",
    both(
      put({ "/defaults/grounding/prohibited/-": "agent_memory", "/authorities/0/grounding/prohibited/-": "agent_memory" }),
      put({ "/authorities/1/grounding/prohibited/-": "agent_memory" }),
    ),
  ),
  wider(
    "g9a-defaults-sources-fewer-prohibited",
    "The child no longer prohibits the web.",
    put({ "/defaults/grounding/prohibited": ["other_agents"] }),
  ),
  within("g9a-defaults-freshness-equal", "One week is seven days.", put({ "/defaults/grounding/freshness": "P1W" })),
  within(
    "g9a-defaults-freshness-shorter",
    "What is relied on is an hour fresher.",
    put({ "/defaults/grounding/freshness": "P6DT23H", "/authorities/1/grounding/freshness": "P6DT23H" }),
  ),
  wider("g9a-defaults-freshness-longer", "What is relied on may be an hour staler.", put({ "/defaults/grounding/freshness": "PT169H" })),
  wider(
    "g9a-defaults-freshness-absent",
    "What is relied on may be of any age, and not in the parent.",
    put({ "/defaults/grounding/freshness": undefined }),
  ),
  within(
    "g9a-defaults-disagreement-stop",
    "Where facts disagree the child stops, and the parent asks.",
    both(
      put({ "/defaults/grounding/on_disagreement": "stop", "/authorities/0/grounding/on_disagreement": "stop" }),
      put({ "/authorities/1/grounding/on_disagreement": "stop" }),
    ),
  ),
  wider(
    "g9a-defaults-disagreement-record",
    "Where facts disagree the child takes the system of record's, and the parent asks.",
    put({ "/defaults/grounding/on_disagreement": "system_of_record" }),
  ),
  wider(
    "g9a-defaults-disagreement-ask-where-stop",
    "Where facts disagree the child asks, and the parent stops.",
    put({ "/defaults/grounding/on_disagreement": "ask" }),
    {
      parent: both(
        put({ "/defaults/grounding/on_disagreement": "stop", "/authorities/0/grounding/on_disagreement": "stop" }),
        put({ "/authorities/1/grounding/on_disagreement": "stop" }),
      ),
    },
  ),

  within(
    "g9a-defaults-channels-fewer",
    "The principal is reached through one channel of the two.",
    put({ "/confirmation/channels": [CHAT] }),
  ),
  wider(
    "g9a-defaults-channels-another",
    "The principal is reached through a channel of another kind too.",
    put({ "/confirmation/channels/-": { kind: "sms", label: "Phone" } }),
  ),
  within(
    "g9a-defaults-channels-other-label",
    "A channel with an address is known by it: its label is a name.",
    put({ "/confirmation/channels/0/label": "Mail" }),
  ),
  wider(
    "g9a-defaults-channels-other-address",
    "The channel has the same label and another address: the ask would reach someone else.",
    put({ "/confirmation/channels": [{ ...WORK, address: "eve@home.example" }] }),
  ),
  wider(
    "g9a-defaults-channels-same-address-other-kind",
    "The same address is reached by another kind of channel.",
    put({ "/confirmation/channels": [{ ...WORK, kind: "chat" }] }),
  ),
  wider(
    "g9a-defaults-channels-without-address-other-label",
    "A channel without an address is known by its label.",
    put({ "/confirmation/channels": [{ ...CHAT, label: "The agent's chat" }] }),
  ),
  wider(
    "g9a-defaults-channels-address-dropped",
    "The channel is of the same kind and label, and no longer says which address.",
    put({ "/confirmation/channels": [{ kind: "email", label: "Work" }] }),
  ),
  wider(
    "g9a-defaults-channels-address-added",
    "The child adds an address of its own to a channel that has none.",
    put({ "/confirmation/channels": [{ ...CHAT, address: "eve@chat.example" }] }),
  ),

  wider("g9a-defaults-behalf-other-name", "The work is on behalf of another organization.", put({ "/on_behalf_of/name": "Berg Wool" })),
  wider("g9a-defaults-behalf-other-kind", "The work is on behalf of a person of that name.", put({ "/on_behalf_of/kind": "person" })),
  wider(
    "g9a-defaults-behalf-dropped",
    "The child does not say on whose behalf the work is, and the parent does.",
    put({ "/on_behalf_of": undefined }),
  ),
  wider(
    "g9a-defaults-behalf-added",
    "The child says on whose behalf the work is, and the parent does not.",
    put({ "/on_behalf_of": { kind: "organization", name: "Berg Yarn" } }),
    {
      parent: put({ "/on_behalf_of": undefined }),
    },
  ),

  within("g9a-defaults-audit-all-acts", "Every act is reported, and the official ones in the parent.", put({ "/audit/level": "all_acts" })),
  wider(
    "g9a-defaults-audit-official-acts",
    "The official acts are reported, and every one in the parent.",
    put({ "/audit/level": "official_acts" }),
    {
      parent: put({ "/audit/level": "all_acts" }),
    },
  ),
  wider(
    "g9a-defaults-status-other",
    "A revocation is seen at another place than the parent's.",
    put({ "/revocation/status": "https://issuer.example/other.json" }),
  ),
  wider(
    "g9a-defaults-status-absent",
    "The child names no place where a revocation is seen, and its parent does.",
    put({ "/revocation/status": undefined }),
  ),
  within(
    "g9a-not-compared-conflicts",
    "Conflicts are a record of choices, not authority.",
    put({
      "/conflicts": [
        {
          about: "Sending",
          tool_permission: "Asks each time",
          work_rule: "May send",
          applies: "tool_permission",
          chosen: "Left as it is",
          why: "The stricter applies",
        },
      ],
    }),
  ),
  within(
    "g9a-not-compared-names",
    "Names, roles and labels are metadata.",
    put({
      "/principal/name": "A. B.",
      "/delegate/name": "Another name",
      "/delegate/role": "Another role",
      "/work_system/members/0/name": "Another mate",
      "/work_system/members/0/role": "Another role",
      "/resources/0/label": "Another label",
      "/authorities/0/go_ahead/words": "In other words.",
    }),
  ),
  within(
    "g9a-not-compared-record",
    "What is kept of official acts, and the words that end the Grant, are not authority.",
    put({
      "/record": { where: "Elsewhere", contains: ["what was done"] },
      "/revocation/command": "Stop",
    }),
  ),
  within(
    "g9a-not-compared-scope",
    "The work's scope is plain language that is never matched (G5).",
    put({
      "/work_scope": { summary: "All kinds of work.", includes: ["everything"], excludes: [] },
    }),
  ),
  within(
    "g9a-not-compared-discovery",
    "What was reviewed of an agent's answers grants nothing (G6).",
    put({
      "/discovery": { inventories: [{ agent: "agent:helper", sha256: "b2".repeat(32) }] },
    }),
  ),
  pair(
    "g9a-every-row-narrower",
    "The child is narrower in every row at once.",
    put({
      "/validity/expires": "2027-06-01T00:00:00Z",
      "/defaults/max_recipients": 1,
      "/ceilings/sent": "proposal",
      "/denied/-": { effect: "sign", kind: "submitted" },
      "/authorities/0/limits/per_act/amount": "5.00",
      "/formations": [{ arrangement: "path.choice" }],
      "/delegation/max_depth": 1,
      "/delegation/agents": undefined,
    }),
    [],
  ),
  pair(
    "g9a-every-row-wider",
    "The child is wider in every row at once: each is told of.",
    put({
      "/purpose": "Everything.",
      "/validity/expires": "2028-01-02T00:00:00Z",
      "/defaults/max_recipients": 4,
      "/ceilings/deleted": "on_confirm",
      "/denied": [],
      "/authorities/0/limits/per_act/amount": "81.00",
      "/formations": undefined,
      "/delegation/max_depth": 3,
    }),
    ["chain", "validity", "defaults", "ceilings", "denials", "authorities", "formations", "delegation"],
    { parent: put({ "/formations": [{ arrangement: "path.choice" }] }) },
  ),
];
