// G9a: formations. How a result settles, what keeps two apart, the protocol's answers, how arms join and when a loop stops.
import type { Formation } from "../../../schema/grant.gen.ts";
import { scenario3 } from "../../../testing/sample-teams.ts";
import type { ContainmentVector } from "./authoring.ts";
import { asItIs, both, desk, HELPER, put, row } from "./bases-containment.ts";

const { within, wider } = row("formations", desk);

const NONE = undefined;
const SETTLEMENT = "/formations/0/settlement";
const settles = (settlement: unknown) => put({ [SETTLEMENT]: settlement });
const ACTS = ["publish_campaign", "announce"];
/** A formation in the place of the desk's: no participants, transitions or handoffs are written. */
const of = (formation: Formation) => () => desk({ name: "Desk", acts: ACTS, ...formation });

const panel = row("formations", of({ arrangement: "habitat.committee", settlement: { evidence: ["votes"], threshold: { approvals: 2 } } }));
const loop = row(
  "formations",
  of({ arrangement: "path.bounded_loop", termination: { kind: "declared_bound", max_rounds: 5, on_limit: "ask" } }),
);
const openLoop = row("formations", of({ arrangement: "path.bounded_loop" }));
const fan = row("formations", of({ arrangement: "path.fanout_fanin", join: "any" }));
const openFan = row("formations", of({ arrangement: "path.fanout_fanin" }));

const ANSWERS = {
  who_may_act: "The lead and the writer",
  artifact: "The campaign's text",
  interactions: "Remarks on a version",
  conflict: "The lead decides",
  settlement: "Nobody has open remarks",
};
const mesh = row("formations", of({ arrangement: "habitat.mesh", protocol: ANSWERS }));

/** The bookkeeper hands on: agent:payer stays on the other side of the segregation of duties. */
const books = row("formations", () => {
  const parent = scenario3();
  return { ...parent, delegation: { depth: 0, max_depth: 2, chain: [] } };
});
const HANDOFF = "/formations/0/handoffs/0";
/** Who holds the act to pay. */
const PAYERS = "/authorities/1/actors";
const PROTOCOL = "/formations/0/protocol";

