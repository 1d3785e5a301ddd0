// Step 17, the hours: the wall clock of their own time zone, daylight saving included. Their start is inside and their end is not, and a
// window that runs past midnight belongs to the day it starts on.
import { type Case, type Decided, section, type Vector } from "./authoring.ts";
import { groceries, reply } from "./bases.ts";
import { during, type HoursRow } from "./bases-limits.ts";

const step17 = section("§7 step 17");
const HOURS: Decided = ["ASK_USER", 17, "limit_hours"];
const ALLOWED: Decided = ["ALLOW", 20, "commit_automatic"];

const at =
  (now: string) =>
  ({ context }: Case) =>
    Object.assign(context, { now });

const STOCKHOLM = { timezone: "Europe/Stockholm" };
const WORKDAYS = { ...STOCKHOLM, days: ["mon", "tue", "wed", "thu", "fri"], start: "08:00", end: "18:00" };
const FRIDAY_NIGHT = { ...STOCKHOLM, days: ["fri"], start: "22:00", end: "06:00" };
const ALL_MONDAY = { ...STOCKHOLM, days: ["mon"], start: "08:00", end: "08:00" };
const TO_MIDNIGHT = { ...STOCKHOLM, days: ["mon"], start: "20:00", end: "00:00" };

const ROWS: readonly HoursRow[] = [
  ["workday", "The hours are on workdays, and it is Friday noon.", WORKDAYS, "2027-03-05T11:00:00Z", ALLOWED],
  ["weekend", "The hours are on workdays, and it is Saturday noon.", WORKDAYS, "2027-03-06T11:00:00Z", HOURS],

  [
    "past-midnight-evening",
    "The window runs from Friday 22:00 past midnight, and it is Friday 23:00.",
    FRIDAY_NIGHT,
    "2027-03-05T22:00:00Z",
    ALLOWED,
  ],
  [
    "past-midnight-morning",
    "The window runs from Friday 22:00 past midnight, and it is Saturday 03:00.",
    FRIDAY_NIGHT,
    "2027-03-06T02:00:00Z",
    ALLOWED,
  ],
  [
    "past-midnight-before",
    "The window runs from Friday 22:00 past midnight, and it is Friday 03:00, which would be Thursday's.",
    FRIDAY_NIGHT,
    "2027-03-05T02:00:00Z",
    HOURS,
  ],
  [
    "past-midnight-next-evening",
    "The window runs from Friday 22:00 past midnight, and it is Saturday 22:30.",
    FRIDAY_NIGHT,
    "2027-03-06T21:30:00Z",
    HOURS,
  ],
  [
    "past-midnight-last-second",
    "The window ends on Saturday at 06:00, and it is a second before.",
    FRIDAY_NIGHT,
    "2027-03-06T04:59:59Z",
    ALLOWED,
  ],
  [
    "past-midnight-end",
    "The window ends on Saturday at 06:00, and it is 06:00, which is outside.",
    FRIDAY_NIGHT,
    "2027-03-06T05:00:00Z",
    HOURS,
  ],
  [
    "past-midnight-noon",
    "The window runs past midnight, and it is noon on the day it starts on.",
    FRIDAY_NIGHT,
    "2027-03-05T11:00:00Z",
    HOURS,
  ],
  ["to-midnight", "The window ends at midnight, and it is a second before.", TO_MIDNIGHT, "2027-03-01T22:59:59Z", ALLOWED],
  ["to-midnight-end", "The window ends at midnight, and it is midnight.", TO_MIDNIGHT, "2027-03-01T23:00:00Z", HOURS],
  [
    "sunday-into-monday",
    "The window runs from Sunday 22:00 past midnight, and it is Monday 03:00: the week goes round.",
    { ...FRIDAY_NIGHT, days: ["sun"] },
    "2027-03-01T02:00:00Z",
    ALLOWED,
  ],

  [
    "whole-day",
    "The start equals the end, which is the whole of Monday, and it is Monday 07:00, before both.",
    ALL_MONDAY,
    "2027-03-01T06:00:00Z",
    ALLOWED,
  ],
  [
    "whole-day-first-second",
    "The start equals the end, which is the whole of Monday, and Monday begins.",
    ALL_MONDAY,
    "2027-02-28T23:00:00Z",
    ALLOWED,
  ],
  [
    "whole-day-before",
    "The start equals the end, which is the whole of Monday, and it is a second before Monday.",
    ALL_MONDAY,
    "2027-02-28T22:59:59Z",
    HOURS,
  ],
  [
    "whole-day-next",
    "The start equals the end, which is the whole of Monday, and it is Tuesday 07:00: it does not run on.",
    ALL_MONDAY,
    "2027-03-02T06:00:00Z",
    HOURS,
  ],
];

