import { expect, it } from "vitest";
import { forgetRequest, recordRequest } from "./edit-discovery.ts";
import { freshAnswers } from "./fresh.ts";

const fresh = freshAnswers({ principal: "urn:bot0:principal:p", delegate: "urn:bot0:agent:d" });
const bound = { ...fresh, discovery: { inventories: [{ agent: "urn:bot0:agent:d", sha256: "c".repeat(64) }] } };
const request = { version: "0.1", sha256: "a".repeat(64) };
const section = { version: "0.1", sha256: "b".repeat(64) };

it("records what was sent, beside the answers that were accepted", () => {
  expect(recordRequest(bound, request, section).discovery).toEqual({ ...bound.discovery, request, formation_section: section });
});

it("records no section where none went with the request, even after one did", () => {
  const first = recordRequest(bound, request, section);
  expect(recordRequest(first, request).discovery).toEqual({ ...bound.discovery, request });
});

it("gives the same answers back when the same text is copied again", () => {
  const first = recordRequest(bound, request, section);
  expect(recordRequest(first, { ...request }, { ...section })).toBe(first);
  expect(forgetRequest(bound)).toBe(bound);
});

it("forgets the record and keeps what was accepted", () => {
  expect(forgetRequest(recordRequest(bound, request, section)).discovery).toEqual(bound.discovery);
});
