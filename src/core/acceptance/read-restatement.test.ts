// Reading a restatement: what fits is taken, what does not is listed, nothing is coerced, guessed or merged, and no text makes it throw.
import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { validateRestatement } from "../schema/validators.gen.js";
import { MAX_VALUES } from "./prune.ts";
import { readRestatement } from "./read-restatement.ts";

const read = (value: unknown) => readRestatement(JSON.stringify(value));
/** Path and reason of everything that was not read. */
const unread = (value: unknown) => read(value).unread.map(({ path, why }) => [path, why]);

const WHOLE = {
  grant_id: "urn:uuid:3f1d1a52-0b6e-4c5e-9a3c-7f5f2f0c1a01",
  fingerprint: "ab".repeat(32),
  inventories: ["a1".repeat(32)],
  can_comply: {
    authorities: [
      {
        act: "shop.buy",
        actors: ["agent:books"],
        resources: ["green-grocer"],
        limits: { per_act: { amount: "50.00", currency: "EUR" } },
        commit: "user_approval",
      },
    ],
    defaults: { max_recipients: 1, self_changes: { memory: "never" } },
    denied: [{ act: "files.delete" }, { effect: "subscribe" }],
  },
  cannot: [{ rule: "R3", why: "Two lines\nof reasons" }],
  enforced: ["R1"],
  instruction_only: ["R2"],
  agents: [{ named: "agent:books", runtime: "main" }],
  asks: ["May I use the second account?"],
};

describe("a restatement in the form that was asked for", () => {
  it("is read whole, bare, fenced, among prose, with a byte order mark and CRLF line ends", () => {
    const json = JSON.stringify(WHOLE, null, 2);
    const around = `Here is my reading:\n\n\`\`\`json\n${json}\n\`\`\`\n\nTell me what you think.`;
    for (const text of [json, `\`\`\`json\n${json}\n\`\`\``, around, `\uFEFF${json}`, around.replaceAll("\n", "\r\n")]) {
      const { restatement, unread: left, blocks } = readRestatement(text);
      expect(restatement).toEqual(WHOLE);
      expect(left).toEqual([]);
      expect(blocks.map(({ kind, chosen }) => [kind, chosen])).toEqual([["restatement", true]]);
    }
  });

  it("says what stands around it", () => {
    expect(readRestatement(`\uFEFFHello.\n${JSON.stringify(WHOLE)}\nBye`).notes).toEqual([
      "A byte order mark stands at the start of the text.",
      "6 characters stand before the restatement and 3 after it. They are not read.",
    ]);
    expect(readRestatement(JSON.stringify(WHOLE)).notes).toEqual([]);
    expect(readRestatement(JSON.stringify({ asks: ["a\u202Eb\u200B"] })).notes).toEqual([
      "The restatement holds 2 characters that cannot be seen.",
    ]);
  });

  it("may leave out any member", () => {
    for (const name of Object.keys(WHOLE)) {
      const { [name as keyof typeof WHOLE]: _, ...rest } = WHOLE;
      expect(read(rest)).toMatchObject({ restatement: rest, unread: [] });
    }
  });
});

