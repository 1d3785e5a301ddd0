// G9a, what cannot be compared and what is left to the defaults: a moment that is none, a location that nothing is inside, and a limit that the
// parent only inherits.
import { euros, everyDay } from "../../../testing/grant-parts.ts";
import type { ContainmentVector } from "./authoring.ts";
import { put, row } from "./bases-containment.ts";

const authorities = row("authorities");
const validity = row("validity");
const chain = row("chain");

const PER_ACT = "/authorities/0/limits/per_act";
const HOURS = "/authorities/0/limits/hours";
const COUNT = "/authorities/0/limits/binding_acts_per_day";
const FRESHNESS = "/authorities/0/grounding/freshness";
const LOCATIONS = "/resources/0/locations";

/** The parent's act has none of its own, so that the defaults' hold for it. */
const inherits = (pointer: string) => ({ parent: put({ [pointer]: undefined }) });
const NOWHERE = { parent: put({ [LOCATIONS]: ["Sale 20 %", "Lists"] }) };

export const containment: readonly ContainmentVector[] = [
  validity.wider(
    "g9a-validity-end-that-is-none",
    "There is no 30 February, so it is not shown that the child ends before its parent.",
    put({ "/validity/expires": "2027-02-30T00:00:00Z" }),
  ),
  validity.wider(
    "g9a-validity-end-that-is-none-in-both",
    "Parent and child end on a day that there is not: what is no moment is within nothing.",
    put({}),
    { parent: put({ "/validity/expires": "2027-02-30T00:00:00Z" }) },
  ),
  validity.wider(
    "g9a-validity-beginning-that-is-none",
    "There is no month 13, so it is not shown that the child begins after its parent.",
    put({ "/validity/not_before": "2027-13-01T00:00:00Z" }),
  ),

  authorities.within(
    "g9a-authorities-location-nowhere-kept",
    "Nothing is inside a location with a percent sign, and the child keeps it letter by letter: nothing is inside it there either.",
    put({ [LOCATIONS]: ["Sale 20 %"] }),
    NOWHERE,
  ),
  authorities.wider(
    "g9a-authorities-location-below-nowhere",
    "Nothing is inside a location with a percent sign, a folder in it neither.",
    put({ [LOCATIONS]: ["Sale 20 %/May"] }),
    NOWHERE,
  ),

  authorities.within(
    "g9a-authorities-per-act-inherited",
    "The parent's act has no limit of its own for one act, and the child writes the defaults', which holds for it there.",
    put({ [PER_ACT]: euros("100.00") }),
    inherits(PER_ACT),
  ),
  authorities.wider(
    "g9a-authorities-per-act-above-inherited",
    "The parent's act has no limit of its own for one act, and the child writes a cent more than the parent's defaults.",
    put({ [PER_ACT]: euros("100.01") }),
    inherits(PER_ACT),
  ),
  authorities.within(
    "g9a-authorities-per-act-inherited-by-both",
    "Neither act has a limit of its own for one act, and the defaults' holds for both.",
    put({}),
    inherits(PER_ACT),
  ),
  authorities.wider(
    "g9a-authorities-count-above-inherited",
    "The parent's act has no number of official acts a day of its own, and the child writes one more than the parent's defaults.",
    put({ [COUNT]: 11 }),
    inherits(COUNT),
  ),
  authorities.wider(
    "g9a-authorities-hours-beyond-inherited",
    "The parent's act has no hours of its own, and the child writes a minute more than the parent's defaults.",
    put({ [HOURS]: everyDay("07:00", "22:01") }),
    inherits(HOURS),
  ),
  authorities.wider(
    "g9a-authorities-freshness-longer-than-inherited",
    "The parent's act says nothing of how old a source may be, and the child writes more than the parent's defaults do.",
    put({ [FRESHNESS]: "P8D" }),
    inherits(FRESHNESS),
  ),

  chain.wider(
    "g9a-chain-below-its-own-max-depth",
    "The child itself lets work be handed on to no depth at all, and stands a level below that.",
    put({ "/delegation/max_depth": 0, "/delegation/agents": undefined }),
  ),
];
