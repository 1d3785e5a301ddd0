// The sources of question 4, what their choice leads to, and how one act's narrower grounds are said.
import { expect, test } from "vitest";
import { patchAct } from "../../../core/answers/edit-acts.ts";
import { setActSource, setSource } from "../../../core/answers/edit-grounds.ts";
import { PLAIN_SOURCES } from "../../../core/catalogue/sources.ts";
import { draftWith } from "../../../core/testing/answers-parts.ts";
import { narrowerThan, rowId, sourceLines, sourceNames, usedBy } from "./sources.ts";
import { reword } from "./words.ts";

const draft = draftWith("mail.read", "mail.send");
const lines = sourceLines(draft);
const said = (answers: typeof draft) => {
  const act = answers.work.acts[1];
  return act && narrowerThan(act, answers.grounds, sourceNames(sourceLines(answers)));
};

test("every plain source and every selected app is a line, and what an opened Grant names besides", () => {
  expect(lines.map(({ source }) => source)).toEqual([...PLAIN_SOURCES, "app:mail"]);
  expect(lines.at(-1)?.name).toBe("What it reads in Mail");
  const dangling = patchAct(draft, 0, { grounding: { prohibited: ["app:gone"] } });
  expect(sourceLines(dangling).at(-1)).toMatchObject({ source: "app:gone", name: "app:gone" });
});

test("a source's row is the field of its place in the list, so that a finding leads there", () => {
  expect(rowId(draft.grounds, "system_of_record")).toBe("f-defaults-grounding-allowed-1");
  expect(rowId(draft.grounds, "web")).toBe("f-defaults-grounding-prohibited-0");
  expect(rowId(draft.grounds, "documents")).toBe("f-defaults-grounding-neither-documents");
});

test("a choice says how many acts it counts for", () => {
  expect(usedBy("allowed", 0)).toBe("No act relies on it yet");
  expect(usedBy("allowed", 1)).toBe("1 act may rely on it");
  expect(usedBy("allowed", 3)).toBe("3 acts may rely on it");
  expect(usedBy("neither", 0)).toBe("No act may rely on it");
  expect(usedBy("prohibited", 0)).toBe("No act may rely on it, and the Letter says so");
});

test("an act that follows the defaults says nothing, and one that does not says in what", () => {
  expect(said(draft)).toBeUndefined();
  expect(said(setSource(draft, "principal", "neither"))).toBeUndefined();
  const fewer = setActSource(draft, 1, "principal", "neither").answers;
  expect(said(fewer)).toBe("Relies on the system of record and what it reads in Mail");
  const none = patchAct(draft, 1, { grounding: { allowed: [], freshness: "PT12H", on_disagreement: "stop" } });
  expect(said(none)).toBe("Relies on nothing · not older than 12 hours · when facts disagree: stop");
  expect(said(setActSource(draft, 1, "documents", "prohibited").answers)).toBe("Prohibits more");
});

test("a finding is said in the words of the number and the choice that stand here", () => {
  const at = (path: string) => ({ rule: "G2" as const, path, message: "as the core says it", blocks: true });
  const typed = patchAct(draft, 1, { grounding: { freshness: "soon days" } });
  const long = patchAct(draft, 1, { grounding: { freshness: "P2W" } });
  expect(reword(at("/authorities/1/grounding/freshness"), typed)).toMatch(/^Say how old it may be at most in a whole number/);
  expect(reword(at("/authorities/1/grounding/freshness"), long)).toBe(
    "2 weeks is longer than the 7 days that hold for every act. Write no more than that.",
  );
  expect(reword(at("/authorities/1/grounding/on_disagreement"), draft)).toMatch(/^This is looser than what holds for every act/);
  expect(reword(at("/defaults/grounding/allowed/0"), draft)).toBe("as the core says it");
  expect(reword({ ...at("/authorities/1/grounding/freshness"), blocks: false }, typed)).toBe("as the core says it");
});
