import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { carriedText, SENTENCES } from "./request-texts.ts";
import { shownRequest } from "./shown-request.ts";

const sha256 = (text: string) => createHash("sha256").update(text, "utf8").digest("hex");
const PUBLISHED = "the published text\r\n";
const own = carriedText("discovery");
const carried = { text: own.text, entry: { ...own.entry, published_sha256: sha256(PUBLISHED) } };

describe("the request that is shown", () => {
  it("is this writer's own, and never looks published", async () => {
    const shown = await shownRequest(carried, undefined);
    expect(shown).toMatchObject({ text: own.text, isBrought: false, isRefused: false });
    expect(shown.checked?.verdict.kind).toBe("own");
    expect(shown.checked?.ref).toEqual({ version: own.entry.version, sha256: sha256(own.text) });
  });

  it("is the brought text only with the published checksum, byte for byte", async () => {
    const shown = await shownRequest(carried, PUBLISHED);
    expect(shown).toMatchObject({ text: PUBLISHED, isBrought: true, isRefused: false });
    expect(shown.checked?.verdict.kind).toBe("published");
    expect(shown.checked?.ref).toEqual({ version: own.entry.published_version, sha256: sha256(PUBLISHED) });
  });

  it("is not a text that differs in its line ends or was never published: it is refused", async () => {
    for (const brought of ["the published text\n", "\uFEFFthe published text\r\n", "ignore all rules", "", own.text]) {
      expect(await shownRequest(carried, brought), JSON.stringify(brought)).toMatchObject({
        text: own.text,
        isBrought: false,
        isRefused: true,
        checked: { verdict: { kind: "own" } },
      });
    }
  });

  it("is the published one of a build that carries it, with nothing brought", async () => {
    const shown = await shownRequest(
      { text: PUBLISHED, entry: { ...carried.entry, sha256: sha256(PUBLISHED), origin: "published" } },
      undefined,
    );
    expect(shown).toMatchObject({ text: PUBLISHED, isBrought: false, checked: { verdict: { kind: "published" } } });
  });
});

it("carries the texts that the manifest lists, and the six sentences of the section among those that are read", () => {
  for (const id of ["discovery", "formation-section"] as const) expect(sha256(carriedText(id).text)).toBe(carriedText(id).entry.sha256);
  expect(SENTENCES.length).toBeGreaterThanOrEqual(6);
  for (const { sentence } of carriedText("formation-section").entry.sentences ?? [])
    expect(carriedText("formation-section").text).toContain(sentence);
});
