// Step 13, segregation of duties (F6): the two ends of such a hand-off differ, and nobody holds acts on both sides of it. A Grant that breaks
// this is refused by a writer; a verifier that gets it anyway judges it, and denies here.
import { type Case, type Decided, section, type Vector } from "./authoring.ts";
import { payment } from "./bases.ts";
import { filing, formationOf } from "./bases-formations.ts";
import { authorityFor } from "./bases-single.ts";

const step13 = section("§7 step 13");
const VIOLATED: Decided = ["DENY", 13, "segregation_violated"];
const GATE: Decided = ["ASK_USER", 19, "gate_requires_ask"];
const COMMIT: Decided = ["ASK_USER", 20, "commit_user_approval"];

const asIs = () => {};
const alsoHeldBy = (vector: Case, act: string, actor: string) => authorityFor(vector, act).actors.push(actor);

/** A second authority of the same act, for somebody else. */
function againFor(vector: Case, act: string, actor: string): void {
  vector.context.grant.authorities.push({ ...authorityFor(vector, act), actors: [actor] });
}

/** A third agent, on neither side of the hand-off, that holds these acts beside whoever does. */
function third(vector: Case, ...acts: string[]): void {
  vector.context.grant.work_system.members.push({ actor: "agent:third", name: "Third", role: "Helps out" });
  for (const act of acts) alsoHeldBy(vector, act, "agent:third");
}

const handoffOf = (vector: Case) => formationOf(vector).handoffs[0];
const alsoGoverns = (vector: Case, act: string) => formationOf(vector).acts.push(act);

