// How the authority is stood down (§6, §7 step 3, §11 Revocation residue): each case and the sentence that states it.
import { expect, test } from "vitest";
import type { Grant } from "../../schema/grant.gen.ts";
import { scenario2 } from "../../testing/sample-grants.ts";
import { inBoth, inLetterOnly, said } from "../testing/said.ts";

const ended = (revocation: Grant["revocation"]): Grant => ({ ...scenario2(), revocation });

test("by the words of the principal, at any time", () => {
  expect(said(ended({ command: "Put it down" }), "revocation:command")).toEqual(
    inBoth("Anna Berg ends this authority at any time with the words “Put it down”; every agent then stops at once.", "Anna Berg"),
  );
});

test("where its status can be looked up, where the Grant says so", () => {
  const status = "https://issuer.example/status.json";
  expect(said(ended({ command: "Stand down", status }), "revocation:status")).toEqual(
    inLetterOnly("Whether it was revoked can be looked up at https://issuer.example/status.json."),
  );
});

test("that it can be looked up nowhere, where the Grant names no place", () => {
  expect(said(ended({ command: "Stand down" }), "revocation:status")).toEqual(
    inLetterOnly("This Grant names no place where anybody can look up whether it was revoked."),
  );
});

test("what it does not erase", () => {
  expect(said(scenario2(), "revocation:residue")).toEqual(
    inLetterOnly("Ending it stops what would come. It does not erase what was already sent, copied, synced or remembered."),
  );
});
