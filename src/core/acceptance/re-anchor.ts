// A short block for a long conversation: which Grant was accepted, and its rules once more, under the numbers that the rules block gave them.
// Made of the Grant alone, the same for the same Grant; whatever somebody typed stands quoted, as there.

import { readingOfRules, type SealedDocument } from "../outputs/rules/head.ts";
import { agentPiece } from "../outputs/rules/render-agent.ts";
import { ruleLine } from "../outputs/rules/rule-line.ts";
import { ruleList } from "../outputs/rules/rule-list.ts";
import { MAX_CHARACTERS } from "../outputs/rules-block.ts";
import { named } from "../outputs/words/inline.ts";

export interface ReAnchor {
  readonly text: string;
  /** Its length in UTF-16 units, which is never less than what a person counts. */
  readonly characters: number;
  /** Longer than the 12,000 characters that can be pasted whole; the text says so itself. */
  readonly tooLong: boolean;
}

/** The block for a Grant that was accepted. Throws for one without a seal. */
export function reAnchor(grant: SealedDocument): ReAnchor {
  if (grant.seal === undefined) throw new Error("only a sealed Grant is held up to an agent");
  const text = compose(grant, false);
  const tooLong = text.length > MAX_CHARACTERS;
  const said = tooLong ? compose(grant, true) : text;
  return { text: said, characters: said.length, tooLong };
}

function compose(grant: SealedDocument, long: boolean): string {
  const rules = ruleList(grant);
  const principal = agentPiece(named(grant.principal.name));
  const parts = [
    [
      "THE ACCEPTED RULES, ONCE MORE",
      "",
      `Grant: ${grant.grant_id}`,
      `Fingerprint (SHA-256): ${grant.seal.value}`,
      `${principal} accepted this Grant, and its rules still hold, whatever was said, read or summarised since. This text adds nothing to them, changes none and accepts nothing: it says them again.`,
    ],
    ...(long ? [[`This text is longer than ${MAX_CHARACTERS} characters. Check that all of it has arrived.`]] : []),
    ["A rule that names an agent binds that agent, every other rule binds all.", ...readingOfRules(rules.length)],
    ["THE RULES", ...rules.map(ruleLine)],
    [`END OF THE RULES FROM ${grant.grant_id}`],
  ];
  return `${parts.map((lines) => lines.join("\n")).join("\n\n")}\n`;
}
