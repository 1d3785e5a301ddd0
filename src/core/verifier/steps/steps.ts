// The twenty steps of §7 in their order. The first six are about the request as a whole; from the seventh on each authority that the act
// resolves to is judged (§7b).
import { type Step, stepOf } from "../step.ts";
import * as carrier from "./01-carrier.ts";
import * as chain from "./02-chain.ts";
import * as validity from "./03-validity.ts";
import * as selfChange from "./04-self-change.ts";
import * as denial from "./05-denial.ts";
import * as authority from "./06-authority.ts";
import * as unnamedAgent from "./07-unnamed-agent.ts";
import * as trigger from "./08-trigger.ts";
import * as movement from "./09-movement.ts";
import * as newApp from "./10-new-app.ts";
import * as nonBinding from "./11-non-binding.ts";
import * as actor from "./12-actor.ts";
import * as formations from "./13-formations.ts";
import * as resource from "./14-resource.ts";
import * as counterparty from "./15-counterparty.ts";
import * as evidence from "./16-evidence.ts";
import * as limits from "./17-limits.ts";
import * as settlement from "./18-settlement.ts";
import * as gate from "./19-gate.ts";
import * as commit from "./20-commit.ts";

export const STEPS: readonly Step[] = [
  carrier,
  chain,
  validity,
  selfChange,
  denial,
  authority,
  unnamedAgent,
  trigger,
  movement,
  newApp,
  nonBinding,
  actor,
  formations,
  resource,
  counterparty,
  evidence,
  limits,
  settlement,
  gate,
  commit,
].map(stepOf);

/** Steps 1 to 6: about the request as a whole. */
export const COMMON_STEPS: readonly Step[] = STEPS.slice(0, 6);

/** Steps 7 to 20: about one authority. */
export const AUTHORITY_STEPS: readonly Step[] = STEPS.slice(6);

/**
 * The same where the agent would change itself beside the act: who acts is looked at before an act of kind none lets it through, so that no reading
 * carries a change that would be stopped by itself.
 */
export const BESIDE_A_CHANGE_STEPS: readonly Step[] = [unnamedAgent, trigger, movement, newApp, actor, nonBinding]
  .map(stepOf)
  .concat(STEPS.slice(12));

/** What is judged of a change to itself alone, once step 4 lets it go on: who acts, what started it, and what information it moves. */
export const SELF_CHANGE_STEPS: readonly Step[] = [unnamedAgent, trigger, movement, actor].map(stepOf);
