// Step 0, the seal and the acceptance: a wrong seal is refused, none is not; an acceptance names this Grant and its computed seal with ACCEPT,
// and in document mode at the commit boundary there has to be one (§3: a Grant is a proposal until it is accepted).
import { euros } from "../../../testing/grant-parts.ts";
import { type Case, type Decided, type Loose, section, type Vector } from "./authoring.ts";
import { groceries, reading } from "./bases.ts";

const seals = section("G8");
const accepted = section("§3");
const DIFFERS: Decided = ["DENY", 0, "seal_mismatch"];
const NOT_ACCEPTED: Decided = ["DENY", 0, "not_accepted"];
const ALLOWED: Decided = ["ALLOW", 20, "commit_automatic"];

/** SHA-256 over the canonical form of the groceries' Grant without a seal, taken with Python's json and hashlib. */
const SEAL = "0a12930048148259c59045503e800c91207e4a0fb5812aa4eb85fcfc575d350f";
const OTHER_SEAL = "5e".repeat(32);

const sealed = (value: string) => ({ alg: "sha-256", value });

/** The purchase of groceries where the host lets nothing through without an answer, and the Grant was accepted. */
function atTheBoundary(): Case {
  const vector = groceries();
  vector.context.enforcement = "commit_boundary";
  vector.context.acceptance = acceptanceOf(vector);
  return vector;
}

function acceptanceOf({ context }: Case): Loose {
  return { grant_id: context.grant.grant_id, seal: "computed", decision: "ACCEPT" };
}

