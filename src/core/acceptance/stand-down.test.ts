// Standing down, and holding the rules up again: the Grant's own clauses, with whatever was typed quoted on its line.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { clauses } from "../outputs/clauses.ts";
import { plainText } from "../outputs/render-text.ts";
import { MAX_CHARACTERS, rulesBlock } from "../outputs/rules-block.ts";
import { filledWith, HOSTILE } from "../outputs/testing/hostile.ts";
import { everything, samples, sealed } from "../outputs/testing/samples.ts";
import { arbitraryGrant } from "../testing/arbitrary-grant.ts";
import { scenario1 } from "../testing/sample-grants.ts";
import { acceptLine, rejectLine } from "./accept.ts";
import { reAnchor } from "./re-anchor.ts";
import { standDown } from "./stand-down.ts";

const rules = (text: string): string[] => text.split("\n").filter((line) => /^R\d/.test(line));
const unquoted = (text: string): string => text.replace(/“[^”]*”(?: … \(\d+ more characters?\))?/g, "“”");

describe("standing down", () => {
  test("begins with the Grant's words, and names its id and whole fingerprint", () => {
    const grant = sealed({ ...scenario1(), revocation: { command: "Put it down" } });
    expect(standDown(grant).message.split("\n").slice(0, 4)).toEqual([
      "Put it down",
      "",
      `Grant: ${grant.grant_id}`,
      `Fingerprint (SHA-256): ${grant.seal.value}`,
    ]);
  });

  test("says what has to be answered and what it does not erase, in the Grant's own clauses", () => {
    for (const grant of Object.values(samples())) {
      const { message, answer, residue } = standDown(grant);
      const all = clauses(grant);
      expect(answer.map(({ id }) => id).toSorted()).toEqual(["revocation:command", "standing:revocation"]);
      expect(residue.map(({ id }) => id)).toEqual(["revocation:residue"]);
      for (const clause of [...answer, ...residue]) expect(all).toContainEqual(clause);
      expect(message).toContain("an agent stops everything that runs or is scheduled under it, and says what it keeps.");
      for (const { text } of residue) expect(message).toContain(plainText(text));
      for (const kept of ["sent", "copied", "synced", "remembered"]) expect(message).toContain(kept);
    }
  });

  test.each(HOSTILE)("%j as the words stays one line", (text) => {
    const plain = standDown(sealed(everything())).message;
    const { message } = standDown(filledWith(sealed(everything()), text));
    expect(message.split("\n").slice(1)).toEqual(plain.split("\n").slice(1));
    expect(message).not.toMatch(/[\u202E\u200B\u2028\u0085\r]/);
  });
});

describe("the rules once more", () => {
  test("are the very lines of the rules block, with id and fingerprint, and nothing that accepts", () => {
    fc.assert(
      fc.property(arbitraryGrant(), (unsealed) => {
        const grant = sealed(unsealed);
        const { text, characters } = reAnchor(grant);
        expect(rules(text)).toEqual(rules(rulesBlock(grant).text));
        expect(text).toContain(`Grant: ${grant.grant_id}\nFingerprint (SHA-256): ${grant.seal.value}\n`);
        expect(text).toContain(`There are ${rules(text).length} rules, R1 to R${rules(text).length}, a line each`);
        expect(text.trimEnd().endsWith(`END OF THE RULES FROM ${grant.grant_id}`)).toBe(true);
        for (const line of [acceptLine(grant), rejectLine(grant)]) expect(text).not.toContain(line);
        expect(characters).toBe(text.length);
        expect(reAnchor(grant).text).toBe(text);
      }),
      { numRuns: 30 },
    );
  });

  test("are shorter than the rules block, and say that they were accepted and still hold", () => {
    for (const grant of Object.values(samples())) {
      const { text, tooLong } = reAnchor(grant);
      expect(text.length).toBeLessThan(rulesBlock(grant).text.length);
      expect(text).toContain("“Anna Berg” accepted this Grant, and its rules still hold");
      expect(tooLong).toBe(text.length > MAX_CHARACTERS);
    }
  });

  test("say so when they are too long to be pasted whole", () => {
    const authority = scenario1().authorities[1];
    const ids = Array.from({ length: 600 }, (_, i) => `client-${i}@client.example`);
    if (authority?.targets === undefined) throw new Error("no such act");
    const long = sealed({ ...scenario1(), authorities: [{ ...authority, targets: { ...authority.targets, ids } }] });
    expect(reAnchor(long)).toMatchObject({ tooLong: true });
    expect(reAnchor(long).text).toContain("This text is longer than 12000 characters. Check that all of it has arrived.");
    expect(reAnchor(long).text).toContain("client-599@client.example");
    expect(reAnchor(sealed(scenario1())).text).not.toContain("longer than");
  });

  test.each(HOSTILE)("%j in every member that may be written freely stays in its quotation marks", (text) => {
    const plain = reAnchor(filledWith(sealed(everything()), "plain words ")).text;
    const long = /^This text is longer.*\n\n/m;
    expect(unquoted(reAnchor(filledWith(sealed(everything()), text)).text.replace(long, ""))).toBe(unquoted(plain.replace(long, "")));
  });
});
