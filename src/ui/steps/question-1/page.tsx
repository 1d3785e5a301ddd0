/** The step "question-1". */

import { Page as FramePage, PageHead } from "../../frame/Page.tsx";
import { stepOf, whereOf } from "../index.ts";

export function Page() {
  const { title } = stepOf("question-1");
  return (
    <FramePage title={title}>
      <PageHead where={whereOf("question-1")} title={title} />
    </FramePage>
  );
}
