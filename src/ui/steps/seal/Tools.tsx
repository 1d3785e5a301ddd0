/** Beside the Letter: printing it, its files nearest at hand, and what comes next. */

import { Link } from "@tanstack/react-router";
import { useMemo } from "react";
import type { Enforcement } from "../../../core/catalogue/enforcement.ts";
import { outputFile } from "../../../core/outputs/files.ts";
import type { SealedDocument } from "../../../core/outputs/rules/head.ts";
import { DownloadButton } from "../../parts/DownloadButton.tsx";
import { JumpLink } from "../../parts/JumpLink.tsx";

export function Tools({ grant, enforcement }: { readonly grant: SealedDocument; readonly enforcement: Enforcement }) {
  const html = useMemo(() => outputFile("letter-html", grant, { enforcement }), [grant, enforcement]);
  const json = useMemo(() => outputFile("grant", grant), [grant]);
  return (
    <aside className="side" aria-labelledby="tools-title">
      <div>
        <h2 id="tools-title">This Letter</h2>
        <ul>
          <li>
            <button type="button" className="btn btn--main" onClick={() => window.print()}>
              Print or save as PDF
            </button>
          </li>
          <li>
            <DownloadButton name={html.name} type="text/html;charset=utf-8" content={() => html.text} label="Letter, one HTML file" />
          </li>
          <li>
            <DownloadButton name={json.name} type="application/json;charset=utf-8" content={() => json.text} label="Grant file, JSON" />
          </li>
        </ul>
      </div>
      <nav className="wide-only" aria-label="On this page">
        <h2>Under the Letter</h2>
        <ul>
          <li>
            <JumpLink to="sealed-review">The review</JumpLink>
          </li>
          <li>
            <JumpLink to="rules">The rules block</JumpLink>
          </li>
          <li>
            <JumpLink to="grant">The Grant itself</JumpLink>
          </li>
          <li>
            <JumpLink to="files">Files to keep</JumpLink>
          </li>
        </ul>
      </nav>
      <div className="wide-only">
        <h2>Next</h2>
        <p className="help">Read the review, then give the rules block to the agent. Until you accept, nothing is in force.</p>
        <p>
          <Link to="/hand-over">Hand over</Link>
        </p>
      </div>
    </aside>
  );
}