export const vectors: readonly Vector[] = [
  step17(
    "step-17-hours-start",
    "It is 07:00 in Stockholm, at which the hours begin: the start is inside.",
    groceries,
    at("2027-03-01T06:00:00Z"),
    ALLOWED,
  ),
  step17("step-17-hours-before", "It is a second before the hours begin.", groceries, at("2027-03-01T05:59:59Z"), HOURS),
  step17("step-17-hours-last-second", "It is a second before the hours end.", groceries, at("2027-03-01T20:59:59Z"), ALLOWED),
  step17(
    "step-17-hours-end",
    "It is 22:00 in Stockholm, at which the hours end: the end is outside.",
    groceries,
    at("2027-03-01T21:00:00Z"),
    HOURS,
  ),
  step17(
    "step-17-hours-summer-start",
    "It is 07:00 of summer time in Stockholm, an hour earlier in UTC than in winter.",
    groceries,
    at("2027-07-05T05:00:00Z"),
    ALLOWED,
  ),
  step17(
    "step-17-hours-summer-end",
    "It is 22:00 of summer time in Stockholm, which would be 21:00 by winter's offset.",
    groceries,
    at("2027-07-05T20:00:00Z"),
    HOURS,
  ),
  step17(
    "step-17-hours-other-offset",
    "The moment is written as 22:30 at an offset of two hours, and is 21:30 in Stockholm: the moment counts, not its digits.",
    groceries,
    at("2027-03-01T22:30:00+02:00"),
    ALLOWED,
  ),
  step17(
    "step-17-hours-other-offset-outside",
    "The moment is written as noon at an offset of nine hours behind, and is 22:00 in Stockholm: the moment counts, not its digits.",
    groceries,
    at("2027-03-01T12:00:00-09:00"),
    HOURS,
  ),
  step17(
    "step-17-hours-defaults-end",
    "The act has no hours of its own, and it is 18:00, at which the defaults' hours end.",
    reply,
    at("2027-03-01T17:00:00Z"),
    HOURS,
  ),
  step17(
    "step-17-hours-defaults-last-second",
    "The act has no hours of its own, and it is a second before the defaults' hours end.",
    reply,
    at("2027-03-01T16:59:59Z"),
    ALLOWED,
  ),
  step17(
    "step-17-hours-narrower-than-defaults",
    "The act's own hours end before the defaults', and it is between: the stricter holds.",
    reply,
    ({ context }) => {
      const { grant } = context;
      grant.authorities[1].limits.hours = { ...grant.defaults.limits.hours, end: "12:00" };
      context.now = "2027-03-01T13:00:00Z";
    },
    HOURS,
  ),
  step17(
    "step-17-hours-none",
    "Neither the act nor the defaults have hours, and it is the middle of the night.",
    groceries,
    ({ context }) => {
      context.grant.authorities[0].limits.hours = undefined;
      context.now = "2027-03-01T02:00:00Z";
    },
    ALLOWED,
  ),
  step17(
    "step-17-hours-said-by-the-request",
    "The request says that it is noon, and by the host's clock the hours are over: the moment is the host's to give.",
    groceries,
    ({ request, context }) => {
      request.now = "2027-03-01T11:00:00Z";
      context.now = "2027-03-01T21:00:00Z";
    },
    HOURS,
  ),
  ...ROWS.map(([id, about, window, now, expect]) => step17(`step-17-hours-${id}`, about, groceries, during(window, now), expect)),
];
