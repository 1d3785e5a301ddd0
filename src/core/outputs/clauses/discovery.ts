// Which inventories the principal read before this, by their checksums (G15), and the request that asked for them (§3a).
import { pointer } from "../../lib/pointer.ts";
import type { Clause } from "../clause.ts";
import { ident, named, type Piece, say, text } from "../words/inline.ts";
import { actor, clause, type HeldBy, type Words } from "../words/words.ts";

export function discoveryClauses(w: Words): Clause[] {
  const { inventories = [] } = w.grant.discovery;
  const about = (id: string, refs: string[], said: Piece, held: HeldBy = "asked"): Clause =>
    clause(w, { id: `discovery:${id}`, section: "discovery", weight: "about", refs, held, text: said });
  const requests = (["request", "formation_section"] as const).flatMap((member) => {
    const request = w.grant.discovery[member];
    if (!request) return [];
    const which = text(member === "request" ? "The discovery request" : "The section of the request about working together");
    const refs = [pointer("discovery", member, "version"), pointer("discovery", member, "sha256")];
    return [about(member, refs, say`${which} was version ${named(request.version)}, with the checksum ${ident(request.sha256)}.`)];
  });
  const read = inventories.map(({ agent, sha256 }, i) => {
    const refs = [pointer("discovery", "inventories", i, "agent"), pointer("discovery", "inventories", i, "sha256")];
    return about(
      `inventory:${agent}`,
      refs,
      say`${w.principal} has read what ${actor(w, agent)} said it can do (checksum ${ident(sha256)}).`,
    );
  });
  const none = about(
    "none",
    w.grant.discovery.inventories ? ["/discovery/inventories"] : [],
    say`${w.principal} has read no inventory of what the agent can do.`,
  );
  const silent = about("grants_nothing", [], text("An inventory is evidence. Nothing in it is authority."));
  return [...requests, ...(read.length === 0 ? [none] : [...read, silent])];
}
