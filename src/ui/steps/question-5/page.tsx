/** The step "question-5". */

import { Page as FramePage, PageHead } from "../../frame/Page.tsx";
import { stepOf, whereOf } from "../index.ts";

export function Page() {
  const { title } = stepOf("question-5");
  return (
    <FramePage title={title}>
      <PageHead where={whereOf("question-5")} title={title} />
    </FramePage>
  );
}
