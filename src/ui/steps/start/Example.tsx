/** An example to start from. It opens as the person's own draft; the example's answers are loaded when it is chosen. */

import { useNavigate } from "@tanstack/react-router";
import type { Replacing } from "../../draft/Replacing.tsx";
import { useSession } from "../../draft/session-context.ts";

export function Example({ replace }: { readonly replace: Replacing["replace"] }) {
  const session = useSession();
  const navigate = useNavigate();
  const open = async (): Promise<void> => {
    const { INBOX_NAME, inboxExample } = await import("../../../state/examples/inbox.ts");
    await replace(() => {
      session.newDraft(INBOX_NAME, inboxExample);
      void navigate({ to: "/review" });
    });
  };
  return (
    <section className="sec" aria-labelledby="example-title">
      <h2 id="example-title">Start from an example</h2>
      <p className="help">It opens as your own draft. Change anything.</p>
      <div className="examples">
        <button type="button" className="example" onClick={() => void open()}>
          <b>Inbox assistant</b>
          <span>A sole trader's mailbox: it reads, sorts and drafts, answers clients it knows in office hours, and deletes nothing.</span>
        </button>
      </div>
    </section>
  );
}
