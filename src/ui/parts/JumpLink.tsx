/** A link to another part of this page: opens what it is folded into, and brings the focus there. Works from another window too. */

import type { ReactNode } from "react";
import { focusField } from "../frame/focus.ts";
import { hrefOf } from "./ErrorSummary.tsx";

export function JumpLink({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  return (
    <a
      href={hrefOf({ fieldId: to })}
      onClick={(event) => {
        if (focusField(to)) event.preventDefault();
      }}
    >
      {children}
    </a>
  );
}
