/** The step "start". */

import { Page as FramePage, PageHead } from "../../frame/Page.tsx";
import { stepOf, whereOf } from "../index.ts";

export function Page() {
  const { title } = stepOf("start");
  return (
    <FramePage title={title}>
      <PageHead where={whereOf("start")} title={title} />
    </FramePage>
  );
}
