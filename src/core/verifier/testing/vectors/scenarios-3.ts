// A small shop's bookkeeping, from wish to answer: one agent prepares, another pays, and neither does the other's part.
import { euros } from "../../../testing/grant-parts.ts";
import { scenario3 } from "../../../testing/sample-teams.ts";
import { type Case, caseOf, section, type Vector } from "./authoring.ts";
import { payment } from "./bases.ts";
import { after, reachable } from "./bases-scenarios.ts";

/** A payment of another amount, the transfer attested for that amount. */
const paying = (amount: string) =>
  reachable(payment, ({ request, context }) => {
    request.arguments.amount = euros(amount);
    context.attested[0].arguments.amount = euros(amount);
  });
const untransferred = reachable(payment, ({ request, context }) => {
  delete request.settlement_evidence;
  delete context.attested;
});
const drafting = (actor: string) =>
  reachable(() => caseOf(scenario3(), { act: "bank.draft", actor, resource: { id: "bank", account: "berg-yarn" }, trigger: "asked" }));
const filing = (actor: string) =>
  reachable(() =>
    caseOf(
      scenario3(),
      {
        act: "vat.submit",
        actor,
        resource: { id: "tax-office", account: "berg-yarn" },
        counterparties: [{ id: "tax-office.example" }],
        evidence: ["app:ledger"],
        trigger: "asked",
      },
      { usage: { today: [{ act: "vat.submit", count: 0 }] } },
    ),
  );
/** The Grant was edited: both hold the drafting, so that the payer stands on both sides of what is kept apart (F6). */
const merged = ({ context }: Case) => context.grant.authorities[0].actors.push("agent:payer");

const by =
  (actor: string) =>
  ({ request }: Case) => {
    request.actor = actor;
  };
const from =
  (...evidence: string[]) =>
  ({ request }: Case) => {
    request.evidence = evidence;
  };

const step6 = section("§7 step 6");
const step11 = section("§7 step 11");
const step13 = section("§7 step 13");
const step16 = section("§7 step 16");
const step17 = section("§7 step 17");
const step18 = section("§7 step 18");
const step19 = section("§7 step 19");
const step20 = section("§7 step 20");

const NOT_THEIRS = ["DENY", 6, "actor_not_authorized"] as const;
const SOURCE = ["DENY", 16, "source_not_allowed"] as const;
const LIMIT = ["ASK_USER", 17, "limit_per_act"] as const;
const UNSETTLED = ["ASK_USER", 18, "not_settled"] as const;
const GATE = ["ASK_USER", 19, "gate_requires_ask"] as const;
const APPROVAL = ["ASK_USER", 20, "commit_user_approval"] as const;
const ALLOWED = ["ALLOW", 20, "commit_automatic"] as const;
const asItIs = () => {};