describe("what does not fit", () => {
  it("is listed whole at its place, and the rest is read", () => {
    const { restatement, unread: left } = read({
      can_comply: {
        authorities: [
          { act: "Buy things", commit: "automatic", limits: {} },
          { act: "shop.buy", commit: "soon" },
        ],
      },
    });
    expect(restatement).toEqual({ can_comply: { authorities: [{ commit: "automatic", limits: {} }, { act: "shop.buy" }] } });
    expect(left.map(({ path, value, known }) => [path, value, known])).toEqual([
      ["/can_comply/authorities/0/act", '"Buy things"', true],
      ["/can_comply/authorities/1/commit", '"soon"', true],
    ]);
  });

  it("is not turned into something that would fit", () => {
    expect(
      read({
        can_comply: {
          defaults: { max_recipients: "3", pause_on_unexpected: "true", limits: { per_act: { amount: 50, currency: "EUR" } } },
        },
      }).restatement,
    ).toEqual({});
    expect(read({ enforced: "R1" }).restatement).toEqual({});
    expect(read({ can_comply: { denied: null } }).restatement).toEqual({});
  });

  it("takes an amount as a whole: without its currency it is none", () => {
    const found = unread({ can_comply: { defaults: { limits: { per_act: { amount: 50, currency: "EUR" }, binding_acts_per_day: 2 } } } });
    expect(found).toEqual([["/can_comply/defaults/limits/per_act", "This must be text, but it is the number 50."]]);
  });

  it("keeps a number that cannot be held as it was written", () => {
    const { restatement, unread: left } = readRestatement('{"can_comply":{"defaults":{"max_recipients":9007199254740993}}}');
    expect(restatement).toEqual({});
    expect(left).toMatchObject([{ path: "/can_comply/defaults/max_recipients", value: '"9007199254740993"' }]);
  });

  it("includes members that the form does not have, whatever they are called", () => {
    const { restatement, unread: left } = readRestatement(
      '{"enforced":["R1"],"constructor":1,"can_comply":{"toString":{"a":[1]},"denied":[{"act":"x","no~te/s":""}]}}',
    );
    expect(restatement).toEqual({ enforced: ["R1"], can_comply: { denied: [{ act: "x" }] } });
    expect(left).toEqual([
      { path: "/constructor", value: "1", why: "The form has no such member.", known: false },
      { path: "/can_comply/toString", value: '{"a":[1]}', why: "The form has no such member.", known: false },
      { path: "/can_comply/denied/0/no~0te~1s", value: '""', why: "The form has no such member.", known: false },
    ]);
  });

  it("includes what is no rule", () => {
    expect(unread({ enforced: ["R1", "R0", "all of them", 3] })).toEqual([
      ["/enforced/1", "This is no rule by its number, such as R3."],
      ["/enforced/2", "This is no rule by its number, such as R3."],
      ["/enforced/3", "This must be text, but it is the number 3."],
    ]);
  });

  it("includes the form's own …, left standing", () => {
    const form = {
      can_comply: {
        authorities: [{ act: "…", actors: ["…"], resources: ["…"], limits: {}, commit: "…" }],
        defaults: {},
        denied: [{ act: "…" }, { effect: "…" }],
      },
      cannot: [{ rule: "R…", why: "…" }],
      agents: [{ named: "agent:books", runtime: "…" }],
      asks: ["..."],
    };
    const { restatement, unread: left } = read(form);
    expect(restatement).toEqual({ can_comply: { authorities: [{ limits: {} }], defaults: {} }, agents: [{ named: "agent:books" }] });
    expect(left.map(({ path }) => path)).toEqual([
      "/can_comply/authorities/0/act",
      // A list that needs an entry cannot stand empty: it is unread as a whole.
      "/can_comply/authorities/0/actors",
      "/can_comply/authorities/0/resources/0",
      "/can_comply/authorities/0/commit",
      "/can_comply/denied/0/act",
      "/can_comply/denied/1/effect",
      "/cannot/0",
      "/agents/0/runtime",
      "/asks/0",
    ]);
  });
});

describe("what is refused as a whole", () => {
  it.each([
    ["a member that stands twice", '{"asks":["a"],"asks":["b"]}', "asks"],
    ["a member that stands twice, once with an escape", '{"asks":["a"],"ask\\u0073":["b"]}', "asks"],
    ["__proto__", '{"asks":[],"__proto__":{"can_comply":{}}}', "__proto__"],
    ["a text that was cut off", '{"asks":["a"', "ends"],
    ["nesting without end", `{"asks":${"[".repeat(100)}${"]".repeat(100)}}`, "deep"],
  ])("%s", (_, text, word) => {
    const { restatement, blocks } = readRestatement(text);
    expect(restatement).toBeUndefined();
    expect(blocks).toHaveLength(1);
    expect(blocks[0]?.why).toContain(word);
  });

  it("other JSON, and prose", () => {
    expect(readRestatement('{"answer_version":"1"}')).toMatchObject({
      blocks: [{ kind: "unread", why: "This is JSON, but it has none of the members of a restatement." }],
    });
    for (const text of ["I will comply with everything.", "", " \n"]) {
      expect(readRestatement(text).restatement).toBeUndefined();
      expect(readRestatement(text).blocks.every(({ kind }) => kind === "unread")).toBe(true);
    }
  });

  it("more values than any restatement needs", () => {
    const { restatement, unread: left } = read({ asks: Array(MAX_VALUES).fill("") });
    expect(restatement).toEqual({});
    expect(left.map(({ path }) => path)).toEqual([""]);
  });
});

