/** The step "question-2". */

import { Page as FramePage, PageHead } from "../../frame/Page.tsx";
import { stepOf, whereOf } from "../index.ts";

export function Page() {
  const { title } = stepOf("question-2");
  return (
    <FramePage title={title}>
      <PageHead where={whereOf("question-2")} title={title} />
    </FramePage>
  );
}
