/** Which request text is shown and copied: the one that this build carries, or the published one that the person brought. */
import { type RequestEntry, type Verdict, verdictOf } from "../../../core/discovery/request.ts";
import type { RequestRef } from "../../../core/schema/grant.gen.ts";
import { type Digest, digestText } from "../../../platform/digest.ts";
import type { CarriedText } from "./request-texts.ts";

export interface ShownRequest {
  readonly entry: RequestEntry;
  readonly text: string;
  /** The text is the published one that the person brought. */
  readonly isBrought: boolean;
  /** A text was kept with the draft as the published one and does not have its checksum: it is not used. */
  readonly isRefused: boolean;
  /** Absent where no checksum can be taken (no Web Crypto). Then nothing is known of the text but that no match was shown. */
  readonly checked?: { readonly digest: Digest; readonly verdict: Verdict; readonly ref: RequestRef };
}

/** A draft can come from anywhere, so a text kept with it as the published one is held against the published checksum again. */
export async function shownRequest({ entry, text: carried }: CarriedText, brought: string | undefined): Promise<ShownRequest> {
  const published = brought === undefined ? undefined : await digestText(brought);
  const isBrought = published?.sha256 === entry.published_sha256;
  const text = isBrought && brought !== undefined ? brought : carried;
  const digest = await digestText(text);
  const base = { entry, text, isBrought, isRefused: brought !== undefined && !isBrought };
  if (digest === undefined) return base;
  const verdict = verdictOf(digest.sha256, entry);
  const version = verdict.kind === "published" ? entry.published_version : entry.version;
  return { ...base, checked: { digest, verdict, ref: { version, sha256: digest.sha256 } } };
}
