// An agent that can act as the address where it asks.
import { expect, test } from "vitest";
import { patchAct } from "../../../core/answers/edit-acts.ts";
import { addChannel } from "../../../core/answers/edit-go-ahead.ts";
import { patchResource } from "../../../core/answers/edit-resources.ts";
import { draftWith } from "../../../core/testing/answers-parts.ts";
import { reachableByAgent } from "./own-approval.ts";

const mail = patchResource(draftWith("mail.send"), "mail", { account: "Anna@Example.org" });
const asked = addChannel(mail, { kind: "email", label: "My mail", address: " anna@example.org" });

test("a channel whose address the agent acts as is named with the app", () => {
  expect(reachableByAgent(asked)).toEqual([undefined, "Mail"]);
});

test("another address, no address, and an app that no official act uses are not", () => {
  expect(reachableByAgent(addChannel(mail, { kind: "email", label: "Home", address: "anna@home.example" }))).toEqual([
    undefined,
    undefined,
  ]);
  expect(reachableByAgent(addChannel(mail, { kind: "chat", label: "Chat" }))).toEqual([undefined, undefined]);
  expect(reachableByAgent(patchAct(asked, 0, { resources: [] }))).toEqual([undefined, undefined]);
});
