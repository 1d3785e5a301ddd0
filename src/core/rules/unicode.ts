// Text that is not what it seems (§11: a security-sensitive artefact is reviewed by reading it). Invisible characters in a name or a text are
// warned about and shown; in an identifier, which is compared exactly, they block.
import type { RuleSpec } from "../grant/spec.ts";
import type { ValidGrant } from "../grant/valid-grant.ts";
import { skeleton } from "../lib/confusables.ts";
import type { Finding } from "../lib/finding.ts";
import { pointer } from "../lib/pointer.ts";
import { hiddenCharacters, quote } from "../lib/text.ts";
import { textsOf } from "./texts.ts";

export const spec: RuleSpec = {
  id: "unicode",
  title: "Text that can be seen",
  clause: "§11: Implementations MUST present them for review before they reach an agent and treat imported ones as untrusted input.",
};

/** Members whose text identifies something and is compared exactly. (The other identifiers are ASCII by the schema.) */
const IDENTIFIERS: ReadonlySet<string> = new Set(["iss", "sub", "status", "effect", "effects", "account", "ids", "address"]);
/** Of these, the ones that are URIs, in which a letter from another script is a trap rather than a name. */
const URIS: ReadonlySet<string> = new Set(["iss", "sub", "status", "effect", "effects"]);

function checkText(text: string, member: string, path: string): Finding[] {
  const hidden = hiddenCharacters(text);
  if (hidden.length > 0) {
    const names = [...new Set(hidden.map(({ name }) => name))].join(", ");
    const blocks = IDENTIFIERS.has(member);
    const what = blocks ? "This identifier" : "This text";
    const message = `${what} holds characters that cannot be seen (${names}): ${quote(text, 120)}. Remove them${blocks ? "." : ", unless they belong there."}`;
    return [{ rule: "unicode", path, message, blocks }];
  }
  if (!URIS.has(member) || /^[\x21-\x7E]*$/.test(text)) return [];
  const message = `This identifier holds letters outside ASCII: ${quote(text, 120)}. They may only look like the ones that are meant: check each.`;
  return [{ rule: "unicode", path, message, blocks: false }];
}

/** Counterparties of one act that can be taken for one another. */
function checkLookAlikes(ids: readonly string[], path: string): Finding[] {
  const seen = new Map<string, string>();
  return ids.flatMap((id, k): Finding[] => {
    const looks = skeleton(id);
    const other = seen.get(looks);
    seen.set(looks, id);
    if (other === undefined) return [];
    const message = `${quote(id, 120)} looks like ${quote(other, 120)}, which is listed too. Make sure that both are meant.`;
    return [{ rule: "unicode", path: path + pointer(k), message, blocks: false }];
  });
}

export function checkUnicode(grant: ValidGrant): Finding[] {
  return [
    ...textsOf(grant).flatMap(({ text, member, path }) => checkText(text, member, path)),
    ...grant.authorities.flatMap(({ targets }, i) => checkLookAlikes(targets?.ids ?? [], pointer("authorities", i, "targets", "ids"))),
  ];
}
