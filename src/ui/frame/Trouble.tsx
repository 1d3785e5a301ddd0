/** What a page shows when it cannot be shown: an address that leads nowhere, or an error of the program itself. The draft is never lost by it. */

import { type ErrorComponentProps, Link } from "@tanstack/react-router";
import { ReadOnlyText } from "../parts/ReadOnlyText.tsx";
import { useFrame } from "./context.ts";
import { Go, Page, PageHead } from "./Page.tsx";

export function NotFound() {
  return (
    <Page title="There is no such page">
      <PageHead title="There is no such page" lede="The address may have been cut short. Your drafts are where they were." />
      <Go>
        <Link className="btn btn--main" to="/">
          Go to the start
        </Link>
      </Go>
    </Page>
  );
}

/** The error component of every route. */
export function Trouble({ error, reset }: ErrorComponentProps) {
  const { exportDraft } = useFrame();
  return (
    <Page title="Something went wrong on this page" problem>
      <PageHead
        title="Something went wrong on this page"
        lede="This is a fault of the program, not of your answers. What you answered before is still in the draft; export it to be sure of it."
      />
      <ReadOnlyText id="trouble" title="What the program says" text={describe(error)} short />
      <Go>
        <button type="button" className="btn btn--main" onClick={reset}>
          Try this page again
        </button>
        {exportDraft === undefined ? null : (
          <button type="button" className="btn" onClick={exportDraft}>
            Export the draft
          </button>
        )}
        <Link to="/">Go to the start</Link>
      </Go>
    </Page>
  );
}

/** The name and message of an error; its stack would tell the person nothing. */
export function describe(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
}

/** Shown while a page's own code is being read, if that takes long enough to notice. */
export function Opening() {
  return (
    <main id="main" tabIndex={-1} aria-busy="true">
      <p className="help">Opening this page…</p>
    </main>
  );
}
