// F7: transitions are written only where authority changes. A formation is an arrangement and its rules, not a procedure (§4b), so free text
// that counts steps is warned about.
import type { RuleSpec } from "../grant/spec.ts";
import type { ValidGrant } from "../grant/valid-grant.ts";
import type { Finding } from "../lib/finding.ts";
import { pointer } from "../lib/pointer.ts";
import type { ActorRef, Formation } from "../schema/grant.gen.ts";
import { gatesOf } from "./f03-defaults.ts";

export const spec: RuleSpec = {
  id: "F7",
  title: "Transitions only where authority changes",
  clause:
    "transitions are written only where authority changes — a person must approve, or an agent decides on someone's behalf. Ordinary “then” edges are not written.",
};

/** A person or the principal: whoever can approve as a human. */
export function isHuman(actor: ActorRef): boolean {
  return actor === "principal" || String(actor).startsWith("person:");
}

const NUMBER_WORD = /^\(?(\d{1,3})[.):]?$/;
const SPELT = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
const ORDER = new Set(["first", "then", "next", "afterwards", "finally", "lastly"]);

/**
 * True for a text that counts its steps: "1. … 2. …", "(1) … (2) …", "step 1 … step 2 …", "step one … step two …", or tells three of them in
 * order: "first … then … finally …". Bare numbers count only after the word "step".
 * One walk over the words: linear, whatever the text.
 */
export function readsLikeProcedure(text: string): boolean {
  let next = 1;
  let previous = "";
  const told = new Set<string>();
  for (const word of text.toLowerCase().split(/\s/)) {
    const bare = word.replace(/[.,:;)]$/, "");
    const spelt = previous === "step" ? SPELT.indexOf(bare) + 1 : 0;
    const number = spelt > 0 ? String(spelt) : NUMBER_WORD.exec(word)?.[1];
    const marked = number !== undefined && (/[.):]$/.test(word) || previous === "step");
    if (marked && Number(number) === next) next += 1;
    if (ORDER.has(bare)) told.add(bare);
    if (next > 2 || told.size > 2) return true;
    if (word !== "") previous = word;
  }
  return false;
}

/** The free texts of a formation, each with its place in it. Open questions are no rules, so `unresolved` is not among them. */
function freeTexts({ settlement, termination, handoffs = [], configuration, protocol = {} }: Formation): [string, string | undefined][] {
  return [
    [pointer("settlement", "rule"), settlement?.rule],
    [pointer("termination", "stop_rule"), termination?.stop_rule],
    [pointer("configuration", "performer_composition"), configuration?.performer_composition],
    ...handoffs.map(({ acceptance }, i): [string, string | undefined] => [pointer("handoffs", i, "acceptance"), acceptance]),
    ...Object.entries(protocol).map(([name, answer]): [string, string | undefined] => [pointer("protocol", name), answer]),
  ];
}

export function checkTransitions(grant: ValidGrant): Finding[] {
  const found: Finding[] = [];
  for (const [i, formation] of (grant.formations ?? []).entries()) {
    const warn = (path: string, message: string) =>
      found.push({ rule: "F7", path: pointer("formations", i) + path, message, blocks: false });
    for (const [path, text] of freeTexts(formation)) {
      if (text === undefined || !readsLikeProcedure(text)) continue;
      warn(
        path,
        "This text tells steps in their order. A formation says who decides and what settles, not the order of the work: say only the rule.",
      );
    }
    for (const [k, { from, to, authority }] of (formation.transitions ?? []).entries()) {
      const path = pointer("transitions", k);
      if (from === to) warn(path, `This transition goes from ${from} to itself, so no authority changes. Remove it.`);
      else if (authority === "human_gate" && !isHuman(from) && !isHuman(to)) {
        warn(path, `No person stands at this gate between ${from} and ${to}. A human gate is where a person approves: name who.`);
      }
    }
    for (const { acts, written, transition } of gatesOf(grant, formation)) {
      if (!written || transition === undefined) continue;
      const path = pointer("transitions", transition, "acts");
      if (acts.length === 0) warn(path, "No act crosses this gate, so it never stops anything. Name the acts, or remove the gate.");
      for (const act of acts) {
        const standing = grant.authorities.some((authority) => authority.act === act && authority.go_ahead?.mode === "standing");
        if (!standing) continue;
        const message = `The act ${act} has a standing go-ahead, and a gate keeps a standing go-ahead: it will not ask here. Let the act ask each time if a person is to approve it.`;
        warn(path, message);
      }
    }
  }
  return found;
}