export const vectors: readonly Vector[] = [
  seals(
    "step-00-seal-right",
    "The Grant carries its own seal, taken over everything but the seal, so it is what was sealed.",
    groceries,
    ({ context }) => Object.assign(context.grant, { seal: sealed(SEAL) }),
    ALLOWED,
  ),
  seals(
    "step-00-seal-altered-after",
    "The Grant was sealed and its limit raised afterwards, so the seal is not its own any more, although the amount is within both limits.",
    groceries,
    ({ context }) => {
      context.grant.seal = sealed(SEAL);
      context.grant.authorities[0].limits.per_act = euros("90.00");
    },
    DIFFERS,
  ),
  seals(
    "step-00-seal-altered-word",
    "The Grant was sealed and a display name changed afterwards: the seal covers every member, also those that nothing is judged by.",
    groceries,
    ({ context }) => {
      context.grant.seal = sealed(SEAL);
      context.grant.delegate.name = "Helper";
    },
    DIFFERS,
  ),
  seals(
    "step-00-seal-of-another",
    "The Grant carries the seal of another document.",
    groceries,
    ({ context }) => Object.assign(context.grant, { seal: sealed(OTHER_SEAL) }),
    DIFFERS,
  ),
  seals(
    "step-00-seal-wrong-for-reading",
    "The Grant carries the seal of another document, and integrity is looked at also for what is not official.",
    reading,
    ({ context }) => Object.assign(context.grant, { seal: sealed(OTHER_SEAL) }),
    DIFFERS,
  ),
  seals(
    "step-00-seal-capitals",
    "The seal is the right one in capital digits, which its schema does not allow: a fingerprint has one spelling.",
    groceries,
    ({ context }) => Object.assign(context.grant, { seal: sealed(SEAL.toUpperCase()) }),
    ["DENY", 0, "invalid_grant"],
  ),
  seals(
    "step-00-seal-accepted-but-altered",
    "The acceptance names the computed seal and the Grant carries another: the wrong seal is refused whatever was accepted.",
    atTheBoundary,
    ({ context }) => Object.assign(context.grant, { seal: sealed(OTHER_SEAL) }),
    DIFFERS,
  ),
  seals(
    "step-00-seal-before-acceptance",
    "The Grant carries the seal of another and was rejected: the seal comes first.",
    atTheBoundary,
    ({ context }) => {
      context.grant.seal = sealed(OTHER_SEAL);
      context.acceptance.decision = "REJECT";
    },
    DIFFERS,
  ),

  accepted(
    "step-00-accepted",
    "At the commit boundary an unsealed Grant was accepted by its computed seal, so it is no proposal any more.",
    atTheBoundary,
    () => {},
    ALLOWED,
  ),
  accepted(
    "step-00-accepted-seal-in-full",
    "The acceptance holds the very digits of the Grant's seal.",
    atTheBoundary,
    ({ context }) => Object.assign(context.acceptance, { seal: SEAL }),
    ALLOWED,
  ),
  accepted(
    "step-00-not-accepted-none",
    "At the commit boundary nobody says that the Grant was accepted, so it is still a proposal.",
    atTheBoundary,
    ({ context }) => Object.assign(context, { acceptance: undefined }),
    NOT_ACCEPTED,
  ),
  accepted(
    "step-00-not-accepted-none-for-reading",
    "A proposal is no authority for reading either: at the commit boundary the acceptance is needed for acts of every kind.",
    reading,
    ({ context }) => Object.assign(context, { enforcement: "commit_boundary" }),
    NOT_ACCEPTED,
  ),
  accepted(
    "step-00-not-accepted-seal-is-no-acceptance",
    "The Grant carries its right seal and nobody says that it was accepted: a seal proves integrity, not consent.",
    atTheBoundary,
    ({ context }) => {
      context.grant.seal = sealed(SEAL);
      context.acceptance = undefined;
    },
    NOT_ACCEPTED,
  ),
  accepted(
    "step-00-acceptance-not-needed-advisory",
    "Nothing is enforced, so no acceptance has to be given.",
    atTheBoundary,
    ({ context }) => Object.assign(context, { enforcement: "advisory", acceptance: undefined }),
    ALLOWED,
  ),
  accepted(
    "step-00-acceptance-not-needed-provider-native",
    "The target's own controls enforce, which is not a verifier at the commit boundary, so no acceptance has to be given.",
    atTheBoundary,
    ({ context }) => Object.assign(context, { enforcement: "provider_native", acceptance: undefined }),
    ALLOWED,
  ),
  accepted(
    "step-00-not-accepted-rejected",
    "The principal rejected this very Grant, which discards it, also where nothing is enforced.",
    groceries,
    (vector) => Object.assign(vector.context, { acceptance: { ...acceptanceOf(vector), decision: "REJECT" } }),
    NOT_ACCEPTED,
  ),
  accepted(
    "step-00-not-accepted-small-letters",
    "The decision is written in small letters, and consent is the explicit ACCEPT.",
    atTheBoundary,
    ({ context }) => Object.assign(context.acceptance, { decision: "accept" }),
    NOT_ACCEPTED,
  ),
  accepted(
    "step-00-not-accepted-other-grant",
    "The acceptance names another Grant, even with this one's seal.",
    atTheBoundary,
    ({ context }) => Object.assign(context.acceptance, { grant_id: "urn:uuid:3f1d1a52-0b6e-4c5e-9a3c-7f5f2f0c1a99" }),
    NOT_ACCEPTED,
  ),
  accepted(
    "step-00-not-accepted-other-seal",
    "The acceptance names this Grant by another seal, so a different text was accepted.",
    atTheBoundary,
    ({ context }) => Object.assign(context.acceptance, { seal: OTHER_SEAL }),
    NOT_ACCEPTED,
  ),
  accepted(
    "step-00-not-accepted-first-groups",
    "The acceptance holds the seal's beginning and another end: a fingerprint is compared whole.",
    atTheBoundary,
    ({ context }) => Object.assign(context.acceptance, { seal: SEAL.slice(0, 16) + OTHER_SEAL.slice(16) }),
    NOT_ACCEPTED,
  ),
  accepted(
    "step-00-not-accepted-changed-since",
    "The Grant was accepted and a limit raised afterwards; it carries no seal, and the computed one is not what was accepted.",
    atTheBoundary,
    ({ context }) => {
      context.acceptance.seal = SEAL;
      context.grant.authorities[0].limits.per_act = euros("90.00");
    },
    NOT_ACCEPTED,
  ),
  accepted(
    "step-00-not-accepted-other-seal-advisory",
    "No acceptance has to be given where nothing is enforced; one that is given has to fit all the same.",
    groceries,
    (vector) => Object.assign(vector.context, { acceptance: { ...acceptanceOf(vector), seal: OTHER_SEAL } }),
    NOT_ACCEPTED,
  ),
  section("§7 step 0")(
    "order-00-before-03-not-accepted",
    "The Grant was neither accepted nor is it in force any more: the acceptance is looked at first.",
    atTheBoundary,
    ({ context }) => Object.assign(context, { acceptance: undefined, status: "revoked" }),
    NOT_ACCEPTED,
  ),
];
