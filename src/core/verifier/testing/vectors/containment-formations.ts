// G9a: formations. Which are there, which acts they govern, who takes part, and where a person must approve.
import type { ContainmentVector } from "./authoring.ts";
import { asItIs, both, desk, household, pair, put, row } from "./bases-containment.ts";

const { within, wider } = row("formations", desk);

const NONE = undefined;
const FIRST = "/formations/0";
const GATE = { from: "agent:helper", to: "principal", authority: "human_gate" };
const LEAD = { actor: "agent:lead", name: "Lead", role: "Hands work on" };
const lead = put({ "/work_system/members/-": LEAD });
const draftsOnly = (child: { authorities: unknown[] }) => child.authorities.splice(0, 2);
/** F3's participants and gate: nobody is written, nor where a person approves. */
const unwritten = put({
  [`${FIRST}/participants`]: NONE,
  [`${FIRST}/transitions`]: NONE,
  [`${FIRST}/settlement`]: NONE,
  [`${FIRST}/handoffs`]: NONE,
});
const noTransitions = put({ [`${FIRST}/transitions`]: NONE });
const noParticipants = put({ [`${FIRST}/participants`]: NONE });
/** A second formation of the same arrangement, for the announcements, settled by nothing. */
const two = put({
  [`${FIRST}/acts`]: ["publish_campaign"],
  "/formations/-": { name: "Announcements", arrangement: "hub.manager_worker", acts: ["announce"] },
});

