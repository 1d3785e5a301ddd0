// Edits of question 5: only the acts that are named get another go-ahead.
import { expect, test } from "vitest";
import { draftWith } from "../testing/answers-parts.ts";
import { addChannel, patchChannel, removeChannel, setGoAheads, setGoAheadWords } from "./edit-go-ahead.ts";

const three = draftWith("mail.read", "mail.send", "mail.reply");

test("the acts that are named get the go-ahead, and no other", () => {
  const { acts } = setGoAheads(three, [1], "standing").work;
  expect(acts.map(({ go_ahead }) => go_ahead?.mode)).toEqual([undefined, "standing", "each_time"]);
});

test("an act that makes nothing official has no go-ahead, whoever asks for it", () => {
  expect(setGoAheads(three, [0], "standing")).toBe(three);
});

test("nothing changes where all ask each time already", () => {
  expect(setGoAheads(three, [0, 1, 2], "each_time")).toBe(three);
});

test("an index without an act is a fault of the caller", () => {
  expect(() => setGoAheads(three, [3], "standing")).toThrow(RangeError);
});

test("words stay with another go-ahead, and empty ones are taken away", () => {
  const said = setGoAheadWords(three, 1, "Yes, to my own people.");
  expect(setGoAheads(said, [1], "standing").work.acts[1]?.go_ahead).toEqual({ mode: "standing", words: "Yes, to my own people." });
  expect(setGoAheadWords(said, 1, " ").work.acts[1]?.go_ahead).toEqual({ mode: "each_time" });
  expect(setGoAheadWords(three, 1, "")).toBe(three);
  expect(setGoAheadWords(three, 0, "Read it.")).toBe(three);
});

test("ways to reach the principal are added, changed and taken out, the last one too", () => {
  const added = addChannel(three, { kind: "email", label: "Work mail" });
  const changed = patchChannel(added, 1, { address: "anna@example.org" });
  expect(changed.go_ahead.channels).toEqual([
    { kind: "chat", label: "The conversation with the agent" },
    { kind: "email", label: "Work mail", address: "anna@example.org" },
  ]);
  expect(patchChannel(changed, 1, { address: undefined }).go_ahead.channels[1]).toEqual({ kind: "email", label: "Work mail" });
  expect(patchChannel(changed, 1, { label: "Work mail" })).toBe(changed);
  expect(removeChannel(removeChannel(changed, 0), 0).go_ahead.channels).toEqual([]);
  expect(() => patchChannel(three, 7, { label: "x" })).toThrow(RangeError);
});
