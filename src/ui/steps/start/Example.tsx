/** The short way, and the examples to start from. An example opens as the person's own draft, at Review. */

import { Link, useNavigate } from "@tanstack/react-router";
import { ExampleList } from "../../draft/ExampleList.tsx";
import type { Replacing } from "../../draft/Replacing.tsx";
import { useSession } from "../../draft/session-context.ts";

export function Example({ replace }: { readonly replace: Replacing["replace"] }) {
  const session = useSession();
  const navigate = useNavigate();
  return (
    <section className="sec" aria-labelledby="example-title">
      <h2 id="example-title">Start from an example</h2>
      <p className="help">It opens as your own draft, to be checked and changed. The short way asks you only what matters about it.</p>
      <p className="btn-row short-link">
        <Link className="btn" to="/short">
          The short way: at most four choices, about five minutes
        </Link>
      </p>
      <ExampleList
        onChosen={(row, { answers }) =>
          void replace(() => {
            session.newDraft(row.name, answers);
            void navigate({ to: "/review" });
          })
        }
      />
    </section>
  );
}
