/** The step "seal". */

import { Page as FramePage, PageHead } from "../../frame/Page.tsx";
import { stepOf, whereOf } from "../index.ts";

export function Page() {
  const { title } = stepOf("seal");
  return (
    <FramePage title={title}>
      <PageHead where={whereOf("seal")} title={title} />
    </FramePage>
  );
}