export const containment: readonly ContainmentVector[] = [
  within(
    "g9a-formations-kind-written",
    "The child writes the kind of settlement that is the arrangement's own.",
    put({ [`${SETTLEMENT}/kind`]: "owner_acceptance" }),
    {
      parent: put({ [`${SETTLEMENT}/kind`]: NONE }),
    },
  ),
  within(
    "g9a-formations-kind-unwritten",
    "The child leaves unwritten the kind of settlement that is the arrangement's own.",
    put({ [`${SETTLEMENT}/kind`]: NONE }),
  ),
  wider("g9a-formations-kind-other", "The result settles in another way.", put({ [`${SETTLEMENT}/kind`]: "authored_completion" })),
  within(
    "g9a-formations-evaluator-by-default",
    "Without an evaluator the lead is it, and that is the child's delegate (F3).",
    put({ [`${SETTLEMENT}/evaluator`]: NONE }),
  ),
  wider(
    "g9a-formations-evaluator-other",
    "The writer says whether the result is accepted.",
    put({ [`${SETTLEMENT}/evaluator`]: "agent:writer" }),
  ),
  wider(
    "g9a-formations-evaluator-leaver",
    "The parent's delegate is replaced by the child's as the evaluator too.",
    put({ [`${SETTLEMENT}/evaluator`]: "agent:lead" }),
  ),
  wider(
    "g9a-formations-evaluator-principal",
    "The principal is another evaluator than the lead.",
    put({ [`${SETTLEMENT}/evaluator`]: "principal" }),
  ),
  wider(
    "g9a-formations-evaluator-by-lead",
    "Nobody is written as the evaluator, and another leads: it would be the evaluator (F3).",
    put({ "/formations/0/participants/0/authority": "delegated", "/formations/0/participants/1/authority": "delegates" }),
    { parent: put({ [`${SETTLEMENT}/evaluator`]: NONE }) },
  ),
  panel.within(
    "g9a-formations-evaluator-is-the-principal",
    "Where nobody leads the evaluator is the principal, whether it is written or not (F3).",
    put({ [`${SETTLEMENT}/evaluator`]: "principal" }),
  ),
  panel.wider(
    "g9a-formations-evaluator-for-the-principal",
    "The child's delegate is the evaluator where it is the principal by default.",
    put({ [`${SETTLEMENT}/evaluator`]: "agent:helper" }),
  ),

  within("g9a-formations-evidence-more", "Votes are evidence too.", put({ [`${SETTLEMENT}/evidence`]: ["votes", "commit", "accept"] })),
  wider("g9a-formations-evidence-fewer", "The ratification is no longer evidence.", put({ [`${SETTLEMENT}/evidence`]: ["accept"] })),
  wider(
    "g9a-formations-evidence-other",
    "There are as many pieces of evidence, and one is another.",
    put({ [`${SETTLEMENT}/evidence`]: ["accept", "votes"] }),
  ),
  wider("g9a-formations-evidence-empty", "There is no evidence.", put({ [`${SETTLEMENT}/evidence`]: [] })),
  wider("g9a-formations-settlement-absent", "Nothing of the settlement is written, so no evidence is assumed (F3).", settles(NONE)),
  within(
    "g9a-formations-evidence-added",
    "The child asks for evidence, and its parent for none.",
    put({ [`${SETTLEMENT}/evidence`]: ["accept"] }),
    {
      parent: put({ [`${SETTLEMENT}/evidence`]: NONE }),
    },
  ),
  panel.within("g9a-formations-threshold-equal", "Two have to approve in both.", asItIs),
  panel.within("g9a-formations-threshold-higher", "Three have to approve.", put({ [`${SETTLEMENT}/threshold/approvals`]: 3 })),
  panel.wider("g9a-formations-threshold-lower", "One has to approve.", put({ [`${SETTLEMENT}/threshold/approvals`]: 1 })),
  panel.wider(
    "g9a-formations-threshold-absent",
    "How many have to approve is no longer written.",
    put({ [`${SETTLEMENT}/threshold`]: NONE }),
  ),
  panel.wider(
    "g9a-formations-threshold-added-below-all",
    "Without a threshold every vote must approve: two of three would settle what one rejects.",
    put({ [`${SETTLEMENT}/threshold`]: { approvals: 2 } }),
    { parent: put({ [`${SETTLEMENT}/threshold`]: NONE }) },
  ),
  panel.within(
    "g9a-formations-threshold-added-for-all",
    "Without a threshold every vote must approve, and the child lets it be every one of its three members.",
    put({ [`${SETTLEMENT}/threshold`]: { approvals: 3 } }),
    { parent: put({ [`${SETTLEMENT}/threshold`]: NONE }) },
  ),
  within(
    "g9a-formations-threshold-added-to-no-votes",
    "The parent asks for no votes, and the child for one approval beside what its parent asks for.",
    put({ [`${SETTLEMENT}/threshold`]: { approvals: 1 }, [`${SETTLEMENT}/evidence`]: ["accept", "commit", "votes"] }),
  ),
  within(
    "g9a-formations-rule-and-reversibility",
    "The free-text rule and how reversible it is are not compared.",
    put({
      [`${SETTLEMENT}/rule`]: "Accepted in writing",
      [`${SETTLEMENT}/reversibility`]: "irreversible",
    }),
  ),

  books.within("g9a-formations-segregation-equal", "The segregation of duties stands, the child's delegate on its parent's side.", asItIs),
  books.wider(
    "g9a-formations-segregation-dropped",
    "The handoff that keeps the two apart is left out.",
    put({ "/formations/0/handoffs": NONE }),
  ),
  books.wider(
    "g9a-formations-segregation-other-seam",
    "The handoff stands, and no longer keeps the two apart.",
    put({ [`${HANDOFF}/seam`]: "coordination" }),
  ),
  books.wider(
    "g9a-formations-segregation-no-seam",
    "The handoff stands, and says nothing of what it is for.",
    put({ [`${HANDOFF}/seam`]: NONE }),
  ),
  books.wider(
    "g9a-formations-segregation-of-the-leaver",
    "The handoff keeps the parent's delegate apart, which was replaced, and not the child's.",
    put({ [`${HANDOFF}/from`]: "agent:books" }),
  ),
  books.wider(
    "g9a-formations-segregation-of-another",
    "The handoff keeps apart another than the payer.",
    put({ [`${HANDOFF}/to`]: "agent:controller" }),
    {
      parent: put({ "/work_system/members/-": { actor: "agent:controller", name: "Controller", role: "Reads the books" } }),
    },
  ),
  books.within(
    "g9a-formations-segregation-added",
    "One more is kept apart.",
    put({
      "/formations/0/handoffs/-": { from: "agent:controller", to: "agent:payer", seam: "segregation_of_duties" },
    }),
    { parent: put({ "/work_system/members/-": { actor: "agent:controller", name: "Controller", role: "Reads the books" } }) },
  ),
  books.wider(
    "g9a-formations-segregation-both-sides",
    "The payer gets the child, takes the bookkeeper's place, and stands on both sides of what was kept apart.",
    asItIs,
    { to: "agent:payer" },
  ),
  books.within(
    "g9a-formations-segregation-broken-kept",
    "Both sides hold the act to pay in the parent, whose official acts step 13 denies, and both hold it in the child, which is denied them too.",
    asItIs,
    { parent: put({ [PAYERS]: ["agent:books", "agent:payer"] }) },
  ),
  books.wider(
    "g9a-formations-segregation-broken-left-behind",
    "Both sides hold the act to pay in the parent, and in the child one does: it would be allowed what its parent is denied (step 13).",
    put({ [PAYERS]: [HELPER] }),
    { parent: put({ [PAYERS]: ["agent:books", "agent:payer"] }) },
  ),
  within(
    "g9a-formations-other-handoffs",
    "A handoff that keeps nobody apart is an instruction, and not compared.",
    put({ "/formations/0/handoffs": NONE }),
  ),

  ...Object.keys(ANSWERS).flatMap((question) => [
    mesh.wider(
      `g9a-formations-mesh-${question.replaceAll("_", "-")}`,
      `The mesh answers its question "${question}" in other words.`,
      put({ [`${PROTOCOL}/${question}`]: "As anyone likes" }),
    ),
  ]),
  mesh.within("g9a-formations-mesh-unchanged", "The mesh keeps its five answers.", asItIs),
  mesh.wider(
    "g9a-formations-mesh-other-case",
    "An answer is kept unchanged, to the letter.",
    put({ [`${PROTOCOL}/conflict`]: "the lead decides" }),
  ),
  ...(["eligibility", "envelope", "acceptance"] as const).flatMap((question) => [
    books.wider(
      `g9a-formations-handoff-${question}`,
      `The handoff answers its question "${question}" in other words.`,
      put({ [`${PROTOCOL}/${question}`]: "As anyone likes" }),
    ),
    books.wider(
      `g9a-formations-handoff-${question}-dropped`,
      `The handoff no longer answers its question "${question}".`,
      both(put({ [`${PROTOCOL}/${question}`]: NONE, "/formations/0/unresolved": [question] })),
    ),
  ]),
  books.wider("g9a-formations-handoff-no-answers", "The handoff answers nothing any more.", put({ [PROTOCOL]: NONE })),

  fan.within("g9a-formations-join-equal", "The first arm that arrives is enough in both.", asItIs),
  fan.wider(
    "g9a-formations-join-other",
    "The arms join in another way than in the parent.",
    put({ "/formations/0/join": "first_completed" }),
  ),
  openFan.within(
    "g9a-formations-join-default",
    "Waiting for all arms is what a fan-out does unwritten (F3).",
    put({ "/formations/0/join": "all" }),
  ),
  openFan.wider(
    "g9a-formations-join-any",
    "One arm is enough, and the parent's fan-out waits for all (F3).",
    put({ "/formations/0/join": "any" }),
  ),
  fan.wider(
    "g9a-formations-join-all-where-any",
    "All arms are waited for and one is enough in the parent: the same join is asked for, not a stricter one.",
    put({ "/formations/0/join": "all" }),
  ),

  loop.within("g9a-formations-rounds-equal", "The loop stops after as many rounds.", asItIs),
  loop.within("g9a-formations-rounds-fewer", "The loop stops after a round fewer.", put({ "/formations/0/termination/max_rounds": 4 })),
  loop.wider("g9a-formations-rounds-more", "The loop stops after a round more.", put({ "/formations/0/termination/max_rounds": 6 })),
  loop.wider(
    "g9a-formations-termination-model",
    "The loop stops when a model says so.",
    put({ "/formations/0/termination/kind": "model_signal" }),
  ),
  loop.wider(
    "g9a-formations-termination-unbounded",
    "The loop does not stop by itself.",
    put({ "/formations/0/termination": { kind: "unbounded" } }),
  ),
  openLoop.within(
    "g9a-formations-rounds-default",
    "Three rounds are what a loop does unwritten (F3).",
    put({ "/formations/0/termination": { kind: "declared_bound", max_rounds: 3, on_limit: "ask" } }),
  ),
  openLoop.wider(
    "g9a-formations-rounds-above-default",
    "The loop stops after four rounds, and after three in the parent (F3).",
    put({
      "/formations/0/termination": { kind: "declared_bound", max_rounds: 4, on_limit: "ask" },
    }),
  ),
  openLoop.wider(
    "g9a-formations-termination-above-default",
    "The loop does not stop by itself, and after three rounds in the parent (F3).",
    put({
      "/formations/0/termination": { kind: "unbounded" },
    }),
  ),
];
