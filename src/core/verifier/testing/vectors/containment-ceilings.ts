// G9a: ceilings and denials.
import type { ContainmentVector } from "./authoring.ts";
import { asItIs, both, put, row } from "./bases-containment.ts";

const ceilings = row("ceilings");
const denials = row("denials");

const ON_CONFIRM = ["sent", "purchased", "transferred", "submitted", "changed", "shared"] as const;
const SUBSCRIBE = { effect: "subscribe", kind: "purchased" };
const FORWARD = { act: "mail.forward", effect: "send_email", kind: "sent" };
const SEND = { effect: "send_email", kind: "sent" };

export const containment: readonly ContainmentVector[] = [
  ceilings.within("g9a-ceilings-equal", "Every ceiling is the parent's.", asItIs),
  ...ON_CONFIRM.map((kind) =>
    ceilings.wider(
      `g9a-ceilings-${kind}-self`,
      `What is ${kind} may become official by itself in the child, and only on confirmation in its parent.`,
      put({ [`/ceilings/${kind}`]: "self_within_limits" }),
    ),
  ),
  ceilings.wider(
    "g9a-ceilings-deleted-on-confirm",
    "Deleting is a proposal only in the parent, and on confirmation in the child.",
    put({ "/ceilings/deleted": "on_confirm" }),
  ),
  ceilings.within(
    "g9a-ceilings-lower",
    "Ceilings of kinds that no act uses are lower than the parent's.",
    put({ "/ceilings/sent": "proposal", "/ceilings/transferred": "proposal", "/ceilings/changed": "proposal" }),
  ),
  ceilings.within(
    "g9a-ceilings-on-confirm-where-self",
    "On confirmation is lower than by itself.",
    put({ "/ceilings/shared": "on_confirm" }),
    {
      parent: put({ "/ceilings/shared": "self_within_limits" }),
    },
  ),
  ceilings.within("g9a-ceilings-self-where-self", "The highest ceiling is equal to itself.", asItIs, {
    parent: put({ "/ceilings/shared": "self_within_limits" }),
  }),

  denials.within("g9a-denials-equal", "The child keeps both denials, in another order.", put({ "/denied": [FORWARD, SUBSCRIBE] })),
  denials.within("g9a-denials-other-label", "A label is a note: the denial is the same.", put({ "/denied/0/label": "No subscriptions" })),
  denials.within(
    "g9a-denials-one-more",
    "The child denies one thing more.",
    put({ "/denied/-": { effect: "delete_file", kind: "deleted" } }),
  ),
  denials.wider("g9a-denials-effect-dropped", "The child drops the denial of a whole effect.", put({ "/denied": [FORWARD] })),
  denials.wider("g9a-denials-act-dropped", "The child drops the denial of an act.", put({ "/denied": [SUBSCRIBE] })),
  denials.wider("g9a-denials-all-dropped", "The child denies nothing.", put({ "/denied": [] })),
  denials.within(
    "g9a-denials-effect-for-act",
    "The denial of a whole effect takes the place of the denial of an act of that effect.",
    put({ "/denied": [SUBSCRIBE, SEND] }),
  ),
  denials.wider(
    "g9a-denials-act-for-effect",
    "The denial of one act stands where the parent denies the whole effect.",
    put({ "/denied": [{ act: "shop.subscribe", ...SUBSCRIBE }, FORWARD] }),
  ),
  denials.wider(
    "g9a-denials-another-effect-for-act",
    "The denial of another effect does not take the place of an act's.",
    put({ "/denied": [SUBSCRIBE, { effect: "send_message", kind: "sent" }] }),
  ),
  denials.wider(
    "g9a-denials-sibling-act",
    "The denial of another act with the same effect is another denial.",
    put({ "/denied/1/act": "mail.send" }),
  ),
  denials.within(
    "g9a-denials-act-beside-effect",
    "Where the parent denies an act and its whole effect, the whole effect alone denies as much.",
    put({ "/denied": [SUBSCRIBE, SEND] }),
    { parent: put({ "/denied/-": SEND }) },
  ),
  denials.wider(
    "g9a-denials-extension-other-string",
    "An extension effect is denied by its exact string.",
    put({ "/denied/0/effect": "https://effects.example/bind/" }),
    { parent: put({ "/denied": [{ effect: "https://effects.example/bind", kind: "submitted" }] }) },
  ),
  denials.within(
    "g9a-denials-added-where-none",
    "The child denies something under a parent that denies nothing.",
    put({ "/denied": [SUBSCRIBE] }),
    { parent: both(put({ "/denied": [] })) },
  ),
];
