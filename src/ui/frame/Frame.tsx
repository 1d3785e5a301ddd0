/** The frame around every page: bar, notices, rail, the page itself, foot. */

import { Outlet, useMatches } from "@tanstack/react-router";
import type { StepId } from "../steps/index.ts";
import { Bar } from "./Bar.tsx";
import { Foot } from "./Foot.tsx";
import { Notices } from "./Notices.tsx";
import { FoldedRail, StepRail } from "./StepRail.tsx";

declare module "@tanstack/react-router" {
  interface StaticDataRouteOption {
    /** The step that this page is. */
    step?: StepId;
    /** True for a page without the rail: the way has not begun. */
    open?: boolean;
  }
}

export function Frame() {
  const page = useMatches({ select: (matches) => matches.at(-1)?.staticData });
  return (
    <>
      <Bar />
      <Notices />
      {page?.open === true ? (
        <div className="frame frame--open">
          <Outlet />
        </div>
      ) : (
        <div className="frame">
          <StepRail current={page?.step} />
          <FoldedRail current={page?.step} />
          <Outlet />
        </div>
      )}
      <Foot />
    </>
  );
}
