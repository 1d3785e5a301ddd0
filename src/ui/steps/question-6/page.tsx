/** The step "question-6". */

import { Page as FramePage, PageHead } from "../../frame/Page.tsx";
import { stepOf, whereOf } from "../index.ts";

export function Page() {
  const { title } = stepOf("question-6");
  return (
    <FramePage title={title}>
      <PageHead where={whereOf("question-6")} title={title} />
    </FramePage>
  );
}
