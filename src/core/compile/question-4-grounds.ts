// Question 4, "What grounds the work?": the defaults' sources and each act's; written and read back.
import type { ActAnswer, GroundsAnswer } from "../answers/answers.ts";
import { derivedSources, groundable } from "../answers/derived.ts";
import type { Authority, Grant, Grounding } from "../schema/grant.gen.ts";
import { textMember } from "./typed.ts";

/** The grounding of the defaults. */
export function compileGrounds(grounds: GroundsAnswer): Grounding {
  return {
    allowed: [...grounds.allowed],
    prohibited: [...grounds.prohibited],
    ...textMember("freshness", grounds.freshness),
    on_disagreement: grounds.on_disagreement,
    memory: "lead_only",
  };
}

/**
 * One act's grounding. What is not chosen for it follows the defaults; freshness is then left out, which means the defaults'.
 * Memory is never among what a binding act may rely on (§4.4).
 */
export function groundingOf(act: ActAnswer, grounds: GroundsAnswer): Grounding {
  const { allowed, prohibited, freshness, on_disagreement } = act.grounding;
  return {
    allowed: allowed === undefined ? derivedSources(act, grounds) : groundable(allowed, act.kind),
    prohibited: [...(prohibited ?? grounds.prohibited)],
    ...textMember("freshness", freshness),
    on_disagreement: on_disagreement ?? grounds.on_disagreement,
    memory: "lead_only",
  };
}

/** The answers to question 4, read back from a Grant. */
export function groundsFrom({ grounding }: Grant["defaults"]): GroundsAnswer {
  const { allowed, prohibited, freshness, on_disagreement } = grounding;
  return { allowed, prohibited, freshness: freshness ?? "", on_disagreement };
}

/** What was chosen for one act: whatever of its grounding does not follow from the defaults by itself. */
export function groundingFrom(authority: Authority, grounds: GroundsAnswer): ActAnswer["grounding"] {
  const { allowed, prohibited, freshness, on_disagreement } = authority.grounding;
  const own = same(prohibited, grounds.prohibited) ? {} : { prohibited };
  const { kind, resources } = authority;
  return {
    ...(same(allowed, derivedSources({ kind, resources, grounding: own }, grounds)) ? {} : { allowed }),
    ...own,
    ...(freshness === undefined ? {} : { freshness }),
    ...(on_disagreement === grounds.on_disagreement ? {} : { on_disagreement }),
  };
}

function same(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((one, i) => one === b[i]);
}
