// G9a: defaults, as the specification lists them: limits, hours, triggers, changes to itself, new apps, moving information, people.
import { euros, everyDay } from "../../../testing/grant-parts.ts";
import type { ContainmentVector } from "./authoring.ts";
import { asItIs, put, row } from "./bases-containment.ts";

const { within, wider } = row("defaults");

const NONE = undefined;
const night = { days: ["mon"], start: "22:00", end: "06:00", timezone: "Europe/Stockholm" };
const weekday = { days: ["mon", "tue"], start: "00:00", end: "00:00", timezone: "Europe/Stockholm" };
/** No hours for the act itself: only the defaults' are judged. */
const hours = (value: unknown) => ({ parent: put({ "/defaults/limits/hours": value, "/authorities/0/limits/hours": NONE }) });
const own = (value: unknown) => put({ "/defaults/limits/hours": value });

export const containment: readonly ContainmentVector[] = [
  within(
    "g9a-defaults-per-act-equal",
    "The limit for one act is the same amount, written without its zeros.",
    put({ "/defaults/limits/per_act": euros("100") }),
  ),
  within("g9a-defaults-per-act-lower", "The limit for one act is one cent lower.", put({ "/defaults/limits/per_act": euros("99.99") })),
  wider("g9a-defaults-per-act-higher", "The limit for one act is one cent higher.", put({ "/defaults/limits/per_act": euros("100.01") })),
  wider(
    "g9a-defaults-per-act-absent",
    "No limit for one act where the parent has one is wider.",
    put({ "/defaults/limits/per_act": NONE }),
  ),
  within("g9a-defaults-per-act-in-neither", "Neither has a limit for one act.", asItIs, {
    parent: put({ "/defaults/limits/per_act": NONE }),
  }),
  within(
    "g9a-defaults-per-act-added-by-the-child",
    "The child sets itself a limit for one act, and the parent has none.",
    put({ "/defaults/limits/per_act": euros("90.00") }),
    {
      parent: put({ "/defaults/limits/per_act": NONE }),
    },
  ),
  wider(
    "g9a-defaults-per-act-currency",
    "A lower number in another currency is not a lower limit: nothing is converted.",
    put({ "/defaults/limits/per_act": { amount: "90.00", currency: "SEK" } }),
    { parent: put({ "/authorities/0/limits/per_act": NONE }) },
  ),
  wider(
    "g9a-defaults-per-act-exact",
    "The amounts differ in the seventeenth digit, which binary fractions do not hold.",
    put({ "/defaults/limits/per_act/amount": "999999999999999.99" }),
    { parent: put({ "/defaults/limits/per_act/amount": "999999999999999.98" }) },
  ),
  wider(
    "g9a-defaults-per-act-not-as-text",
    "The limits are compared as numbers: as text, 1000.00 would come before 90.00.",
    put({ "/defaults/limits/per_act": euros("1000.00") }),
    { parent: put({ "/defaults/limits/per_act": euros("90.00") }) },
  ),

  within("g9a-defaults-per-month-equal", "The limit for a month is the same.", put({ "/defaults/limits/per_month": euros("400.0") })),
  within(
    "g9a-defaults-per-month-lower",
    "The limit for a month is one cent lower.",
    put({ "/defaults/limits/per_month": euros("399.99") }),
  ),
  wider(
    "g9a-defaults-per-month-higher",
    "The limit for a month is one cent higher.",
    put({ "/defaults/limits/per_month": euros("400.01") }),
  ),
  wider(
    "g9a-defaults-per-month-absent",
    "No limit for a month where the parent has one is wider.",
    put({ "/defaults/limits/per_month": NONE }),
  ),
  wider(
    "g9a-defaults-per-month-currency",
    "The limit for a month is in another currency.",
    put({ "/defaults/limits/per_month/currency": "SEK" }),
    {
      parent: put({ "/authorities/0/limits/per_month": NONE }),
    },
  ),
  within(
    "g9a-defaults-per-month-added",
    "The child sets itself a limit for a month, and the parent has none.",
    put({ "/defaults/limits/per_month": euros("390.00") }),
    {
      parent: put({ "/defaults/limits/per_month": NONE }),
    },
  ),

  within("g9a-defaults-count-lower", "One official act a day fewer.", put({ "/defaults/limits/binding_acts_per_day": 9 })),
  wider("g9a-defaults-count-higher", "One official act a day more.", put({ "/defaults/limits/binding_acts_per_day": 11 })),
  wider(
    "g9a-defaults-count-absent",
    "Any number of official acts a day, where the parent has a limit.",
    put({ "/defaults/limits/binding_acts_per_day": NONE }),
  ),
  within(
    "g9a-defaults-count-added",
    "The child sets itself a number of official acts a day, and the parent has none.",
    put({ "/defaults/limits/binding_acts_per_day": 9 }),
    {
      parent: put({ "/defaults/limits/binding_acts_per_day": NONE }),
    },
  ),

  within("g9a-defaults-hours-narrower", "The hours start a minute later and end a minute earlier.", own(everyDay("07:01", "21:59"))),
  within(
    "g9a-defaults-hours-fewer-days",
    "The hours are the same on fewer days.",
    own({ ...everyDay("07:00", "22:00"), days: ["sun"] }),
    hours(everyDay("07:00", "22:00")),
  ),
  within(
    "g9a-defaults-hours-days-reordered",
    "The days stand in another order.",
    own({ ...everyDay("07:00", "22:00"), days: ["sun", "sat", "fri", "thu", "wed", "tue", "mon"] }),
  ),
  wider("g9a-defaults-hours-earlier", "The hours start a minute earlier.", own(everyDay("06:59", "22:00"))),
  wider("g9a-defaults-hours-later", "The hours end a minute later.", own(everyDay("07:00", "22:01"))),
  wider(
    "g9a-defaults-hours-another-day",
    "The hours hold on one day more.",
    own({ ...everyDay("07:00", "22:00"), days: ["mon", "tue", "wed"] }),
    {
      parent: put({ "/defaults/limits/hours/days": ["mon", "tue"], "/authorities/0/limits/hours": NONE }),
    },
  ),
  wider("g9a-defaults-hours-absent", "Any hour, where the parent has hours.", own(NONE)),
  within("g9a-defaults-hours-added", "The child sets itself hours, and the parent has none.", own(everyDay("07:00", "22:00")), hours(NONE)),
  wider(
    "g9a-defaults-hours-other-zone",
    "The same hours in another zone are not provably the same, even where the clocks agree today.",
    own({ ...everyDay("09:00", "17:00"), timezone: "Europe/Berlin" }),
    hours(everyDay("07:00", "22:00")),
  ),
  within(
    "g9a-defaults-hours-past-midnight",
    "Hours past midnight start later and end earlier.",
    own({ ...night, start: "22:01", end: "05:59" }),
    hours(night),
  ),
  within(
    "g9a-defaults-hours-evening-of-a-night",
    "Of a Monday night the child has the evening alone, which does not run past midnight.",
    own({ ...night, start: "22:30", end: "23:30" }),
    hours(night),
  ),
  within(
    "g9a-defaults-hours-morning-of-a-night",
    "A window past midnight belongs to the day on which it starts: Tuesday from 01:00 to 06:00 is in Monday's night.",
    own({ ...night, days: ["tue"], start: "01:00", end: "06:00" }),
    hours(night),
  ),
  wider(
    "g9a-defaults-hours-morning-before-a-night",
    "A window past midnight belongs to the day on which it starts: Monday from 01:00 to 06:00 is not in Monday's night.",
    own({ ...night, start: "01:00", end: "06:00" }),
    hours(night),
  ),
  wider("g9a-defaults-hours-night-ends-later", "Hours past midnight end a minute later.", own({ ...night, end: "06:01" }), hours(night)),
  wider(
    "g9a-defaults-hours-turned-round",
    "From 18:00 to 08:00 is the night, and not within 08:00 to 18:00 though both ends are.",
    own(everyDay("18:00", "08:00")),
    hours(everyDay("08:00", "18:00")),
  ),
  within("g9a-defaults-hours-whole-days-equal", "A start that is the end is the whole of the listed days.", asItIs, hours(weekday)),
  within(
    "g9a-defaults-hours-inside-whole-days",
    "A working day is inside a whole day.",
    own({ ...weekday, start: "08:00", end: "18:00" }),
    hours(weekday),
  ),
  within(
    "g9a-defaults-hours-night-between-whole-days",
    "Monday's night runs into Tuesday, and both are wholly allowed.",
    own({ ...weekday, days: ["mon"], start: "22:00", end: "06:00" }),
    hours(weekday),
  ),
  wider(
    "g9a-defaults-hours-night-after-whole-days",
    "Tuesday's night runs into Wednesday, which is not among the days.",
    own({ ...weekday, days: ["tue"], start: "22:00", end: "06:00" }),
    hours(weekday),
  ),
  wider("g9a-defaults-hours-whole-days", "The whole of every day, where the parent has hours.", own(everyDay("07:00", "07:00"))),
  within(
    "g9a-defaults-hours-whole-days-from-eight",
    "A start that is the end is the whole of the day, whatever that time is: one minute past midnight is in it.",
    own({ ...weekday, start: "00:00", end: "07:00" }),
    hours({ ...weekday, start: "08:00", end: "08:00" }),
  ),

  within("g9a-defaults-triggers-fewer", "Fewer things may start it.", put({ "/defaults/triggers": ["message"] })),
  within("g9a-defaults-triggers-reordered", "The triggers stand in another order.", put({ "/defaults/triggers": ["message", "asked"] })),
  wider("g9a-defaults-triggers-another", "Another agent's hand-off may start it too.", put({ "/defaults/triggers/-": "handoff" })),
  wider(
    "g9a-defaults-triggers-instead",
    "As many things may start it, and one is another.",
    put({ "/defaults/triggers": ["asked", "routine"] }),
  ),

  ...(["memory", "schedule", "account_settings"] as const).flatMap((rule) => [
    within(
      `g9a-defaults-self-${rule.replace("_", "-")}-never`,
      `It may never change its ${rule.replace("_", " ")}, where the parent asks.`,
      put({ [`/defaults/self_changes/${rule}`]: "never" }),
    ),
    wider(
      `g9a-defaults-self-${rule.replace("_", "-")}-allowed`,
      `It may change its ${rule.replace("_", " ")} by itself, where the parent asks.`,
      put({ [`/defaults/self_changes/${rule}`]: "allowed" }),
    ),
    wider(
      `g9a-defaults-self-${rule.replace("_", "-")}-ask`,
      `It may ask to change its ${rule.replace("_", " ")}, where the parent says never.`,
      put({ [`/defaults/self_changes/${rule}`]: "ask" }),
      {
        parent: put({ [`/defaults/self_changes/${rule}`]: "never" }),
      },
    ),
  ]),

  wider(
    "g9a-defaults-new-apps",
    "Apps that appear later are covered, and in the parent they are not.",
    put({ "/defaults/new_connectors": "covered" }),
  ),
  within(
    "g9a-defaults-new-apps-not-covered",
    "Apps that appear later are not covered, and in the parent they are.",
    put({ "/defaults/new_connectors": "not_covered" }),
    {
      parent: put({ "/defaults/new_connectors": "covered" }),
    },
  ),
  within("g9a-defaults-new-apps-equal", "Apps that appear later are covered in both.", asItIs, {
    parent: put({ "/defaults/new_connectors": "covered" }),
  }),

  within(
    "g9a-defaults-moving-never",
    "Moving information is never allowed, and between listed apps in the parent.",
    put({ "/defaults/data_movement": "never" }),
  ),
  wider(
    "g9a-defaults-moving-ask-where-listed",
    "Asking is neither the parent's rule of listed apps nor never.",
    put({ "/defaults/data_movement": "ask" }),
  ),
  within("g9a-defaults-moving-ask-equal", "Moving information asks in both.", asItIs, {
    parent: put({ "/defaults/data_movement": "ask" }),
  }),
  wider(
    "g9a-defaults-moving-listed-where-ask",
    "Listed apps are free in the child, and the parent asks.",
    put({ "/defaults/data_movement": "listed_apps" }),
    {
      parent: put({ "/defaults/data_movement": "ask" }),
    },
  ),
  wider(
    "g9a-defaults-moving-ask-where-never",
    "Moving information asks in the child, and is never allowed in the parent.",
    put({ "/defaults/data_movement": "ask" }),
    {
      parent: put({ "/defaults/data_movement": "never" }),
    },
  ),

  within("g9a-defaults-people-fewer", "A message reaches one person fewer.", put({ "/defaults/max_recipients": 2 })),
  wider("g9a-defaults-people-more", "A message reaches one person more.", put({ "/defaults/max_recipients": 4 })),
];
