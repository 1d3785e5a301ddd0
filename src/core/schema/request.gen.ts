// Generated from schemas/ by scripts/generate.mjs. Do not edit: change the schema and run `npm run generate`.

export type ActId = string;
/**
 * principal, or an agent:, person: or system: reference, or an absolute URN (an agent).
 */
export type ActorRef = string;
export type SourceRef = string;

/**
 * One proposed act, with its exact arguments (§7). Members that are not named here change nothing; a named one of the wrong type makes the request invalid. At the commit boundary a host fills in what it observed and leaves out what it did not.
 */
export interface VerifyRequest {
  act?: ActId;
  /**
   * A catalogue effect or an extension by its https address; matched by exact string.
   */
  effect?: string;
  arguments?: Arguments;
  actor?: ActorRef;
  resource?: NamedResource;
  counterparties?: Counterparty[];
  /**
   * Where the grounds were read.
   */
  evidence?: SourceRef[];
  /**
   * What started it. A text that is no trigger of a Grant is an unlisted one.
   */
  trigger?: string;
  moves?: Moves;
  self_change?: "memory" | "schedule" | "account_settings";
  /**
   * What settles the result (§4b F9). Evidence of another form settles nothing.
   */
  settlement_evidence?: {};
}
export interface Arguments {
  amount?: Amount;
  category?: string;
  recipients?: number;
  subscription?: boolean;
}
/**
 * A decimal string and an ISO 4217 code; never a JSON number.
 */
export interface Amount {
  amount: string;
  currency: string;
}
export interface NamedResource {
  id?: string;
  provider?: string;
  account?: string;
  location?: string;
}
export interface Counterparty {
  id: string;
}
export interface Moves {
  from?: string;
  to?: string;
}