export const vectors: readonly Vector[] = [
  step13("step-13-segregated", "One side prepares, the other pays, and the payer pays: the duties are divided.", payment, asIs, GATE),
  step13(
    "step-13-same-end",
    "The segregated hand-off goes from the payer to itself.",
    payment,
    (vector) => Object.assign(handoffOf(vector), { from: "agent:payer" }),
    VIOLATED,
  ),
  step13(
    "step-13-same-end-elsewhere",
    "The segregated hand-off goes from the books to themselves, and the payer acts: a hand-off that divides nothing holds for nobody.",
    payment,
    (vector) => Object.assign(handoffOf(vector), { to: "agent:books" }),
    VIOLATED,
  ),
  step13(
    "step-13-draft-held-by-both",
    "One authority for drafts lists both sides, and the payer pays: an authority held by both is a violation whatever its kind.",
    payment,
    (vector) => alsoHeldBy(vector, "bank.draft", "agent:payer"),
    VIOLATED,
  ),
  step13(
    "step-13-pay-held-by-both",
    "The authority to pay lists both sides, and the payer pays.",
    payment,
    (vector) => alsoHeldBy(vector, "bank.pay", "agent:books"),
    VIOLATED,
  ),
  step13(
    "step-13-pay-held-by-both-other-side",
    "The authority to pay lists both sides, and the books pay.",
    payment,
    (vector) => {
      alsoHeldBy(vector, "bank.pay", "agent:books");
      vector.request.actor = "agent:books";
    },
    VIOLATED,
  ),
  step13(
    "step-13-two-authorities-of-one-act",
    "Two authorities of the act to pay list one side each: together they are one act on both sides.",
    payment,
    (vector) => againFor(vector, "bank.pay", "agent:books"),
    VIOLATED,
  ),
  step13(
    "step-13-two-authorities-of-the-draft",
    "Two authorities for drafts list one side each, and the payer pays: together they are one act on both sides.",
    payment,
    (vector) => againFor(vector, "bank.draft", "agent:payer"),
    VIOLATED,
  ),
  step13(
    "step-13-other-governed-act-held-by-both",
    "The return is governed too and held by both sides, and the payer pays.",
    payment,
    (vector) => {
      alsoGoverns(vector, "vat.submit");
      alsoHeldBy(vector, "vat.submit", "agent:payer");
    },
    VIOLATED,
  ),
  step13(
    "step-13-other-act-held-by-both",
    "The return is held by both sides and not governed by the formation, so the hand-off does not divide it.",
    payment,
    (vector) => alsoHeldBy(vector, "vat.submit", "agent:payer"),
    GATE,
  ),
  step13(
    "step-13-governs-all-held-by-both",
    "The formation names no acts, so it governs the return too, which both sides hold.",
    payment,
    (vector) => {
      formationOf(vector).acts = undefined;
      alsoHeldBy(vector, "vat.submit", "agent:payer");
    },
    VIOLATED,
  ),
  step13(
    "step-13-ungoverned-act",
    "Both sides hold the draft, and what is proposed is a return, which the formation does not govern.",
    filing,
    (vector) => alsoHeldBy(vector, "bank.draft", "agent:payer"),
    COMMIT,
  ),
  step13(
    "step-13-third-on-both-sides",
    "An agent on neither side holds official acts of both, and pays.",
    payment,
    (vector) => {
      alsoGoverns(vector, "vat.submit");
      third(vector, "bank.pay", "vat.submit");
      vector.request.actor = "agent:third";
    },
    VIOLATED,
  ),
  step13(
    "step-13-third-on-one-side",
    "An agent on neither side holds an official act of one side only, and pays.",
    payment,
    (vector) => {
      third(vector, "bank.pay");
      vector.request.actor = "agent:third";
    },
    GATE,
  ),
  step13(
    "step-13-third-prepares-and-pays",
    "An agent on neither side pays, and drafts for the other side, which is of kind none: only official acts put it on both.",
    payment,
    (vector) => {
      third(vector, "bank.draft", "bank.pay");
      vector.request.actor = "agent:third";
    },
    GATE,
  ),
  step13(
    "step-13-third-beside-the-payer",
    "A third agent holds official acts of both sides, and the payer, which does not, pays: the actor who acts is on one side only.",
    payment,
    (vector) => {
      alsoGoverns(vector, "vat.submit");
      third(vector, "bank.pay", "vat.submit");
    },
    GATE,
  ),
  step13(
    "step-13-third-acts-on-ungoverned",
    "A third agent holds an official act of each side, and one of them is not governed, so that it is no duty of the hand-off.",
    payment,
    (vector) => {
      third(vector, "bank.pay", "vat.submit");
      vector.request.actor = "agent:third";
    },
    GATE,
  ),
  step13(
    "step-13-second-handoff",
    "The first hand-off is of another seam and the second segregates and goes to its own beginning: every hand-off is looked at.",
    payment,
    (vector) => {
      const { handoffs } = formationOf(vector);
      handoffs[0].seam = "coordination";
      handoffs.push({ from: "agent:payer", to: "agent:payer", seam: "segregation_of_duties" });
    },
    VIOLATED,
  ),
  step13(
    "step-13-second-formation",
    "The first formation is in order, and both sides of the second one's hand-off hold an act: every formation that governs the act has to pass.",
    payment,
    (vector) => {
      alsoHeldBy(vector, "vat.submit", "agent:payer");
      const { grant } = vector.context;
      const handoffs = [{ from: "agent:books", to: "agent:payer", seam: "segregation_of_duties" }];
      grant.formations.push({ name: "Money", arrangement: "path.sequential", handoffs, acts: ["bank.pay", "vat.submit"] });
    },
    VIOLATED,
  ),
  step13(
    "step-13-other-seam-same-end",
    "A hand-off of another seam goes from an actor to itself: only segregation needs two.",
    payment,
    (vector) => {
      formationOf(vector).handoffs.push({ from: "agent:payer", to: "agent:payer", seam: "accountability" });
    },
    GATE,
  ),
  step13(
    "step-13-other-seam-held-by-both",
    "Both ends of a hand-off hold an act, and its seam is specialisation: only segregation keeps them apart.",
    payment,
    (vector) => {
      handoffOf(vector).seam = "specialisation";
      alsoHeldBy(vector, "bank.draft", "agent:payer");
    },
    GATE,
  ),
  step13(
    "step-13-no-seam-held-by-both",
    "Both ends of a hand-off hold an act, and it states no seam: none is assumed.",
    payment,
    (vector) => {
      handoffOf(vector).seam = undefined;
      alsoHeldBy(vector, "bank.draft", "agent:payer");
    },
    GATE,
  ),
  step13(
    "step-13-segregation-answered",
    "The host says that the principal answered yes to one actor on both sides, and nothing makes a denial pass.",
    payment,
    (vector) => {
      alsoHeldBy(vector, "bank.draft", "agent:payer");
      vector.context.answered = ["segregation_violated"];
    },
    VIOLATED,
  ),

  step13(
    "order-06-before-13-segregation",
    "Both sides hold the draft, and the books propose to pay, which they do not hold: that ends at step 6.",
    payment,
    (vector) => {
      alsoHeldBy(vector, "bank.draft", "agent:payer");
      vector.request.actor = "agent:books";
    },
    ["DENY", 6, "actor_not_authorized"],
  ),
  step13(
    "order-13-before-14-segregation",
    "The duties are not divided, and the app is not stated: the earlier step denies, although the later one asks.",
    payment,
    (vector) => {
      alsoHeldBy(vector, "bank.draft", "agent:payer");
      vector.request.resource = undefined;
    },
    VIOLATED,
  ),
  step13(
    "order-13-before-18-segregation",
    "The duties are not divided, and nothing is presented that settles the result: the earlier step denies, although the later one asks.",
    payment,
    (vector) => {
      alsoHeldBy(vector, "bank.pay", "agent:books");
      vector.request.settlement_evidence = undefined;
    },
    VIOLATED,
  ),
];
