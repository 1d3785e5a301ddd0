// No edit of the answers widens anything but what it names: shown on the Grants that the answers compile to before and after.
import fc, { type Arbitrary } from "fast-check";
import { expect, test } from "vitest";
import type { Answers } from "../answers/answers.ts";
import { COMMIT_RANK } from "../answers/derived.ts";
import { addNeverEffect, patchAct, setAct, setHolders, splitAct } from "../answers/edit-acts.ts";
import { addMember, patchDelegate, patchMember, removeMember, setArrangement } from "../answers/edit-agents.ts";
import { setActSource, setSource } from "../answers/edit-grounds.ts";
import { setWorkingMode } from "../answers/edit-progress.ts";
import { addResource, patchResource, removeResource } from "../answers/edit-resources.ts";
import { CEILINGS } from "../catalogue/kinds.ts";
import type { ActId, ActorRef, Authority, Grant } from "../schema/grant.gen.ts";
import { arbitraryActs } from "../testing/arbitrary-authority.ts";
import { arbitraryGrant } from "../testing/arbitrary-grant.ts";
import { arbitraryName } from "../testing/arbitrary-text.ts";
import { answersFrom } from "./answers-from.ts";
import { compile } from "./compile.ts";

const MINTED = { grant_id: "urn:uuid:00000000-0000-4000-8000-000000000000", issued_at: "2027-01-01T00:00:00Z" };
const write = (answers: Answers) => compile(answers, MINTED);

/** What an edit names: it may widen this and nothing else. */
interface Named {
  readonly acts?: readonly ActId[];
  readonly denials?: readonly ActId[];
  readonly sources?: readonly string[];
  /** An app that is gone: its source is named nowhere any more, neither allowed nor prohibited. */
  readonly gone?: string;
}

const isWithin = <T>(part: readonly T[], whole: readonly T[]) => part.every((item) => whole.includes(item));

function authorityWithin(after: Authority, before: Authority, sources: readonly string[], gone: string | undefined): boolean {
  return (
    isWithin(after.actors, before.actors) &&
    isWithin(after.resources, before.resources) &&
    isWithin(after.grounding.allowed, [...before.grounding.allowed, ...sources]) &&
    isWithin(before.grounding.prohibited, [...after.grounding.prohibited, ...sources, `app:${gone}`]) &&
    after.grounding.freshness === before.grounding.freshness &&
    after.grounding.on_disagreement === before.grounding.on_disagreement &&
    JSON.stringify([after.limits, after.targets, after.pause_on_unexpected]) ===
      JSON.stringify([before.limits, before.targets, before.pause_on_unexpected]) &&
    !(after.go_ahead?.mode === "standing" && before.go_ahead?.mode !== "standing") &&
    COMMIT_RANK[after.commit] <= COMMIT_RANK[before.commit]
  );
}

/** Everything in which the later Grant reaches further than the earlier one, but for what was named. */
function widened(before: Grant, after: Grant, { acts = [], denials = [], sources = [], gone }: Named): string[] {
  const out: string[] = [];
  for (const authority of after.authorities) {
    if (acts.includes(authority.act)) continue;
    const within = before.authorities
      .filter(({ act }) => act === authority.act)
      .some((was) => authorityWithin(authority, was, sources, gone));
    if (!within) out.push(`authority ${authority.act}`);
  }
  for (const denial of before.denied) {
    const kept = after.denied.some((other) => other.act === denial.act && other.effect === denial.effect);
    if (!kept && !(denial.act !== undefined && denials.includes(denial.act))) out.push(`denial ${denial.act ?? denial.effect}`);
  }
  const named = after.authorities.filter(({ act }) => acts.includes(act)).map(({ kind }) => kind);
  for (const [kind, level] of Object.entries(after.ceilings) as [keyof Grant["ceilings"], keyof typeof CEILINGS][]) {
    if (CEILINGS[level].rank > CEILINGS[before.ceilings[kind]].rank && !named.includes(kind)) out.push(`ceiling ${kind}`);
  }
  for (const app of before.resources) {
    const now = after.resources.find(({ id }) => id === app.id);
    if (now && JSON.stringify({ ...now, effects: 0, label: 0 }) !== JSON.stringify({ ...app, effects: 0, label: 0 }))
      out.push(`app ${app.id}`);
  }
  const rest = ({ defaults, delegation, confirmation, on_behalf_of, validity, formations, work_system }: Grant) =>
    JSON.stringify([
      { ...defaults, grounding: 0, working_mode: 0 },
      delegation.max_depth,
      delegation.agents === undefined,
      confirmation,
      on_behalf_of,
      validity,
      formations,
      work_system.unnamed_agents,
    ]);
  if (rest(before) !== rest(after)) out.push("the rest");
  if (!isWithin(after.defaults.grounding.allowed, [...before.defaults.grounding.allowed, ...sources])) out.push("the defaults' sources");
  return out;
}

interface Edit {
  readonly name: string;
  readonly after: Answers;
  readonly named: Named;
}

