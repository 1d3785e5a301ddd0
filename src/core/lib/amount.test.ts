import fc from "fast-check";
import { expect, test } from "vitest";
import { readAmount } from "./amount.ts";

test("digits with a point are read as they are typed", () => {
  for (const typed of ["0", "50", "50.5", "1000.50", "0.07", "999999999999999.9999"])
    expect(readAmount(typed)).toEqual({ ok: true, amount: typed });
  expect(readAmount("  50.00 ")).toEqual({ ok: true, amount: "50.00" });
});

test("what could mean two amounts is refused with both readings in the sentence", () => {
  const table: [string, string[]][] = [
    ["1.000", ["1000", "1"]],
    ["1,000", ["1000", "1"]],
    ["1.255", ["1255", "1.255"]],
    ["12,345", ["12345", "12.345"]],
  ];
  for (const [typed, readings] of table) {
    const read = readAmount(typed);
    expect(read).toMatchObject({ ok: false, readings });
    for (const reading of readings) expect(!read.ok && read.message).toContain(reading);
  }
});

test("what has one sensible reading, in another form, is refused with that reading", () => {
  const table: [string, string][] = [
    ["1.000,50", "1000.50"],
    ["1,000.50", "1000.50"],
    ["1,50", "1.50"],
    ["1.000.000", "1000000"],
    ["1 000", "1000"],
    ["1'000.50", "1000.50"],
    ["007", "7"],
    ["00.50", "0.50"],
  ];
  for (const [typed, reading] of table) {
    const read = readAmount(typed);
    expect(read).toMatchObject({ ok: false, readings: [reading] });
    expect(!read.ok && read.message).toContain(reading);
  }
});

test("everything else is refused with the form that is read, and without a reading", () => {
  for (const typed of [
    "",
    "  ",
    "٨٠",
    "0x50",
    "1e3",
    "-5",
    "+5",
    ".5",
    "5.",
    "€50",
    "50 EUR",
    "NaN",
    "Infinity",
    "1,00,000",
    "1..5",
    "fifty",
    "1\n2",
  ]) {
    const read = readAmount(typed);
    expect(read.ok).toBe(false);
    expect(!read.ok && read.message).toContain('"1000.50"');
    expect(read).not.toHaveProperty("readings");
  }
  expect(readAmount("1000000000000000")).toMatchObject({ ok: false, message: expect.stringContaining("15 digits") });
  expect(readAmount("1.00000")).toMatchObject({ ok: false, message: expect.stringContaining("four decimals") });
});

test("three decimals are read where the currency is given and has three", () => {
  expect(readAmount("1.250", "KWD")).toEqual({ ok: true, amount: "1.250" });
  expect(readAmount("1.250", "EUR").ok).toBe(false);
  expect(readAmount("1.250", "not a currency").ok).toBe(false);
  expect(readAmount("1,250", "KWD").ok).toBe(false);
});

test("no reading is offered that could not be picked", () => {
  for (const typed of ["00.00003", "0000.12345", "0".repeat(4) + "1".repeat(16), "1,000,000,000,000,000"]) {
    expect(readAmount(typed)).not.toHaveProperty("readings.0");
  }
  expect(readAmount("00.0003")).toMatchObject({ ok: false, readings: ["0.0003"] });
});

test("for all texts, only the plain form is read, and it is read as itself", () => {
  const text = fc.string({ unit: fc.constantFrom(..."0123456789.,' €e-\u00a0٨"), maxLength: 12 });
  fc.assert(
    fc.property(text, (typed) => {
      const read = readAmount(typed);
      if (read.ok) {
        expect(read.amount).toBe(typed.trim());
        expect(read.amount).toMatch(/^(0|[1-9][0-9]{0,14})(\.[0-9]{1,4})?$/);
      } else {
        for (const reading of read.readings ?? []) expect(readAmount(reading, "BHD")).toEqual({ ok: true, amount: reading });
      }
    }),
    { numRuns: 2000 },
  );
});

test("a very long text is refused at once", () => {
  const start = performance.now();
  for (const typed of ["1".repeat(1_000_000), "1,000".repeat(200_000), "1.".repeat(500_000)]) expect(readAmount(typed).ok).toBe(false);
  expect(performance.now() - start).toBeLessThan(500);
});
