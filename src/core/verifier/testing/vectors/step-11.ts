// Step 11: what is of kind none becomes nothing official, and is allowed before any later step looks at it.
import { type Case, type Decided, section, type Vector } from "./authoring.ts";
import { groceries, payment, reading } from "./bases.ts";
import { posting, standing } from "./bases-single.ts";

const step11 = section("§7 step 11");
const NON_BINDING: Decided = ["ALLOW", 11, "non_binding"];
const COMPARE = "https://effects.example/compare-prices";

const asIs = () => {};

/** The payer or the books draft a payment: preparing is of kind none, and the books hold it. */
function drafting(): Case {
  const vector = payment();
  vector.request = { act: "bank.draft", actor: "agent:books", resource: { id: "bank", account: "berg-yarn" }, trigger: "asked" };
  return vector;
}

/** One of the four drafts in the workspace, which no formation governs. */
function writing(): Case {
  const vector = posting();
  vector.request = { act: "docs.draft", actor: "agent:social", resource: { id: "workspace" }, trigger: "asked" };
  return vector;
}

export const vectors: readonly Vector[] = [
  step11(
    "step-11-reading",
    "The agent reads, which is of kind none: nothing becomes official, so it is allowed here.",
    reading,
    asIs,
    NON_BINDING,
  ),
  step11(
    "step-11-by-effect",
    "The effect alone is named, and the authority that it resolves to is of kind none.",
    reading,
    ({ request }) => Object.assign(request, { act: undefined, effect: "read" }),
    NON_BINDING,
  ),
  step11(
    "step-11-extension-effect",
    "An effect outside the catalogue carries the kind that the Grant gives it, and this one is of kind none.",
    groceries,
    ({ request, context }) => {
      const { grounding, actors } = context.grant.authorities[0];
      context.grant.resources[0].effects.push(COMPARE);
      const held = { act: "prices.compare", effect: COMPARE, kind: "none", resources: ["green-grocer"], actors, grounding, limits: {} };
      context.grant.authorities.push({ ...held, commit: "automatic" });
      Object.assign(request, { act: "prices.compare", arguments: undefined, counterparties: undefined });
    },
    NON_BINDING,
  ),
  step11(
    "step-11-binding-goes-on",
    "The act is of a kind that becomes real and has a standing go-ahead: it goes on to the later steps, and is allowed at the last one.",
    posting,
    standing,
    ["ALLOW", 20, "commit_automatic"],
  ),
  step11(
    "step-11-unnamed-agent",
    "An agent that the Grant does not name reads, in a Grant that lets such agents do what is of kind none: no step after this one looks at who it is.",
    reading,
    ({ request, context }) => {
      context.grant.work_system.unnamed_agents = "non_binding";
      request.actor = "agent:stranger";
    },
    NON_BINDING,
  ),
  step11(
    "step-11-no-ceiling",
    "Every kind of result is only to be proposed, and what is of kind none has no ceiling.",
    reading,
    ({ context }) => {
      context.grant.ceilings.sent = "proposal";
      context.grant.authorities.pop();
    },
    NON_BINDING,
  ),

  step11(
    "order-11-before-12-unstated",
    "Who reads is not stated, and that is asked only about what becomes real: reading is allowed first.",
    reading,
    ({ request }) => Object.assign(request, { actor: undefined }),
    NON_BINDING,
  ),
  step11(
    "order-11-before-12-not-named",
    "A person whom the Grant does not name reads: reading is allowed before it is asked who the authority lists.",
    reading,
    ({ request }) => Object.assign(request, { actor: "person:visitor" }),
    NON_BINDING,
  ),
  step11(
    "order-11-before-13-membership",
    "Drafting is governed by a formation in which the agent takes no part: what is of kind none is allowed before membership is looked at.",
    writing,
    ({ context }) => context.grant.formations[0].acts.push("docs.draft"),
    NON_BINDING,
  ),
  step11(
    "order-11-before-13-segregation",
    "Both sides of a segregated hand-off hold the draft, and drafting is of kind none: it is allowed before segregation is looked at.",
    drafting,
    ({ context }) => context.grant.authorities[0].actors.push("agent:payer"),
    NON_BINDING,
  ),
  step11(
    "order-11-before-14-unbound",
    "The act of kind none is bound to no app: that is looked at only for what becomes real.",
    reading,
    ({ context }) => {
      context.grant.authorities[0].resources = [];
    },
    NON_BINDING,
  ),
  step11(
    "order-11-before-14-resource",
    "The agent drafts through an app of the Grant that is not among the act's: that is looked at only for what becomes real.",
    writing,
    ({ request }) => Object.assign(request, { resource: { id: "website" } }),
    NON_BINDING,
  ),
  step11(
    "order-11-before-14-account",
    "The agent reads as another account than the app names: that is looked at only for what becomes real.",
    reading,
    ({ request }) => Object.assign(request.resource, { account: "box-private" }),
    NON_BINDING,
  ),
  step11(
    "order-11-before-14-location",
    "The agent reads outside the app's locations: they are looked at only for what becomes real.",
    reading,
    ({ request }) => Object.assign(request.resource, { location: "Private" }),
    NON_BINDING,
  ),
  step11(
    "order-11-before-16",
    "The agent reads on the word of a webpage, which is no allowed source: sources are looked at only for what becomes real.",
    reading,
    ({ request }) => Object.assign(request, { evidence: ["web"] }),
    NON_BINDING,
  ),
  step11(
    "order-11-before-17",
    "The agent reads in the night, outside the hours, and no count of the day is given: limits are looked at only for what becomes real.",
    reading,
    ({ context }) => Object.assign(context, { now: "2027-03-01T23:00:00Z" }),
    NON_BINDING,
  ),
  step11(
    "order-11-before-18",
    "The formation wants evidence, and the draft it governs becomes nothing official: none is needed for it.",
    drafting,
    asIs,
    NON_BINDING,
  ),
  step11(
    "order-11-before-20",
    "The working mode prepares official acts only, and reading is no official act.",
    reading,
    ({ context }) => Object.assign(context, { session_mode: "plan" }),
    NON_BINDING,
  ),
];
