// One restatement per window: each is judged by itself, and only who is who is asked of all of them together.
import { expect, test } from "vitest";
import { sealed } from "../outputs/testing/samples.ts";
import { scenario3 } from "../testing/sample-grants.ts";
import { judgeWindows } from "./judge-windows.ts";
import { readRestatement } from "./read-restatement.ts";
import { brief, type Loose, restated } from "./testing/restating.ts";
import { canAccept } from "./verdicts.ts";

const books = sealed(scenario3());

test("a window of a team need not know what another one knows", () => {
  const window = (named: string, runtime: string) => ({
    window: named,
    reading: readRestatement(JSON.stringify({ ...restated(books), agents: [{ named, runtime }] })),
  });
  const both = judgeWindows(books, [window("agent:books", "me"), window("agent:payer", "me")]);
  expect(both).toEqual([
    { window: "agent:books", verdicts: [] },
    { window: "agent:payer", verdicts: [] },
  ]);
  const [one] = judgeWindows(books, [window("agent:books", "me")]);
  expect(brief(one?.verdicts ?? [])).toEqual(["unmapped_agent member:agent:payer"]);
});

test("what is wider in one window shuts, whatever the others say", () => {
  const window = (agent: string, more: Loose) => ({
    window: agent,
    reading: readRestatement(JSON.stringify({ ...restated(books), ...more })),
  });
  const said = { can_comply: { authorities: [{ act: "bank.pay", commit: "automatic" }] } };
  const both = judgeWindows(books, [window("agent:books", {}), window("agent:payer", said)]);
  expect(both.map(({ verdicts }) => canAccept(verdicts).open)).toEqual([true, false]);
  expect(canAccept(both.flatMap(({ verdicts }) => verdicts)).open).toBe(false);
});
