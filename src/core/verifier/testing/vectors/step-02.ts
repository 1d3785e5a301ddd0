// Step 2: every parent of a child Grant presented and unrevoked, and the child within its parent at each link (G9a). All missing first
// (step-02-missing.ts), then revoked, then wider.
import { euros } from "../../../testing/grant-parts.ts";
import { type Decided, type Loose, section, type Vector } from "./authoring.ts";
import { groceries } from "./bases.ts";
import { HELPER, helped, helpedTwice, MIDDLE, OTHER_SEAL } from "./bases-chain.ts";

const step2 = section("§7 step 2");
const MISSING: Decided = ["DENY", 2, "parent_grant_missing"];
const REVOKED: Decided = ["DENY", 2, "parent_revoked"];
const WIDER: Decided = ["DENY", 2, "child_wider_than_parent"];
const ALLOWED: Decided = ["ALLOW", 20, "commit_automatic"];

const perAct = (grant: Loose, amount: string) => Object.assign(grant.authorities[0].limits, { per_act: euros(amount) });

/** A helper's purchase whose child was changed so that it is wider, while it stays sound by itself. */
function wider(id: string, about: string, change: (child: Loose, parent: Loose) => unknown): Vector {
  return step2(`step-02-wider-${id}`, about, helped, ({ context }) => change(context.grant, context.parents[0].grant), WIDER);
}

