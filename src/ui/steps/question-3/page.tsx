/** The step "question-3". */

import { Page as FramePage, PageHead } from "../../frame/Page.tsx";
import { stepOf, whereOf } from "../index.ts";

export function Page() {
  const { title } = stepOf("question-3");
  return (
    <FramePage title={title}>
      <PageHead where={whereOf("question-3")} title={title} />
    </FramePage>
  );
}
