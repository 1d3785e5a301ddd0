import { describe, expect, it } from "vitest";
import type { GrantDocument } from "../../../core/grant/valid-grant.ts";
import { review } from "../../../core/outputs/review.ts";
import { samples } from "../../../core/outputs/testing/samples.ts";
import { type ActArea, actMap } from "./act-map.ts";

const map = (grant: GrantDocument) => actMap(grant, review(grant));
const rows = (areas: readonly ActArea[]) =>
  areas.flatMap(({ title, acts }) => acts.map(({ name, reach, note }) => [title, name, reach, ...(note === undefined ? [] : [note])]));

describe("the picture of the review", () => {
  const all = samples();

  it("has a row for each act and each denial, and none for anything else", () => {
    for (const [name, grant] of Object.entries(all)) {
      const acts = map(grant).flatMap((area) => area.acts);
      const said = review(grant);
      const lines = [...said.can, ...said.asks, ...said.cannot].filter(({ id }) => /^(?:authority|denial):/.test(id));
      expect(acts.map(({ id }) => id).toSorted(), name).toEqual(lines.map(({ id }) => id).toSorted());
    }
  });

  it("puts an act of the catalogue in its area by its plain name, and others apart", () => {
    const { inbox } = all;
    if (!inbox) throw new Error("there is no such sample");
    const grant: GrantDocument = {
      ...inbox,
      denied: [
        { act: "files.delete", effect: "delete_file", kind: "deleted" },
        { act: "press.burn", effect: "https://effects.example/burn", kind: "deleted" },
        { effect: "sign", kind: "submitted" },
        { act: "press.post", effect: "publish", kind: "shared" },
      ],
    };
    const found = rows(map(grant));
    expect(found).toContainEqual(["Your own acts", "press.burn", "never"]);
    expect(found).toContainEqual(["Your own acts", "Publish something", "never"]);
    expect(map(grant).flatMap(({ acts }) => acts.flatMap(({ actId }) => actId ?? []))).toContain("press.post");
    expect(found).toContainEqual(["Whatever does this", "Sign a document", "never"]);
    expect(found).toContainEqual(["Documents and files", "Delete a file", "never"]);
  });

  it("says of an act that is only prepared that it is, and of an act with several outcomes for whom", () => {
    const { everything } = all;
    if (!everything) throw new Error("there is no such sample");
    const plan: GrantDocument = { ...everything, defaults: { ...everything.defaults, working_mode: "plan" } };
    expect(rows(map(plan)).some((row) => row[3] === "prepares only")).toBe(true);
    const [first] = everything.authorities;
    if (!first) throw new Error("there is no authority");
    const twice: GrantDocument = {
      ...everything,
      authorities: [
        { ...first, actors: ["agent:lead"] },
        { ...first, actors: ["agent:writer"] },
      ],
    };
    expect(map(twice).flatMap(({ acts }) => acts.filter(({ id }) => id.startsWith("authority:")).map(({ holders }) => holders))).toEqual([
      ["agent:lead"],
      ["agent:writer"],
    ]);
  });
});
