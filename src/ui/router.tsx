/** Every page and its address, in one place. Addresses live behind the `#`, so that any host, any path and a file on disk will do. */

import { createHashHistory, createRootRoute, createRoute, createRouter, lazyRouteComponent } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { Frame } from "./frame/Frame.tsx";
import { loadPart } from "./frame/missing-part.ts";
import { NotFound, Opening, Trouble } from "./frame/Trouble.tsx";

/**
 * What an address may carry besides the page: `at` is the id of the field to go to; `from` names the page that sent the person here to change
 * something, and that "Continue" returns to.
 */
export interface PageSearch {
  at?: string;
  from?: "review";
}

const root = createRootRoute({
  component: Frame,
  notFoundComponent: NotFound,
  errorComponent: Trouble,
  validateSearch: (search: Record<string, unknown>): PageSearch => ({
    ...(typeof search["at"] === "string" || typeof search["at"] === "number" ? { at: String(search["at"]) } : {}),
    ...(search["from"] === "review" ? { from: "review" } : {}),
  }),
});

/** The component of a page: its module's `Page`, read when the page is first opened. */
const page = (load: () => Promise<{ Page: () => ReactNode }>) => lazyRouteComponent(() => loadPart(load), "Page");

const of = { getParentRoute: () => root, errorComponent: Trouble } as const;

const pages = [
  createRoute({
    ...of,
    path: "/",
    staticData: { step: "start", open: true },
    component: page(() => import("./steps/start/page.tsx")),
  }),
  createRoute({
    ...of,
    path: "/agents",
    staticData: { step: "agents" },
    component: page(() => import("./steps/agents/page.tsx")),
  }),
  createRoute({
    ...of,
    path: "/discover",
    staticData: { step: "discover" },
    component: page(() => import("./steps/discover/page.tsx")),
  }),
  createRoute({
    ...of,
    path: "/questions/1",
    staticData: { step: "question-1" },
    component: page(() => import("./steps/question-1/page.tsx")),
  }),
  createRoute({
    ...of,
    path: "/questions/2",
    staticData: { step: "question-2" },
    component: page(() => import("./steps/question-2/page.tsx")),
  }),
  createRoute({
    ...of,
    path: "/questions/3",
    staticData: { step: "question-3" },
    component: page(() => import("./steps/question-3/page.tsx")),
  }),
  createRoute({
    ...of,
    path: "/questions/4",
    staticData: { step: "question-4" },
    component: page(() => import("./steps/question-4/page.tsx")),
  }),
  createRoute({
    ...of,
    path: "/questions/5",
    staticData: { step: "question-5" },
    component: page(() => import("./steps/question-5/page.tsx")),
  }),
  createRoute({
    ...of,
    path: "/questions/6",
    staticData: { step: "question-6" },
    component: page(() => import("./steps/question-6/page.tsx")),
  }),
  createRoute({
    ...of,
    path: "/review",
    staticData: { step: "review" },
    component: page(() => import("./steps/review/page.tsx")),
  }),
  createRoute({
    ...of,
    path: "/seal",
    staticData: { step: "seal" },
    component: page(() => import("./steps/seal/page.tsx")),
  }),
  createRoute({
    ...of,
    path: "/hand-over",
    staticData: { step: "hand-over" },
    component: page(() => import("./steps/hand-over/page.tsx")),
  }),
  createRoute({
    ...of,
    path: "/open",
    staticData: { open: true },
    component: page(() => import("./steps/open/page.tsx")),
  }),
  createRoute({
    ...of,
    path: "/short",
    staticData: { open: true },
    component: page(() => import("./steps/short/page.tsx")),
  }),
  createRoute({
    ...of,
    path: "/short/$example",
    staticData: { open: true },
    component: page(() => import("./steps/short/chosen.tsx")),
  }),
  createRoute({ ...of, path: "/help", component: page(() => import("./steps/help/page.tsx")) }),
] as const;

/** The router of the page. */
export const router = createRouter({
  routeTree: root.addChildren(pages),
  history: createHashHistory(),
  defaultPendingComponent: Opening,
  defaultPendingMs: 500,
  scrollRestoration: true,
});

declare module "@tanstack/react-router" {
  interface Register {
    router: typeof router;
  }
}
