// Step 3: revoked, or outside the validity. Its beginning is inside and its end is not; there is no leeway, and moments are compared as
// moments, not as texts.
import { type Case, type Decided, NOW, section, type Vector } from "./authoring.ts";
import { groceries, reading } from "./bases.ts";
import { helped } from "./bases-chain.ts";

const step3 = section("§7 step 3");
const REVOKED: Decided = ["DENY", 3, "revoked"];
const EARLY: Decided = ["DENY", 3, "not_yet_valid"];
const EXPIRED: Decided = ["DENY", 3, "expired"];
const ALLOWED: Decided = ["ALLOW", 20, "commit_automatic"];

const begins = (not_before: string) => (vector: Case) => Object.assign(vector.context.grant.validity, { not_before });
const ends = (expires: string) => (vector: Case) => Object.assign(vector.context.grant.validity, { expires });

/** The Grant ends at the moment at which every case happens, and the host says another. */
const endsAndNowIs = (now: string) => (vector: Case) => {
  ends(NOW)(vector);
  vector.context.now = now;
};

const beginsAndNowIs = (now: string) => (vector: Case) => {
  begins(NOW)(vector);
  vector.context.now = now;
};

/** Its status cannot be reached. */
const unreachable = (enforcement: string, accepted: boolean) => (vector: Case) => {
  const { context } = vector;
  const acceptance = { grant_id: context.grant.grant_id, seal: "computed", decision: "ACCEPT" };
  Object.assign(context, { status: "unknown", enforcement, ...(accepted ? { acceptance } : {}) });
};

