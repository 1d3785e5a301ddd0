/** The step "agents". */

import { Page as FramePage, PageHead } from "../../frame/Page.tsx";
import { stepOf, whereOf } from "../index.ts";

export function Page() {
  const { title } = stepOf("agents");
  return (
    <FramePage title={title}>
      <PageHead where={whereOf("agents")} title={title} />
    </FramePage>
  );
}
