// "Start from this": a Grant that was opened becomes answers, and what the writer would write differently is named. Never wider than it was.
import type { Answers } from "../answers/answers.ts";
import { effectRow } from "../catalogue/effects.ts";
import type { GrantDocument } from "../grant/valid-grant.ts";
import { parsePointer, pointer } from "../lib/pointer.ts";
import { quote } from "../lib/text.ts";
import type { Authority, Grant } from "../schema/grant.gen.ts";
import { answersFrom } from "./answers-from.ts";
import { compile } from "./compile.ts";
import { differencesOf } from "./differences.ts";

/** One thing that the new proposal says differently from the Grant it was started from. */
export interface Difference {
  /** JSON Pointer into the Grant that was opened. */
  readonly path: string;
  readonly before?: unknown;
  readonly after?: unknown;
  /** What is the case, as one or two whole sentences. */
  readonly sentence: string;
}

export interface Started {
  readonly answers: Answers;
  /** Empty exactly when the answers make the opened Grant again. */
  readonly differences: readonly Difference[];
}

/**
 * The answers to go on from, given a Grant that is valid by the schema (whatever the rules say of it). Where the writer cannot write it as
 * it is, the answers are narrower, never wider, and each difference is listed.
 */
export function startFrom(grant: GrantDocument): Started {
  const { seal: _, poa_version, ...rest } = grant;
  const opened = { ...rest, poa_version: "1.2" };
  const plain = answersFrom(grant);
  const version = poa_version === "1.2" ? [] : [newerVersion(poa_version)];
  if (differencesOf(opened, compiled(plain, grant)).length === 0) return { answers: plain, differences: version };
  const { answers, dropped } = narrowed(grant, plain);
  const kept = [...grant.authorities.keys()].filter((i) => !dropped.includes(i));
  const before = { ...opened, authorities: kept.map((i) => grant.authorities[i]) };
  const others = differencesOf(before, compiled(answers, grant)).map((difference): Difference => {
    const path = inOpened(difference.path, kept);
    return { ...difference, path, sentence: sentenceAbout(path, grant) };
  });
  return { answers, differences: [...version, ...dropped.map((i) => leftOut(grant, i)), ...others] };
}

function compiled(answers: Answers, { grant_id, validity }: GrantDocument): Grant {
  return compile(answers, { grant_id, issued_at: validity.issued_at });
}

/**
 * The answers without what the compiler would make wider: an authority whose counterparties it does not write (their indexes are
 * `dropped`), and an app for an effect that the Grant does not list for that app (G6).
 */
function narrowed(grant: GrantDocument, plain: Answers): { answers: Answers; dropped: number[] } {
  const dropped = [...grant.authorities.keys()].filter((i) => isUnwritable(grant.authorities[i]));
  const acts = plain.work.acts
    .map((act) => ({ ...act, resources: act.resources.filter((id) => isListed(grant, id, act.effect)) }))
    .filter((_, i) => !dropped.includes(i));
  // What followed from the acts by itself is held where it was: the apps' effects, the ceilings of kinds that may have no act any more.
  const work = { ...plain.work, acts, resources: grant.resources };
  return { answers: { ...plain, work, official: { ...plain.official, ceilings: grant.ceilings } }, dropped };
}

/** Whether every app of this id lists the effect. An id that no app has stays: the rule about it (G6) refuses it by name. */
function isListed({ resources }: GrantDocument, id: string, effect: Authority["effect"]): boolean {
  return resources.every((app) => app.id !== id || app.effects.includes(effect));
}

/** Who may be on the other side is written for effects that have one; without it the act could reach anybody. */
function isUnwritable(authority: Authority | undefined): boolean {
  const row = authority && effectRow(authority.effect);
  return authority?.targets !== undefined && row !== undefined && row.counterparties === undefined;
}

function leftOut({ authorities }: GrantDocument, index: number): Difference {
  const before = authorities[index];
  const sentence = `The act ${quote(before?.act ?? "", 100)} is left out: the Grant says who may be on its other side, but the effect ${quote(before?.effect ?? "", 100)} has no other side. Allow it again in question 1 if it is wanted.`;
  return { path: pointer("authorities", index), before, sentence };
}

function newerVersion(before: string): Difference {
  return {
    path: "/poa_version",
    before,
    after: "1.2",
    sentence: `The new Grant is written in version 1.2, in which a Grant of version ${before} means the same.`,
  };
}

/** A path in the compiled Grant, as one in the opened Grant: `kept` are the indexes of the authorities that are still there. */
function inOpened(path: string, kept: readonly number[]): string {
  const [first, index, ...rest] = parsePointer(path);
  const opened = first === "authorities" && index !== undefined ? kept[Number(index)] : undefined;
  return opened === undefined ? path : pointer("authorities", opened, ...rest);
}

/** The lists that the schema lets be empty, and that this writer leaves out then. */
const EMPTY_LISTS = /^\/(?:resources\/[0-9]+\/reach|discovery\/inventories)$/;

function sentenceAbout(path: string, grant: GrantDocument): string {
  const [first, index, ...members] = parsePointer(path);
  const member = members.join("/");
  const act = first === "authorities" ? quote(grant.authorities[Number(index)]?.act ?? "", 100) : "";
  const about: Record<string, string> = {
    "authorities/commit": `The act ${act} becomes official only as far as its ceiling and its go-ahead allow, which is stricter than the Grant says.`,
    "authorities/resources": `The act ${act} loses the apps that the Grant does not list for its effect. Choose them again in question 1 if they are wanted.`,
    "authorities/grounding/allowed": `The act ${act} may not rely on what the agent remembers: memory is a lead, not proof.`,
    "audit/report": "Reports come right after each official act: one summary a day belongs to full auto alone.",
    "delegation/agents": "The agents that work may be handed to are left out, because no work may be handed on from here.",
  };
  const known = about[[first, ...(first === "authorities" ? [member] : [index, ...members])].join("/")];
  if (known !== undefined) return known;
  return EMPTY_LISTS.test(path) ? "An empty list says nothing, so it is left out." : "This writer writes it differently.";
}
