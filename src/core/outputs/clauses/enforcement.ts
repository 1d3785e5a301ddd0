// What holds the Grant's rules and what does not (§7a), the working mode word for word (§5 Working modes), and what no Grant can do (§10, §11).
import { MODES, MODES_COMMON } from "../../catalogue/modes.ts";
import type { Clause } from "../clause.ts";
import { type Piece, quoted, say, text } from "../words/inline.ts";
import { clause, row, type Words } from "../words/words.ts";

export function enforcementClauses(w: Words): Clause[] {
  const about = (id: string, said: Piece): Clause =>
    clause(w, { id: `enforcement:${id}`, section: "enforcement", weight: "about", refs: [], held: "asked", text: said });
  return [
    ...modeStatement(w).map((said, i) => about(i === 0 ? "mode" : `mode:${i + 1}`, said)),
    workingMode(w),
    about(
      "no_force",
      text(
        "No Grant can force an AI system to follow it. It stands beside the provider’s own permissions, approvals and data controls, never in their place.",
      ),
    ),
    about("provider_data", text("No Grant changes what a provider itself keeps, trains on or indexes. Its data controls do that.")),
  ];
}

/** The enforcement mode in plain words, first what holds, then what does not. */
export function modeStatement(w: Words): Piece[] {
  if (w.enforcement === "advisory") {
    return [
      say`Nothing checks these rules before an act. This Grant runs in advisory mode: ${w.delegate} is given the rules and asked to follow them. Every rule here, the standing rules included, is an instruction, and none of them can stop an act.`,
      say`What can stop an act: the permissions and approvals of each app, and ${w.principal}. Without a gate that checks and without a program that runs the agents, this Grant is a statement of intent.`,
    ];
  }
  if (w.enforcement === "commit_boundary") {
    return [
      text(
        "A gate that the agents cannot go around checks each official act before it happens (a verifier at the commit boundary). An act that does not pass the gate is only advised. Between agents, this mode needs the Grant as a signed token, not as a document.",
      ),
      text(
        "Of acts that are not official, such as reading and drafting, the gate checks that this Grant is in force, that they are allowed, who does them, what started them, how many people they reach, that information stays where it may be, and that the app is not a new one. In which account, folder or limit they stay is asked, not checked.",
      ),
      text(
        "The gate does not check how fresh facts are, what happens when they disagree, whether an agent pauses, what it records or reports, the standing rules, or how agents hand work to one another. These are asked.",
      ),
      text(
        "A gate that cannot learn whether this Grant was revoked treats it as revoked. Where it is not told what was spent or done before, it asks.",
      ),
    ];
  }
  return [
    text(
      "The provider’s own controls carry part of this Grant: usually approvals and lists of what is allowed, rarely limits, counterparties or how a result is settled. What they can express holds.",
    ),
    text(
      "Everything else here, the standing rules included, is an instruction that the agents are asked to follow. No other gate checks it.",
    ),
  ];
}

function workingMode(w: Words): Clause {
  const mode = row(MODES, w.grant.defaults.working_mode);
  const said = mode
    ? text(w.style === "agent" ? `The working mode: ${mode.quote}` : `The working mode is ${mode.label}: “${mode.quote}” “${MODES_COMMON}”`)
    : say`The working mode is ${quoted(w.grant.defaults.working_mode)}.`;
  return clause(w, {
    id: "working_mode",
    section: "enforcement",
    weight: "limit",
    refs: ["/defaults/working_mode"],
    held: "checked",
    text: said,
  });
}
