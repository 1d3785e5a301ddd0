/** One item of an answer in plain words: every member that says something, in the order of the form, and what the form does not know after it. */
import { effectRow, isCatalogueEffect } from "../../../core/catalogue/effects.ts";
import { TRIGGERS } from "../../../core/catalogue/progress.ts";
import type { AreaName, FlagCode } from "../../../core/discovery/codes.ts";
import { type ITEM_MEMBERS, isArray, isObject, valuesOf, written } from "../../../core/discovery/form.ts";
import type { Flag } from "../../../core/discovery/shapes.ts";
import type { JsonValue } from "../../../core/lib/json.ts";
import { parsePointer, pointer } from "../../../core/lib/pointer.ts";

/** A member of an item. All texts but a known label are the agent's own: data, to be shown as such. */
export interface ItemPart {
  /** What the member says, in words; absent for what the item is about. */
  readonly label?: string;
  /** The label is the agent's own word: a member that the form does not know. */
  readonly ownLabel: boolean;
  readonly text: string;
  /** The same in words of the catalogue. */
  readonly plain?: string;
  /** An identifier: compared letter by letter. */
  readonly code: boolean;
  /** What the reader flagged in it: not known here, or not as it looks. */
  readonly flags: readonly FlagCode[];
}

type Labels = { readonly [area in AreaName]: Readonly<Record<keyof (typeof ITEM_MEMBERS)[area], string>> };

/** What each member says; "" is what the item is about. */
const LABELS: Labels = {
  places: { name: "", kind: "kind", others_who_can_use: "who else can use it" },
  connectors: { provider: "", via: "through", scope: "how far it reaches", reach: "may" },
  identities: {
    provider: "",
    account: "",
    whose: "whose it is",
    acts_as: "acts as",
    permits: "its credentials permit",
    session: "session",
    credential: "credential",
  },
  capabilities: {
    id: "",
    operation: "",
    provider: "in",
    account: "as",
    effect: "effect",
    scope: "can act on",
    lands: "a change lands in",
    reversible: "can be undone",
    undo: "undone by",
    moves_information: "moves information",
    confirmation: "confirmed first by",
    unattended: "runs with nobody present",
  },
  movement: { from: "from", to: "to", how: "how", unattended: "with nobody present" },
  triggers: { kind: "", what: "what" },
  instruction_sources: { source: "", may_instruct: "may instruct it" },
  helpers: { name: "", access: "its access", can_hand_on: "can hand work on" },
  persistence: { what: "", where: "where", survives_revocation: "stays after you revoke" },
  recovery: { capability: "", undo: "undone by", until: "until", evidence: "evidence", where: "where" },
  commit_boundaries: { capability: "", kind: "what becomes real", point: "at which point", stops_for: "what stops it first" },
  changes_after: { what: "", by: "who can change it", notice: "notice" },
  inabilities: { claim: "", checked: "checked", how: "how" },
};

const CODES: ReadonlySet<string> = new Set([
  "capabilities id",
  "capabilities effect",
  "recovery capability",
  "commit_boundaries capability",
]);

/** What was flagged in each member of an item, by the pointer of the member: "/areas/places/items/0/kind". */
export type FlagsByMember = ReadonlyMap<string, readonly FlagCode[]>;

export function flagsByMember(flags: readonly Pick<Flag, "path" | "code">[]): FlagsByMember {
  const found = new Map<string, FlagCode[]>();
  for (const { path, code } of flags) {
    const member = path.split("/").slice(0, 6).join("/");
    const codes = found.get(member);
    if (codes === undefined) found.set(member, [code]);
    else if (!codes.includes(code)) codes.push(code);
  }
  return found;
}

const NO_FLAGS: readonly FlagCode[] = [];

/** The parts of one item. `at` is its pointer. What is null or empty says nothing and is left out. */
export function itemParts(area: AreaName, item: JsonValue, at: string, flagged: FlagsByMember): readonly ItemPart[] {
  if (!isObject(item)) return [{ ownLabel: false, text: written(item), code: false, flags: flagged.get(at) ?? NO_FLAGS }];
  const labels: Readonly<Record<string, string>> = LABELS[area];
  const known = Object.keys(labels).filter((name) => Object.hasOwn(item, name));
  const others = Object.keys(item).filter((name) => !Object.hasOwn(labels, name));
  return [...known, ...others].flatMap((name): ItemPart[] => {
    const value = item[name];
    if (value === undefined || value === null || value === "") return [];
    const isStatus = name === "status";
    // An own member only: "constructor" is no label of the form.
    const formed = isStatus ? "this one" : Object.hasOwn(labels, name) ? labels[name] : undefined;
    const label = formed ?? name;
    const plain = plainWords(area, name, value);
    return [
      {
        ...(label === "" ? {} : { label }),
        ownLabel: formed === undefined,
        text: textOf(area, name, value),
        ...(plain === undefined ? {} : { plain }),
        code: CODES.has(`${area} ${name}`),
        flags: flagged.get(at + pointer(name)) ?? NO_FLAGS,
      },
    ];
  });
}

function textOf(area: AreaName, name: string, value: JsonValue): string {
  const values = valuesOf(area, name);
  // The form reads true as yes and false as no, where yes and no are among the values.
  if (typeof value === "boolean" && Array.isArray(values) && values.includes("yes")) return value ? "yes" : "no";
  if (isArray(value) && value.every((one) => typeof one === "string")) return value.join(", ");
  return written(value);
}

/** What a known value means, in the words of the catalogue. */
function plainWords(area: AreaName, name: string, value: JsonValue): string | undefined {
  if (typeof value !== "string") return undefined;
  if (area === "capabilities" && name === "effect" && isCatalogueEffect(value)) return effectRow(value)?.verb;
  if (area === "triggers" && name === "kind" && Object.hasOwn(TRIGGERS, value)) return TRIGGERS[value as keyof typeof TRIGGERS].phrase;
  return undefined;
}

/** A place in an answer in words: "What it can do, item 3, effect". The names of members are the agent's own. */
export function placeWords(path: string, areas: Readonly<Record<string, string>>): string {
  const segments = parsePointer(path);
  const [top, area = "", list, index, ...rest] = segments;
  if (top === undefined) return "the text";
  if (top === "agent") return ["Who answers", ...segments.slice(1)].join(", ");
  if (top === "formation") return ["How the agents work together", ...segments.slice(1)].join(", ");
  const heading = Object.hasOwn(areas, area) ? areas[area] : undefined;
  if (top !== "areas" || heading === undefined) return segments.join(", ");
  if (list === "items" && index !== undefined) return [heading, `item ${Number(index) + 1}`, ...rest].join(", ");
  return [heading, ...segments.slice(2)].join(", ");
}
