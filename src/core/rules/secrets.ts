// §11 Secrets: "A Grant never carries passwords, tokens or keys". One that does is refused, since it goes to agents and into logs.
// A Grant's member names are the schema's, so that only its texts are looked at, each text that repeats itself once.
import type { RuleSpec } from "../grant/spec.ts";
import type { ValidGrant } from "../grant/valid-grant.ts";
import type { Finding } from "../lib/finding.ts";
import { findSecrets } from "../lib/secrets.ts";
import { textsOf } from "./texts.ts";

export const spec: RuleSpec = { id: "secrets", title: "No secrets", clause: "§11: A Grant never carries passwords, tokens or keys" };

export function checkSecrets(grant: ValidGrant): Finding[] {
  const known = new Map<string, ReturnType<typeof findSecrets>>();
  return textsOf(grant).flatMap(({ text, path }) => {
    const secrets = known.get(text) ?? findSecrets(text);
    known.set(text, secrets);
    return secrets.map(({ message }): Finding => {
      const whole = `${message} A Grant never carries one: take it out, and change it where it is used.`;
      return { rule: "secrets", path, message: whole, blocks: true };
    });
  });
}
