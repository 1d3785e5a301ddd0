/** "Held back by …": what keeps an act from going on by itself, each with a link to the page that decides it. */
import { Link } from "@tanstack/react-router";
import { Fragment } from "react";
import { VisibleText } from "../parts/Visible.tsx";
import type { Holding } from "./held-back-words.ts";

export function HeldBackBy({
  opening,
  holdings,
  here,
}: {
  readonly opening: string;
  readonly holdings: readonly Holding[];
  readonly here: string;
}) {
  return (
    <>
      {opening}{" "}
      {holdings.map(({ words, link }, i) => (
        <Fragment key={words}>
          {i === 0 ? "" : i === holdings.length - 1 ? " and " : ", "}
          <VisibleText text={words} />
          {link === undefined || link.path === here ? null : (
            <>
              {" ("}
              <Link to={link.path} search={{ at: link.at }}>
                {link.name}
              </Link>
              )
            </>
          )}
        </Fragment>
      ))}
      .
    </>
  );
}
