// "Settlement evidence is attested or it is nothing" (§7). Only the host says what it verified; the request's own attested_by proves nothing.
import { canonicalJson } from "../lib/canonical.ts";
import type { JsonValue } from "../lib/json.ts";
import type { Attested } from "../schema/context.gen.ts";
import type { Context, Request } from "./decision.ts";
import { namedIn } from "./settlement.ts";

/**
 * Whether the host vouches for the whole of the evidence, for this act (the resolved authority's) with exactly these arguments: by everybody whom
 * it names, or by a runner that the host trusts. Equal is equal as canonical JSON (RFC 8785); arguments that are left out are none.
 */
export function isAttested({ arguments: args, settlement_evidence }: Request, act: string, context: Context): boolean {
  const named = namedIn(settlement_evidence);
  if (named === undefined) return false;
  const [wantedArguments, wantedEvidence] = [canonical(args ?? {}), canonical(settlement_evidence)];
  const vouches = ({ actors, runner }: Attested) => {
    if (runner !== undefined && context.trusted_runners?.includes(runner) === true) return true;
    const attesting = new Set(actors);
    return named.every((actor) => attesting.has(actor));
  };
  return (context.attested ?? []).some(
    (entry) =>
      entry.act === act &&
      wantedArguments !== undefined &&
      wantedEvidence !== undefined &&
      canonical(entry.arguments ?? {}) === wantedArguments &&
      canonical(entry.evidence) === wantedEvidence &&
      vouches(entry),
  );
}

/** Undefined for what has no canonical form: it is equal to nothing. */
function canonical(value: unknown): string | undefined {
  const text = canonicalJson(value as JsonValue);
  return text.ok ? text.value : undefined;
}