export const vectors: readonly Vector[] = [
  step6(
    "scenario-3a-books-pays",
    "The bookkeeper is named, and paying is the payer's: it ends before anything could ask.",
    paying("900.00"),
    by("agent:books"),
    NOT_THEIRS,
  ),
  step6(
    "scenario-3a-books-pays-too-much",
    "The bookkeeper pays above the limit: it is not asked about what is not its own.",
    paying("1250.00"),
    by("agent:books"),
    NOT_THEIRS,
  ),
  step6(
    "scenario-3a-books-pays-by-effect",
    "The bookkeeper names the effect and no act, and nobody's authority is borrowed.",
    paying("900.00"),
    ({ request }) => {
      Object.assign(request, { act: undefined, effect: "pay", actor: "agent:books" });
    },
    NOT_THEIRS,
  ),
  step6(
    "scenario-3a-after-a-yes",
    "The principal's yes to a payment gives the bookkeeper no payment.",
    paying("900.00"),
    (vector) => {
      after("gate_requires_ask", "commit_user_approval", "actor_not_authorized")(vector);
      vector.request.actor = "agent:books";
    },
    NOT_THEIRS,
  ),
  step6(
    "scenario-3a-payer-drafts",
    "Drafting is the bookkeeper's, and that it makes nothing official changes nothing.",
    drafting("agent:payer"),
    asItIs,
    NOT_THEIRS,
  ),
  step6("scenario-3a-payer-files", "Submitting the return is the bookkeeper's.", filing("agent:payer"), asItIs, NOT_THEIRS),
  step16(
    "scenario-3b-emailed-invoice",
    "The supplier is named, and the account details are from an invoice in an e-mail: the act may not rely on that.",
    paying("900.00"),
    from("app:mail"),
    SOURCE,
  ),
  step16(
    "scenario-3b-invoice-as-document",
    "The e-mailed invoice was handed over as a document, and the act may not rely on documents.",
    paying("900.00"),
    from("documents"),
    SOURCE,
  ),
  step16(
    "scenario-3b-invoice-beside-the-ledger",
    "The invoice stands beside the ledger: every source has to be allowed.",
    paying("900.00"),
    from("app:ledger", "app:mail"),
    SOURCE,
  ),
  step16(
    "scenario-3b-source-before-limit",
    "The e-mailed invoice is also above the limit: the source comes first.",
    paying("1250.00"),
    from("app:mail"),
    SOURCE,
  ),
  step16(
    "scenario-3b-after-a-yes",
    "No yes lets an act rely on what it may not.",
    paying("900.00"),
    (vector) => {
      after("limit_per_act", "not_settled", "gate_requires_ask", "commit_user_approval")(vector);
      vector.request.evidence = ["app:mail"];
    },
    SOURCE,
  ),
  step17(
    "scenario-3c-above-the-limit",
    "1250 EUR are above the 1000 EUR for one payment, and everything else is right.",
    paying("1250.00"),
    asItIs,
    LIMIT,
  ),
  step19(
    "scenario-3c-exactly-the-limit",
    "1000 EUR are within the 1000 EUR, the case was handed over, and a person approves.",
    paying("1000.00"),
    asItIs,
    GATE,
  ),
  step17("scenario-3c-one-cent-above", "1000.01 EUR are above the 1000 EUR.", paying("1000.01"), asItIs, LIMIT),
  step19(
    "scenario-3c-after-a-yes",
    "The principal agrees to 1250 EUR, and every payment of the hand-off waits for a person (F3).",
    paying("1250.00"),
    after("limit_per_act"),
    GATE,
  ),
  step18(
    "scenario-3c-attested-for-less",
    "The principal agrees to 1250 EUR, and the transfer was attested for a payment of 900 EUR.",
    paying("1250.00"),
    (vector) => {
      after("limit_per_act")(vector);
      vector.context.attested[0].arguments.amount = euros("900.00");
    },
    UNSETTLED,
  ),
  step20(
    "scenario-3c-after-two-yeses",
    "The principal agrees to 1250 EUR and at the gate, and the payment itself is approved each time.",
    paying("1250.00"),
    after("limit_per_act", "gate_requires_ask"),
    APPROVAL,
  ),
  step20(
    "scenario-3c-after-three-yeses",
    "The principal agrees to 1250 EUR, at the gate, and to the payment.",
    paying("1250.00"),
    after("limit_per_act", "gate_requires_ask", "commit_user_approval"),
    ALLOWED,
  ),
  step18(
    "scenario-3c-no-transfer",
    "900 EUR without a record that the case was handed over are not settled.",
    untransferred,
    asItIs,
    UNSETTLED,
  ),
  step18(
    "scenario-3c-transfer-unattested",
    "The record of the transfer is presented, and nobody vouches for it.",
    paying("900.00"),
    ({ context }) => {
      delete context.attested;
    },
    UNSETTLED,
  ),
  step19(
    "scenario-3c-no-transfer-after-a-yes",
    "The principal agrees to a payment without its record, and it waits at the gate.",
    untransferred,
    after("not_settled"),
    GATE,
  ),
  step20(
    "scenario-3c-no-transfer-after-two-yeses",
    "The principal agrees to a payment without its record and at the gate.",
    untransferred,
    after("not_settled", "gate_requires_ask"),
    APPROVAL,
  ),
  step20(
    "scenario-3c-no-transfer-after-three-yeses",
    "The principal agrees to a payment without its record, at the gate, and to the payment.",
    untransferred,
    after("not_settled", "gate_requires_ask", "commit_user_approval"),
    ALLOWED,
  ),
  step13(
    "scenario-3d-payer-on-both-sides",
    "The Grant lists the payer for drafting too: it stands on both sides of what is kept apart, and pays nothing.",
    reachable(payment, merged),
    asItIs,
    ["DENY", 13, "segregation_violated"],
  ),
  step13(
    "scenario-3d-after-a-yes",
    "No yes lets one actor stand on both sides.",
    reachable(payment, merged),
    after("limit_per_act", "not_settled", "gate_requires_ask", "commit_user_approval", "segregation_violated"),
    ["DENY", 13, "segregation_violated"],
  ),
  step13(
    "scenario-3d-before-the-source",
    "The payer on both sides relies on an e-mailed invoice: the segregation comes first.",
    reachable(payment, merged),
    from("app:mail"),
    ["DENY", 13, "segregation_violated"],
  ),
  step11(
    "scenario-3d-drafting-goes-on",
    "Drafting makes nothing official, and ends before the formation is looked at.",
    drafting("agent:books"),
    merged,
    ["ALLOW", 11, "non_binding"],
  ),
  step11("scenario-3d-payer-drafts", "The payer was given the drafting, which makes nothing official.", drafting("agent:payer"), merged, [
    "ALLOW",
    11,
    "non_binding",
  ]),
  step6("scenario-3d-books-pays", "The bookkeeper still holds no payment.", reachable(payment, merged), by("agent:books"), NOT_THEIRS),
  step20(
    "scenario-3d-filing-goes-on",
    "The return is not governed by the hand-off, and asks as it did.",
    filing("agent:books"),
    merged,
    APPROVAL,
  ),
  step11("scenario-3-books-drafts", "The bookkeeper prepares a payment.", drafting("agent:books"), asItIs, ["ALLOW", 11, "non_binding"]),
  step20(
    "scenario-3-books-files",
    "The return is approved each time, and no formation governs it.",
    filing("agent:books"),
    asItIs,
    APPROVAL,
  ),
  step20(
    "scenario-3-books-files-after-a-yes",
    "The principal agrees to the return.",
    filing("agent:books"),
    after("commit_user_approval"),
    ALLOWED,
  ),
];
