/** Starts the page: the session with its draft first, so that no page is shown before the draft that belongs to it. */

import { RouterProvider } from "@tanstack/react-router";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { systemClock } from "./platform/clock.ts";
import { uuid } from "./platform/ids.ts";
import { browserLater } from "./platform/later.ts";
import { browserStorage } from "./platform/storage-browser.ts";
import { browserTraces } from "./platform/storage-traces.ts";
import { browserTabMemory } from "./platform/tab-memory.ts";
import { browserTabs } from "./platform/tabs.ts";
import { createSession } from "./state/session.ts";
import { watchLeaving } from "./ui/draft/leaving.ts";
import { SessionContext } from "./ui/draft/session-context.ts";
import { draftSource } from "./ui/draft/source.ts";
import { FrameContext } from "./ui/frame/context.ts";
import { watchFocus } from "./ui/frame/focus.ts";
import { router } from "./ui/router.tsx";
import "./ui/styles/all.css";

const place = document.getElementById("root");
if (place === null) throw new Error('index.html has no element with the id "root"');

const session = createSession({
  clock: systemClock,
  uuid,
  storage: browserStorage(),
  tabs: browserTabs(),
  memory: browserTabMemory(),
  traces: browserTraces(),
  later: browserLater(),
});
const source = draftSource(session, () => import("./ui/draft/step-states.ts").then((module) => module.stepStates));

watchLeaving(session);

await session.start();
watchFocus(router);
createRoot(place).render(
  <StrictMode>
    <SessionContext value={session}>
      <FrameContext value={source}>
        <RouterProvider router={router} />
      </FrameContext>
    </SessionContext>
  </StrictMode>,
);
