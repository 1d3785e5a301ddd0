// Question 2, "How does the work progress?": defaults, limits, reports, and each act's own limits; written and read back. (When it starts
// and ends: validity.ts. The defaults' grounding: question-4-grounds.ts.)
import type { ActAnswer, ProgressAnswer } from "../answers/answers.ts";
import type { GrantDocument } from "../grant/valid-grant.ts";
import type { Audit, Defaults, Limits, Money } from "../schema/grant.gen.ts";
import { hoursMember, listMember, moneyMember, texts, whole, wholeMember } from "./typed.ts";

/** The defaults without their grounding: what holds for every act unless an act is held to less. */
export function compileProgress(progress: ProgressAnswer): Omit<Defaults, "grounding"> {
  return {
    working_mode: progress.working_mode,
    pause_on_unexpected: progress.pause_on_unexpected,
    triggers: [...progress.triggers],
    self_changes: { ...progress.self_changes },
    new_connectors: progress.new_connectors,
    data_movement: progress.data_movement,
    max_recipients: whole(progress.max_recipients, 1),
    limits: {
      ...moneyMember("per_act", progress.per_act),
      ...moneyMember("per_month", progress.per_month),
      ...wholeMember("binding_acts_per_day", progress.binding_acts_per_day),
      ...hoursMember(progress.hours),
    },
  };
}

/** The reports: one summary a day belongs to full auto alone; in every other mode each official act is reported right after it. */
export function compileAudit({ audit, working_mode }: ProgressAnswer): Audit {
  return { level: audit.level, report: working_mode === "full_auto" ? audit.report : "right_after" };
}

/** One act's own limits; what is not set follows the defaults. */
export function limitsOf(act: ActAnswer): Limits {
  return {
    ...moneyMember("per_act", act.per_act),
    ...moneyMember("per_month", act.per_month),
    ...listMember("categories", texts(act.categories)),
    ...wholeMember("binding_acts_per_day", act.binding_acts_per_day),
    ...hoursMember(act.hours),
  };
}

/** The answers to question 2 without start and end, read back from a Grant. */
export function progressFrom({ defaults, audit }: GrantDocument): Omit<ProgressAnswer, "starts" | "ends"> {
  const { limits, max_recipients, grounding: _, ...rest } = defaults;
  return {
    ...rest,
    max_recipients: String(max_recipients),
    ...moneyFrom(limits),
    binding_acts_per_day: String(limits.binding_acts_per_day ?? ""),
    ...(limits.hours ? { hours: limits.hours } : {}),
    audit,
  };
}

/** One act's own limits, read back. */
export function actLimitsFrom(limits: Limits): Pick<ActAnswer, "per_act" | "per_month" | "categories" | "binding_acts_per_day" | "hours"> {
  return {
    ...moneyFrom(limits),
    categories: limits.categories ?? [],
    binding_acts_per_day: String(limits.binding_acts_per_day ?? ""),
    ...(limits.hours ? { hours: limits.hours } : {}),
  };
}

function moneyFrom({ per_act, per_month }: Pick<Limits, "per_act" | "per_month">): { per_act?: Money; per_month?: Money } {
  return { ...(per_act ? { per_act } : {}), ...(per_month ? { per_month } : {}) };
}
