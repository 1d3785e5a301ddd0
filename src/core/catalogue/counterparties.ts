// Who is on the other side of an act, and how far that reaches (§4 question 3; §7 step 15).
import type { Targets } from "../schema/grant.gen.ts";
import type { CounterpartyClass } from "./effects.ts";

export type Scope = Targets["scope"];

export const COUNTERPARTIES = {
  recipients: { one: "recipient", many: "recipients", to: "to", ids: "an email address, a phone number or a handle" },
  merchants: { one: "shop or seller", many: "shops and sellers", to: "from", ids: "the shop's name or web address" },
  payees: { one: "payee", many: "payees", to: "to", ids: "the payee's account number or name in your bank" },
  offices: { one: "office or firm", many: "offices and firms", to: "to", ids: "the office's name or web address" },
  collaborators: { one: "person or group", many: "people and groups", to: "with", ids: "an email address or a group name" },
  audience: { one: "audience", many: "audiences", to: "to", ids: "the site, page or account where it appears" },
} as const satisfies Record<CounterpartyClass, { one: string; many: string; to: string; ids: string }>;

/** `lists`: the names that are listed decide something. */
export const SCOPES = {
  named: { label: "Only those named", means: "Anyone else is refused.", rank: 0, lists: true },
  known: {
    label: "Only those already known",
    means: "Anyone not listed here, and not known to the gate that checks, has to be asked about.",
    rank: 1,
    lists: true,
  },
  any: { label: "Anyone", means: "No limit on who it is. It still has to say who.", rank: 2, lists: false },
} as const satisfies Record<Scope, { label: string; means: string; rank: 0 | 1 | 2; lists: boolean }>;
