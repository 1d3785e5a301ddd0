/** What the person has to know on every page: that nothing can be sealed here, that another tab changed the draft, that nothing is being saved. */

import type { ReactNode } from "react";
import { contextFacts } from "../../platform/secure-context.ts";
import { useFrame } from "./context.ts";

export function Notices({ canDigest = contextFacts().canDigest }: { readonly canDigest?: boolean }) {
  const { notices } = useFrame();
  if (canDigest && notices.length === 0) return null;
  return (
    <section className="alerts" aria-label="Notices">
      {canDigest ? null : <InsecureNotice />}
      <div role="status">
        {notices.map((notice) => (
          <Alert key={notice.id} title={notice.title} text={notice.text}>
            {notice.actions.map((action) => (
              <button key={action.label} type="button" className="btn btn--small" onClick={action.run}>
                {action.label}
              </button>
            ))}
          </Alert>
        ))}
      </div>
    </section>
  );
}

function InsecureNotice() {
  return (
    <Alert
      title="Nothing can be sealed on this page."
      text="It was opened over plain http, where browsers withhold the SHA-256 function that a seal and every checksum need. You can still write, read and export; copy texts by hand. To seal, open the writer over https, or from this computer on localhost."
    />
  );
}

function Alert({ title, text, children }: { readonly title: string; readonly text: string; readonly children?: ReactNode }) {
  return (
    <div className="alert">
      <div className="alert-in">
        <p>
          <b>{title}</b> {text}
        </p>
        {children === undefined ? null : <div className="btn-row">{children}</div>}
      </div>
    </div>
  );
}
