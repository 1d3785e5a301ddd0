/** The choices about an example that was chosen. They are made about the open draft; where that is no draft of the example, a new one is offered. */

import { Link, useParams } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { type Example, fits } from "../../../state/examples/choices.ts";
import { type ExampleRow, exampleOf } from "../../../state/examples/examples.ts";
import { useSession } from "../../draft/session-context.ts";
import { useDraft } from "../../draft/use-draft.ts";
import { loadPart } from "../../frame/missing-part.ts";
import { Page as FramePage, Go, PageHead } from "../../frame/Page.tsx";
import { Opening } from "../../frame/Trouble.tsx";
import { Choices } from "./Choices.tsx";

export function Page() {
  const { example: id = "" } = useParams({ strict: false });
  const row = exampleOf(id);
  return row ? <Loaded row={row} key={row.id} /> : <NoExample />;
}

function Loaded({ row }: { readonly row: ExampleRow }) {
  const [example, setExample] = useState<Example>();
  const draft = useDraft((open) => open);
  useEffect(() => {
    let current = true;
    loadPart(row.load).then(
      (loaded) => current && setExample(loaded),
      (missing: unknown) =>
        current &&
        setExample(() => {
          throw missing;
        }),
    );
    return () => {
      current = false;
    };
  }, [row]);
  if (!example) return <Opening />;
  if (!draft || !fits(example.choices, draft.answers)) return <NotOpen row={row} example={example} />;
  return <Choices key={draft.id} row={row} choices={example.choices} draft={draft} />;
}

function NotOpen({ row, example }: { readonly row: ExampleRow; readonly example: Example }) {
  const session = useSession();
  return (
    <FramePage title={row.name}>
      <PageHead
        where="The short way"
        title="No draft of this example is open"
        lede={`These choices are about a draft that was made from “${row.name}”. Make one now, or open one that is kept in this browser from Start.`}
      />
      <Go>
        <button type="button" className="btn btn--main" onClick={() => session.newDraft(row.name, example.answers)}>
          Make a draft of this example
        </button>
        <Link to="/">Go to Start</Link>
      </Go>
    </FramePage>
  );
}

function NoExample() {
  return (
    <FramePage title="The short way">
      <PageHead title="There is no such example" lede="The address may have been cut short. Your drafts are where they were." />
      <Go>
        <Link className="btn btn--main" to="/short">
          Choose an example
        </Link>
      </Go>
    </FramePage>
  );
}