export const vectors: readonly Vector[] = [
  step3(
    "step-03-revoked",
    "The Grant is revoked, which ends everything under it.",
    groceries,
    ({ context }) => Object.assign(context, { status: "revoked" }),
    REVOKED,
  ),
  step3(
    "step-03-revoked-reading",
    "The Grant is revoked, which ends what is not official as well.",
    reading,
    ({ context }) => Object.assign(context, { status: "revoked" }),
    REVOKED,
  ),
  step3(
    "step-03-revoked-child",
    "The child is revoked and its parent is not: each Grant has its own status.",
    helped,
    ({ context }) => Object.assign(context, { status: "revoked" }),
    REVOKED,
  ),
  step3(
    "step-03-unknown-at-the-boundary",
    "A verifier at the commit boundary cannot reach the status, and treats the Grant as revoked: it fails closed.",
    groceries,
    unreachable("commit_boundary", true),
    REVOKED,
  ),
  step3(
    "step-03-unknown-at-the-boundary-reading",
    "A verifier at the commit boundary cannot reach the status, which is revoked for acts of every kind.",
    reading,
    unreachable("commit_boundary", true),
    REVOKED,
  ),
  step3(
    "step-03-unknown-advisory",
    "The status cannot be reached and nothing is enforced: only a verifier at the commit boundary takes that for revoked.",
    groceries,
    unreachable("advisory", false),
    ALLOWED,
  ),
  step3(
    "step-03-unknown-provider-native",
    "The status cannot be reached and the target's own controls enforce, which is not a verifier at the commit boundary.",
    groceries,
    unreachable("provider_native", false),
    ALLOWED,
  ),

  step3("step-03-begins-now", "The Grant begins at this very moment, which is inside.", groceries, begins(NOW), ALLOWED),
  step3("step-03-begins-in-a-second", "The Grant begins a second from now.", groceries, begins("2027-03-01T10:00:01Z"), EARLY),
  step3(
    "step-03-begins-in-a-millisecond",
    "The Grant begins a thousandth of a second from now: a part of a second counts.",
    groceries,
    beginsAndNowIs("2027-03-01T09:59:59.999Z"),
    EARLY,
  ),
  step3(
    "step-03-begins-in-a-minute-reading",
    "The Grant begins a minute from now, and nothing is read under it before: there is no leeway.",
    reading,
    begins("2027-03-01T10:01:00Z"),
    EARLY,
  ),
  step3("step-03-ends-now", "The Grant ends at this very moment, which is outside.", groceries, ends(NOW), EXPIRED),
  step3(
    "step-03-ends-in-a-second",
    "The Grant ends a second from now, so it still holds.",
    groceries,
    ends("2027-03-01T10:00:01Z"),
    ALLOWED,
  ),
  step3(
    "step-03-ended-a-second-ago",
    "The Grant ended a second ago: there is no leeway.",
    groceries,
    ends("2027-03-01T09:59:59Z"),
    EXPIRED,
  ),
  step3(
    "step-03-ends-in-a-millisecond",
    "A thousandth of a second is left, and the Grant still holds in it.",
    groceries,
    endsAndNowIs("2027-03-01T09:59:59.999Z"),
    ALLOWED,
  ),
  step3(
    "step-03-ends-now-with-fraction",
    "The Grant ends at this very moment, which the host writes with thousandths.",
    groceries,
    endsAndNowIs("2027-03-01T10:00:00.000Z"),
    EXPIRED,
  ),
  step3(
    "step-03-ended-reading",
    "The Grant has ended, which ends what is not official as well.",
    reading,
    ends("2027-03-01T09:00:00Z"),
    EXPIRED,
  ),
  step3(
    "step-03-offset-not-ended",
    "By the digits it is half past ten and the Grant ended at ten, but the host's clock is an hour ahead of UTC: half an hour is left.",
    groceries,
    endsAndNowIs("2027-03-01T10:30:00+01:00"),
    ALLOWED,
  ),
  step3(
    "step-03-offset-ended",
    "By the digits it is half past nine and the Grant ends at ten, but the host's clock is an hour behind UTC: it ended half an hour ago.",
    groceries,
    endsAndNowIs("2027-03-01T09:30:00-01:00"),
    EXPIRED,
  ),
  step3(
    "step-03-offset-not-begun",
    "By the digits it is half past ten and the Grant began at ten, but the host's clock is an hour ahead of UTC: it has not begun.",
    groceries,
    beginsAndNowIs("2027-03-01T10:30:00+01:00"),
    EARLY,
  ),
  step3(
    "step-03-issue-is-no-bound",
    "The Grant holds from its beginning to its end, also where it says that it was issued in between: the issue is no bound.",
    groceries,
    ({ context }) => Object.assign(context.grant.validity, { issued_at: "2027-06-01T09:00:00Z" }),
    ALLOWED,
  ),
  step3(
    "step-03-revoked-before-not-yet-valid",
    "The Grant is revoked and has not begun: that it is revoked comes first.",
    groceries,
    (vector) => {
      begins("2027-04-01T00:00:00Z")(vector);
      vector.context.status = "revoked";
    },
    REVOKED,
  ),
  step3(
    "step-03-revoked-before-expired",
    "The Grant is revoked and has ended: that it is revoked comes first.",
    groceries,
    (vector) => {
      ends("2027-02-01T00:00:00Z")(vector);
      vector.context.status = "revoked";
    },
    REVOKED,
  ),
  step3(
    "step-03-expired-is-never-passed-over",
    "The host says that the principal answered yes to the end of the Grant, and nothing makes a denial pass.",
    groceries,
    (vector) => {
      ends("2027-02-01T00:00:00Z")(vector);
      vector.context.answered = ["expired"];
    },
    EXPIRED,
  ),
  step3(
    "order-03-before-04-revoked",
    "The Grant is revoked, and the agent would make itself a schedule, which it never may: that it is revoked comes first.",
    groceries,
    ({ request, context }) => {
      request.self_change = "schedule";
      context.status = "revoked";
    },
    REVOKED,
  ),
  step3(
    "order-03-before-04-expired",
    "The Grant has ended, and the agent would change its memory, which asks: the ask would come too late.",
    groceries,
    (vector) => {
      ends("2027-02-01T00:00:00Z")(vector);
      vector.request.self_change = "memory";
    },
    EXPIRED,
  ),
];
