/** Starts the page. */

import { RouterProvider } from "@tanstack/react-router";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { watchFocus } from "./ui/frame/focus.ts";
import { router } from "./ui/router.tsx";
import "./ui/styles/all.css";

const place = document.getElementById("root");
if (place === null) throw new Error('index.html has no element with the id "root"');
watchFocus(router);
createRoot(place).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
);
