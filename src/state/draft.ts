// The draft: a vanilla store of what a person has answered, reviewed and sealed. It holds no Grant that could be derived:
// a proposal is kept because its id and its time were minted when it was sealed (G8).
import { createStore, type StoreApi } from "zustand/vanilla";
import type { Answers } from "../core/answers/answers.ts";
import { freshAnswers } from "../core/answers/fresh.ts";
import type { Enforcement } from "../core/catalogue/enforcement.ts";
import { type Decision, type Proposal, withDecision, withPick, withProposal, withRestatement, withStoodDown } from "./proposal.ts";

export type { Decision, Proposal, RestatedText } from "./proposal.ts";

/** A whole second of UTC: `YYYY-MM-DDTHH:MM:SSZ`. */
export type Instant = string;

/**
 * The text that one agent answered with. `accepted` binds exactly the text shown, trimmed (G15); an edit unbinds it. `block`: where the text
 * holds several blocks, the number of the one that the person picked as the answer; none is picked for them.
 */
export interface InventoryText {
  readonly agent: string;
  readonly text: string;
  readonly block?: number;
  readonly accepted?: { readonly sha256: string; readonly bytes: number; readonly at: Instant };
}

/** Which agent is answering, and in whose window the Grant is given (§3a Who is answering). */
export type Answering = "main" | "member" | "only";

/** A published request text that the person brought, kept with the draft because its checksum is the published one. */
export interface PublishedTexts {
  readonly discovery?: string;
  readonly "formation-section"?: string;
}

export interface Draft {
  readonly id: string;
  readonly name: string;
  readonly created_at: Instant;
  readonly answers: Answers;
  /** The address of the page the person was on. */
  readonly place: string;
  /** The steps that have been open, by id: a step never opened is "not started". */
  readonly visited: readonly string[];
  readonly with_formation_section: boolean;
  readonly published: PublishedTexts;
  readonly inventories: readonly InventoryText[];
  /** Agents whose text was there and is not kept: it seemed to hold a secret and was not accepted. Only the fact is kept. */
  readonly held_back?: readonly string[];
  readonly answering?: Answering;
  readonly enforcement: Enforcement;
  /** Oldest first. The last one is the proposal that Seal and Hand over show. */
  readonly proposals: readonly Proposal[];
}

/** Identifiers and the time come from the platform: the state has neither clock nor randomness. */
export interface Minted {
  readonly draft: string;
  readonly principal: string;
  readonly delegate: string;
  readonly now: Instant;
}

/** A new draft with the least-privilege answers. `answers` may stand in: an example, or an opened Grant that is started from. */
export function newDraft(minted: Minted, name: string, answers?: Answers): Draft {
  return {
    id: minted.draft,
    name,
    created_at: minted.now,
    answers: answers ?? freshAnswers({ principal: minted.principal, delegate: minted.delegate }),
    place: "/agents",
    visited: [],
    with_formation_section: false,
    published: {},
    inventories: [],
    enforcement: "advisory",
    proposals: [],
  };
}

export interface DraftState {
  /** The open draft; absent when none is open. */
  readonly draft?: Draft;
  /** Puts a draft in place of the open one. */
  open(draft: Draft): void;
  close(): void;
  /** The one way to change answers. The same answers back means no change. */
  edit(change: (answers: Answers) => Answers): void;
  rename(name: string): void;
  /** Remembers where the person is, so that coming back lands there. */
  visit(step: string, place: string): void;
  set(change: Partial<Pick<Draft, "with_formation_section" | "published" | "answering" | "enforcement">>): void;
  /** Shows another text as the agent's answer: whatever was accepted for that agent is unbound (G15). */
  setInventory(agent: string, text: string): void;
  /** Binds the text that was accepted. Nothing is bound if the shown text has changed in the meantime. */
  acceptInventory(agent: string, text: string, accepted: NonNullable<InventoryText["accepted"]>): boolean;
  /** Picks the block of the text shown that is the answer. The text stays what it is, so what was accepted stays bound. */
  pickBlock(agent: string, block: number): void;
  removeInventory(agent: string): void;
  addProposal(proposal: Proposal): void;
  /** Its review has been on screen. */
  markReviewed(grantId: string): void;
  /** What the agent of that window answered; false, and nothing changed, where the proposal is not there or has been decided. So the next two. */
  setRestatement(grantId: string, window: string, text: string): boolean;
  pickRestatement(grantId: string, window: string, block: number): boolean;
  removeRestatement(grantId: string, window: string): boolean;
  /** ACCEPT or REJECT, once: false where there is a decision already. */
  decide(grantId: string, decision: Decision): boolean;
  /** Stands an accepted proposal down, once: false where it was not accepted. */
  standDown(grantId: string, at: Instant): boolean;
}

