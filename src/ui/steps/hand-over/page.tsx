/** The step "hand-over". */

import { Page as FramePage, PageHead } from "../../frame/Page.tsx";
import { stepOf, whereOf } from "../index.ts";

export function Page() {
  const { title } = stepOf("hand-over");
  return (
    <FramePage title={title}>
      <PageHead where={whereOf("hand-over")} title={title} />
    </FramePage>
  );
}
