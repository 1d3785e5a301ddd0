// Travel booking with one agent in a signed-in browser, from wish to answer.
import { AGENT, euros, grounding } from "../../../testing/grant-parts.ts";
import { scenario6 } from "../../../testing/sample-grants.ts";
import { type Case, caseOf, section, type Vector } from "./authoring.ts";
import { after, reachable } from "./bases-scenarios.ts";

/** A trip of 589 EUR on the first of the two sites: approved each time. */
const trip = reachable(() =>
  caseOf(
    scenario6(),
    {
      act: "travel.book",
      arguments: { amount: euros("589.00") },
      actor: AGENT,
      resource: { id: "site-a", account: "anna@travel.example" },
      counterparties: [{ id: "site-a.example" }],
      evidence: ["app:site-a"],
      trigger: "asked",
    },
    { usage: { today: [{ act: "travel.book", count: 0 }] } },
  ),
);
const costing = (amount: string, currency = "EUR") =>
  reachable(trip, ({ request }) => {
    // What the offer showed is an argument like any other: the amount is what is judged.
    request.arguments = { amount: { amount, currency }, offer: euros("589.00") };
  });
const moving = (moves: object) =>
  reachable(trip, ({ request }) => {
    request.moves = moves;
  });
/** The Grant with an act of its own for copying out of the files. */
const copying = (to: string) =>
  reachable(() => {
    const grant = scenario6();
    grant.ceilings.shared = "self_within_limits";
    grant.resources[3]?.effects.push("move_information");
    grant.authorities.push({
      act: "data.copy",
      effect: "move_information",
      kind: "shared",
      resources: ["files"],
      actors: [AGENT],
      grounding: grounding("principal", "app:files"),
      limits: {},
      go_ahead: { mode: "standing" },
      commit: "automatic",
    });
    return caseOf(
      grant,
      {
        act: "data.copy",
        actor: AGENT,
        resource: { id: "files" },
        evidence: ["app:files"],
        trigger: "asked",
        moves: { from: "files", to },
      },
      { usage: { today: [{ act: "data.copy", count: 0 }] } },
    );
  });
const account =
  (name: string | undefined) =>
  ({ request }: Case) => {
    request.resource.account = name;
  };

const step9 = section("§7 step 9");
const step14 = section("§7 step 14");
const step17 = section("§7 step 17");
const step20 = section("§7 step 20");

const LIMIT = ["ASK_USER", 17, "limit_per_act"] as const;
const CURRENCY = ["ASK_USER", 17, "limit_currency"] as const;
const ELSEWHERE = ["DENY", 9, "movement_app_unlisted"] as const;
const APPROVAL = ["ASK_USER", 20, "commit_user_approval"] as const;
const ALLOWED = ["ALLOW", 20, "commit_automatic"] as const;
const asItIs = () => {};

