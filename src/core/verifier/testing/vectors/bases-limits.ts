// What the vectors about limits change in a case: the limits of the Grant, what is proposed, and the totals that the host gives.
import type { Case, Decided, Loose } from "./authoring.ts";

export const money = (amount: string, currency = "EUR") => ({ amount, currency });

/** Proposes this amount. */
export const costs =
  (amount: string, currency = "EUR") =>
  ({ request }: Case): void => {
    request.arguments.amount = money(amount, currency);
  };

/** Sets or, with undefined, leaves out limits of the first authority. */
export function limits({ context }: Case, own: Loose): void {
  Object.assign(context.grant.authorities[0].limits, own);
}

/** Sets or, with undefined, leaves out limits that hold for every act. */
export function defaultLimits({ context }: Case, all: Loose): void {
  Object.assign(context.grant.defaults.limits, all);
}

/** What the host has counted of an act this month, in EUR unless it says otherwise. */
export const spent = (act: string, total: string, currency = "EUR") => ({ act, currency, total });

export function month({ context }: Case, ...totals: object[]): void {
  context.usage.month = totals;
}

/** How often the host has counted an act today. */
export const done = (act: string, count: number) => ({ act, count });

export function today({ context }: Case, ...counts: object[]): void {
  context.usage.today = counts;
}

/** The Grant also holds acts that buy like its first one does, by these ids, without a limit for the month of their own. */
export function alsoBuys({ context }: Case, ...acts: string[]): void {
  const { authorities } = context.grant;
  for (const act of acts) {
    const { per_month, ...own } = authorities[0].limits;
    authorities.push({ ...authorities[0], act, limits: own });
  }
}

const EVERY_DAY = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"];

/** Hours of a vector; every day where it says nothing of days. */
export interface Window {
  readonly days?: readonly string[];
  readonly start: string;
  readonly end: string;
  readonly timezone: string;
}

/** The first authority has these hours instead of its own, at a moment. */
export const during =
  ({ days = EVERY_DAY, ...times }: Window, now: string) =>
  (vector: Case): void => {
    limits(vector, { hours: { days, ...times } });
    vector.context.now = now;
  };

/** A vector about hours: what is said of it, the window, the moment, and what follows. */
export type HoursRow = readonly [id: string, about: string, window: Window, now: string, expect: Decided];
