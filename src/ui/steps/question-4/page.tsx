/** The step "question-4". */

import { Page as FramePage, PageHead } from "../../frame/Page.tsx";
import { stepOf, whereOf } from "../index.ts";

export function Page() {
  const { title } = stepOf("question-4");
  return (
    <FramePage title={title}>
      <PageHead where={whereOf("question-4")} title={title} />
    </FramePage>
  );
}