export const vectors: readonly Vector[] = [
  step2(
    "step-02-within",
    "The parent is presented, active and as wide as the child, so the child's own purchase is judged.",
    helped,
    () => {},
    ALLOWED,
  ),
  step2(
    "step-02-within-twice",
    "Both parents are presented, root first, and each Grant is within the one above it.",
    helpedTwice,
    () => {},
    ALLOWED,
  ),
  step2(
    "step-02-narrower",
    "The child has a lower limit than its parent, an hour less and one shop, which is within.",
    helped,
    ({ context }) => {
      perAct(context.grant, "20.00");
      context.grant.authorities[0].limits.hours.end = "21:00";
      context.grant.authorities[0].targets.ids = ["green.example"];
    },
    ALLOWED,
  ),
  step2(
    "step-02-limit-is-the-childs",
    "The amount is within the parent's limit and above the child's own, and the child's own limits are what it is judged by.",
    helped,
    ({ context }) => perAct(context.grant, "11.99"),
    ["ASK_USER", 17, "limit_per_act"],
  ),
  step2(
    "step-02-root-needs-none",
    "A Grant without a chain has no parents, and none presented is none missing.",
    groceries,
    ({ context }) => Object.assign(context, { parents: [] }),
    ALLOWED,
  ),

  step2(
    "step-02-revoked",
    "The parent is revoked, and with it ends every Grant below it.",
    helped,
    ({ context }) => Object.assign(context.parents[0], { status: "revoked" }),
    REVOKED,
  ),
  step2(
    "step-02-revoked-root",
    "The root is revoked while the immediate parent is active: one revoked parent is enough.",
    helpedTwice,
    ({ context }) => Object.assign(context.parents[0], { status: "revoked" }),
    REVOKED,
  ),
  step2(
    "step-02-revoked-immediate",
    "The immediate parent is revoked while the root is active.",
    helpedTwice,
    ({ context }) => Object.assign(context.parents[1], { status: "revoked" }),
    REVOKED,
  ),
  step2(
    "step-02-unknown-advisory",
    "The parent's status cannot be reached and nothing is enforced: only at the commit boundary is that taken for revoked.",
    helped,
    ({ context }) => Object.assign(context.parents[0], { status: "unknown" }),
    ALLOWED,
  ),
  step2(
    "step-02-unknown-provider-native",
    "The parent's status cannot be reached and the target's own controls enforce, which is not a verifier at the commit boundary.",
    helped,
    ({ context }) => {
      context.enforcement = "provider_native";
      context.parents[0].status = "unknown";
    },
    ALLOWED,
  ),

  wider("limit", "The child's limit is one cent above its parent's, although the amount is within both.", (child) =>
    perAct(child, "80.01"),
  ),
  wider("limit-left-out", "The child has no monthly limit where its parent has one: left out is wider (invariant 5).", (child) => {
    delete child.authorities[0].limits.per_month;
  }),
  wider(
    "denial-dropped",
    "The child drops its parent's denial of subscriptions, and it is judged as a whole whatever is proposed.",
    (child) => Object.assign(child, { denied: [] }),
  ),
  wider("act-added", "The child holds an act that its parent does not.", (child) =>
    child.authorities.push({
      act: "shop.compare",
      effect: "analyze",
      kind: "none",
      resources: [],
      actors: [HELPER],
      grounding: child.defaults.grounding,
      limits: {},
      commit: "automatic",
    }),
  ),
  wider("trigger-added", "The child may be started by a message, and its parent only when asked, as it was here.", (child) =>
    child.defaults.triggers.push("message"),
  ),
  wider("validity", "The child ends a second after its parent, long after this purchase.", (child) =>
    Object.assign(child.validity, { expires: "2028-01-01T00:00:01Z" }),
  ),
  wider("purpose", "The child is for another purpose than its parent.", (child) => Object.assign(child, { purpose: "Buy wine." })),
  wider("agent-not-listed", "The parent lets work be handed on to one agent, and the child was given to another.", (_child, parent) =>
    Object.assign(parent.delegation, { agents: [MIDDLE] }),
  ),
  wider("too-deep", "The parent may not be handed on at all, and a child stands below it.", (_child, parent) =>
    Object.assign(parent.delegation, { max_depth: 0 }),
  ),
  step2(
    "step-02-wider-at-the-first-link",
    "The child is within its immediate parent, and that one is wider than the root: each link is compared.",
    helpedTwice,
    ({ context }) => perAct(context.parents[1].grant, "90.00"),
    WIDER,
  ),
  step2(
    "step-02-wider-back-to-the-root",
    "The child has the root's limit again below a parent that lowered it: it is within the root and wider than its immediate parent.",
    helpedTwice,
    ({ context }) => perAct(context.parents[1].grant, "20.00"),
    WIDER,
  ),

  step2(
    "step-02-missing-before-revoked",
    "The root is revoked and the immediate parent is missing: all that is missing comes first, wherever it stands.",
    helpedTwice,
    ({ context }) => {
      context.parents[0].status = "revoked";
      context.grant.delegation.chain[1].seal = OTHER_SEAL;
    },
    MISSING,
  ),
  step2(
    "step-02-missing-before-wider",
    "The child is wider than its parent, and the parent's seal is another than the link names: what is missing is compared with nothing.",
    helped,
    ({ context }) => {
      perAct(context.grant, "90.00");
      context.grant.delegation.chain[0].seal = OTHER_SEAL;
    },
    MISSING,
  ),
  step2(
    "step-02-revoked-before-wider",
    "The child is wider than its parent, and the parent is revoked: that comes first.",
    helped,
    ({ context }) => {
      perAct(context.grant, "90.00");
      context.parents[0].status = "revoked";
    },
    REVOKED,
  ),
  step2(
    "step-02-revoked-below-before-wider-above",
    "The first link is wider and the immediate parent is revoked: all that is revoked comes before all that is wider.",
    helpedTwice,
    ({ context }) => {
      perAct(context.parents[1].grant, "90.00");
      context.parents[1].status = "revoked";
    },
    REVOKED,
  ),
  step2(
    "order-02-before-03-revoked",
    "The child is revoked and its parent is too: the chain is looked at first.",
    helped,
    ({ context }) => {
      context.status = "revoked";
      context.parents[0].status = "revoked";
    },
    REVOKED,
  ),
  step2(
    "order-02-before-03-expired",
    "The child has ended, and it is wider than its parent: the chain is looked at first.",
    helped,
    ({ context }) => {
      perAct(context.grant, "90.00");
      context.now = "2028-02-01T10:00:00Z";
    },
    WIDER,
  ),
  step2(
    "order-02-before-05",
    "The child denies the effect, and its parent is revoked: the chain is looked at first.",
    helped,
    ({ request, context }) => {
      request.act = undefined;
      request.effect = "subscribe";
      context.parents[0].status = "revoked";
    },
    REVOKED,
  ),
];
