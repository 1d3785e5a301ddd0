/** The bar at the top: the link past it, the name of the program, the open draft and whether it is kept, and what is reachable from everywhere. */

import { Link } from "@tanstack/react-router";
import type { MouseEvent } from "react";
import { Visible } from "../parts/Visible.tsx";
import { useFrame } from "./context.ts";
import { focusMain } from "./focus.ts";

export function Bar() {
  const { draftName, saved } = useFrame();
  return (
    <header className="bar">
      <a className="skip" href={location.hash === "" ? "#/" : location.hash} onClick={skip}>
        Skip to the page
      </a>
      <div className="bar-in">
        <Link className="wordmark" to="/">
          Grant writer
        </Link>
        {draftName === undefined ? null : (
          <p className="draft">
            <b>
              <Visible text={draftName} />
            </b>{" "}
            {saved === undefined ? null : (
              <span role="status" className={saved.bad ? "draft-bad" : undefined}>
                {saved.text}
              </span>
            )}
          </p>
        )}
        <nav aria-label="Tools">
          <Link to="/">Drafts</Link>
          <Link to="/open">Open a Grant</Link>
          <Link to="/help">Help</Link>
        </nav>
      </div>
    </header>
  );
}

/** What follows the "#" is the router's address, so the link moves the focus by itself. */
function skip(event: MouseEvent): void {
  event.preventDefault();
  focusMain();
}