export type DraftStore = StoreApi<DraftState>;

/** A store without React and without storage; `persist.ts` writes what it holds, `derived.ts` computes the rest. */
export function createDraftStore(): DraftStore {
  return createStore<DraftState>()((set, get) => {
    const change = (next: (draft: Draft) => Draft): void => {
      const { draft } = get();
      if (!draft) return;
      const changed = next(draft);
      if (changed !== draft) set({ draft: changed });
    };
    /** Changes one proposal; `next` returns nothing where that is not allowed. */
    const changeProposal = (grantId: string, next: (proposal: Proposal) => Proposal | undefined): boolean => {
      const { draft } = get();
      const changed = draft && withProposal(draft.proposals, grantId, next);
      if (changed === undefined) return false;
      change((open) => ({ ...open, proposals: changed }));
      return true;
    };
    return {
      open: (draft) => set({ draft }),
      close: () => set(({ draft: _closed, ...rest }) => rest, true),
      edit: (edit) =>
        change((draft) => {
          const answers = edit(draft.answers);
          return answers === draft.answers ? draft : { ...draft, answers };
        }),
      rename: (name) => change((draft) => (draft.name === name ? draft : { ...draft, name })),
      visit: (step, place) =>
        change((draft) => {
          const seen = draft.visited.includes(step);
          if (seen && draft.place === place) return draft;
          return { ...draft, place, visited: seen ? draft.visited : [...draft.visited, step] };
        }),
      set: (part) => change((draft) => ({ ...draft, ...part })),
      setInventory: (agent, text) => change((draft) => withInventory(unbound(draft, agent), { agent, text })),
      acceptInventory: (agent, text, accepted) => {
        const shown = get().draft?.inventories.find((entry) => entry.agent === agent);
        if (shown?.text !== text) return false;
        change((draft) => bound(withInventory(draft, { ...shown, accepted }), agent, accepted.sha256));
        return true;
      },
      pickBlock: (agent, block) =>
        change((draft) => {
          const shown = draft.inventories.find((entry) => entry.agent === agent);
          return shown === undefined ? draft : withInventory(draft, { ...shown, block });
        }),
      removeInventory: (agent) =>
        change((draft) => ({
          ...notHeldBack(unbound(draft, agent), agent),
          inventories: draft.inventories.filter((entry) => entry.agent !== agent),
        })),
      addProposal: (proposal) => change((draft) => ({ ...draft, proposals: [...draft.proposals, proposal] })),
      markReviewed: (grantId) =>
        change((draft) => ({
          ...draft,
          proposals: draft.proposals.map((one) => (one.grant.grant_id === grantId && !one.reviewed ? { ...one, reviewed: true } : one)),
        })),
      setRestatement: (grantId, window, text) => changeProposal(grantId, (one) => withRestatement(one, window, text)),
      pickRestatement: (grantId, window, block) => changeProposal(grantId, (one) => withPick(one, window, block)),
      removeRestatement: (grantId, window) => changeProposal(grantId, (one) => withRestatement(one, window, undefined)),
      decide: (grantId, decision) => changeProposal(grantId, (one) => withDecision(one, decision)),
      standDown: (grantId, at) => changeProposal(grantId, (one) => withStoodDown(one, at)),
    };
  });
}

/** One text an agent, in the order in which they came. */
function withInventory(draft: Draft, entry: InventoryText): Draft {
  const known = draft.inventories.some((other) => other.agent === entry.agent);
  const inventories = known
    ? draft.inventories.map((other) => (other.agent === entry.agent ? entry : other))
    : [...draft.inventories, entry];
  return { ...notHeldBack(draft, entry.agent), inventories };
}

/** A text is there again, or its card was taken away: nothing of that agent is held back any more. */
function notHeldBack(draft: Draft, agent: string): Draft {
  const { held_back, ...rest } = draft;
  const others = held_back?.filter((other) => other !== agent) ?? [];
  return others.length === 0 ? rest : { ...rest, held_back: others };
}

function bound(draft: Draft, agent: string, sha256: string): Draft {
  const others = draft.answers.discovery.inventories.filter((entry) => entry.agent !== agent);
  return withBound(draft, [...others, { agent, sha256 }]);
}

function unbound(draft: Draft, agent: string): Draft {
  const others = draft.answers.discovery.inventories.filter((entry) => entry.agent !== agent);
  return others.length === draft.answers.discovery.inventories.length ? draft : withBound(draft, others);
}

function withBound(draft: Draft, inventories: Answers["discovery"]["inventories"]): Draft {
  return { ...draft, answers: { ...draft.answers, discovery: { ...draft.answers.discovery, inventories } } };
}
