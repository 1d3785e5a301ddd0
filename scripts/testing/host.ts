// A host in small, for scripts/package.test.mjs: its types are checked against the package, and it is run in Node and, bundled, without Node.
import { contains, type Violation } from "poa-grant-writer/containment";
import { check, type Grant, parseGrant, parseGrantValue, type SealedGrant, seal, sealOf, verifySeal } from "poa-grant-writer/grant";
import schema from "poa-grant-writer/schemas/grant.schema.json" with { type: "json" };
import {
  type Context,
  type Decision,
  digestRequest,
  isPrepared,
  type PreparedGrant,
  prepare,
  REASONS,
  type Reason,
  type Request,
  refused,
  verify,
} from "poa-grant-writer/verifier";

async function prepared(document: unknown): Promise<PreparedGrant> {
  const result = await prepare(document);
  if (!isPrepared(result)) throw new Error(result.map(({ path, message }) => `${path} ${message}`).join("\n"));
  return result;
}

async function judged(text: string) {
  const grant = await prepared(text);
  const request: Request = {
    act: "shop.buy",
    arguments: { amount: { amount: "12.00", currency: "EUR" }, category: "groceries" },
    actor: grant.grant.delegate.sub,
    resource: { id: "green-grocer", account: "anna@home.example" },
    counterparties: [{ id: "green.example" }],
    evidence: ["principal"],
    trigger: "asked",
  };
  const context: Context = {
    grant,
    mode: "document",
    enforcement: "commit_boundary",
    now: "2027-03-01T10:00:00Z",
    status: "active",
    acceptance: { grant_id: grant.grant.grant_id, seal: grant.seal, decision: "ACCEPT" },
    usage: { month: [], today: [] },
  };
  const allowed: Decision = verify(request, context);
  const night: Decision = verify(request, { ...context, now: "2027-03-01T22:00:00Z" });
  // @ts-expect-error: a context without a time is none.
  const timeless: Context = { grant, mode: "document", enforcement: "advisory", status: "active" };
  const reasons: readonly Reason[] = [allowed, night, verify(request, timeless), refused(request, [])].map(({ reason }) => reason);
  // @ts-expect-error: the codes are a closed list.
  const unknown: Reason = "because";
  const digest = await digestRequest(request);
  return { reasons, known: unknown in REASONS, digest: digest.ok ? digest.value : undefined };
}

async function compared(parentDocument: unknown, childOf: (seal: string) => unknown) {
  const parent = await prepared(parentDocument);
  const child = await prepared(childOf(parent.seal));
  const within: Violation[] = contains(child, parent);
  let refusal: unknown;
  try {
    // @ts-expect-error: a document that was not prepared is not compared.
    contains(parentDocument, parent);
  } catch (error) {
    refusal = error instanceof TypeError ? error.message : error;
  }
  return { within, swapped: contains(parent, child).map(({ rule }) => rule), refusal };
}

async function sealed(text: string) {
  const read = parseGrant(text);
  if (!read.ok) throw new Error(read.findings.map(({ message }) => message).join("\n"));
  const { sealable } = check(read.value);
  // @ts-expect-error: what was only read may not be sealed.
  await seal(read.value);
  if (sealable === undefined) throw new Error("not sealable");
  const done = await seal(sealable);
  const again: SealedGrant | undefined = done.ok ? done.value : undefined;
  const document: Grant["delegate"] | undefined = again?.delegate;
  const fingerprint = await sealOf(read.value);
  return {
    title: schema.title,
    delegate: document?.name,
    state: await verifySeal(read.value),
    same: fingerprint.ok && fingerprint.value === again?.seal.value,
    broken: parseGrantValue({}).ok,
  };
}

/** What came of everything that the package offers, as plain JSON. */
export async function tried(given: { readonly grant: string; readonly parent: unknown; readonly childOf: (seal: string) => unknown }) {
  return { ...(await judged(given.grant)), ...(await compared(given.parent, given.childOf)), ...(await sealed(given.grant)) };
}
