// G9a: authorities. Which acts, with which effect, out of whose authority, and by whom.
import { AGENT, euros, grounding, nonBinding } from "../../../testing/grant-parts.ts";
import type { ContainmentVector, Loose } from "./authoring.ts";
import { asItIs, HELPER, household, MATE, put, reserving, row } from "./bases-containment.ts";

const { within, wider } = row("authorities");
const room = row("authorities", reserving);

const MEMBERS = "/work_system/members";
const LEAVER = { actor: AGENT, name: "Assistant", role: "Hands work on" };
const buying = (actor: string) => ({ ...household().authorities[0], actors: [actor] });
const notes = (actor: string) => nonBinding("notes.read", "read", ["mail"], [actor], grounding("principal", "app:mail"));
/** A second authority of the same act, held by the mate alone: more for one act, and no other limit. */
const mates = (parent: Loose) => parent.authorities.push({ ...parent.authorities[0], actors: [MATE], limits: { per_act: euros("95.00") } });

export const containment: readonly ContainmentVector[] = [
  within("g9a-authorities-fewer-acts", "The child holds one of the two acts.", (child) => child.authorities.splice(1)),
  wider(
    "g9a-authorities-another-act",
    "The child holds an act that its parent does not, with an effect that its parent does.",
    put({ "/authorities/0/act": "shop.order" }),
  ),
  wider(
    "g9a-authorities-act-other-case-part",
    "An act is compared by its whole id: shop.buy_all is not shop.buy.",
    put({ "/authorities/0/act": "shop.buy_all" }),
  ),
  wider(
    "g9a-authorities-act-named-like-a-member-of-every-object",
    "An act may be called constructor; that does not make it one of the parent's.",
    put({ "/authorities/0/act": "constructor" }),
  ),
  wider("g9a-authorities-denied-act", "The parent holds the act and denies it: the denial wins, and nothing is handed on.", asItIs, {
    parent: put({ "/denied/-": { act: "shop.buy", effect: "purchase", kind: "purchased" } }),
  }),
  wider("g9a-authorities-denied-effect", "The parent holds the act and denies its whole effect.", asItIs, {
    parent: put({ "/denied/-": { effect: "purchase", kind: "purchased" } }),
  }),
  within("g9a-authorities-denied-sibling", "The parent denies another act of the same effect, and not the one that is handed on.", asItIs, {
    parent: put({ "/denied/-": { act: "market.buy", effect: "purchase", kind: "purchased" } }),
  }),
  room.within("g9a-authorities-extension-equal", "An extension effect is the same by exact string.", asItIs),
  room.wider(
    "g9a-authorities-extension-other-string",
    "An extension effect with a slash more is another effect.",
    put({ "/authorities/0/effect": "https://effects.example/reserve/" }),
  ),
  room.wider(
    "g9a-authorities-other-effect",
    "The act has an effect of the catalogue, and an extension effect of the same kind in the parent.",
    put({
      "/authorities/0/effect": "schedule",
      "/resources/0/effects": ["schedule"],
    }),
    { parent: put({ "/resources/0/effects/-": "schedule" }) },
  ),
  room.wider(
    "g9a-authorities-other-kind",
    "The same extension effect is of another kind in the child.",
    put({ "/authorities/0/kind": "sent" }),
  ),

  within("g9a-authorities-one-of-two-of-an-act", "Of two authorities of one act, the child has what its parent's delegate holds.", asItIs, {
    parent: mates,
  }),
  wider(
    "g9a-authorities-limits-of-another-holder",
    "The limit is within what the mate holds of that act, and above what the parent's delegate holds.",
    put({ "/authorities/0/limits/per_act/amount": "90.00" }),
    {
      parent: mates,
    },
  ),
  within("g9a-authorities-member-has-its-own", "A child for the mate is held to what the mate holds of that act.", asItIs, {
    parent: mates,
    to: MATE,
  }),
  wider(
    "g9a-authorities-member-has-not-the-delegates",
    "A child for the mate is held to what the mate holds, and not to what the parent's delegate does.",
    put({ "/authorities/-": buying(MATE) }),
    {
      to: MATE,
    },
  ),
  wider(
    "g9a-authorities-act-of-another-member",
    "The child holds an act that only the mate holds in the parent: its delegate cannot hand that on.",
    put({ "/authorities/-": notes(HELPER) }),
    {
      parent: put({ "/authorities/-": notes(MATE) }),
    },
  ),
  within(
    "g9a-authorities-actors-equal",
    "The delegate in its parent's place, and the member that holds the act with it.",
    put({ "/authorities/1/actors": [MATE, HELPER] }),
  ),
  within(
    "g9a-authorities-actors-fewer",
    "The member alone holds the act that it holds in the parent.",
    put({ "/authorities/1/actors": [MATE] }),
  ),
  wider(
    "g9a-authorities-actors-member-without-it",
    "A member gets an act that it does not hold in the parent.",
    put({ "/authorities/0/actors/-": MATE }),
  ),
  wider(
    "g9a-authorities-actors-person",
    "A person who is a member of the parent gets an act that only agents hold there.",
    put({ "/authorities/1/actors/-": "person:bert" }),
    {
      parent: put({ [`${MEMBERS}/-`]: { actor: "person:bert", name: "Bert", role: "Looks on" } }),
    },
  ),
  within(
    "g9a-authorities-members-fewer",
    "The child has no members.",
    put({ [MEMBERS]: [], "/work_system/arrangement": "one_agent", "/authorities/1/actors": [HELPER] }),
  ),
  wider(
    "g9a-authorities-members-another",
    "The child has a member that its parent has not, though it holds no act.",
    put({ [`${MEMBERS}/-`]: { actor: "agent:eve", name: "Eve", role: "Listens" } }),
  ),
  wider(
    "g9a-authorities-members-another-with-the-act",
    "A member that the parent has not holds an act.",
    put({
      [`${MEMBERS}/-`]: { actor: "agent:eve", name: "Eve", role: "Buys" },
      "/authorities/0/actors/-": "agent:eve",
    }),
  ),
  within(
    "g9a-authorities-members-leaver",
    "Who hands the work on may be a member of the child and keep the act it holds, where no formation is written.",
    put({ [`${MEMBERS}/-`]: LEAVER, "/authorities/0/actors/-": AGENT }),
  ),
  within("g9a-authorities-member-as-delegate", "A child for a member holds what that member holds in the parent.", asItIs, { to: MATE }),
];
