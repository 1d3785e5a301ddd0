/** The foot: where what one types stays, which build this is, and how the page looks. */

import { Link } from "@tanstack/react-router";
import { type ChangeEvent, useId, useState } from "react";
import { hasPolicy, readBuild } from "../../platform/build.ts";
import { browserTheme, type Theme, type ThemeControl } from "../../platform/theme.ts";

/** Light, dark, or the system's; a browser with no such control has the system's. */
const theme: ThemeControl = browserTheme();

export function Foot() {
  return (
    <footer className="foot">
      <div className="foot-in">
        <p>
          Everything on this page stays in this browser.{" "}
          {hasPolicy()
            ? "Its own policy refuses every connection that it could open by itself."
            : "This is a development page: the policy that refuses its connections is not in force."}{" "}
          <Link to="/help" search={{ at: "privacy" }}>
            What that does not reach
          </Link>
        </p>
        <div className="foot-tools">
          <ThemeSelect />
          <BuildLine />
        </div>
      </div>
    </footer>
  );
}

function BuildLine() {
  const build = readBuild();
  if (build === undefined) return null;
  return (
    <p>
      Grant writer {build.version}
      {build.sha256 === undefined ? null : (
        <>
          {" · build "}
          <code>{(build.sha256.slice(0, 16).match(/.{4}/g) ?? []).join(" ")}</code>
        </>
      )}
    </p>
  );
}

function ThemeSelect() {
  const id = useId();
  const [chosen, setChosen] = useState<Theme>(theme.get);
  const choose = (event: ChangeEvent<HTMLSelectElement>): void => {
    const next = event.target.value as Theme;
    theme.set(next);
    setChosen(next);
  };
  return (
    <p className="theme">
      <label htmlFor={id}>Appearance</label>
      <select id={id} className="select select--small" value={chosen} onChange={choose}>
        <option value="system">As the system</option>
        <option value="light">Light</option>
        <option value="dark">Dark</option>
      </select>
    </p>
  );
}
