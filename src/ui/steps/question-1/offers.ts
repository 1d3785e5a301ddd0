/**
 * What the accepted answers of the agents name, put together for question 1: offered, never chosen (G6). One act id that two answers name is one
 * offer with both statements; what they state differently is shown, never settled here. Pure.
 */

import { isCatalogueEffect } from "../../../core/catalogue/effects.ts";
import type { OfferedAct, OfferedResource } from "../../../core/discovery/capabilities.ts";
import { REACH } from "../../../core/discovery/form.ts";
import type { CatalogueEffect, Resource } from "../../../core/schema/grant.gen.ts";
import type { AnswerOffers } from "../../draft/answer-offers.ts";

/** A statement with the agent whose answer makes it. */
export interface Stated<T> {
  readonly agent: string;
  readonly offer: T;
}

/** One act that answers name. */
export interface FoundAct {
  /** Usable as an act id; absent: it can only be shown. */
  readonly id?: string;
  /** As an answer wrote it, where that is no act id. */
  readonly written?: string;
  /** In the agent's own words. */
  readonly label: string;
  readonly statements: readonly Stated<OfferedAct>[];
  /** The one effect of the catalogue that every statement of an effect names; absent where none does, or they differ. */
  readonly effect?: CatalogueEffect;
  /** The different things stated as its effect, as written. */
  readonly stated: readonly string[];
}

/** One app, with one account, that answers name. */
export interface FoundApp {
  readonly provider: string;
  readonly account?: string;
  readonly statements: readonly Stated<OfferedResource>[];
}

/** The acts of all answers, each id once and in the order of first mention; those that are no act ids each by itself. */
export function foundActs(answers: readonly AnswerOffers[]): readonly FoundAct[] {
  const found = new Map<string, Stated<OfferedAct>[]>();
  for (const { agent, acts } of answers) {
    for (const offer of acts) {
      const key = offer.usable && offer.id !== undefined ? `id ${offer.id}` : `at ${agent} ${offer.at}`;
      found.set(key, [...(found.get(key) ?? []), { agent, offer }]);
    }
  }
  return [...found.values()].map(toFoundAct);
}

function toFoundAct(statements: readonly Stated<OfferedAct>[]): FoundAct {
  const first = statements[0]?.offer;
  const stated = [...new Set(statements.flatMap(({ offer }) => (offer.stated_effect === undefined ? [] : [offer.stated_effect])))];
  const only = stated.length === 1 ? stated[0] : undefined;
  return {
    ...(first?.id === undefined ? {} : first.usable ? { id: first.id } : { written: first.id }),
    label: first?.label ?? "",
    statements,
    ...(only !== undefined && isCatalogueEffect(only) ? { effect: only } : {}),
    stated,
  };
}

/** The apps of all answers, each pair of provider and account once, compared exactly as written. */
export function foundApps(answers: readonly AnswerOffers[]): readonly FoundApp[] {
  const found = new Map<string, Stated<OfferedResource>[]>();
  for (const { agent, apps } of answers) {
    for (const offer of apps) {
      const key = JSON.stringify([offer.provider, offer.account]);
      found.set(key, [...(found.get(key) ?? []), { agent, offer }]);
    }
  }
  return [...found.values()].map((statements) => {
    const { provider = "", account } = statements[0]?.offer ?? {};
    return { provider, ...(account === undefined ? {} : { account }), statements };
  });
}

/** Whether a selected app is the one found: the same provider and the same account, exactly as written. */
export function isSelected({ provider, account }: Pick<FoundApp, "provider" | "account">, resources: readonly Resource[]): boolean {
  return resources.some((resource) => resource.provider === provider && resource.account === account);
}

/** What the selected app starts with: what the answers state of it, and nothing they do not. Its account is kept: another one is refused. */
export function resourceFrom(
  { provider, account, statements }: FoundApp,
  resources: readonly Resource[],
): Omit<Resource, "id" | "effects"> {
  const named = resources.some((resource) => resource.label === provider);
  const stated = REACH.filter((word) => statements.some(({ offer }) => offer.reach.includes(word)));
  const via = [...new Set(statements.flatMap(({ offer }) => (offer.via === undefined ? [] : [offer.via])))];
  return {
    provider,
    label: named && account !== undefined ? `${provider} (${account})` : provider,
    ...(account === undefined ? {} : { account }),
    ...(stated.length === 0 ? {} : { reach: stated }),
    ...(via.length === 1 && via[0] !== undefined ? { via: via[0] } : {}),
  };
}

/** Where an act was found. An answer that names no account may mean any of the provider's. */
export interface FoundPlace {
  readonly provider: string;
  readonly account?: string;
}

export function placesIn({ statements }: FoundAct): readonly FoundPlace[] {
  const places = statements.flatMap(({ offer: { provider, account } }) =>
    provider === undefined ? [] : [{ provider, ...(account === undefined ? {} : { account }) }],
  );
  return [...new Map(places.map((place) => [JSON.stringify([place.provider, place.account]), place])).values()];
}

/** The selected apps in which an act was found and that it may not use yet: offered, never ticked by themselves (G6). */
export function appsOffered(places: readonly FoundPlace[], resources: readonly Resource[], used: readonly string[]): readonly Resource[] {
  return resources.filter(
    ({ id, provider, account }) =>
      !used.includes(id) &&
      places.some((place) => place.provider === provider && (place.account === undefined || place.account === account)),
  );
}
