/** The stored proposal, read and judged again: `undefined` while that goes on. Nothing of it may be shown as valid before. */

import { useEffect, useState } from "react";
import type { GrantDocument } from "../../core/grant/valid-grant.ts";
import { type Verified, verifyProposal } from "../../state/verify-proposal.ts";

/** One look at each object that is kept: going from page to page takes no second fingerprint. An altered draft is another object. */
const KNOWN = new WeakMap<GrantDocument, Verified>();

export function useVerified(stored: GrantDocument | undefined): Verified | undefined {
  const [, setDone] = useState<GrantDocument>();
  useEffect(() => {
    if (stored === undefined || KNOWN.has(stored)) return;
    let wanted = true;
    void verifyProposal(stored).then((verified) => {
      KNOWN.set(stored, verified);
      if (wanted) setDone(stored);
    });
    return () => {
      wanted = false;
    };
  }, [stored]);
  return stored === undefined ? undefined : KNOWN.get(stored);
}
