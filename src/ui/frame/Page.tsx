/** One page inside the frame: its main part with heading, and what stands beside it. */

import { type ReactNode, useEffect } from "react";
import { payFocus } from "./focus.ts";

/** The heading of a page; focus comes here on a step change. */
export interface PageHeadProps {
  /** The line above the heading: "Question 1 of 6". */
  readonly where?: ReactNode;
  readonly title: string;
  /** Why this is asked, in a sentence or two. */
  readonly lede?: ReactNode;
}

export function PageHead({ where, title, lede }: PageHeadProps) {
  useEffect(payFocus, []);
  return (
    <header className="head">
      {where === undefined ? null : <p className="where">{where}</p>}
      <h1 tabIndex={-1}>{title}</h1>
      {lede === undefined ? null : <p className="lede">{lede}</p>}
    </header>
  );
}

/** A page. `panel` is an `aside` that stands beside it when there is room (`ClausePanel`, or `<aside className="side">`), and after it otherwise. */
export interface PageProps {
  /** For the window's title; the heading itself is a child (`PageHead`). */
  readonly title: string;
  readonly panel?: ReactNode;
  readonly children: ReactNode;
  /** True while an error summary is shown: the window's title says so first. */
  readonly problem?: boolean;
}

export function Page({ title, panel, children, problem = false }: PageProps) {
  useEffect(() => {
    document.title = `${problem ? "Problem: " : ""}${title.replace(/\.$/, "")} · Grant writer`;
  }, [title, problem]);
  return (
    <>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {panel}
    </>
  );
}

/** The way on at the foot of a page: the one main button, and what else there is. */
export function Go({ children }: { readonly children: ReactNode }) {
  return <div className="go">{children}</div>;
}
