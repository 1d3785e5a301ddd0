/** Tells an exported draft from a Grant by what it holds, and opens it. Apart from the page, because it needs the core. */

import { parseGrant } from "../../../core/grant/parse.ts";
import { parseJson } from "../../../core/lib/json.ts";
import type { Session } from "../../../state/session-shape.ts";
import { looksLikeDraft } from "../../../state/stored.ts";

export type OpenedDocument =
  | { readonly kind: "draft" }
  | { readonly kind: "grant" }
  | { readonly kind: "refused"; readonly message: string };

/** Opens the text. A Grant is only put where it can be read: the page that shows it judges it. */
export async function openDocument(text: string, session: Session): Promise<OpenedDocument> {
  if (text.trim() === "") return { kind: "refused", message: "There is nothing to open: the text is empty." };
  const parsed = parseJson(text, { maxDepth: 64 });
  if (!parsed.ok) return refused(parsed.findings);
  if (looksLikeDraft(parsed.value)) {
    const draft = await session.importText(text);
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
