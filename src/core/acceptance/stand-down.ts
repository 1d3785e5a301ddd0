// Standing a Grant down (§6: ""Stand down" is the human revocation command"; G13, §11 Revocation residue): the words to send, what the agent has
// to answer, and what revocation does not erase. The rules are the Grant's own clauses, said as everywhere else.
import { visible } from "../lib/text.ts";
import type { Clause } from "../outputs/clause.ts";
import { agentClauses, clauses } from "../outputs/clauses.ts";
import type { SealedDocument } from "../outputs/rules/head.ts";
import { agentText } from "../outputs/rules/render-agent.ts";

export interface StandDown {
  /** What to send in the window of every agent that has the Grant. Plain text; its first line is the Grant's own words of revocation. */
  readonly message: string;
  /** What each agent then has to do and to answer. */
  readonly answer: readonly Clause[];
  /** What revocation does not erase. */
  readonly residue: readonly Clause[];
}

/** Who ends it and what is said (`revocation:command`), what the agent does and tells (`standing:revocation`). */
const ANSWER = ["revocation:command", "standing:revocation"];
const RESIDUE = ["revocation:residue"];

export function standDown(grant: SealedDocument): StandDown {
  const among = (list: readonly Clause[], ids: readonly string[]) => list.filter(({ id }) => ids.includes(id));
  const said = clauses(grant);
  const toAgent = among(agentClauses(grant, "advisory"), ["standing:revocation", ...RESIDUE]);
  const message = [
    visible(grant.revocation.command),
    "",
    `Grant: ${grant.grant_id}`,
    `Fingerprint (SHA-256): ${grant.seal.value}`,
    "",
    "This ends the authority that the Grant gave.",
    ...toAgent.map(({ text }) => agentText(text)),
    "Answer now: what you have stopped, what was scheduled and is so no longer, and what you keep of what was sent, copied, synced or remembered, each by itself, or “none found”, or “no way to check”.",
  ];
  return { message: `${message.join("\n")}\n`, answer: among(said, ANSWER), residue: among(said, RESIDUE) };
}
