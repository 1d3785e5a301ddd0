// Acceptance (§3): "the principal's explicit ACCEPT naming the Grant and its fingerprint; a REJECT discards it." The line for the agent's window,
// and the record of it that is kept beside the Grant. Neither the time nor a hash is taken here: both are given.
import { ENFORCEMENT, type Enforcement } from "../catalogue/enforcement.ts";
import type { ValidGrant } from "../grant/valid-grant.ts";
import { isHex64, sha256Hex } from "../lib/digest.ts";
import type { Finding, Result } from "../lib/finding.ts";
import { isInstant } from "../lib/instant.ts";
import { outputFile } from "../outputs/files.ts";
import type { SealedDocument } from "../outputs/rules/head.ts";
import { checkUnresolved } from "../rules/g14-unresolved.ts";
import type { ActorRef } from "../schema/grant.gen.ts";

export type Decision = "ACCEPT" | "REJECT";

export interface AcceptanceRecord {
  readonly grant_id: string;
  /** The computed seal of the Grant, 64 hexadecimal digits. */
  readonly seal: string;
  readonly decision: Decision;
  /** When it was decided: an instant in UTC, whole seconds. */
  readonly at: string;
  /** The principal's `sub`. */
  readonly by: string;
  /** The mode that the Letter stated when it was decided (§7a). */
  readonly enforcement: Enforcement;
  /** SHA-256 of the Letter that was read: the bytes of the file letter-….html in that mode (`letterSha256`). */
  readonly letter_sha256: string;
  /**
   * SHA-256 of the restatement that was read, as `bindInventory` takes it: the text shown, trimmed. Of several windows of a team, the
   * delegate's own (the agent that receives the authority); where that window gave none, the first of them in the Grant's order of agents.
   */
  readonly restatement_sha256?: string;
}

/** What one window's restatement hashes to. */
export interface WindowHash {
  readonly window: ActorRef;
  readonly sha256: string;
}

export interface Deciding {
  readonly decision: Decision;
  readonly at: string;
  readonly enforcement: Enforcement;
  /** The seal as it was computed from the Grant now (`sealOf`), whatever seal the Grant carries. */
  readonly computedSeal: string;
  readonly letterSha256: string;
  readonly restatements?: readonly WindowHash[];
}

const refuse = (rule: Finding["rule"], path: string, message: string): Finding => ({ rule, path, message, blocks: true });

/**
 * The record of the principal's decision. Refused: a Grant whose seal is not the computed one, and accepting one with open questions (G14).
 * Throws for an `at` that is no instant and for hashes that are none: the page makes them.
 */
export function acceptanceRecord(grant: SealedDocument, deciding: Deciding): Result<AcceptanceRecord> {
  const { decision, at, enforcement, computedSeal, letterSha256: letter, restatements = [] } = deciding;
  const [main] = mainFirst(grant, restatements);
  if (!isInstant(at)) throw new RangeError(`not an instant: ${JSON.stringify(at.slice(0, 40))}`);
  for (const hash of [computedSeal, letter, ...restatements.map(({ sha256 }) => sha256)])
    if (!isHex64(hash)) throw new RangeError("not a SHA-256 in 64 lower-case hexadecimal digits");
  if (grant.seal.value !== computedSeal) {
    const message =
      "The seal of this Grant is not its fingerprint: it was altered after it was sealed. It can be neither accepted nor rejected.";
    return { ok: false, findings: [refuse("seal", "/seal/value", message)] };
  }
  const open = decision === "ACCEPT" ? checkUnresolved(grant as unknown as ValidGrant) : [];
  if (open.length > 0) return { ok: false, findings: open };
  const record = {
    grant_id: grant.grant_id,
    seal: computedSeal,
    decision,
    at,
    by: grant.principal.sub,
    enforcement,
    letter_sha256: letter,
  };
  return { ok: true, value: main === undefined ? record : { ...record, restatement_sha256: main.sha256 } };
}

function mainFirst(grant: SealedDocument, restatements: readonly WindowHash[]): readonly WindowHash[] {
  const order = [grant.delegate.sub, ...grant.work_system.members.map(({ actor }) => actor)];
  const place = ({ window }: WindowHash) => (order.includes(window) ? order.indexOf(window) : order.length);
  return restatements.toSorted((a, b) => place(a) - place(b));
}

/** The hash of the Letter as its HTML file in an enforcement mode. Refused where there is no Web Crypto. */
export async function letterSha256(grant: SealedDocument, enforcement: Enforcement): Promise<Result<string>> {
  return sha256Hex(outputFile("letter-html", grant, { enforcement }).text);
}

/** What the principal sends in the agent's window to put the Grant in force. */
export function acceptLine({ grant_id, seal }: SealedDocument): string {
  return `ACCEPT ${grant_id} ${seal.value}`;
}

/** What the principal sends in the agent's window to end the proposal. */
export function rejectLine({ grant_id, seal }: SealedDocument): string {
  return `REJECT ${grant_id} ${seal.value}`;
}

/** The record as the file acceptance-….json holds it. */
export function acceptanceJson(record: AcceptanceRecord): string {
  return `${JSON.stringify(record, null, 2)}\n`;
}

/** What is wrong with a record for this Grant: it has to name its id, its computed seal and its principal. Empty: it is this Grant's. */
export function checkAcceptance(record: AcceptanceRecord, grant: SealedDocument, computedSeal: string): readonly Finding[] {
  const expected = [
    ["/grant_id", "id", record.grant_id === grant.grant_id],
    ["/seal", "fingerprint", record.seal === computedSeal && grant.seal.value === computedSeal],
    ["/by", "principal", record.by === grant.principal.sub],
  ] as const;
  return expected.flatMap(([path, what, same]) =>
    same ? [] : [refuse("seal", path, `This acceptance is of another Grant: the ${what} is not this one’s.`)],
  );
}

/** Whether a value is one of the enforcement modes. */
export function isEnforcement(value: unknown): value is Enforcement {
  return typeof value === "string" && Object.hasOwn(ENFORCEMENT, value);
}
