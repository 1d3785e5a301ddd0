import { describe, expect, it } from "vitest";
import { sampleGrant } from "../testing/sample-grants.ts";
import { finder } from "../testing/valid.ts";
import { checkWorkScope, readsLikeScope } from "./g05-work-scope.ts";

const found = finder(checkWorkScope, sampleGrant);

describe("the work scope is plain language (G5)", () => {
  it("passes plain words", () => {
    expect(found()).toEqual([]);
    expect(found((grant) => grant.work_scope.includes.push("Reading and sorting e-mail", "Invoices", "www.example.org"))).toEqual([]);
  });

  it.each([
    "https://www.googleapis.com/auth/gmail.readonly",
    "Mail.ReadWrite",
    "mail.readwrite",
    "Files.Read.All",
    "repo:write",
    "calendar.events.readonly",
    "openid",
    "offline_access",
  ])("warns of %s, which reads like a provider's permission", (scope) => {
    expect(readsLikeScope(scope)).toBe(true);
    expect(found((grant) => grant.work_scope.includes.push(scope))).toEqual(["G5 /work_scope/includes/0 warns"]);
  });

  it.each(["mail.read", "calendar.schedule", "shop.buy"])("warns of the act %s: what may happen is said by the acts", (act) => {
    expect(found((grant) => grant.work_scope.excludes.push(act))).toEqual(["G5 /work_scope/excludes/0 warns"]);
  });

  it.each(["Read all mail", "https://example.org/pages", "e.g. letters", "All", "read"])("has nothing against %j", (text) => {
    expect(readsLikeScope(text)).toBe(false);
  });
});
