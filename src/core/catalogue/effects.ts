// The catalogue's effects (§5 Effects): each has one kind, one verb phrase, and what the six questions ask about it.
import type { CatalogueEffect, Effect, Kind, Targets } from "../schema/grant.gen.ts";

export type CounterpartyClass = Targets["class"];
export type Undo = "yes" | "partly" | "no" | "nothing_to_undo";

export interface EffectRow {
  readonly kind: Kind;
  /** Completes "The agent may …": send an email. */
  readonly verb: string;
  /** Who is on the other side, where the effect has a counterparty. */
  readonly counterparties?: CounterpartyClass;
  /** The effect carries an amount of money: it has to be given a limit. */
  readonly amount?: true;
  /** The effect moves information out of an app; the writer asks about it. */
  readonly moves?: true;
  readonly undo: Undo;
}

export const EFFECTS = {
  read: { kind: "none", verb: "read", undo: "nothing_to_undo" },
  search: { kind: "none", verb: "look things up", undo: "nothing_to_undo" },
  analyze: { kind: "none", verb: "compare and summarize", undo: "nothing_to_undo" },
  draft: { kind: "none", verb: "write drafts", undo: "nothing_to_undo" },
  recommend: { kind: "none", verb: "recommend", undo: "nothing_to_undo" },
  prepare: { kind: "none", verb: "prepare without sending", undo: "nothing_to_undo" },
  send_email: { kind: "sent", verb: "send an email", counterparties: "recipients", moves: true, undo: "no" },
  send_message: { kind: "sent", verb: "send a message", counterparties: "recipients", moves: true, undo: "partly" },
  place_call: { kind: "sent", verb: "place a call", counterparties: "recipients", undo: "no" },
  invite: { kind: "sent", verb: "invite someone", counterparties: "recipients", undo: "yes" },
  purchase: { kind: "purchased", verb: "buy something", counterparties: "merchants", amount: true, undo: "partly" },
  book: { kind: "purchased", verb: "make a paid booking", counterparties: "merchants", amount: true, undo: "partly" },
  subscribe: { kind: "purchased", verb: "start a subscription", counterparties: "merchants", amount: true, undo: "yes" },
  pay: { kind: "transferred", verb: "pay a bill", counterparties: "payees", amount: true, undo: "no" },
  transfer_money: { kind: "transferred", verb: "transfer money", counterparties: "payees", amount: true, undo: "no" },
  refund: { kind: "transferred", verb: "refund money", counterparties: "payees", amount: true, undo: "no" },
  submit_form: { kind: "submitted", verb: "submit a form", counterparties: "offices", moves: true, undo: "no" },
  sign: { kind: "submitted", verb: "sign a document", counterparties: "offices", undo: "no" },
  apply: { kind: "submitted", verb: "apply for something", counterparties: "offices", moves: true, undo: "partly" },
  file_return: { kind: "submitted", verb: "file a return", counterparties: "offices", moves: true, undo: "no" },
  accept_terms: { kind: "submitted", verb: "accept terms", counterparties: "offices", undo: "no" },
  create_record: { kind: "changed", verb: "add a record", undo: "yes" },
  update_record: { kind: "changed", verb: "change a record", undo: "yes" },
  schedule: { kind: "changed", verb: "put something in a calendar", undo: "yes" },
  edit_document: { kind: "changed", verb: "edit a document", undo: "yes" },
  organize_files: { kind: "changed", verb: "move and rename files", undo: "yes" },
  change_settings: { kind: "changed", verb: "change a setting", undo: "yes" },
  run_change: { kind: "changed", verb: "run a change on a system", undo: "partly" },
  cancel_booking: { kind: "changed", verb: "cancel a booking", counterparties: "merchants", undo: "no" },
  unsubscribe: { kind: "changed", verb: "end a subscription", counterparties: "merchants", undo: "partly" },
  delete_record: { kind: "deleted", verb: "delete a record", undo: "partly" },
  delete_file: { kind: "deleted", verb: "delete a file", undo: "partly" },
  share_file: { kind: "shared", verb: "share a file", counterparties: "collaborators", moves: true, undo: "partly" },
  publish: { kind: "shared", verb: "publish something", counterparties: "audience", moves: true, undo: "partly" },
  grant_access: { kind: "shared", verb: "give someone access", counterparties: "collaborators", undo: "yes" },
  move_information: { kind: "shared", verb: "copy information between apps", moves: true, undo: "no" },
} as const satisfies Record<CatalogueEffect, EffectRow>;

export const CATALOGUE_EFFECTS = Object.keys(EFFECTS) as readonly CatalogueEffect[];

/** True for an effect of the catalogue; an extension effect (an https URI) is not one. */
export function isCatalogueEffect(effect: string): effect is CatalogueEffect {
  return Object.hasOwn(EFFECTS, effect);
}

/** The catalogue's row of an effect, or nothing for an extension effect. */
export function effectRow(effect: Effect): EffectRow | undefined {
  return isCatalogueEffect(effect) ? EFFECTS[effect] : undefined;
}

/** Whether an effect carries an amount: the catalogue says so, or it is an extension of kind purchased or transferred. */
export function carriesAmount(effect: Effect, kind: Kind): boolean {
  const row = effectRow(effect);
  return row ? row.amount === true : kind === "purchased" || kind === "transferred";
}

/** What an act of this effect counts as when it renews itself, whatever it is called (§7b.2: a purchase or a booking is then a subscription). */
export function renewsAs(effect: Effect): CatalogueEffect | undefined {
  return effect === "purchase" || effect === "book" ? "subscribe" : undefined;
}
