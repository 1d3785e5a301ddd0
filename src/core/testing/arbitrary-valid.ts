// Random documents that fit the Grant's schema and keep no rule: made from the schema itself, so that whatever it lets through is met. For tests.
import fc, { type Arbitrary } from "fast-check";
import schema from "../../../schemas/grant.schema.json";
import { PATTERNS } from "../grant/schema-patterns.ts";

interface Node {
  readonly $ref?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Node[];
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Node>>;
  readonly required?: readonly string[];
  readonly items?: Node;
  readonly minItems?: number;
  readonly uniqueItems?: boolean;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
}

/** Texts that fit each pattern, ordinary and awkward; few enough that references often meet. In the order of `PATTERNS`. */
const EXAMPLES: readonly (readonly string[])[] = [
  ["Anna", "anna", "1. do 2. do", "Mаil", "x\u200By", "‮mail", "mail.read", "Europe/Stockholm", "../x", "👩‍💻", "a%b", "openid"],
  ["lena@client.example", "lеna@client.example", "a\u034Fb", "shop", "4111 1111 1111 1111"],
  ["urn:x:anna", "https://bоt0.ai/x", "mailto:a@b.example", "x:y"],
  ["a".repeat(64), "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855", "0".repeat(64)],
  ["urn:uuid:3f1d1a52-0b6e-4c5e-9a3c-7f5f2f0c1a00", "urn:uuid:3F1D1A52-0B6E-4C5E-9A3C-7F5F2F0C1A00"],
  ["mail.read", "mail.send", "shop.buy", "x", "constructor", "to_string.value_of"],
  ["https://effects.example/x", "https://effects.example/\u00E9"],
  ["principal", "agent:a", "agent:b", "person:p", "system:s", "urn:bot0:agent:a"],
  ["mail", "files", "0", "constructor"],
  ["principal", "web", "agent_memory", "app:mail", "app:files", "system_of_record"],
  [
    "2027-01-01T00:00:00Z",
    "2027-02-30T00:00:00Z",
    "2027-06-30T23:59:60Z",
    "9999-99-99T99:99:99Z",
    "2027-01-05T00:00:00Z",
    "0000-01-01T00:00:00Z",
  ],
  ["P7D", "PT999999999S", "P999999W", "PT0S", "P1DT1H"],
  ["0", "0.00", "80.00", "999999999999999.9999", "1.255"],
  ["EUR", "JPY", "SEK", "XXX", "ZZZ"],
  ["00:00", "09:30", "23:59", "02:30"],
];
const TEXTS = new Map([...PATTERNS.keys()].map((pattern, i) => [pattern, EXAMPLES[i] ?? []]));

const DEFS = schema.$defs as unknown as Readonly<Record<string, Node>>;
const made = new Map<string, Arbitrary<unknown>>();

function definition(ref: string): Arbitrary<unknown> {
  const name = ref.replace("#/$defs/", "");
  const known = made.get(name);
  if (known !== undefined) return known;
  const arbitrary = name === "Authority" ? fitting(DEFS[name]).map(withItsKind) : fitting(DEFS[name]);
  made.set(name, arbitrary);
  return arbitrary;
}

/** An authority has a go-ahead exactly when its kind is not none, and then any commit (the schema's if, then and else). */
function withItsKind(value: unknown): unknown {
  const { go_ahead, ...rest } = value as Record<string, unknown>;
  return rest.kind === "none" ? { ...rest, commit: "automatic" } : { ...rest, go_ahead: go_ahead ?? { mode: "standing" } };
}

function fitting(node: Node | undefined): Arbitrary<unknown> {
  if (node === undefined) throw new Error("no such definition");
  if (node.$ref !== undefined) return definition(node.$ref);
  if ("const" in node) return fc.constant(node.const);
  if (node.enum !== undefined) return fc.constantFrom(...node.enum);
  if (node.anyOf !== undefined) return fc.oneof(...node.anyOf.map((arm) => fitting(arm)));
  if (node.type === "boolean") return fc.boolean();
  if (node.type === "integer") return fc.oneof(fc.integer({ min: node.minimum ?? 0, max: 4 }), fc.constant(node.maximum ?? 0));
  if (node.type === "string") return fc.constantFrom(...(TEXTS.get(node.pattern ?? "") ?? []));
  if (node.type === "array") {
    const bounds = { minLength: node.minItems ?? 0, maxLength: 4 };
    const items = fitting(node.items);
    return node.uniqueItems ? fc.uniqueArray(items, { ...bounds, selector: (item) => JSON.stringify(item) }) : fc.array(items, bounds);
  }
  const members = Object.fromEntries(Object.entries(node.properties ?? {}).map(([name, member]) => [name, fitting(member)]));
  return fc.record(members, { requiredKeys: [...(node.required ?? [])], noNullPrototype: true });
}

/** A document that fits the 1.2 schema, whatever else it breaks. */
export function arbitraryValidGrant(): Arbitrary<unknown> {
  return fitting(schema as unknown as Node);
}
