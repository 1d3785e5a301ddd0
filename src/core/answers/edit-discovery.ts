// Edits of what was asked (§3a Integrity of the request): the Grant names the request that was sent, by version and checksum.
import type { RequestRef } from "../schema/grant.gen.ts";
import type { Answers } from "./answers.ts";
import { type Patch, patched } from "./edited.ts";

/**
 * Records the request that was copied or downloaded, and the formation section that went with it: without one, none is recorded, whatever
 * was sent before. The same answers back where nothing changes.
 */
export function recordRequest(answers: Answers, request: RequestRef, section?: RequestRef): Answers {
  return withDiscovery(answers, {
    request: same(answers.discovery.request, request),
    formation_section: section && same(answers.discovery.formation_section, section),
  });
}

/** Takes the record out: the Grant then names no request. Answers that were accepted stay bound. */
export function forgetRequest(answers: Answers): Answers {
  return withDiscovery(answers, { request: undefined, formation_section: undefined });
}

function same(recorded: RequestRef | undefined, sent: RequestRef): RequestRef {
  return recorded?.version === sent.version && recorded.sha256 === sent.sha256 ? recorded : sent;
}

function withDiscovery(answers: Answers, patch: Patch<Answers["discovery"]>): Answers {
  const discovery = patched(answers.discovery, patch);
  return discovery === answers.discovery ? answers : { ...answers, discovery };
}
