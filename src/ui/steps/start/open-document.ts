/** Tells an exported draft, a file of several, and a Grant apart by what they hold, and says whether they can be opened. Apart from the page, because it needs the core. */

import { parseGrant } from "../../../core/grant/parse.ts";
import { parseJson } from "../../../core/lib/json.ts";
import { fromFile } from "../../../state/read-stored.ts";
import type { BroughtIn, Session } from "../../../state/session-shape.ts";
import { looksLikeDraft, looksLikeDrafts } from "../../../state/stored.ts";

export type OpenedDocument =
  /** It can be opened; nothing has been yet, because another draft may be open. */
  | { readonly kind: "draft" }
  | { readonly kind: "drafts"; readonly brought: BroughtIn }
  | { readonly kind: "grant" }
  | { readonly kind: "refused"; readonly message: string };

/** A Grant is only put where it can be read: the page that shows it judges it. Several drafts are put beside those kept here, and none is opened. */
export async function openDocument(text: string, session: Session): Promise<OpenedDocument> {
  if (text.trim() === "") return { kind: "refused", message: "There is nothing to open: the text is empty." };
  const parsed = parseJson(text, { maxDepth: 66 });
  if (!parsed.ok) return refused(parsed.findings);
  if (looksLikeDrafts(parsed.value)) {
    const all = await session.importAll(text);
    return all.ok ? { kind: "drafts", brought: all.value } : refused(all.findings);
  }
  if (looksLikeDraft(parsed.value)) {
    const draft = fromFile(text);
    return draft.ok ? { kind: "draft" } : refused(draft.findings);
  }
  const grant = parseGrant(text);
  if (!grant.ok) return refused(grant.findings);
  await session.openGrantText(text);
  return { kind: "grant" };
}

function refused(findings: readonly { readonly message: string }[]): OpenedDocument {
  const shown = findings.slice(0, 3).map((finding) => finding.message);
  const rest = findings.length - shown.length;
  return { kind: "refused", message: `It was not opened. ${shown.join(" ")}${rest > 0 ? ` And ${rest} more.` : ""}` };
}
