// Where an ask may reach the principal, and what an ask that does not is (§4 question 5; §7 "What denies and what asks").
import { CHANNELS } from "../../catalogue/channels.ts";
import { pointer } from "../../lib/pointer.ts";
import type { Channel } from "../../schema/grant.gen.ts";
import type { Clause } from "../clause.ts";
import { ident, list, named, type Piece, quoted, say, text } from "../words/inline.ts";
import { clause, row, type Words } from "../words/words.ts";

export function channelClauses(w: Words): Clause[] {
  const { channels } = w.grant.confirmation;
  const refs = channels.flatMap((channel, i) =>
    (["kind", "label", "address"] as const)
      .filter((member) => channel[member] !== undefined)
      .map((member) => pointer("confirmation", "channels", i, member)),
  );
  return [
    clause(w, {
      id: "channels",
      section: "channels",
      weight: "ask",
      refs,
      held: "checked",
      text: say`An agent that must ask reaches ${w.principal} ${list(channels.map(way), "or", "in no way yet")}.`,
    }),
    clause(w, {
      id: "channels:unreachable",
      section: "channels",
      weight: "ask",
      refs: [],
      held: "checked",
      text: say`An ask that cannot reach ${w.principal} in one of these ways is a refusal. Nobody may say yes in place of ${w.principal}.`,
    }),
  ];
}

function way({ kind, label, address }: Channel): Piece {
  const known = row(CHANNELS, kind);
  const how = known ? text(known.phrase) : quoted(kind);
  return address === undefined ? say`${how} (${named(label)})` : say`${how} (${named(label)}, ${ident(address)})`;
}
