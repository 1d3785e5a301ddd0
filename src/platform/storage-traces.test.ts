/** What is remembered beside the store: a count and a time, and what tabs left; nothing of other programs is touched, and nothing throws. */
import { describe, expect, it } from "vitest";
import { type Area, browserTraces } from "./storage-traces.ts";

function area(first: Record<string, string> = {}): Area & { readonly all: Map<string, string> } {
  const all = new Map(Object.entries(first));
  return {
    all,
    getItem: (key) => all.get(key) ?? null,
    setItem: (key, value) => void all.set(key, value),
    removeItem: (key) => void all.delete(key),
    key: (i) => [...all.keys()][i] ?? null,
    get length() {
      return all.size;
    },
  };
}
const KEPT = { count: 3, at: "2026-12-01T09:00:00Z" };

describe("how many drafts were kept", () => {
  it("is a count and a time, and nothing else", () => {
    const store = area();
    const traces = browserTraces(() => store);
    traces.setKept(KEPT);
    expect([...store.all.values()]).toEqual(['{"count":3,"at":"2026-12-01T09:00:00Z"}']);
    expect(traces.kept()).toEqual(KEPT);
    traces.setKept(undefined);
    expect(store.all.size).toBe(0);
  });

  it.each([
    "",
    "3",
    "null",
    '{"count":0,"at":"2026-12-01T09:00:00Z"}',
    '{"count":3,"at":"yesterday"}',
    '{"count":3,"at":"2026-12-01T09:00:00Z","a":1}',
  ])("%j is none", (text) => {
    expect(browserTraces(() => area({ "poa-grant-writer:kept": text })).kept()).toBeUndefined();
  });
});

describe("what tabs left", () => {
  it("is each tab's own, and whoever takes it is the only one who has it", () => {
    const store = area({ "another program": "x" });
    const traces = browserTraces(() => store);
    expect(traces.leave({ tab: "b", text: "second" })).toBe(true);
    expect(traces.leave({ tab: "a", text: "first" })).toBe(true);
    expect(traces.leftovers()).toEqual([
      { tab: "a", text: "first" },
      { tab: "b", text: "second" },
    ]);
    expect(traces.take("a")).toBe("first");
    expect(traces.take("a")).toBeUndefined();
    expect(traces.leftovers()).toEqual([{ tab: "b", text: "second" }]);
  });
});

it("forgets all that is this program's, and nothing else", () => {
  const store = area({ "another program": "x", "poa-grant-writer.theme": "dark", "poa-grant-writerx": "y" });
  const traces = browserTraces(() => store);
  traces.setKept(KEPT);
  traces.leave({ tab: "a", text: "t" });
  traces.clear();
  expect([...store.all.keys()]).toEqual(["another program", "poa-grant-writerx"]);
});

it("says so where nothing can be kept, and throws nothing", () => {
  const traces = browserTraces(() => {
    throw new DOMException("no", "SecurityError");
  });
  traces.setKept(KEPT);
  traces.clear();
  expect([traces.kept(), traces.leftovers(), traces.leave({ tab: "a", text: "t" }), traces.take("a")]).toEqual([
    undefined,
    [],
    false,
    undefined,
  ]);
});
