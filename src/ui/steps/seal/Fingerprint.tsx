/** The whole fingerprint, what it was taken of, and how anyone can take it again. */

import { useMemo } from "react";
import type { SealedDocument } from "../../../core/outputs/rules/head.ts";
import { sealedText } from "../../../core/seal/g08-seal.ts";
import { CopyButton } from "../../parts/CopyButton.tsx";
import { Disclosure } from "../../parts/Disclosure.tsx";
import { HashLine } from "../../parts/HashLine.tsx";

export function Fingerprint({ grant }: { readonly grant: SealedDocument }) {
  const hex = grant.seal.value;
  const bytes = useMemo(() => {
    const text = sealedText(grant);
    return text.ok ? new TextEncoder().encode(text.value).byteLength : 0;
  }, [grant]);
  const file = `grant-${hex.slice(0, 8)}.json`;
  return (
    <section className="sec sec--near" aria-labelledby="fingerprint-title" id="fingerprint">
      <h2 id="fingerprint-title">Its fingerprint</h2>
      <HashLine hex={hex}>
        SHA-256 over the whole Grant without its own member “seal”, in canonical form (RFC 8785): {bytes.toLocaleString("en")} bytes of
        UTF-8. Compare all sixteen groups. It shows that nothing was altered, not who wrote it.
      </HashLine>
      <Disclosure summary="How to take it again">
        <p>
          Take the file {file}, leave out its member “seal”, write what is left in the canonical form of RFC 8785, and take SHA-256 of those
          bytes. With the common programs jq and sha256sum:
        </p>
        <pre className="command" tabIndex={0} role="region" aria-label="The command">
          {`jq -jcS 'del(.seal)' ${file} | sha256sum`}
        </pre>
        <p>With this writer’s own source code:</p>
        <pre className="command" tabIndex={0} role="region" aria-label="The command of this writer">
          {`npm run -s poa -- check ${file}`}
        </pre>
      </Disclosure>
      <CopyButton text={hex} label="Copy the fingerprint" />
    </section>
  );
}
