/** What became of a file that holds several drafts: how many are here now, and each that is not, with the reason. */

import type { BroughtIn } from "../../../state/session-shape.ts";
import { Visible, VisibleText } from "../../parts/Visible.tsx";
import { drafts } from "./use-kept.ts";

export function Brought({ brought: { names, refused } }: { readonly brought: BroughtIn }) {
  const total = names.length + refused.length;
  return (
    <div className="brought">
      <p>
        {total === 0
          ? "The file holds no draft."
          : refused.length === 0
            ? `${drafts(names.length)} ${names.length === 1 ? "was" : "were"} added to those kept in this browser. Nothing was overwritten.`
            : `${names.length} of ${drafts(total)} ${names.length === 1 ? "was" : "were"} added to those kept in this browser. Not added:`}
      </p>
      {refused.length === 0 ? null : (
        <ul className="plain">
          {refused.map(({ name, message }, i) => (
            <li key={`${i} ${name}`}>
              “<Visible text={name} />
              ”: <VisibleText text={message} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
