// A change after a pause in typing comes a task later, in its order, and is never lost.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { freshAnswers } from "../../core/answers/fresh.ts";
import { createDraftStore, newDraft } from "../../state/draft.ts";
import { editAnswers } from "./edit-in-pause.ts";
import { duringPause } from "./typing.ts";

const IDS = {
  principal: "urn:bot0:principal:6fa459ea-ee8a-4ca4-894e-db77e160355e",
  delegate: "urn:bot0:agent:1b4e28ba-2fa1-4d3b-a3f5-0c8a3e1b9f10",
};
const draftOf = (id: string) => newDraft({ ...IDS, draft: id, now: "2026-12-01T09:00:00Z" }, "Inbox", freshAnswers(IDS));
const opened = () => {
  const store = createDraftStore();
  store.getState().open(draftOf("one"));
  return { store, now: () => "2026-12-01T09:00:00Z" };
};
const named = (name: string) => (answers: ReturnType<typeof freshAnswers>) => ({ ...answers, principal: { ...answers.principal, name } });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("what is pressed is in place at once", () => {
  const session = opened();
  const done = vi.fn();
  editAnswers(session, named("Maren"), done);
  expect(session.store.getState().draft?.answers.principal.name).toBe("Maren");
  expect(done).toHaveBeenCalledTimes(1);
});

test("what a pause sets off is in place a task later, and `done` is told before anything is drawn", () => {
  const session = opened();
  const order: string[] = [];
  session.store.subscribe(() => order.push("store"));
  duringPause(() => editAnswers(session, named("Maren"), () => order.push("done")));
  expect(session.store.getState().draft?.answers.principal.name).toBe("");
  vi.runAllTimers();
  expect(session.store.getState().draft?.answers.principal.name).toBe("Maren");
  expect(order).toEqual(["store", "done"]);
});

test("a later change never overtakes an earlier one", () => {
  const session = opened();
  duringPause(() => editAnswers(session, named("first"), () => {}));
  editAnswers(
    session,
    (answers) => ({ ...answers, principal: { ...answers.principal, name: `${answers.principal.name}, second` } }),
    () => {},
  );
  vi.runAllTimers();
  expect(session.store.getState().draft?.answers.principal.name).toBe("first, second");
});

test("what was typed into one draft never reaches another", () => {
  const session = opened();
  duringPause(() => editAnswers(session, named("Maren"), () => {}));
  session.store.getState().open(draftOf("two"));
  vi.runAllTimers();
  expect(session.store.getState().draft).toMatchObject({ id: "two", answers: { principal: { name: "" } } });
});
