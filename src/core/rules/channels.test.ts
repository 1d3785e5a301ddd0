import { expect, it } from "vitest";
import type { Channel } from "../schema/grant.gen.ts";
import { sampleGrant } from "../testing/sample-grants.ts";
import { finder } from "../testing/valid.ts";
import { checkChannels } from "./channels.ts";

const found = (...channels: Channel[]) => finder(checkChannels, sampleGrant)((grant) => Object.assign(grant.confirmation, { channels }));

it("warns of a channel that is listed twice: the same kind and address, or label where there is none", () => {
  const chat: Channel = { kind: "chat", label: "The chat" };
  const mail: Channel = { kind: "email", label: "Mail", address: "anna@berg.example" };
  expect(
    found(chat, mail, { ...mail, address: "office@berg.example" }, { ...chat, kind: "push" }, { ...chat, label: "Other chat" }),
  ).toEqual([]);
  expect(found(chat, mail, chat)).toEqual(["channels /confirmation/channels/2 warns"]);
  expect(found(mail, { ...mail, label: "The same mail" })).toEqual(["channels /confirmation/channels/1 warns"]);
  expect(found(mail, { kind: "email", label: "anna@berg.example" })).toEqual([]);
});
