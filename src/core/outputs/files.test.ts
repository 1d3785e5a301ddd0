// The files that leave: their names, what each says of which Grant it is, and a Grant file that hides nothing.
import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { parseGrant } from "../grant/parse.ts";
import { hiddenCharacters } from "../lib/text.ts";
import { sealOf } from "../seal/g08-seal.ts";
import { FILE_IDS, grantJson, keptFile, outputFile } from "./files.ts";
import { SEAL, samples } from "./testing/samples.ts";

const { inbox } = samples();
if (!inbox) throw new Error("there is no such sample");

test("a file is named after the first eight digits of the fingerprint", () => {
  expect(FILE_IDS.map((id) => outputFile(id, inbox).name)).toEqual([
    "grant-21d6c52d.json",
    "letter-21d6c52d.html",
    "letter-21d6c52d.md",
    "rules-21d6c52d.txt",
    "review-21d6c52d.md",
  ]);
});

test("every file holds the Grant's id and its whole fingerprint", () => {
  for (const [name, grant] of Object.entries(samples())) {
    for (const id of FILE_IDS) {
      const { text } = outputFile(id, grant);
      expect(text, `${name} ${id}`).toContain(grant.grant_id);
      expect(text.replaceAll(" ", ""), `${name} ${id}`).toContain(SEAL.value);
    }
  }
});

test("what is kept beside a Grant is named after the same digits, and holds the text it is given", () => {
  expect(keptFile("acceptance", inbox, "{}\n")).toEqual({
    id: "acceptance",
    name: "acceptance-21d6c52d.json",
    type: "application/json",
    text: "{}\n",
  });
  expect(keptFile("reminder", inbox, "").name).toBe("reminder-21d6c52d.ics");
});

test("no file is made of what carries no fingerprint", () => {
  const odd = { ...inbox, seal: { alg: "sha-256" as const, value: "../../etc" } };
  for (const id of FILE_IDS) expect(() => outputFile(id, odd)).toThrow(/sealed/);
  expect(() => keptFile("reminder", odd, "")).toThrow(/sealed/);
});

describe("the Grant file", () => {
  it("reads back as the very Grant, with the same fingerprint", async () => {
    for (const [name, grant] of Object.entries(samples())) {
      const read = parseGrant(grantJson(grant));
      expect(read.ok && read.value, name).toEqual(grant);
      expect(read.ok && (await sealOf(read.value)), name).toEqual(await sealOf(grant));
    }
  });

  it("shows what could not be seen", () => {
    const text = grantJson({ ...inbox, purpose: "Pay\u202E lla\u200B \u{E0041}" });
    expect(text).toContain('"purpose": "Pay\\u202e lla\\u200b \\udb40\\udc41"');
  });

  it("holds no hidden character whatever is in the Grant, and says the same", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (purpose) => {
        const text = grantJson({ ...inbox, purpose });
        expect(hiddenCharacters(text)).toEqual([]);
        expect((JSON.parse(text) as { purpose: string }).purpose).toBe(purpose);
      }),
    );
  });
});
