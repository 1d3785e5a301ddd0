// G9a: authorities. Commit, go-ahead, sources and limits of one act.
import { euros, everyDay } from "../../../testing/grant-parts.ts";
import type { ContainmentVector } from "./authoring.ts";
import { asItIs, both, put, reserving, row } from "./bases-containment.ts";

const { within, wider } = row("authorities");
const room = row("authorities", reserving);

const NONE = undefined;
const HOURS = "/authorities/0/limits/hours";
const standing = put({ "/authorities/0/go_ahead": { mode: "standing" }, "/ceilings/purchased": "self_within_limits" });
const freshness = (value: unknown) => put({ "/authorities/0/grounding/freshness": value });

export const containment: readonly ContainmentVector[] = [
  room.within(
    "g9a-authorities-commit-approval",
    "The principal approves in the child what is automatic in the parent.",
    put({ "/authorities/0/commit": "user_approval" }),
  ),
  within(
    "g9a-authorities-commit-prohibited",
    "The child may only propose what the principal approves in the parent.",
    put({ "/authorities/0/commit": "prohibited" }),
  ),
  wider(
    "g9a-authorities-commit-automatic",
    "The child commits by itself what the principal approves in the parent.",
    put({ "/authorities/0/commit": "automatic" }),
    { parent: standing },
  ),
  wider(
    "g9a-authorities-commit-approval-where-prohibited",
    "The child commits on approval what its parent may only propose.",
    put({ "/authorities/0/commit": "user_approval" }),
    {
      parent: put({ "/authorities/0/commit": "prohibited" }),
    },
  ),
  room.within(
    "g9a-authorities-go-ahead-each-time",
    "The child asks each time where its parent need not.",
    put({
      "/authorities/0/go_ahead/mode": "each_time",
      "/authorities/0/commit": "user_approval",
    }),
  ),
  wider(
    "g9a-authorities-go-ahead-standing",
    "The child need not ask where its parent asks each time.",
    put({ "/authorities/0/go_ahead/mode": "standing" }),
  ),
  within("g9a-authorities-go-ahead-equal", "The go-ahead stands in both, and the principal approves in both.", asItIs, {
    parent: standing,
  }),

  within(
    "g9a-authorities-sources-fewer",
    "The act relies on one source of the two.",
    put({ "/authorities/0/grounding/allowed": ["principal"] }),
  ),
  within("g9a-authorities-sources-none", "The act relies on nothing.", put({ "/authorities/0/grounding/allowed": [] })),
  wider(
    "g9a-authorities-sources-another",
    "The act relies on a source that the defaults allow, and the parent's act does not.",
    put({ "/authorities/0/grounding/allowed/-": "system_of_record" }),
  ),
  wider(
    "g9a-authorities-sources-of-another-act",
    "The act relies on a source that another act of the parent may rely on.",
    put({ "/authorities/0/grounding/allowed/-": "app:shop" }),
    {
      parent: put({ "/defaults/grounding/allowed/-": "app:shop", "/authorities/1/grounding/allowed/-": "app:shop" }),
    },
  ),
  within(
    "g9a-authorities-prohibited-more",
    "The act prohibits one source more.",
    put({ "/authorities/0/grounding/prohibited/-": "agent_memory" }),
  ),
  wider(
    "g9a-authorities-prohibited-fewer",
    "The act no longer prohibits a source that the parent's act prohibits.",
    put({ "/authorities/0/grounding/prohibited": ["web", "other_agents"] }),
  ),
  within("g9a-authorities-freshness-equal", "Three days are seventy-two hours.", freshness("PT72H")),
  within("g9a-authorities-freshness-shorter", "What the act relies on is a second fresher.", freshness("P2DT23H59M59S")),
  wider("g9a-authorities-freshness-longer", "What the act relies on may be a second staler.", freshness("P3DT1S")),
  wider(
    "g9a-authorities-freshness-absent",
    "Without its own freshness the act has the defaults' seven days, and three in the parent.",
    freshness(NONE),
  ),
  within("g9a-authorities-freshness-in-neither", "The act has the defaults' freshness in both.", freshness(NONE), {
    parent: freshness(NONE),
  }),
  within(
    "g9a-authorities-freshness-added",
    "The act has a freshness of its own, and nothing says how old in the parent.",
    freshness("P365D"),
    {
      parent: both(freshness(NONE), put({ "/defaults/grounding/freshness": NONE })),
    },
  ),
  within(
    "g9a-authorities-disagreement-stop",
    "Where facts disagree the act stops, and asks in the parent.",
    put({ "/authorities/0/grounding/on_disagreement": "stop" }),
  ),
  wider(
    "g9a-authorities-disagreement-ask",
    "Where facts disagree the act asks, and stops in the parent.",
    put({ "/authorities/0/grounding/on_disagreement": "ask" }),
    {
      parent: put({ "/authorities/0/grounding/on_disagreement": "stop" }),
    },
  ),
  wider(
    "g9a-authorities-disagreement-record",
    "Where facts disagree the act takes the system of record's, and asks in the parent.",
    put({ "/authorities/0/grounding/on_disagreement": "system_of_record" }),
    {
      parent: put({ "/defaults/grounding/on_disagreement": "system_of_record" }),
    },
  ),
  wider(
    "g9a-authorities-pause-dropped",
    "The act no longer pauses on anything unexpected.",
    put({ "/authorities/0/pause_on_unexpected": NONE }),
  ),
  within(
    "g9a-authorities-pause-added",
    "The act pauses on anything unexpected, and not in the parent.",
    put({ "/authorities/0/pause_on_unexpected": true }),
    {
      parent: put({ "/authorities/0/pause_on_unexpected": NONE }),
    },
  ),

  ...(
    [
      ["per_act", "for one act", "80.00", "79.99", "80.01"],
      ["per_month", "for a month", "300.00", "299.99", "300.01"],
    ] as const
  ).flatMap(([limit, what, equal, lower, higher]) => {
    const at = `/authorities/0/limits/${limit}`;
    const id = `g9a-authorities-${limit.replace("_", "-")}`;
    return [
      within(`${id}-equal`, `The act's limit ${what} is the same.`, put({ [`${at}/amount`]: equal.slice(0, -1) })),
      within(`${id}-lower`, `The act's limit ${what} is one cent lower.`, put({ [`${at}/amount`]: lower })),
      wider(`${id}-higher`, `The act's limit ${what} is one cent higher, though below the defaults'.`, put({ [`${at}/amount`]: higher })),
      wider(
        `${id}-absent`,
        `The act has no limit of its own ${what} where its parent's has: the defaults' is higher.`,
        put({ [at]: NONE }),
      ),
      within(`${id}-added`, `The act has a limit of its own ${what}, and the parent's has none.`, put({ [at]: euros(equal) }), {
        parent: put({ [at]: NONE }),
      }),
      wider(`${id}-currency`, `The act's limit ${what} is in another currency.`, put({ [at]: { amount: "1.00", currency: "SEK" } }), {
        parent: put({ [`/defaults/limits/${limit}`]: NONE }),
      }),
    ];
  }),

  within(
    "g9a-authorities-categories-fewer",
    "The act may buy one category of the two.",
    put({ "/authorities/0/limits/categories": ["household"] }),
  ),
  wider(
    "g9a-authorities-categories-another",
    "The act may buy one category more.",
    put({ "/authorities/0/limits/categories/-": "alcohol" }),
  ),
  wider(
    "g9a-authorities-categories-absent",
    "The act may buy any category, and two in the parent.",
    put({ "/authorities/0/limits/categories": NONE }),
  ),
  within(
    "g9a-authorities-categories-added",
    "The act may buy one category, and any in the parent.",
    put({ "/authorities/0/limits/categories": ["alcohol"] }),
    {
      parent: put({ "/authorities/0/limits/categories": NONE }),
    },
  ),
  within("g9a-authorities-count-lower", "The act may be done once a day fewer.", put({ "/authorities/0/limits/binding_acts_per_day": 4 })),
  wider("g9a-authorities-count-higher", "The act may be done once a day more.", put({ "/authorities/0/limits/binding_acts_per_day": 6 })),
  wider(
    "g9a-authorities-count-absent",
    "The act has no number of its own, and in the parent it has.",
    put({ "/authorities/0/limits/binding_acts_per_day": NONE }),
  ),
  within(
    "g9a-authorities-hours-narrower",
    "The act's hours are a minute shorter at both ends.",
    put({ [HOURS]: everyDay("08:01", "17:59") }),
  ),
  wider(
    "g9a-authorities-hours-earlier",
    "The act's hours start a minute earlier, though within the defaults'.",
    put({ [`${HOURS}/start`]: "07:59" }),
  ),
  wider(
    "g9a-authorities-hours-later",
    "The act's hours end a minute later, though within the defaults'.",
    put({ [`${HOURS}/end`]: "18:01" }),
  ),
  wider("g9a-authorities-hours-another-day", "The act's hours hold on Sundays too.", put({ [`${HOURS}/days/-`]: "sun" }), {
    parent: put({ [`${HOURS}/days`]: ["mon", "tue", "wed", "thu", "fri", "sat"] }),
  }),
  wider("g9a-authorities-hours-absent", "The act has no hours of its own, and in the parent it has.", put({ [HOURS]: NONE })),
  wider("g9a-authorities-hours-other-zone", "The act's hours are in another zone.", put({ [`${HOURS}/timezone`]: "Europe/Berlin" }), {
    parent: put({ "/defaults/limits/hours": NONE }),
  }),
];
