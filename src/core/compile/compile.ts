// The compiler: from a person's answers to a Grant (§3 Delegation: "the principal's answers, compiled"). The only way a Grant is made here.
import type { Answers } from "../answers/answers.ts";
import type { Grant } from "../schema/grant.gen.ts";
import { compileAgents } from "./agents.ts";
import { compileAct } from "./authority.ts";
import { compileWork } from "./question-1-work.ts";
import { compileAudit, compileProgress } from "./question-2-progress.ts";
import { compileParticipants } from "./question-3-participants.ts";
import { compileGrounds } from "./question-4-grounds.ts";
import { compileGoAhead } from "./question-5-go-ahead.ts";
import { compileOfficial } from "./question-6-official.ts";
import { compileFormations } from "./together.ts";
import { compileValidity } from "./validity.ts";

/** What is minted when a proposal is sealed: `grant_id` is "urn:uuid:…", `issued_at` an instant of the Grant's form. */
export interface Minted {
  readonly grant_id: string;
  readonly issued_at: string;
}

/**
 * The Grant that these answers make, unsealed. Never throws and never guesses: an answer that is missing or cannot be read stands in the
 * Grant as it was typed, so that the schema and the rules refuse it where it stands. The result has a Grant's shape; only `parse` says
 * whether it is one. `work.acts[i]` makes `/authorities/i`, `work.nevers[i]` `/denied/i`, `work.resources[i]` `/resources/i`.
 */
export function compile(answers: Answers, minted: Minted): Grant {
  const official = compileOfficial(answers);
  const { on_behalf_of, delegation } = compileParticipants(answers.participants);
  const { iss, principal, delegate, work_system, discovery } = compileAgents(answers);
  const { purpose, work_scope, resources, denied } = compileWork(answers.work);
  return {
    poa_version: "1.2",
    grant_id: minted.grant_id,
    iss,
    principal,
    delegate,
    ...(on_behalf_of ? { on_behalf_of } : {}),
    purpose,
    work_scope,
    defaults: { ...compileProgress(answers.progress), grounding: compileGrounds(answers.grounds) },
    ceilings: official.ceilings,
    discovery,
    work_system,
    delegation,
    validity: compileValidity(answers.progress, minted.issued_at),
    ...compileGoAhead(answers.go_ahead),
    audit: compileAudit(answers.progress),
    record: official.record,
    resources,
    authorities: answers.work.acts.map((act) => compileAct(act, answers, official.ceilings)),
    denied,
    ...(official.conflicts ? { conflicts: official.conflicts } : {}),
    ...compileFormations(answers.formations),
  };
}
