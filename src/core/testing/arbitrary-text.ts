// Random texts, names, identifiers, amounts and instants for property tests: valid by the schema, awkward on purpose.
import fc, { type Arbitrary } from "fast-check";

/** Words of several scripts, with marks that escape badly where a text is taken for markup, a pointer, a table or a command. */
const WORDS = [
  "mail",
  "receipts",
  "Åsa",
  "Müller & Söhne",
  "商店",
  "عقد",
  "🛒",
  "O'Neil",
  "a/b~c",
  "<b>bold</b>",
  "“quoted”",
  '"plain quotes"',
  "100 %",
  "cafe\u0301",
  "the end.",
  "{x}",
  "=SUM(A1)",
  "`code`",
  "# heading",
  "R1",
] as const;

/** An object with each of these members, or without it. */
export function optional<T extends object>(members: { [K in keyof T]: Arbitrary<T[K]> }): Arbitrary<{ [K in keyof T]?: T[K] }> {
  return fc.record(members, { requiredKeys: [] }) as Arbitrary<{ [K in keyof T]?: T[K] }>;
}

/** The same as a plain document: what reading its JSON gives. (fast-check makes records without a prototype.) */
export function plain<T>(value: T): T {
  return structuredClone(value);
}

/** A trimmed text of one to six words; now and then one of exactly the 2,000 characters that a text may have. */
export function arbitraryText(): Arbitrary<string> {
  const short = fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 6 }).map((words) => words.join(" "));
  return fc.oneof({ weight: 40, arbitrary: short }, { weight: 1, arbitrary: fc.constant(`${"long ".repeat(399)}texts`) });
}

/** Different texts, in any order. */
export function arbitraryTexts(constraints: { minLength?: number; maxLength: number }): Arbitrary<string[]> {
  return fc.uniqueArray(arbitraryText(), constraints);
}

/** A name or label of at most 200 characters. */
export function arbitraryName(): Arbitrary<string> {
  return fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 3 }).map((words) => words.join(" "));
}

/** As many names, no two of which are equal after NFKC, case folding and trimming. */
export function arbitraryNames(count: number): Arbitrary<string[]> {
  return fc.uniqueArray(arbitraryName(), {
    minLength: count,
    maxLength: count,
    selector: (name) => name.normalize("NFKC").toLowerCase(),
  });
}

/** Somebody on the other side: an address, a web address, a number, a plain name. */
export function arbitraryCounterparty(): Arbitrary<string> {
  const label = fc.constantFrom("kim", "billing", "o.neil", "vat-office", "mill");
  const host = fc.constantFrom("example.org", "shop.example", "xn--bcher-kva.example");
  return fc.oneof(
    fc.tuple(label, host).map(([user, domain]) => `${user}@${domain}`),
    fc.tuple(host, label).map(([domain, path]) => `https://${domain}/${path}`),
    fc.constantFrom("+46 70 123 45 67", "Bücher Åström AB", "supplier:mill", "everyone", "日本の役所"),
  );
}

/** A UUID in lower case, as `crypto.randomUUID` writes it. */
export function arbitraryUuid(): Arbitrary<string> {
  return fc.uuid({ version: 4 });
}

/** 64 lowercase hexadecimal digits. */
export function arbitraryHex64(): Arbitrary<string> {
  return fc.array(fc.constantFrom(..."0123456789abcdef"), { minLength: 64, maxLength: 64 }).map((digits) => digits.join(""));
}

/** An instant as the Grant writes it, of a second since 1970 (UTC). */
export function instantOf(second: number): string {
  return `${new Date(second * 1000).toISOString().slice(0, 19)}Z`;
}

/** The minor units of the currencies used here: ISO 4217's two, none and three. */
const MINOR_UNITS = { EUR: 2, JPY: 0, KWD: 3 } as const;
export type TestCurrency = keyof typeof MINOR_UNITS;
export const TEST_CURRENCIES = Object.keys(MINOR_UNITS) as readonly TestCurrency[];

/** An amount of `units` minor units, written with all of the currency's decimals or without needless ones. */
export function amountOf(units: number, currency: TestCurrency, short: boolean): string {
  const decimals = MINOR_UNITS[currency];
  if (decimals === 0) return String(units);
  const digits = String(units).padStart(decimals + 1, "0");
  const whole = digits.slice(0, -decimals);
  const fraction = short ? digits.slice(-decimals).replace(/0+$/, "") : digits.slice(-decimals);
  return fraction === "" ? whole : `${whole}.${fraction}`;
}