test("of several blocks the person picks one: none is read before", () => {
  const text = '```\n{"asks":["one"]}\n```\nand\n{"asks":["two"]}';
  expect(readRestatement(text)).toMatchObject({
    blocks: [
      { n: 1, chosen: false },
      { n: 2, chosen: false },
    ],
  });
  expect(readRestatement(text).restatement).toBeUndefined();
  expect(readRestatement(text, { choose: 1 }).restatement).toEqual({ asks: ["one"] });
  expect(readRestatement(text, { choose: 2 }).restatement).toEqual({ asks: ["two"] });
  for (const choose of [0, 3, -1, 1.5, Number.NaN]) expect(readRestatement(text, { choose }).restatement).toBeUndefined();
});

test("no text makes it throw, and what it gives always fits the form", () => {
  const json = fc.json({ maxDepth: 4 }).map((inner) => `{"can_comply":${inner},"cannot":[${inner}],"agents":${inner},"x":${inner}}`);
  const member = fc.constantFrom(
    "can_comply",
    "authorities",
    "defaults",
    "denied",
    "act",
    "limits",
    "per_act",
    "actors",
    "rule",
    "named",
    "enforced",
  );
  const shaped = fc
    .letrec((tie) => ({
      value: fc.oneof(
        { depthSize: "small" },
        fc.constantFrom<unknown>("R1", "shop.buy", "…", null, 1, "EUR"),
        fc.array(tie("value"), { maxLength: 3 }),
        fc.dictionary(member, tie("value"), { maxKeys: 4 }),
      ),
    }))
    .value.map((value) => JSON.stringify({ enforced: [], can_comply: value }));
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: "binary" }), json, shaped), (text) => {
      const { restatement } = readRestatement(text);
      if (restatement !== undefined) expect(validateRestatement(restatement)).toBe(true);
    }),
    { numRuns: 400 },
  );
});

test("what is read and what is listed is all that was written", () => {
  // Every leaf string of the object is in the one or in the other.
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom("R1", "R2", "none", "…", "R007"), { maxLength: 5 }),
      fc.array(fc.constantFrom("a.b", "A", "…"), { maxLength: 4 }),
      (rules, acts) => {
        const { restatement, unread: left } = read({ enforced: rules, can_comply: { denied: acts.map((act) => ({ act })) } });
        const kept = [...(restatement?.enforced ?? []), ...(restatement?.can_comply?.denied ?? []).map(({ act }) => act)];
        expect([...kept, ...left.map(({ value }) => JSON.parse(value))].toSorted()).toEqual([...rules, ...acts].toSorted());
      },
    ),
  );
});

test("time grows with the length of a text only, whatever it is", () => {
  const texts: ((size: number) => string)[] = [
    (size) => `{"asks":[${'"x",'.repeat(size / 4)}"x"]}`,
    (size) => `{"asks":["${"a".repeat(size)}"]}`,
    (size) => `{"can_comply":{"denied":[${'{"act":1},'.repeat(size / 10)}{}]}}`,
    (size) => "```\n".repeat(size / 4),
    (size) => "{".repeat(size),
    (size) => '{"'.repeat(size / 2),
  ];
  const time = (text: string): number => {
    const from = performance.now();
    readRestatement(text);
    return performance.now() - from;
  };
  // The better of two, because a machine may be busy. Ten times the length is ten times the work; quadratic would be a hundred times.
  const best = (text: string): number => Math.min(time(text), time(text));
  for (const text of texts) expect(best(text(2_000_000))).toBeLessThan(40 * best(text(200_000)) + 500);
}, 120_000);

test("a text of 5 MB is read whole", () => {
  const { restatement, unread: left } = read({ enforced: ["R1"], asks: ["a".repeat(5_000_000)] });
  expect(restatement).toEqual({ enforced: ["R1"] });
  expect(left.map(({ path, value, why }) => [path, value.length, why])).toEqual([
    ["/asks/0", 5_000_002, "This text has 5000000 characters; 5000 is the most."],
  ]);
});
