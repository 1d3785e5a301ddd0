import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { AREA_NAMES, type AreaName } from "./codes.ts";
import { AGENT_MEMBERS, ANSWER_MEMBERS, AREA_MEMBERS, FORMATION_MEMBERS, ITEM_MEMBERS, ROLES, STATUSES, valuesOf } from "./form.ts";

interface Schema {
  readonly $ref?: string;
  readonly enum?: readonly unknown[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: boolean;
  readonly $defs?: Readonly<Record<string, Schema>>;
}
const schema: Schema = JSON.parse(readFileSync(new URL("../../../schemas/discovery-answer.schema.json", import.meta.url), "utf8"));

function resolved(node: Schema | undefined): Schema {
  if (node?.$ref === undefined) return node ?? {};
  return schema.$defs?.[node.$ref.replace("#/$defs/", "")] ?? {};
}
const membersOf = (node: Schema | undefined) => Object.keys(resolved(node).properties ?? {}).sort();
const areaSchemas = resolved(schema.properties?.areas).properties ?? {};

describe("the tables of the form and its schema", () => {
  it("have the same areas, and the same members around them", () => {
    expect(Object.keys(areaSchemas)).toEqual(AREA_NAMES);
    expect(membersOf(schema)).toEqual([...ANSWER_MEMBERS].sort());
    expect(membersOf(schema.properties?.agent)).toEqual([...AGENT_MEMBERS].sort());
    expect(resolved(resolved(schema.properties?.agent).properties?.role).enum).toEqual(ROLES);
    expect(membersOf(schema.properties?.formation)).toEqual([...FORMATION_MEMBERS].sort());
    for (const name of AREA_NAMES) expect(membersOf(areaSchemas[name])).toEqual([...AREA_MEMBERS].sort());
  });

  it.each(AREA_NAMES)("%s: have the same members and values for an item", (area: AreaName) => {
    const item = resolved(areaSchemas[area]?.properties?.items?.items);
    expect(item.additionalProperties).toBe(false);
    expect(membersOf(item)).toEqual(["status", ...Object.keys(ITEM_MEMBERS[area])].sort());
    for (const [name, node] of Object.entries(item.properties ?? {})) {
      const values = resolved(node).enum ?? resolved(resolved(node).items).enum;
      // true and false stand in the schema beside yes and no, and are read as they are.
      expect(values?.filter((value) => typeof value === "string") ?? "text").toEqual(valuesOf(area, name));
      expect(values?.includes(true) ?? false).toBe(values?.includes("yes") ?? false);
    }
  });

  it("know four answers", () => {
    expect(STATUSES).toEqual(["found", "none_found", "no_way_to_check", "would_need_permission"]);
  });

  it("know no member that is only inherited", () => {
    for (const name of ["constructor", "toString", "__proto__", "hasOwnProperty"]) expect(valuesOf("places", name)).toBeUndefined();
  });
});