export const vectors: readonly Vector[] = [
  step20("scenario-6-booking", "A trip of 589 EUR on a named site, with the own account, is approved each time.", trip, asItIs, APPROVAL),
  step20("scenario-6-booking-after-a-yes", "The principal agrees to the trip.", trip, after("commit_user_approval"), ALLOWED),
  step20(
    "scenario-6-calendar",
    "The calendar has a standing go-ahead, and no account that it is held to.",
    trip,
    ({ request, context }) => {
      Object.assign(request, { act: "calendar.schedule", arguments: undefined, resource: { id: "calendar" }, counterparties: undefined });
      context.usage.today = [{ act: "calendar.schedule", count: 0 }];
    },
    ALLOWED,
  ),
  step17(
    "scenario-6a-total-above-the-offer",
    "The offer shows 589 EUR and 612.40 EUR are sent: what is sent is judged.",
    costing("612.40"),
    asItIs,
    LIMIT,
  ),
  step20(
    "scenario-6a-after-a-yes",
    "The principal agrees to 612.40 EUR, and the booking is approved each time.",
    costing("612.40"),
    after("limit_per_act"),
    APPROVAL,
  ),
  step20(
    "scenario-6a-after-two-yeses",
    "The principal agrees to 612.40 EUR and to the booking.",
    costing("612.40"),
    after("limit_per_act", "commit_user_approval"),
    ALLOWED,
  ),
  step17(
    "scenario-6a-other-yes",
    "The principal agreed to the booking, and not to more than the limit.",
    costing("612.40"),
    after("commit_user_approval"),
    LIMIT,
  ),
  step20("scenario-6a-exactly-the-limit", "600 EUR are within the 600 EUR.", costing("600.00"), asItIs, APPROVAL),
  step17("scenario-6a-one-cent-above", "600.01 EUR are above the 600 EUR.", costing("600.01"), asItIs, LIMIT),
  step17(
    "scenario-6b-yen",
    "95 000 JPY cannot be compared with a limit in EUR, and nothing is converted.",
    costing("95000", "JPY"),
    asItIs,
    CURRENCY,
  ),
  step17(
    "scenario-6b-few-yen",
    "A number below the limit's is not below the limit in another currency.",
    costing("500", "JPY"),
    asItIs,
    CURRENCY,
  ),
  step20(
    "scenario-6b-after-a-yes",
    "The principal agrees to the amount in JPY, and the booking is approved each time.",
    costing("95000", "JPY"),
    after("limit_currency"),
    APPROVAL,
  ),
  step17(
    "scenario-6b-other-yes",
    "The principal agreed to more than the limit, which is not to another currency.",
    costing("95000", "JPY"),
    after("limit_per_act"),
    CURRENCY,
  ),
  step20(
    "scenario-6b-after-two-yeses",
    "The principal agrees to the amount in JPY and to the booking.",
    costing("95000", "JPY"),
    after("limit_currency", "commit_user_approval"),
    ALLOWED,
  ),
  step9(
    "scenario-6c-visa-site",
    "A passport number goes from the files to a visa site that is no app of the Grant.",
    moving({ from: "files", to: "visa-site" }),
    asItIs,
    ELSEWHERE,
  ),
  step9(
    "scenario-6c-visa-site-after-a-yes",
    "No yes reaches an app that is not listed.",
    moving({ from: "files", to: "visa-site" }),
    after("movement_asks", "movement_app_unlisted", "commit_user_approval"),
    ELSEWHERE,
  ),
  step9(
    "scenario-6c-own-act",
    "The Grant holds an act for copying, and the visa site is no app of it all the same.",
    copying("visa-site"),
    asItIs,
    ELSEWHERE,
  ),
  step20(
    "scenario-6c-own-act-to-a-listed-app",
    "Copying out of the files into the calendar stays between listed apps.",
    copying("calendar"),
    asItIs,
    ALLOWED,
  ),
  section("§7 step 6")(
    "scenario-6c-effect-not-held",
    "Without such an act, copying by its effect alone is not delegated, and ends earlier.",
    moving({ from: "files", to: "visa-site" }),
    ({ request }) => {
      Object.assign(request, {
        act: "data.copy",
        arguments: undefined,
        counterparties: undefined,
        resource: { id: "files" },
        evidence: ["app:files"],
      });
    },
    ["DENY", 6, "effect_not_delegated"],
  ),
  step20(
    "scenario-6c-listed-apps",
    "From the files to the site that the trip is booked on, both listed.",
    moving({ from: "app:files", to: "site-a" }),
    asItIs,
    APPROVAL,
  ),
  step9(
    "scenario-6c-before-the-price",
    "The booking is also too dear: where the number goes comes first.",
    moving({ from: "files", to: "visa-site" }),
    ({ request }) => {
      request.arguments.amount = euros("612.40");
    },
    ELSEWHERE,
  ),
  step14(
    "scenario-6d-partners-session",
    "The browser is signed in as the partner: another account than the site's.",
    trip,
    account("bert@travel.example"),
    ["DENY", 14, "account_differs"],
  ),
  step14(
    "scenario-6d-partners-session-after-a-yes",
    "No yes makes the partner's account one's own.",
    trip,
    (vector) => {
      after("account_unstated", "account_differs", "commit_user_approval")(vector);
      account("bert@travel.example")(vector);
    },
    ["DENY", 14, "account_differs"],
  ),
  step14("scenario-6d-account-unstated", "Whose session it is was not observed, and the site names an account.", trip, account(undefined), [
    "ASK_USER",
    14,
    "account_unstated",
  ]),
  step14(
    "scenario-6d-account-unstated-after-a-yes",
    "A yes does not say whose session it is: only a request that states it does.",
    trip,
    (vector) => {
      after("account_unstated", "commit_user_approval")(vector);
      account(undefined)(vector);
    },
    ["ASK_USER", 14, "account_unstated"],
  ),
];
