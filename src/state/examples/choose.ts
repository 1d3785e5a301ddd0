// What the choices of the short way change: edits of the answers, each of one thing, wherever in the answers it stands.
import type { Answers } from "../../core/answers/answers.ts";
import { effectiveCeilings } from "../../core/answers/derived.ts";
import { patchAct } from "../../core/answers/edit-acts.ts";
import { patchDelegate } from "../../core/answers/edit-agents.ts";
import { patchChannel, setGoAheads, setGoAheadWords } from "../../core/answers/edit-go-ahead.ts";
import { setActSource } from "../../core/answers/edit-grounds.ts";
import { setCeiling } from "../../core/answers/edit-official.ts";
import { setBehalfName } from "../../core/answers/edit-participants.ts";
import { setWorkingMode } from "../../core/answers/edit-progress.ts";
import { addResource, patchResource, removeResource } from "../../core/answers/edit-resources.ts";
import { setTargets } from "../../core/answers/edit-targets.ts";
import { defaultCeilings } from "../../core/catalogue/defaults.ts";
import { type BindingKind, CEILINGS, isBinding } from "../../core/catalogue/kinds.ts";
import { MODES } from "../../core/catalogue/modes.ts";
import type { GoAhead } from "../../core/schema/grant.gen.ts";
import { placeOfAct, type ShortChoice, type WhoField } from "./choices.ts";

type Choice<Kind extends ShortChoice["kind"]> = Extract<ShortChoice, { kind: Kind }>;

/** What stands for a name now. */
export function nameOf({ principal, agents, participants }: Answers, who: WhoField): string {
  if (who === "principal") return principal.name;
  return who === "delegate" ? agents.delegate.name : (participants.on_behalf_of?.name ?? "");
}

/** Gives a name; identifiers stay (G4). */
export function rename(answers: Answers, who: WhoField, name: string): Answers {
  if (nameOf(answers, who) === name) return answers;
  if (who === "principal") return { ...answers, principal: { ...answers.principal, name } };
  return who === "delegate" ? patchDelegate(answers, { name }) : setBehalfName(answers, name);
}

/** The account that the apps are used as: that of the first app that has one. */
export function accountOf({ work }: Answers): string {
  return work.resources.find(({ account }) => account !== undefined)?.account ?? "";
}

/**
 * Another account: of every app that had the one before, and of every channel that leads there. An empty one is none and changes nothing, because
 * an app without an account may be used as anybody (G12).
 */
export function setAccount(answers: Answers, typed: string): Answers {
  const [before, after] = [accountOf(answers), typed.trim()];
  if (after === "" || after === before) return answers;
  const apps = answers.work.resources.filter(({ account }) => account === before);
  const next = apps.reduce((all, { id }) => patchResource(all, id, { account: after }), answers);
  return answers.go_ahead.channels.reduce(
    (all, { address }, i) => (address !== undefined && address === before ? patchChannel(all, i, { address: after }) : all),
    next,
  );
}

/** Whom an act may reach. */
export function reachOf(answers: Answers, act: string): readonly string[] {
  return answers.work.acts[placeOfAct(answers, act)]?.targets?.ids ?? [];
}

export function setReach(answers: Answers, act: string, ids: readonly string[]): Answers {
  return setTargets(answers, [placeOfAct(answers, act)], { ids: [...ids] });
}

/**
 * The shops that may be bought from, by their addresses: one that is new is an app from now on, used as the same account by both acts; one that is
 * left out is taken out everywhere.
 */
export function setShops(answers: Answers, { act, compare }: Choice<"shops">, shops: readonly string[]): Answers {
  const before = reachOf(answers, act);
  let next = answers;
  for (const gone of before.filter((shop) => !shops.includes(shop))) {
    const app = next.work.resources.find(({ provider }) => provider === gone);
    if (app) next = removeResource(next, app.id).answers;
  }
  for (const shop of shops.filter((one) => !before.includes(one))) {
    const account = accountOf(answers);
    const app = {
      provider: shop,
      label: shop,
      ...(account === "" ? {} : { account }),
      effects: [],
      reach: ["read" as const, "write" as const],
    };
    const added = addResource(next, app);
    next = [act, compare].reduce((all, id) => withApp(all, id, added.id), added.answers);
  }
  return setReach(next, act, shops);
}

/** Lets an act use an app, and rely on what it reads there. */
function withApp(answers: Answers, act: string, app: string): Answers {
  const index = placeOfAct(answers, act);
  const held = answers.work.acts[index];
  if (held === undefined) return answers;
  const next = patchAct(answers, index, { resources: [...held.resources, app] });
  return setActSource(next, index, `app:${app}`, "allowed").answers;
}

/** The address that is published on; empty is none, and changes nothing: what is published has to have one place. */
export function setWebsite(answers: Answers, act: string, typed: string): Answers {
  const held = answers.work.acts[placeOfAct(answers, act)];
  const address = typed.trim();
  if (held === undefined || address === "" || held.targets?.ids[0] === address) return answers;
  const next = held.resources.reduce((all, id) => patchResource(all, id, { provider: address }), answers);
  return setReach(next, act, [address]);
}

/** Whether the act asks each time, or goes on by itself. */
export function askingOf(answers: Answers, act: string): GoAhead["mode"] {
  return answers.work.acts[placeOfAct(answers, act)]?.go_ahead?.mode ?? "each_time";
}

/**
 * Lets one act ask each time, or go on by itself: its go-ahead with the example's words for it, the ceiling of its kind, and a working mode in
 * which it holds. Back to asking, the ceiling and the mode go back with it where no other act stands on them; neither is ever loosened by that.
 * Words of the person's own stay.
 */
export function setAsking(answers: Answers, choice: Choice<"asking">, mode: GoAhead["mode"]): Answers {
  const index = placeOfAct(answers, choice.act);
  const act = answers.work.acts[index];
  if (act === undefined || !isBinding(act.kind) || act.go_ahead?.mode === mode) return answers;
  const own = act.go_ahead?.words;
  const written = own === undefined || own === choice.each_time.words || own === choice.standing.words;
  const moded = setGoAheads(answers, [index], mode);
  const next = written ? setGoAheadWords(moded, index, choice[mode].words) : moded;
  return mode === "standing" ? loosened(next, act.kind) : tightened(next, act.kind);
}

/** As far as an act with a standing go-ahead needs it, and no further. */
function loosened(answers: Answers, kind: BindingKind): Answers {
  const next = setCeiling(answers, kind, "self_within_limits");
  return MODES[next.progress.working_mode].rank < MODES.auto.rank ? setWorkingMode(next, "auto") : next;
}

function tightened(answers: Answers, kind: BindingKind): Answers {
  const standing = answers.work.acts.filter(({ go_ahead }) => go_ahead?.mode === "standing");
  const least = defaultCeilings(new Set([kind]))[kind];
  const isHigh = CEILINGS[effectiveCeilings(answers.official, answers.work.acts)[kind]].rank > CEILINGS[least].rank;
  const next = isHigh && !standing.some((other) => other.kind === kind) ? setCeiling(answers, kind, least) : answers;
  return standing.length === 0 && MODES[next.progress.working_mode].rank > MODES.ask.rank ? setWorkingMode(next, "ask") : next;
}
