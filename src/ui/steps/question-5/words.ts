/** What this page says of a finding, in the words of its own fields, and the places that it decides. Pure. */
import type { Finding } from "../../../core/lib/finding.ts";

export function reword({ path, message, blocks, rule }: Finding): string {
  if (!blocks || rule !== "schema") return message;
  if (path === "/revocation/status") return "Write the whole address, beginning with https://, or leave this empty.";
  if (/^\/confirmation\/channels\/[0-9]+\/address$/.test(path))
    return "Write one address or number of at most 320 characters, or leave this empty.";
  return message;
}

export const PLACES = [
  "/confirmation/channels",
  "/confirmation/channels/*/kind",
  "/confirmation/channels/*/label",
  "/confirmation/channels/*/address",
  "/revocation/command",
  "/revocation/status",
  "/authorities/*/go_ahead",
  "/authorities/*/go_ahead/words",
] as const;
