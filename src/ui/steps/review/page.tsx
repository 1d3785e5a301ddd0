/** The step "review". */

import { Page as FramePage, PageHead } from "../../frame/Page.tsx";
import { stepOf, whereOf } from "../index.ts";

export function Page() {
  const { title } = stepOf("review");
  return (
    <FramePage title={title}>
      <PageHead where={whereOf("review")} title={title} />
    </FramePage>
  );
}