export const containment: readonly ContainmentVector[] = [
  within("g9a-formations-equal", "The formation is the parent's, its delegate replaced by the child's.", asItIs),
  wider(
    "g9a-formations-absent",
    "The child holds acts that a formation of its parent governs, and has none.",
    put({ "/formations": NONE }),
  ),
  within(
    "g9a-formations-governs-nothing",
    "The child holds no act that the parent's formation governs, and leaves it out.",
    both(draftsOnly, put({ "/formations": NONE })),
  ),
  wider(
    "g9a-formations-governs-every-act",
    "A formation that names no acts governs every act of the Grant, drafting included.",
    both(draftsOnly, put({ "/formations": NONE })),
    {
      parent: put({ [`${FIRST}/acts`]: NONE }),
    },
  ),
  wider(
    "g9a-formations-fewer-acts",
    "The child holds both acts, and its formation governs one of them.",
    put({ [`${FIRST}/acts`]: ["publish_campaign"] }),
  ),
  within(
    "g9a-formations-fewer-acts-held",
    "The child holds one of the two acts, and its formation governs that one.",
    both((child) => child.authorities.splice(1, 1), put({ [`${FIRST}/acts`]: ["publish_campaign"] })),
  ),
  within("g9a-formations-every-act", "The child's formation governs every act, and two in the parent.", put({ [`${FIRST}/acts`]: NONE })),
  within(
    "g9a-formations-one-more",
    "A formation more widens nothing (F8).",
    put({ "/formations/-": { name: "Drafts", arrangement: "path.choice", acts: ["docs.draft"] } }),
  ),
  within(
    "g9a-formations-added-where-none",
    "The child has a formation, and its parent has none.",
    put({ "/formations": [{ arrangement: "path.choice" }] }),
    { base: household },
  ),
  wider(
    "g9a-formations-other-arrangement",
    "The child's formation of that name is of another arrangement, and so of another settlement.",
    put({
      [FIRST]: { name: "Campaign desk", arrangement: "path.sequential", acts: ["publish_campaign", "announce"] },
    }),
    { parent: unwritten },
  ),
  wider(
    "g9a-formations-one-of-two",
    "Of two formations of one arrangement, the child leaves out the one for its announcements.",
    (child) => child.formations.pop(),
    { parent: two },
  ),
  within(
    "g9a-formations-two",
    "Two formations of one arrangement are told apart by their names, in whatever order.",
    (child) => child.formations.reverse(),
    { parent: two },
  ),
  wider(
    "g9a-formations-names-exchanged",
    "The two formations have exchanged their names, and each governs the other's act: each is held to the one of its name.",
    put({ [`${FIRST}/name`]: "Announcements", "/formations/1/name": "Campaign desk" }),
    { parent: two },
  ),
  within("g9a-formations-unnamed", "Without names the formations of one arrangement are held beside each other.", asItIs, {
    parent: put({ [`${FIRST}/name`]: NONE }),
  }),
  within(
    "g9a-formations-renamed",
    "A name is the person's own: the one formation of that arrangement is the parent's under another name.",
    put({ [`${FIRST}/name`]: "The helper's desk" }),
  ),
  wider(
    "g9a-formations-sibling-arrangement",
    "A sequence and a choice settle in the same way, and are not the same arrangement.",
    put({ [`${FIRST}/arrangement`]: "path.choice" }),
    { parent: put({ "/formations": [{ name: "Desk", arrangement: "path.sequential" }] }) },
  ),
  within("g9a-formations-name-added", "The child gives a name to a formation that has none.", put({ [`${FIRST}/name`]: "Desk" }), {
    parent: put({ [`${FIRST}/name`]: NONE }),
  }),

  within(
    "g9a-formations-members-fewer",
    "The writer no longer takes part.",
    put({
      [`${FIRST}/participants`]: [
        { actor: "agent:helper", membership: "member", authority: "delegates" },
        { actor: "person:legal", membership: "adjacent", commit: "ratifies" },
      ],
      [`${FIRST}/handoffs`]: NONE,
    }),
  ),
  within(
    "g9a-formations-member-to-adjacent",
    "The writer stands beside the formation and no longer in it.",
    put({ [`${FIRST}/participants/1/membership`]: "adjacent" }),
  ),
  wider(
    "g9a-formations-member-another",
    "A member of the team takes part, and in the parent it does not.",
    put({ [`${FIRST}/participants/-`]: { actor: "agent:social", membership: "member" } }),
  ),
  wider(
    "g9a-formations-adjacent-to-member",
    "Legal stands in the formation, and beside it in the parent.",
    put({ [`${FIRST}/participants/2/membership`]: "member" }),
  ),
  wider(
    "g9a-formations-members-by-default",
    "Without written participants all members of the team take part, the one for the channels too (F3).",
    both(noParticipants, put({ [`${FIRST}/handoffs`]: NONE })),
    { parent: (parent) => parent.formations[0].participants.pop() },
  ),
  within(
    "g9a-formations-members-by-default-fewer",
    "Without written participants the delegate and all members of the team take part, and they are no more than in the parent.",
    both(
      noParticipants,
      put({ "/work_system/members": [{ actor: "agent:writer", name: "Writer", role: "Writes the texts" }], [`${FIRST}/handoffs`]: NONE }),
    ),
    { parent: (parent) => parent.formations[0].participants.pop() },
  ),
  within("g9a-formations-default-in-both", "Neither writes who takes part, nor where a person approves (F3).", asItIs, {
    parent: unwritten,
  }),
  within(
    "g9a-formations-default-written",
    "The child writes the participants that are the default.",
    put({
      [`${FIRST}/participants`]: ["agent:helper", "agent:writer", "agent:social"].map((actor) => ({ actor, membership: "member" })),
    }),
    { parent: unwritten },
  ),
  pair(
    "g9a-formations-leaver-stays",
    "The parent's delegate was replaced and takes part beside its replacement: it may be no member of the child then.",
    both(lead, put({ [`${FIRST}/participants/-`]: { actor: "agent:lead", membership: "member" } })),
    ["authorities", "formations"],
    { base: desk },
  ),
  pair(
    "g9a-formations-leaver-stays-by-default",
    "The parent's delegate is a member of the child, and so takes part where nobody is written (F3).",
    lead,
    ["authorities", "formations"],
    { base: desk, parent: unwritten },
  ),
  within(
    "g9a-formations-leaver-outside",
    "The parent's delegate is a member of the child where the formation writes its participants without it.",
    lead,
  ),
  wider("g9a-formations-ratifier-dropped", "Legal no longer takes part, and ratifies in the parent.", (child) =>
    child.formations[0].participants.pop(),
  ),
  wider(
    "g9a-formations-ratifies-no-more",
    "Legal is consulted and no longer ratifies.",
    put({ [`${FIRST}/participants/2/commit`]: "none" }),
  ),
  within("g9a-formations-ratifier-added", "The writer ratifies too.", put({ [`${FIRST}/participants/1/commit`]: "ratifies" })),

  within(
    "g9a-formations-gate-more-acts",
    "The person approves both acts, and one in the parent.",
    put({ [`${FIRST}/transitions`]: [{ ...GATE, acts: ["publish_campaign", "announce"] }] }),
  ),
  within(
    "g9a-formations-gate-every-act",
    "A gate that names no acts is crossed by every act that asks each time.",
    put({ [`${FIRST}/transitions`]: [GATE] }),
  ),
  within(
    "g9a-formations-gate-by-default",
    "Without written transitions every act that asks each time crosses the gate to the principal (F3).",
    noTransitions,
  ),
  within(
    "g9a-formations-gate-by-empty-list",
    "An empty list of transitions writes none: the gate to the principal stands (F3).",
    put({ [`${FIRST}/transitions`]: [] }),
  ),
  wider(
    "g9a-formations-gate-dropped",
    "The child writes a transition without a gate, and so no person approves.",
    put({
      [`${FIRST}/transitions`]: [{ from: "agent:helper", to: "agent:writer", authority: "agent_delegates", acts: ["publish_campaign"] }],
    }),
  ),
  wider(
    "g9a-formations-gate-of-another-act",
    "The gate is crossed by the other act.",
    put({ [`${FIRST}/transitions/0/acts`]: ["announce"] }),
  ),
  wider(
    "g9a-formations-gate-to-another",
    "Legal approves what the principal approves in the parent.",
    put({ [`${FIRST}/transitions/0/to`]: "person:legal" }),
  ),
  within(
    "g9a-formations-gate-from-another",
    "A gate stops the act whoever does it: who stands before it changes nothing.",
    put({ [`${FIRST}/transitions/0/from`]: "agent:writer" }),
  ),
  within(
    "g9a-formations-gate-beside-another",
    "Another transition stands beside the gate.",
    put({
      [`${FIRST}/transitions/-`]: { from: "agent:helper", to: "agent:writer", authority: "agent_delegates", acts: ["announce"] },
    }),
  ),
  wider(
    "g9a-formations-gate-fewer-than-default",
    "The gate that is written covers one act of the two that cross F3's.",
    put({
      [`${FIRST}/transitions`]: [{ ...GATE, acts: ["publish_campaign"] }],
    }),
    { parent: noTransitions },
  ),
  within(
    "g9a-formations-gate-as-default",
    "The gate that is written covers all that cross F3's.",
    put({ [`${FIRST}/transitions`]: [{ ...GATE, acts: ["announce", "publish_campaign"] }] }),
    {
      parent: noTransitions,
    },
  ),
  within(
    "g9a-formations-gate-standing-act",
    "An act with a standing go-ahead does not cross F3's gate: the one that is written need not cover it.",
    put({
      [`${FIRST}/transitions`]: [{ ...GATE, acts: ["publish_campaign"] }],
    }),
    { parent: both(noTransitions, put({ "/authorities/1/go_ahead": { mode: "standing" } })) },
  ),
  wider(
    "g9a-formations-gate-of-a-standing-act",
    "A gate that names an act is kept for it also where its go-ahead stands: the gates are to be no fewer.",
    put({ [`${FIRST}/transitions/0/acts`]: ["publish_campaign"] }),
    { parent: put({ [`${FIRST}/transitions/0/acts`]: ["publish_campaign", "announce"], "/authorities/1/go_ahead": { mode: "standing" } }) },
  ),
  within(
    "g9a-formations-gate-of-an-act-not-held",
    "The gate is for an act that the child does not hold, and is left out with it.",
    both((child) => child.authorities.splice(0, 1), put({ [`${FIRST}/transitions`]: [{ ...GATE, acts: ["announce"] }] })),
  ),
];
