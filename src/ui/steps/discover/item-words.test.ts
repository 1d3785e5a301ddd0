import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { AREA_NAMES, AREAS } from "../../../core/discovery/codes.ts";
import type { JsonValue } from "../../../core/lib/json.ts";
import { type FlagsByMember, flagsByMember, itemParts, placeWords } from "./item-words.ts";

const NONE: FlagsByMember = new Map();
const AT = "/areas/capabilities/items/2";

describe("an item in words", () => {
  it("has what it is about first, then each member with its label, and known words beside the written ones", () => {
    const item = { effect: "send_email", id: "mail.send", unattended: false, undo: "", account: null, operation: "Send mail" };
    expect(itemParts("capabilities", item, AT, NONE)).toEqual([
      { ownLabel: false, text: "mail.send", code: true, flags: [] },
      { ownLabel: false, text: "Send mail", code: false, flags: [] },
      { label: "effect", ownLabel: false, text: "send_email", plain: "send an email", code: true, flags: [] },
      { label: "runs with nobody present", ownLabel: false, text: "no", code: false, flags: [] },
    ]);
  });

  it("keeps what the form does not know under the agent's own name, flagged where the reader flagged it", () => {
    const flagged = flagsByMember([
      { path: `${AT}/a~1b/deep`, code: "unknown_member" },
      { path: `${AT}/a~1b/other`, code: "unknown_member" },
      { path: `${AT}/a~1b/other`, code: "hidden_characters" },
    ]);
    const parts = itemParts("capabilities", { "a/b": { deep: 1 }, reversible: "maybe" }, AT, flagged);
    expect(parts.map(({ label, text, ownLabel, flags }) => [label, text, ownLabel, flags])).toEqual([
      ["can be undone", "maybe", false, []],
      ["a/b", '{"deep":1}', true, ["unknown_member", "hidden_characters"]],
    ]);
  });

  it("takes no label from what every object inherits", () => {
    const item = JSON.parse('{"constructor":"x","__proto__":"y","toString":true}') as JsonValue;
    const parts = itemParts("places", item, "/areas/places/items/0", NONE);
    expect(parts.map(({ label, text, ownLabel }) => [label, text, ownLabel])).toEqual([
      ["constructor", "x", true],
      ["__proto__", "y", true],
      ["toString", "true", true],
    ]);
  });

  it("shows an item that is no object whole", () => {
    const at = "/areas/helpers/items/0";
    expect(itemParts("helpers", "just words", at, flagsByMember([{ path: at, code: "unknown_value" }]))).toEqual([
      { ownLabel: false, text: "just words", code: false, flags: ["unknown_value"] },
    ]);
  });

  it("leaves nothing out that says something, in any area, whatever the member is called", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...AREA_NAMES),
        fc.dictionary(fc.string(), fc.oneof(fc.string({ minLength: 1 }), fc.integer(), fc.boolean())),
        (area, item) => {
          const parts = itemParts(area, item as JsonValue, `/areas/${area}/items/0`, NONE);
          expect(parts).toHaveLength(Object.keys(item).length);
          expect(parts.map(({ text }) => text).sort()).toEqual(
            Object.values(item)
              .map((value) => String(value))
              .sort(),
          );
        },
      ),
    );
  });
});

it.each([
  ["", "the text"],
  ["/agent/role", "Who answers, role"],
  ["/agent", "Who answers"],
  ["/formation/leads", "How the agents work together, leads"],
  ["/areas/capabilities/items/2/effect", "What it can do, item 3, effect"],
  ["/areas/capabilities/status", "What it can do, status"],
  ["/areas/secrets_of_others", "areas, secrets_of_others"],
  ["/areas/constructor/items/0", "areas, constructor, items, 0"],
  ["/answer_version", "answer_version"],
])("says the place %s as %s", (path, words) => {
  expect(placeWords(path, AREAS)).toBe(words);
});
