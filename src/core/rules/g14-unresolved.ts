// G14: "A Grant whose formations carry unresolved items MUST NOT be sealed, signed or accepted."
import type { RuleSpec } from "../grant/spec.ts";
import type { ValidGrant } from "../grant/valid-grant.ts";
import type { Finding } from "../lib/finding.ts";
import { pointer } from "../lib/pointer.ts";
import { quote } from "../lib/text.ts";

export const spec: RuleSpec = {
  id: "G14",
  title: "No open questions",
  clause:
    "A Grant whose formations carry unresolved items MUST NOT be sealed, signed or accepted. An open question about authority is not something an agent can be held to; the writer lists it and asks.",
};

export function checkUnresolved(grant: ValidGrant): Finding[] {
  return (grant.formations ?? []).flatMap(({ unresolved = [] }, i) =>
    unresolved.map((question, k): Finding => {
      const message = `This question about how the agents act together is open: ${quote(question, 80)}. Answer it before the Grant is sealed.`;
      return { rule: "G14", path: pointer("formations", i, "unresolved", k), message, blocks: true };
    }),
  );
}