/** One random edit of some answers, with what it names. */
function arbitraryEdit(answers: Answers): Arbitrary<Edit> {
  const { acts, resources } = answers.work;
  const index = fc.nat({ max: acts.length - 1 });
  const agents = [answers.agents.delegate.sub, ...answers.agents.members.map(({ actor }) => actor)];
  const someAct = fc.oneof(
    arbitraryActs({ minLength: 1, maxLength: 1 }).map(([one]) => one ?? { act: "x", effect: "read", kind: "none" as const }),
    fc.constantFrom(...acts),
  );
  const source = fc.constantFrom("principal", "web", "agent_memory", "other_agents", ...resources.map(({ id }) => `app:${id}`));
  const stand = fc.constantFrom("allowed" as const, "prohibited" as const, "neither" as const);
  const edits: Arbitrary<Edit>[] = [
    fc.tuple(someAct, fc.constantFrom("not_allowed" as const, "allowed" as const, "never" as const)).map(([act, state]) => ({
      name: `set ${state}`,
      after: setAct(answers, act.act, state, act),
      named: { acts: state === "allowed" ? [act.act] : [], denials: state === "never" ? [] : [act.act] },
    })),
    someAct.map(({ effect, kind }) => ({ name: "never effect", after: addNeverEffect(answers, { effect, kind }), named: {} })),
    index.map((i) => ({ name: "stricter", after: patchAct(answers, i, { stricter: "prohibited" }), named: {} })),
    fc.tuple(index, fc.shuffledSubarray(agents)).map(([i, actors]) => ({
      name: "holders",
      after: setHolders(answers, i, actors).answers,
      named: { acts: [acts[i]?.act ?? ""] },
    })),
    index.map((i) => {
      const own = acts[i]?.actors ?? [];
      return { name: "split", after: own.length > 1 ? splitAct(answers, i, own.slice(1)) : answers, named: {} };
    }),
    fc
      .tuple(source, stand)
      .map(([one, where]) => ({ name: `source ${where}`, after: setSource(answers, one, where), named: { sources: [one] } })),
    fc.tuple(index, source, stand).map(([i, one, where]) => ({
      name: `act source ${where}`,
      after: setActSource(answers, i, one, where).answers,
      named: { sources: [one] },
    })),
    arbitraryName().map((label) => {
      const { answers: after, id } = addResource(answers, { provider: "Example", label, effects: [] });
      return { name: "add app", after, named: { sources: [`app:${id}`] } };
    }),
    fc.constantFrom(...resources.map(({ id }) => id), "none").map((id) => ({
      name: "remove app",
      after: removeResource(answers, id).answers,
      named: { gone: id },
    })),
    fc.constantFrom(...resources.map(({ id }) => id), "none").map((id) => ({
      name: "rename app",
      after: patchResource(answers, id, { label: "Another name" }),
      named: {},
    })),
    fc.constant({
      name: "add member",
      after: addMember(answers, { actor: "agent:new-1.abcd", name: "New", role: "New" }),
      named: {},
    }),
    fc.constantFrom<ActorRef>(...agents.slice(1), "agent:nobody").map((actor) => ({
      name: "remove member",
      after: removeMember(answers, actor).answers,
      named: {},
    })),
    fc.constant({ name: "rename", after: patchDelegate(answers, { name: "Another", role: "Other" }), named: {} }),
    fc.constantFrom("one_agent" as const, "team" as const).map((arrangement) => ({
      name: "arrangement",
      after: setArrangement(answers, arrangement).answers,
      named: {},
    })),
    fc
      .constantFrom("plan" as const, "full_auto" as const)
      .map((mode) => ({ name: "mode", after: setWorkingMode(answers, mode), named: {} })),
  ];
  return fc.oneof(...edits);
}

test("an edit widens nothing but what it names", () => {
  const seen = new Set<string>();
  fc.assert(
    fc.property(
      arbitraryGrant().chain((grant) => arbitraryEdit(answersFrom(grant)).map((edit) => ({ before: answersFrom(grant), ...edit }))),
      ({ before, name, after, named }) => {
        seen.add(name);
        expect([name, ...widened(write(before), write(after), named)]).toEqual([name]);
      },
    ),
    { numRuns: 300 },
  );
  expect(seen.size).toBeGreaterThan(12);
});

test("an edit does not change the answers it was given", () => {
  fc.assert(
    fc.property(arbitraryGrant(), (grant) => {
      const answers = answersFrom(grant);
      const copy = structuredClone(answers);
      fc.sample(arbitraryEdit(answers), 10);
      expect(answers).toEqual(copy);
    }),
    { numRuns: 30 },
  );
});

test("a new name changes no identifier", () => {
  const identifiers = (grant: Grant) =>
    JSON.stringify([
      grant.principal.sub,
      grant.delegate.sub,
      grant.work_system.members.map(({ actor }) => actor),
      grant.resources.map(({ id }) => id),
      grant.authorities.map(({ act, actors, resources }) => [act, actors, resources]),
      grant.discovery,
      grant.delegation,
      grant.formations,
    ]);
  fc.assert(
    fc.property(arbitraryGrant(), arbitraryName(), (grant, name) => {
      const answers = answersFrom(grant);
      let renamed = patchDelegate({ ...answers, principal: { ...answers.principal, name } }, { name, role: name, platform: name });
      for (const { actor } of answers.agents.members) renamed = patchMember(renamed, actor, { name, role: name });
      for (const { id } of answers.work.resources) renamed = patchResource(renamed, id, { label: name, provider: name });
      const after = write(renamed);
      expect(identifiers(after)).toBe(identifiers(write(answers)));
      expect(after.delegate.name).toBe(name);
      expect(after.resources.every(({ label }) => label === name)).toBe(true);
    }),
    { numRuns: 50 },
  );
});
