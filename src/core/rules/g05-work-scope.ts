// G5: "work_scope is not OAuth scope." It is plain language and nothing is ever matched against it, so the one thing to notice is a text that
// somebody may have written believing that it is.
import { actRow } from "../catalogue/acts.ts";
import type { RuleSpec } from "../grant/spec.ts";
import type { ValidGrant } from "../grant/valid-grant.ts";
import type { Finding } from "../lib/finding.ts";
import { pointer } from "../lib/pointer.ts";
import { quote } from "../lib/text.ts";

export const spec: RuleSpec = { id: "G5", title: "The work scope is plain language", clause: "work_scope is not OAuth scope." };

const SCOPE_WORDS: ReadonlySet<string> = new Set([
  "read",
  "readonly",
  "readwrite",
  "write",
  "send",
  "all",
  "admin",
  "manage",
  "full_access",
  "modify",
  "metadata",
]);
const WHOLE_SCOPES: ReadonlySet<string> = new Set(["openid", "offline_access"]);

/** True for one word that is written like a permission of a provider: an /auth/ address, "Mail.ReadWrite", "repo:write", "openid". */
export function readsLikeScope(text: string): boolean {
  const word = text.toLowerCase();
  if (/\s/.test(word)) return false;
  if (word.startsWith("https://") && word.includes("/auth/")) return true;
  return WHOLE_SCOPES.has(word) || (/[.:]/.test(word) && word.split(/[.:]/).some((part, i) => i > 0 && SCOPE_WORDS.has(part)));
}

export function checkWorkScope(grant: ValidGrant): Finding[] {
  const { summary, includes, excludes } = grant.work_scope;
  const held = new Set(grant.authorities.map(({ act }) => act));
  const texts: [string, string][] = [
    [pointer("work_scope", "summary"), summary],
    ...includes.map((text, i): [string, string] => [pointer("work_scope", "includes", i), text]),
    ...excludes.map((text, i): [string, string] => [pointer("work_scope", "excludes", i), text]),
  ];
  return texts.flatMap(([path, text]): Finding[] => {
    const isAct = held.has(text) || actRow(text) !== undefined;
    if (!isAct && !readsLikeScope(text)) return [];
    const message = `${quote(text, 80)} reads like ${isAct ? "an act" : "a provider's permission"}, but the work scope is never matched against anything. Say it in plain words; what may happen is said by the acts.`;
    return [{ rule: "G5", path, message, blocks: false }];
  });
}
