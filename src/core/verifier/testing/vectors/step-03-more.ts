// Step 3, the moment as the host writes it: RFC 3339 with any offset of less than a day, half hours and fractions of any length included.
import { type Case, type Decided, section, type Vector } from "./authoring.ts";
import { groceries } from "./bases.ts";

const step3 = section("§7 step 3");
const ALLOWED: Decided = ["ALLOW", 20, "commit_automatic"];
const EXPIRED: Decided = ["DENY", 3, "expired"];
const EARLY: Decided = ["DENY", 3, "not_yet_valid"];
const INVALID: Decided = ["DENY", 0, "invalid_request"];

/** The host says this moment, and the Grant ends then. */
const ends =
  (expires: string, now: string) =>
  ({ context }: Case): void => {
    context.grant.validity.expires = expires;
    context.now = now;
  };

const begins =
  (not_before: string, now: string) =>
  ({ context }: Case): void => {
    context.grant.validity.not_before = not_before;
    context.now = now;
  };

const saysNow =
  (now: string) =>
  ({ context }: Case): void => {
    context.now = now;
  };

export const vectors: readonly Vector[] = [
  step3(
    "step-03-half-hour-offset-ended",
    "At 15:30 in a place five hours and a half ahead of UTC it is 10:00 UTC, when the Grant ends.",
    groceries,
    ends("2027-03-01T10:00:00Z", "2027-03-01T15:30:00+05:30"),
    EXPIRED,
  ),
  step3(
    "step-03-half-hour-offset-not-ended",
    "At 15:29:59 in a place five hours and a half ahead of UTC the Grant holds for another second.",
    groceries,
    ends("2027-03-01T10:00:00Z", "2027-03-01T15:29:59+05:30"),
    ALLOWED,
  ),
  step3(
    "step-03-half-hour-behind-not-begun",
    "At 06:29:59 in a place three hours and a half behind UTC the Grant begins in a second.",
    groceries,
    begins("2027-03-01T10:00:00Z", "2027-03-01T06:29:59-03:30"),
    EARLY,
  ),
  step3(
    "step-03-half-hour-behind-begun",
    "At 06:30 in a place three hours and a half behind UTC it is 10:00 UTC, when the Grant begins.",
    groceries,
    begins("2027-03-01T10:00:00Z", "2027-03-01T06:30:00-03:30"),
    ALLOWED,
  ),
  step3(
    "step-03-largest-offset",
    "The offset is a minute less than a day, and the moment is 10:00 UTC of the day before.",
    groceries,
    saysNow("2027-03-02T09:59:00+23:59"),
    ALLOWED,
  ),
  step3(
    "step-03-offset-of-a-day",
    "The offset is a whole day, which no place has.",
    groceries,
    saysNow("2027-03-02T10:00:00+24:00"),
    INVALID,
  ),
  step3(
    "step-03-offset-of-sixty-minutes",
    "The minutes of the offset are sixty, which are none.",
    groceries,
    saysNow("2027-03-01T15:30:00+04:60"),
    INVALID,
  ),
  step3(
    "step-03-long-fraction-not-ended",
    "The moment is a ten-thousandth of a second before the end.",
    groceries,
    ends("2027-03-01T10:00:00Z", "2027-03-01T09:59:59.9999Z"),
    ALLOWED,
  ),
  step3(
    "step-03-long-fraction-not-begun",
    "The moment is a ten-thousandth of a second before the beginning.",
    groceries,
    begins("2027-03-01T10:00:00Z", "2027-03-01T09:59:59.9999Z"),
    EARLY,
  ),
  step3(
    "step-03-small-letters",
    "RFC 3339 lets the letters of a moment be small ones.",
    groceries,
    saysNow("2027-03-01t10:00:00z"),
    ALLOWED,
  ),
];
