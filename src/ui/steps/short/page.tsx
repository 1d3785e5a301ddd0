/** The short way: an example, at most four choices, Review. Here the example is chosen; it is a draft from then on, kept like any other. */

import { Link, useNavigate } from "@tanstack/react-router";
import { ExampleList } from "../../draft/ExampleList.tsx";
import { useSession } from "../../draft/session-context.ts";
import { Page as FramePage, Go, PageHead } from "../../frame/Page.tsx";

const TITLE = "The short way";

export function Page() {
  const session = useSession();
  const navigate = useNavigate();
  return (
    <FramePage title={TITLE}>
      <PageHead
        title={TITLE}
        lede="Choose the example that is most like your work. You make at most four choices about it, check what it comes to, and seal it. Everything else can be changed too, in the six questions."
      />
      <section className="short-choose" aria-labelledby="short-choose-title">
        <h2 id="short-choose-title">Which is most like your work?</h2>
        <ExampleList
          onChosen={({ id, name }, { answers }) => {
            session.newDraft(name, answers);
            void navigate({ to: "/short/$example", params: { example: id } });
          }}
        />
      </section>
      <Go>
        <Link to="/">Back to Start</Link>
      </Go>
    </FramePage>
  );
}
