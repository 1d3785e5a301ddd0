// What one clause says to people and to an agent, for tests that hold a whole sentence against the specification.
import type { Enforcement } from "../../catalogue/enforcement.ts";
import type { Formation, Grant } from "../../schema/grant.gen.ts";
import { clauses } from "../clauses.ts";
import { plainText } from "../render-text.ts";
import { agentText } from "../rules/render-agent.ts";
import { ruleList } from "../rules/rule-list.ts";
import { rulesBlock } from "../rules-block.ts";
import { sealed } from "./samples.ts";

export interface Said {
  /** The clause as it stands in the Letter; absent where the Letter has no clause of this id. */
  readonly letter: string | undefined;
  /** The same clause as it stands in the rules block; absent where the rules block leaves it out. */
  readonly rules: string | undefined;
}

/** Throws where the rules block lists the clause and its text does not hold it. */
export function said(grant: Grant, id: string, enforcement: Enforcement = "advisory"): Said {
  const inLetter = clauses(sealed(grant), { enforcement }).find((clause) => clause.id === id);
  const rule = ruleList(sealed(grant)).find(({ clauses: all }) => all.some((clause) => clause.id === id));
  const inRules = rule?.clauses.find((clause) => clause.id === id);
  const rules = inRules && agentText(inRules.text);
  const line = rulesBlock(sealed(grant), { enforcement })
    .text.split("\n")
    .find((each) => rule !== undefined && each.startsWith(`${rule.id} `));
  if (rules !== undefined && !line?.includes(rules)) throw new Error(`the rules block does not say ${id}: ${line}`);
  return { letter: inLetter && plainText(inLetter.text), rules };
}

/** One sentence for both: to an agent each of the names stands in quotation marks, since somebody typed it. */
export function inBoth(sentence: string, ...names: readonly string[]): Said {
  const quotedNames = names.reduce((text, name) => text.replaceAll(name, `“${name}”`), sentence);
  return { letter: sentence, rules: quotedNames };
}

/** A sentence that only the Letter says. */
export function inLetterOnly(letter: string): Said {
  return { letter, rules: undefined };
}

/** The Grant with its one formation made of these members; its name is “Desk”. */
export function withFormation(grant: Grant, own: Partial<Formation>): Grant {
  return { ...grant, formations: [{ name: "Desk", arrangement: "path.sequential", ...own }] };
}

/** The Grant with these members of its defaults changed. */
export function withDefaults(grant: Grant, own: Partial<Grant["defaults"]>): Grant {
  return { ...grant, defaults: { ...grant.defaults, ...own } };
}
