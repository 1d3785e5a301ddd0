/** Seal and Letter: what sealing does; then the sealed proposal as Letter, review, rules block and file, with its fingerprint. */

import { useState } from "react";
import type { Draft } from "../../../state/draft.ts";
import { DraftPage } from "../../draft/DraftPage.tsx";
import { Before } from "./Before.tsx";
import { Proposed } from "./Proposed.tsx";

export function Page() {
  return <DraftPage step="seal">{(draft) => <Seal key={draft.id} draft={draft} />}</DraftPage>;
}

function Seal({ draft }: { readonly draft: Draft }) {
  const [sealedHere, setSealedHere] = useState(0);
  const onSealed = (): void => setSealedHere((count) => count + 1);
  const proposal = draft.proposals.at(-1);
  if (!proposal) return <Before onSealed={onSealed} />;
  return <Proposed key={proposal.grant.grant_id} draft={draft} proposal={proposal} takeFocus={sealedHere > 0} onSealed={onSealed} />;
}
