/** The step "discover". */

import { Page as FramePage, PageHead } from "../../frame/Page.tsx";
import { stepOf, whereOf } from "../index.ts";

export function Page() {
  const { title } = stepOf("discover");
  return (
    <FramePage title={title}>
      <PageHead where={whereOf("discover")} title={title} />
    </FramePage>
  );
}
