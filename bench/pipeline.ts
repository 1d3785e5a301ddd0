// What a keystroke sets off in the core, and the seal against its bare peers: run by `npm run bench` in Node.
import canonicalize from "canonicalize";
import type { Answers } from "../src/core/answers/answers.ts";
import { freshAct } from "../src/core/answers/fresh.ts";
import { compile } from "../src/core/compile/compile.ts";
import { parseGrantValue } from "../src/core/grant/parse.ts";
import type { SealableGrant } from "../src/core/grant/valid-grant.ts";
import type { JsonValue } from "../src/core/lib/json.ts";
import { clauses } from "../src/core/outputs/clauses.ts";
import { check } from "../src/core/rules/check.ts";
import { seal } from "../src/core/seal/g08-seal.ts";
import { inboxExample } from "../src/state/examples/inbox.ts";

const IDS = {
  principal: "urn:bot0:principal:6fa459ea-ee8a-4ca4-894e-db77e160355e",
  delegate: "urn:bot0:agent:1b4e28ba-2fa1-4d3b-a3f5-0c8a3e1b9f10",
};
const MINTED = { grant_id: "urn:uuid:3f1d1a52-0b6e-4c5e-9a3c-7f5f2f0c1aff", issued_at: "2026-11-30T10:00:00Z" };

/** The inbox example with this many acts: its own, and official acts of the person's own beside them. */
export function answersWith(count: number): Answers {
  const example = inboxExample(IDS);
  const mail = example.work.resources[0]?.id ?? "";
  const own = Array.from({ length: count - example.work.acts.length }, (_, i) => ({
    ...freshAct({ id: `own.act_${i}`, effect: "send_email", kind: "sent" }, IDS.delegate),
    resources: [mail],
  }));
  return {
    ...example,
    work: {
      ...example.work,
      acts: [...example.work.acts, ...own],
      nevers: example.work.nevers.filter(({ effect }) => effect !== "send_email"),
    },
  };
}

/** Answers → compile → parse → rules → seal → clauses, once. Throws where the Grant cannot be sealed. */
export async function pipeline(answers: Answers): Promise<number> {
  const sealable = toSealable(answers);
  const sealed = await seal(sealable);
  if (!sealed.ok) throw new Error("the seal was refused");
  return clauses(sealed.value, { enforcement: "advisory" }).length;
}

export function toSealable(answers: Answers): SealableGrant {
  const parsed = parseGrantValue(compile(answers, MINTED) as unknown as JsonValue);
  const checked = parsed.ok ? check(parsed.value) : undefined;
  if (!checked?.sealable) throw new Error(`not sealable: ${JSON.stringify(checked?.findings.filter(({ blocks }) => blocks).slice(0, 2))}`);
  return checked.sealable;
}

export async function sealOnce(grant: SealableGrant): Promise<void> {
  if (!(await seal(grant)).ok) throw new Error("the seal was refused");
}

/** The peers of the seal: the canonicalize package and Web Crypto's digest, and nothing else. */
export async function bareSeal(grant: SealableGrant): Promise<void> {
  const text = canonicalize(grant) ?? "";
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  if (digest.byteLength !== 32) throw new Error("no digest");
}
