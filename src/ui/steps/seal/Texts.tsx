/** The rules block and the Grant itself, each shown whole: what a copy button copies is exactly what is shown. */

import { Link } from "@tanstack/react-router";
import { useMemo } from "react";
import type { Enforcement } from "../../../core/catalogue/enforcement.ts";
import { outputFile } from "../../../core/outputs/files.ts";
import type { SealedDocument } from "../../../core/outputs/rules/head.ts";
import type { RulesGate } from "../../draft/rules-gate.ts";
import { CheckedText } from "../../parts/CheckedText.tsx";
import { JumpLink } from "../../parts/JumpLink.tsx";

export interface RulesTextProps {
  readonly grant: SealedDocument;
  readonly enforcement: Enforcement;
  readonly gate: RulesGate;
}

export function RulesText({ grant, enforcement, gate }: RulesTextProps) {
  const { text } = useMemo(() => outputFile("rules", grant, { enforcement }), [grant, enforcement]);
  return (
    <section className="sec" aria-labelledby="rules-title" id="rules" tabIndex={-1}>
      <h2 id="rules-title">The rules block</h2>
      <p>
        The only text that the agent is asked to follow. <Link to="/hand-over">Hand over</Link> says which window it goes into.
      </p>
      <CheckedText
        id="rules-text"
        title="Rules block"
        text={text}
        copyLabel="Copy the rules block"
        armed={gate.why === undefined}
        why={gate.why}
      />
      <GateLink gate={gate} />
    </section>
  );
}

/** The way to what still has to be done before the rules block may leave. */
export function GateLink({ gate }: { readonly gate: RulesGate }) {
  if (gate.why === undefined) return null;
  return (
    <p className="help">
      {gate.reviewed ? <Link to="/hand-over">Say which agent is answering</Link> : <JumpLink to="sealed-review">Read the review</JumpLink>}
    </p>
  );
}

export function GrantText({ grant, gate }: { readonly grant: SealedDocument; readonly gate: RulesGate }) {
  const { text, name } = useMemo(() => outputFile("grant", grant), [grant]);
  return (
    <section className="sec" aria-labelledby="grant-title" id="grant" tabIndex={-1}>
      <h2 id="grant-title">The Grant itself</h2>
      <p>What the Letter, the review and the rules block are made of: for programs, and for checking the fingerprint.</p>
      <CheckedText
        id="grant-text"
        title={name}
        text={text}
        copyLabel="Copy the Grant"
        main={false}
        armed={gate.why === undefined}
        why={gate.why}
      />
      <GateLink gate={gate} />
    </section>
  );
}
