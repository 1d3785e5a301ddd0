// The commands that take a Grant. A Grant is read strictly, byte order mark and all; what blocks it or breaks its seal is never printed as if
// it held.
import type { Enforcement } from "../core/catalogue/enforcement.ts";
import { parseGrant } from "../core/grant/parse.ts";
import type { SealableGrant, ValidGrant } from "../core/grant/valid-grant.ts";
import type { Finding } from "../core/lib/finding.ts";
import { letterHtml } from "../core/outputs/letter-html.ts";
import { letterMarkdown } from "../core/outputs/letter-markdown.ts";
import { reviewMarkdown, reviewText } from "../core/outputs/review.ts";
import { rulesBlock } from "../core/outputs/rules-block.ts";
import { check } from "../core/rules/check.ts";
import { seal, sealOf, verifySeal } from "../core/seal/g08-seal.ts";
import { letterText } from "./letter-text.ts";
import { fail, type Input, type Outcome, print, printJson } from "./outcome.ts";

export type Format = "md" | "html" | "txt";
export type Document = "letter" | "review" | "rules";

/** What `check` prints. `seal` is absent for a document that is no Grant at all. */
interface Judged {
  readonly sealable: boolean;
  readonly seal?: { readonly state: "matches" | "differs" | "unsealed"; readonly value: string };
  readonly findings: readonly Finding[];
  readonly grant?: ValidGrant;
  readonly checked?: SealableGrant;
}

async function judge({ text, bom }: Input): Promise<Judged> {
  const read = parseGrant(bom ? `\uFEFF${text}` : text);
  if (!read.ok) return { sealable: false, findings: read.findings };
  const grant = read.value;
  const { findings, sealable } = check(grant);
  const value = await sealOf(grant);
  if (!value.ok) return { sealable: false, findings: [...findings, ...value.findings], grant };
  const state = await verifySeal(grant);
  const broken: Finding = {
    rule: "seal",
    path: "/seal/value",
    message: `The seal is not that of this Grant, whose fingerprint is ${value.value}. It was altered after it was sealed, or sealed as another.`,
    blocks: true,
  };
  return {
    sealable: sealable !== undefined && state !== "differs",
    seal: { state, value: value.value },
    findings: state === "differs" ? [...findings, broken] : findings,
    grant,
    ...(sealable !== undefined && state !== "differs" && { checked: sealable }),
  };
}

/** `poa check`: every finding, and whether the seal matches. */
export async function checkFile(input: Input): Promise<Outcome> {
  const { sealable, seal: found, findings } = await judge(input);
  return printJson({ sealable, ...(found && { seal: found }), findings }, findings.some(({ blocks }) => blocks) ? 1 : 0);
}

/** Why a Grant is not taken further, as one line. */
function refusal(judged: Judged, what: string): Outcome {
  const blocking = judged.findings.filter(({ blocks }) => blocks);
  const first = blocking[0];
  const where = first === undefined || first.path === "" ? "" : ` at ${first.path}`;
  const more = blocking.length > 1 ? ` (and ${blocking.length - 1} more; see poa check)` : "";
  return fail(1, `${what}${where}: ${first?.message ?? "it does not pass the checks."}${more}`);
}

/** `poa seal`: the Grant with its seal. One that is sealed already comes out as it went in. */
export async function sealFile(input: Input): Promise<Outcome> {
  const judged = await judge(input);
  if (judged.checked === undefined) return refusal(judged, "this Grant is not sealed");
  const sealed = await seal(judged.checked);
  if (!sealed.ok) return refusal({ ...judged, findings: sealed.findings }, "this Grant is not sealed");
  return printJson(sealed.value);
}

/** `poa letter`, `poa review` and `poa rules`: a text that is made of the Grant. */
export async function documentFile(input: Input, document: Document, format: Format, enforcement: Enforcement): Promise<Outcome> {
  const judged = await judge(input);
  const grant = judged.checked;
  if (grant === undefined) return refusal(judged, `no ${document} is made of this Grant`);
  if (document === "letter") {
    if (format === "html") return print(letterHtml(grant, { enforcement }));
    return print(format === "md" ? letterMarkdown(grant, { enforcement }) : letterText(grant, enforcement));
  }
  if (document === "review") return print(format === "md" ? reviewMarkdown(grant, { enforcement }) : reviewText(grant, { enforcement }));
  if (grant.seal === undefined) return fail(1, "a rules block is made of a sealed Grant only: seal it first, with poa seal.");
  return print(`${rulesBlock({ ...grant, seal: grant.seal }, { enforcement }).text}\n`);
}
