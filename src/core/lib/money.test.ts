import fc from "fast-check";
import { expect, test } from "vitest";
import { addMoney, checkMoney, compareMoney, currencies, formatMoney, minorUnits, moneyFinding } from "./money.ts";

const eur = (amount: string) => ({ amount, currency: "EUR" });

test("minor units are those of ISO 4217, HUF's two included, whatever Intl says", () => {
  for (const [code, digits] of [
    ["EUR", 2],
    ["HUF", 2],
    ["JPY", 0],
    ["KWD", 3],
    ["BHD", 3],
    ["CLF", 4],
    ["ISK", 0],
    ["XOF", 0],
    ["XCG", 2],
  ] as const) {
    expect(minorUnits(code)).toBe(digits);
  }
});

test("withdrawn, unknown, lower-case and non-money codes have none", () => {
  for (const code of [
    "DEM",
    "HRK",
    "ANG",
    "CUC",
    "BGN",
    "ABC",
    "eur",
    "Eur",
    "",
    "XXX",
    "XTS",
    "XAU",
    "XDR",
    "EUR ",
    "constructor",
    "__proto__",
  ]) {
    expect(minorUnits(code)).toBeUndefined();
  }
  expect(currencies()).toContain("SEK");
  expect(currencies()).not.toContain("XXX");
});

test("prices that binary floats cannot hold are in order", () => {
  for (const amount of ["0", "0.07", "4.35", "19.99", "79.99", "50", "50.0", "999999999999999.99"])
    expect(checkMoney(eur(amount))).toBeUndefined();
  expect(checkMoney({ amount: "500", currency: "JPY" })).toBeUndefined();
  expect(checkMoney({ amount: "1.250", currency: "KWD" })).toBeUndefined();
});

test("more decimals than the currency has are refused, with the numbers in the sentence", () => {
  expect(checkMoney({ amount: "500.50", currency: "JPY" })).toContain("an amount in JPY has no decimals");
  expect(checkMoney(eur("1.255"))).toContain("has 3 decimals, and an amount in EUR has at most 2 decimals");
  expect(checkMoney({ amount: "1.2505", currency: "KWD" })).toContain("at most 3");
  expect(checkMoney({ amount: "1.5", currency: "JPY" })).toContain("1 decimal,");
});

test("other spellings of an amount are refused", () => {
  for (const amount of [
    "",
    "-1",
    "+1",
    "01",
    "1.",
    ".5",
    "1,50",
    "1e3",
    "0x50",
    "1 000",
    "1.00000",
    "1000000000000000",
    "1\n",
    " 1",
    "٨٠",
    "NaN",
  ]) {
    expect(checkMoney(eur(amount))).toContain("not written as an amount");
  }
  expect(checkMoney({ amount: "1", currency: "euro" })).toContain("ISO 4217");
});

test("a finding carries the sentence and the path, and there is none when nothing is wrong", () => {
  expect(moneyFinding(eur("1"), "/defaults/limits/per_act")).toBeUndefined();
  expect(moneyFinding(eur("1.255"), "/defaults/limits/per_act")).toEqual({
    rule: "limits",
    path: "/defaults/limits/per_act",
    message: checkMoney(eur("1.255")),
    blocks: true,
  });
});

test("sums at a limit are exact where binary floats are not", () => {
  const sum = (amounts: string[]) => amounts.map(eur).reduce((a, b) => addMoney(a, b) ?? eur("0"));
  const inside = sum(["43.39", "59.17", "60.47", "60.20", "40.79", "35.98"]);
  expect(inside).toEqual(eur("300.00"));
  expect(compareMoney(inside, eur("300"))).toBe(0);
  expect(compareMoney(sum(["44.48", "61.87", "54.85", "56.51", "50.72", "31.57", "0.01"]), eur("300"))).toBe(1);
});

test("nothing is compared or added across currencies", () => {
  expect(compareMoney(eur("1"), { amount: "1", currency: "USD" })).toBeUndefined();
  expect(addMoney(eur("1"), { amount: "1", currency: "USD" })).toBeUndefined();
});

test("for all amounts, comparing and adding agree with whole-number arithmetic on ten-thousandths", () => {
  const amount = fc
    .tuple(fc.bigInt({ min: 0n, max: 999_999_999_999_999n }), fc.string({ unit: fc.constantFrom(..."0123456789"), maxLength: 4 }))
    .map(([whole, decimals]) => ({
      money: eur(decimals === "" ? `${whole}` : `${whole}.${decimals}`),
      units: whole * 10_000n + BigInt(decimals.padEnd(4, "0")),
    }));
  const units = (text: string) => {
    const [whole = "", decimals = ""] = text.split(".");
    return BigInt(whole) * 10_000n + BigInt(decimals.padEnd(4, "0"));
  };
  fc.assert(
    fc.property(amount, amount, (a, b) => {
      expect(compareMoney(a.money, b.money)).toBe(a.units < b.units ? -1 : a.units > b.units ? 1 : 0);
      expect(compareMoney(a.money, a.money)).toBe(0);
      expect(units(addMoney(a.money, b.money)?.amount ?? "")).toBe(a.units + b.units);
      expect(units(formatMoney(a.money).replace(/[€,]/g, ""))).toBe(a.units);
    }),
  );
});

test("amounts are shown with the currency's decimals, in groups of three, and by code where a sign would be unclear", () => {
  expect(formatMoney(eur("50"))).toBe("€50.00");
  expect(formatMoney(eur("1200"))).toBe("€1,200.00");
  expect(formatMoney(eur("123456.5"))).toBe("€123,456.50");
  expect(formatMoney({ amount: "1000000", currency: "GBP" })).toBe("£1,000,000.00");
  expect(formatMoney({ amount: "0.07", currency: "USD" })).toBe("$0.07");
  expect(formatMoney({ amount: "50", currency: "SEK" })).toBe("SEK 50.00");
  expect(formatMoney({ amount: "500", currency: "JPY" })).toBe("JPY 500");
  expect(formatMoney({ amount: "1.25", currency: "KWD" })).toBe("KWD 1.250");
  expect(formatMoney({ amount: "5", currency: "CAD" })).toBe("CAD 5.00");
});
