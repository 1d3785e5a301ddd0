/** A sealed Grant, opened to read. */

import { Page as FramePage, PageHead } from "../../frame/Page.tsx";

export function Page() {
  return (
    <FramePage title="Open a Grant">
      <PageHead title="Open a Grant" />
    </FramePage>
  );
}
