// Step 2, a parent that is missing: not presented, not the one that the link names by grant_id, delegate and computed seal, or no sound Grant.
import { type Decided, section, type Vector } from "./authoring.ts";
import { HELPER, helped, helpedTwice, MIDDLE, OTHER_SEAL, written } from "./bases-chain.ts";

const step2 = section("§7 step 2");
const MISSING: Decided = ["DENY", 2, "parent_grant_missing"];

export const vectors: readonly Vector[] = [
  step2(
    "step-02-missing-all",
    "The host presents no parents, and a child is judged only beside its chain.",
    helped,
    (vector) => {
      vector.context.parents = undefined;
      written(vector);
    },
    MISSING,
  ),
  step2(
    "step-02-missing-empty",
    "The host presents an empty list of parents, and the chain has one.",
    helped,
    (vector) => {
      vector.context.parents = [];
      written(vector);
    },
    MISSING,
  ),
  step2(
    "step-02-missing-root",
    "Only the immediate parent is presented, and the chain has a root above it.",
    helpedTwice,
    (vector) => {
      vector.context.parents.shift();
      written(vector);
    },
    MISSING,
  ),
  step2(
    "step-02-missing-immediate",
    "Only the root is presented, and the child's immediate parent is not.",
    helpedTwice,
    (vector) => {
      vector.context.parents.pop();
      written(vector);
    },
    MISSING,
  ),
  step2(
    "step-02-missing-for-reading",
    "No parent is presented, and a child is judged only beside its chain: that it holds no such effect is not even reached.",
    helped,
    (vector) => {
      vector.request = { effect: "read", actor: HELPER, trigger: "asked" };
      vector.context.parents = [];
      written(vector);
    },
    MISSING,
  ),
  step2(
    "step-02-missing-other-grant",
    "The Grant that is presented has another id than the link names, so the parent itself is missing.",
    helped,
    ({ context }) => Object.assign(context.grant.delegation.chain[0], { grant_id: "urn:uuid:3f1d1a52-0b6e-4c5e-9a3c-7f5f2f0c1a98" }),
    MISSING,
  ),
  step2(
    "step-02-missing-other-delegate",
    "The Grant that is presented was given to another agent than the link names, so the parent itself is missing.",
    helped,
    ({ context }) => Object.assign(context.grant.delegation.chain[0], { delegate: MIDDLE }),
    MISSING,
  ),
  step2(
    "step-02-missing-other-seal",
    "The Grant that is presented has another computed seal than the link names, so it is not the text that the child was made under.",
    helped,
    ({ context }) => Object.assign(context.grant.delegation.chain[0], { seal: OTHER_SEAL }),
    MISSING,
  ),
  step2(
    "step-02-missing-root-by-seal",
    "The root that is presented is not the text that the child's first link names, although the immediate parent is.",
    helpedTwice,
    ({ context }) => Object.assign(context.grant.delegation.chain[0], { seal: OTHER_SEAL }),
    MISSING,
  ),
  step2(
    "step-02-missing-invalid-parent",
    "The parent breaks a rule that blocks (two inventories for one agent), and an invalid parent counts as missing.",
    helped,
    ({ context }) => {
      const { grant } = context.parents[0];
      grant.discovery.inventories = ["a1", "b2"].map((two) => ({ agent: grant.delegate.sub, sha256: two.repeat(32) }));
    },
    MISSING,
  ),
  step2(
    "step-02-missing-unresolved-parent",
    "The parent has an open question in a formation, so it can never have been accepted, and counts as missing.",
    helped,
    ({ context }) =>
      Object.assign(context.parents[0].grant, { formations: [{ arrangement: "path.sequential", unresolved: ["Who is first?"] }] }),
    MISSING,
  ),
  step2(
    "step-02-missing-parent-with-other-seal",
    "The parent carries a seal that is not its own, so it is no sound Grant, and counts as missing although the link names its computed seal.",
    helped,
    ({ context }) => Object.assign(context.parents[0].grant, { seal: { alg: "sha-256", value: OTHER_SEAL } }),
    MISSING,
  ),
];
