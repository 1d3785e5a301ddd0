// Step 17, the hours in their time zone: the nights on which a clock is changed, zones whose offset is no whole hour, and days that are another
// day in UTC.
import { type Decided, section, type Vector } from "./authoring.ts";
import { groceries } from "./bases.ts";
import { during, type HoursRow } from "./bases-limits.ts";

const step17 = section("§7 step 17");
const HOURS: Decided = ["ASK_USER", 17, "limit_hours"];
const ALLOWED: Decided = ["ALLOW", 20, "commit_automatic"];

const NIGHTS = { start: "22:00", end: "06:00", timezone: "Europe/Berlin" };
const SKIPPED = { start: "02:00", end: "03:00", timezone: "Europe/Berlin" };
const REPEATED = { start: "02:15", end: "02:45", timezone: "Europe/Berlin" };
const KATHMANDU = { start: "09:00", end: "17:00", timezone: "Asia/Kathmandu" };
const LORD_HOWE = { start: "09:00", end: "17:00", timezone: "Australia/Lord_Howe" };
const KIRITIMATI = { days: ["mon"], start: "00:00", end: "00:00", timezone: "Pacific/Kiritimati" };
const HONOLULU = { days: ["sun"], start: "00:00", end: "00:00", timezone: "Pacific/Honolulu" };

const ROWS: readonly HoursRow[] = [
  [
    "spring-before",
    "Nights until 06:00 in Berlin, when the clock is about to go from 02:00 to 03:00.",
    NIGHTS,
    "2027-03-28T00:59:59Z",
    ALLOWED,
  ],
  ["spring-after", "Nights until 06:00 in Berlin, when the clock has gone from 02:00 to 03:00.", NIGHTS, "2027-03-28T01:00:00Z", ALLOWED],
  ["spring-last-second", "Nights until 06:00 in Berlin, a second before 06:00 of summer time.", NIGHTS, "2027-03-28T03:59:59Z", ALLOWED],
  [
    "spring-end",
    "Nights until 06:00 in Berlin, at 06:00 of summer time, which would be 05:00 by winter's offset.",
    NIGHTS,
    "2027-03-28T04:00:00Z",
    HOURS,
  ],
  [
    "spring-skipped-before",
    "The window from 02:00 to 03:00 is skipped by the clock that night, and it is a second before.",
    SKIPPED,
    "2027-03-28T00:59:59Z",
    HOURS,
  ],
  [
    "spring-skipped-after",
    "The window from 02:00 to 03:00 is skipped by the clock that night, and it is 03:00.",
    SKIPPED,
    "2027-03-28T01:00:00Z",
    HOURS,
  ],
  [
    "autumn-first",
    "The hour from 02:00 comes twice in Berlin, and it is 02:30 for the first time.",
    REPEATED,
    "2027-10-31T00:30:00Z",
    ALLOWED,
  ],
  [
    "autumn-second",
    "The hour from 02:00 comes twice in Berlin, and it is 02:30 for the second time.",
    REPEATED,
    "2027-10-31T01:30:00Z",
    ALLOWED,
  ],
  [
    "autumn-between",
    "The hour from 02:00 comes twice in Berlin, and it is 02:00 for the second time, before the window.",
    REPEATED,
    "2027-10-31T01:00:00Z",
    HOURS,
  ],
  ["autumn-last-second", "Nights until 06:00 in Berlin, a second before 06:00 of winter time.", NIGHTS, "2027-10-31T04:59:59Z", ALLOWED],
  ["autumn-end", "Nights until 06:00 in Berlin, at 06:00 of winter time.", NIGHTS, "2027-10-31T05:00:00Z", HOURS],

  ["kathmandu-start", "The offset is five hours and three quarters, and it is 09:00 there.", KATHMANDU, "2027-03-01T03:15:00Z", ALLOWED],
  [
    "kathmandu-before",
    "The offset is five hours and three quarters, and it is a second before 09:00 there.",
    KATHMANDU,
    "2027-03-01T03:14:59Z",
    HOURS,
  ],
  [
    "lord-howe-winter-start",
    "Daylight saving is half an hour, and without it the day begins at 22:30 UTC.",
    LORD_HOWE,
    "2027-07-05T22:30:00Z",
    ALLOWED,
  ],
  [
    "lord-howe-winter-before",
    "Daylight saving is half an hour, and without it 22:29:59 UTC is a second too early.",
    LORD_HOWE,
    "2027-07-05T22:29:59Z",
    HOURS,
  ],
  [
    "lord-howe-summer-start",
    "Daylight saving is half an hour, and with it the day begins at 22:00 UTC.",
    LORD_HOWE,
    "2027-02-01T22:00:00Z",
    ALLOWED,
  ],
  [
    "lord-howe-summer-before",
    "Daylight saving is half an hour, and with it 21:59:59 UTC is a second too early.",
    LORD_HOWE,
    "2027-02-01T21:59:59Z",
    HOURS,
  ],
  [
    "kiritimati-monday",
    "It is Sunday in UTC and Monday in Kiritimati, whose zone the hours are in.",
    KIRITIMATI,
    "2027-02-28T10:00:00Z",
    ALLOWED,
  ],
  ["kiritimati-sunday", "It is a second before Monday in Kiritimati.", KIRITIMATI, "2027-02-28T09:59:59Z", HOURS],
  [
    "kiritimati-tuesday",
    "It is Monday in UTC and Tuesday in Kiritimati, whose zone the hours are in.",
    KIRITIMATI,
    "2027-03-01T10:00:00Z",
    HOURS,
  ],
  [
    "honolulu-sunday",
    "It is Monday in UTC and Sunday in Honolulu, whose zone the hours are in.",
    HONOLULU,
    "2027-03-01T09:59:59Z",
    ALLOWED,
  ],
  ["honolulu-monday", "It is Monday in Honolulu too.", HONOLULU, "2027-03-01T10:00:00Z", HOURS],
];

export const vectors: readonly Vector[] = ROWS.map(([id, about, window, now, expect]) =>
  step17(`step-17-hours-${id}`, about, groceries, during(window, now), expect),
);
