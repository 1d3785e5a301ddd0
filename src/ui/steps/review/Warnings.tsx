/** What does not stop the sealing and is still worth a look, each with the way there. */

import { Link } from "@tanstack/react-router";
import type { Finding } from "../../../core/lib/finding.ts";
import { withActNames } from "../../draft/named.ts";
import { placeOf } from "../../draft/place-of.ts";
import { nameOf } from "../../frame/GoOn.tsx";
import { FindingRow } from "../../parts/FindingRow.tsx";
import { VisibleText } from "../../parts/Visible.tsx";

export function Warnings({ findings }: { readonly findings: readonly Finding[] }) {
  const warnings = findings.filter((finding) => !finding.blocks);
  if (warnings.length === 0) return null;
  return (
    <section className="sec" aria-labelledby="warnings-title">
      <h2 id="warnings-title">Worth a look</h2>
      <p>None of this stops the sealing. Each may be just what you mean.</p>
      <ul className="findings">
        {warnings.map(({ path, rule, message }) => (
          <Warning key={`${rule} ${path} ${message}`} path={path} message={withActNames(message)} />
        ))}
      </ul>
    </section>
  );
}

function Warning({ path, message }: { readonly path: string; readonly message: string }) {
  const place = placeOf(path);
  return (
    <FindingRow
      weight="look"
      kind={place?.step.short ?? "How the agents act together"}
      title={<VisibleText text={message} />}
      action={
        place === undefined ? undefined : (
          <Link className="btn btn--small" to={place.path} search={{ from: "review", at: place.at }}>
            Go to {nameOf(place.step)}
          </Link>
        )
      }
    />
  );
}
