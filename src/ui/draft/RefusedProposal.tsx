/** A stored proposal that is not what was sealed, or cannot be checked: said with both fingerprints; nothing of it is shown, copied or given out. */

import type { ReactNode } from "react";
import type { Verified } from "../../state/verify-proposal.ts";
import { HashLine } from "../parts/HashLine.tsx";
import { Glyph } from "../parts/Mark.tsx";
import { VisibleText } from "../parts/Visible.tsx";

export function RefusedProposal({ verified }: { readonly verified: Exclude<Verified, { kind: "sound" }> }) {
  switch (verified.kind) {
    case "differs":
      return (
        <div className="facts" id="refused">
          <div>
            <h2>The fingerprint that it carries</h2>
            <HashLine hex={verified.stated} />
          </div>
          <div>
            <h2>The fingerprint of what is stored</h2>
            <HashLine hex={verified.computed} />
          </div>
          <div className="verdict-line neq">
            <Glyph name="differs" />
            <div>
              <h2>This is not what was sealed.</h2>
              <p>
                Something in this proposal was altered where it is kept. It is not shown, and it can be neither copied nor downloaded. Your
                answers are apart from it: seal them again to make a new proposal.
              </p>
            </div>
          </div>
        </div>
      );
    case "unfit":
      return (
        <Refusal title="This is no proposal that this writer sealed.">
          It is not shown, and it can be neither copied nor downloaded. Your answers are apart from it: seal them again to make a new
          proposal.
          <Findings messages={verified.findings.map(({ message }) => message)} />
        </Refusal>
      );
    case "unchecked":
      return (
        <Refusal title="The seal of this proposal cannot be checked here.">
          It is not shown until it can be.
          <Findings messages={verified.findings.map(({ message }) => message)} />
        </Refusal>
      );
  }
}

function Refusal({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className="facts" id="refused">
      <div className="verdict-line neq">
        <Glyph name="differs" />
        <div>
          <h2>{title}</h2>
          <div>{children}</div>
        </div>
      </div>
    </div>
  );
}

/** The first few say enough: a document that is none can have thousands. */
function Findings({ messages }: { readonly messages: readonly string[] }) {
  const shown = [...new Set(messages)].slice(0, 5);
  const rest = messages.length - shown.length;
  return (
    <ul className="bullets">
      {shown.map((message) => (
        <li key={message}>
          <VisibleText text={message} />
        </li>
      ))}
      {rest > 0 ? <li>And {rest} more.</li> : null}
    </ul>
  );
}
