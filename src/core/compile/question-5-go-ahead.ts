// Question 5, "What gives a participant the go-ahead to act?": channels, revocation, each act's go-ahead; written and read back.
import type { ActAnswer, GoAheadAnswer } from "../answers/answers.ts";
import { isBinding } from "../catalogue/kinds.ts";
import type { GrantDocument } from "../grant/valid-grant.ts";
import type { Authority, Channel, Grant } from "../schema/grant.gen.ts";
import { text, textMember } from "./typed.ts";

/** How an ask reaches the principal, and how the principal stops everything. */
export function compileGoAhead(answer: GoAheadAnswer): Pick<Grant, "confirmation" | "revocation"> {
  const channels = answer.channels.map(
    ({ kind, label, address }): Channel => ({ kind, label: text(label), ...textMember("address", address) }),
  );
  return {
    confirmation: { channels },
    revocation: { command: text(answer.revocation_command), ...textMember("status", answer.revocation_status) },
  };
}

/** A binding act's go-ahead; an act of kind none has none. */
export function goAheadOf(act: ActAnswer): Pick<Authority, "go_ahead"> {
  if (!isBinding(act.kind) || act.go_ahead === undefined) return {};
  return { go_ahead: { mode: act.go_ahead.mode, ...textMember("words", act.go_ahead.words) } };
}

/** The answers to question 5, read back from a Grant. */
export function goAheadFrom({ confirmation, revocation }: GrantDocument): GoAheadAnswer {
  return { channels: confirmation.channels, revocation_command: revocation.command, revocation_status: revocation.status ?? "" };
}
