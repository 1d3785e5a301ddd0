// What nobody read here is not bound by a new proposal (G15).
import { expect, test } from "vitest";
import { scenario1, scenario2 } from "../testing/sample-grants.ts";
import { compile } from "./compile.ts";
import { startFrom } from "./start-from.ts";
import { startUnread } from "./start-unread.ts";

const hash = "a".repeat(64);

test("the hashes of the opened Grant are left out, and that is told first", () => {
  const grant = { ...scenario1(), discovery: { inventories: [{ agent: "agent:assistant", sha256: hash }] } };
  const { answers, differences } = startUnread(grant);
  expect(differences[0]).toMatchObject({ path: "/discovery/inventories", before: [{ agent: "agent:assistant", sha256: hash }] });
  const written = compile(answers, { grant_id: grant.grant_id, issued_at: grant.validity.issued_at });
  expect(JSON.stringify(written)).not.toContain(hash);
});

test("a Grant that binds nothing starts as it is", () => {
  const grant = { ...scenario2(), discovery: {} };
  expect(startUnread(grant)).toEqual(startFrom(grant));
});
