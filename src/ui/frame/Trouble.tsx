/** What a page shows when it cannot be shown: an address that leads nowhere, or an error of the program itself. The draft is never lost by it. */

import { type ErrorComponentProps, Link } from "@tanstack/react-router";
import { ReadOnlyText } from "../parts/ReadOnlyText.tsx";
import { useFrame } from "./context.ts";
import { MissingPart } from "./missing-part.ts";
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
  const missing = error instanceof MissingPart;
  const title = missing ? "A part of this page could not be loaded" : "Something went wrong on this page";
  return (
    <Page title={title} problem>
      <PageHead
        title={title}
        lede={
          missing
            ? "You may be offline, or the writer was updated since you opened it. Your answers are still here: if this browser does not store them, export the draft before you reload."
            : "This is a fault of the program, not of your answers. What you answered before is still in the draft; export it to be sure of it."
        }
      />
      <ReadOnlyText id="trouble" title="What the program says" text={describe(error)} short />
      <Go>
        <button type="button" className="btn btn--main" onClick={missing ? () => location.reload() : reset}>
          {missing ? "Reload the page" : "Try this page again"}
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
