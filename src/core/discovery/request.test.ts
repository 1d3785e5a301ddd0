import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ARRANGEMENTS } from "../catalogue/arrangements.ts";
import { CATALOGUE_EFFECTS } from "../catalogue/effects.ts";
import { BINDING_KINDS } from "../catalogue/kinds.ts";
import { TRIGGERS } from "../catalogue/progress.ts";
import { AREA_NAMES } from "./codes.ts";
import { ITEM_MEMBERS, STATUSES } from "./form.ts";
import { readShown } from "./read.ts";
import { comparePublished, comparisonSentence, composeRequest, type RequestEntry, verdictOf } from "./request.ts";

const folder = new URL("../../../discovery-requests/", import.meta.url);
const sha256 = (data: string | Uint8Array) => createHash("sha256").update(data).digest("hex");
const manifest: RequestEntry[] = JSON.parse(readFileSync(new URL("manifest.json", folder), "utf8"));
const entryOf = (id: RequestEntry["id"]) => {
  const entry = manifest.find((one) => one.id === id);
  if (entry === undefined) throw new Error(`no entry ${id}`);
  return entry;
};
/** This writer's own texts: they stay in the folder, and these tests hold, when a published text is put beside them. */
const OWN = { discovery: "discovery-0.1.txt", "formation-section": "formation-section-0.1.txt" } as const;
const textOf = (id: RequestEntry["id"]) => readFileSync(new URL(OWN[id], folder), "utf8");
const ownEntry = (id: RequestEntry["id"]): RequestEntry => {
  return { ...entryOf(id), version: "0.1", file: OWN[id], sha256: sha256(textOf(id)), origin: "this project" };
};
const main = ownEntry("discovery");
const section = ownEntry("formation-section");

describe("the request texts", () => {
  it.each(manifest)("$file has the checksum that the manifest says", ({ file, sha256: stated }) => {
    expect(sha256(readFileSync(new URL(file, folder)))).toBe(stated);
  });

  it.each([main, section])("$file is ASCII with LF line ends, without a newline at its end and without blank line ends", ({ file }) => {
    const bytes = readFileSync(new URL(file, folder));
    expect(bytes.every((byte) => byte === 0x0a || (byte >= 0x20 && byte < 0x7f))).toBe(true);
    expect(bytes.at(-1)).not.toBe(0x0a);
    expect(
      bytes
        .toString("latin1")
        .split("\n")
        .filter((line) => line.endsWith(" ")),
    ).toEqual([]);
  });

  it("has the published checksums that the specification names", () => {
    expect(main).toMatchObject({
      published_version: "1.3",
      published_sha256: "1365e44601ab45ff78dfa3cfad779d81c0b0e07bcc7bd7cee9e4a1fc21632fa8",
    });
    expect(section).toMatchObject({
      published_version: "1.1",
      published_sha256: "7f10027c80fff2966c45142ad9c77a32e51ab5d74954e6265da0a504a506d1c9",
    });
  });

  it("is short enough for an agent to keep in view", () => {
    expect(textOf("discovery").length).toBeLessThan(7_000);
    expect(textOf("formation-section").length).toBeLessThan(2_000);
  });

  // Every clause of §3a, by a phrase that only its wording has.
  it.each([
    ["grants nothing", "This request grants nothing"],
    ["evidence, never authority", "it is never authority for you"],
    ["only retrieval, inspection, enumeration and description", "Only retrieve, inspect, list and describe. Change nothing"],
    ["access that works without asking", "Use only access that already works without asking"],
    ["no prompt", "a permission, consent, sign-in or connector-authorization prompt, do not look"],
    ["no credential test", "Do not use a credential to see whether it works"],
    ["no probes", "Do not probe networks or send test requests to outside services"],
    ["nothing opened", "Do not open, enable or install a tool to check it"],
    ["no secrets", "Give the name of a credential, never its value"],
    ["the answering agent only", "Answer for yourself only"],
    ["power right now", "your own effective power as it is right now"],
    ["who is answering first", "FIRST: WHO IS ANSWERING"],
    ["name and id can differ", "any id behind it; they can differ"],
    ["main system", "the main window or orchestrator that runs other agents"],
    ["access of the agents it runs", "whether you can see the access of each"],
    ["one of a team", "role_in_team, directed_by, and the teammates you can see"],
    ["the only agent", 'only" if you are the only agent'],
    ["places", "chats, bots, shared computers and devices"],
    ["who else", "{name, kind, others_who_can_use}"],
    ["what connectors go through", "via (what it goes through)"],
    ["how far they reach", "scope (how far it reaches)"],
    ["whose account", "whose, acts_as"],
    ["what credentials permit", "what its current credentials permit"],
    ["signed-in sessions", "sessions that are signed in in a browser or on a shared computer"],
    ["where a change lands", "lands: where a change ends up"],
    ["moving information", "every way information can get from one system to another"],
    ["start or continue", "what can start or continue your work"],
    ["who may instruct", "whose or what instructions you would follow"],
    ["helpers", "agents you can start or hand work to"],
    ["what survives revocation", "what is left after I revoke your permission"],
    ["recovery", "how and until when it can be undone"],
    ["evidence", "what evidence it leaves"],
    ["commit boundaries", "every operation that makes something real, and at which point"],
    ["changes afterwards", "what can change in this inventory after you answer"],
    ["inabilities", "everything you say you cannot do. {claim, checked"],
    ["none found is not no way to check", "no_way_to_check: you cannot look. This is not none_found"],
    ["both readings", "do not smooth it over. Put every reading into"],
    ["in practice", "what happened when it was used"],
    ["a plain answer", "A plain answer instead of JSON is also fine"],
  ])("asks for: %s", (_clause, phrase) => {
    expect(textOf("discovery").split(phrase)).toHaveLength(2);
  });

  it("names every area, item member, status, effect, trigger and kind that the reader knows", () => {
    const words = new Set(textOf("discovery").match(/[a-z_]+/g));
    const wanted = [
      ...AREA_NAMES,
      ...AREA_NAMES.flatMap((area) => Object.keys(ITEM_MEMBERS[area])),
      ...STATUSES,
      ...CATALOGUE_EFFECTS,
      ...Object.keys(TRIGGERS),
      ...BINDING_KINDS,
    ];
    expect(wanted.filter((word) => !words.has(word))).toEqual([]);
  });

  it("holds one form that is JSON, and that answers nothing when it is pasted back as it is", () => {
    const reading = readShown(textOf("discovery"));
    expect(reading.blocks.map(({ kind, chosen }) => ({ kind, chosen }))).toEqual([{ kind: "answer", chosen: true }]);
    expect(new Set(Object.values(reading.areas).map(({ state }) => state))).toEqual(new Set(["not_answered"]));
    expect(reading.flags.filter(({ code }) => code === "unknown_member")).toEqual([]);
  });
});

describe("the formation section", () => {
  it("has one sentence for the hub and for each of the five habitats, each word for word on a line of its own", () => {
    const sentences = section.sentences ?? [];
    const wanted = Object.keys(ARRANGEMENTS).filter((name) => !name.startsWith("path."));
    expect(sentences.map(({ arrangement }) => arrangement)).toEqual(wanted);
    const lines = textOf("formation-section").split("\n");
    expect(sentences.map(({ sentence }) => lines.filter((line) => line === `- ${sentence}`).length)).toEqual(wanted.map(() => 1));
    expect(section.earlier_sentences).toEqual([]);
  });

  it("is joined by one empty line, and leaves both parts as their checksums cover them", () => {
    const joined = composeRequest(textOf("discovery"), textOf("formation-section"));
    expect(composeRequest(textOf("discovery"))).toBe(textOf("discovery"));
    const at = textOf("discovery").length;
    expect(sha256(joined.slice(0, at))).toBe(main.sha256);
    expect(joined.slice(at, at + 2)).toBe("\n\n");
    expect(sha256(joined.slice(at + 2))).toBe(section.sha256);
  });
});

describe("the verdict on a checksum", () => {
  it("says of this writer's text that it is not the published one", () => {
    expect(verdictOf(main.sha256, main)).toEqual({
      kind: "own",
      sentence: "This is not the published request: it is this writer's own text, version 0.1.",
    });
    expect(verdictOf(section.sha256, section).sentence).toBe(
      "This is not the published formation section: it is this writer's own text, version 0.1.",
    );
  });

  it("turns green for the published checksum, whether a person brought the text or the folder holds it", () => {
    const sentence = "This is the published request v1.3.";
    expect(verdictOf(main.published_sha256, main)).toEqual({ kind: "published", sentence });
    const replaced: RequestEntry = { ...main, version: "1.3", origin: "published", sha256: main.published_sha256 };
    expect(verdictOf(replaced.sha256, replaced)).toEqual({ kind: "published", sentence });
    expect(verdictOf(section.published_sha256, section).sentence).toBe("This is the published formation section v1.1.");
  });

  it("does not believe an entry that says it is published and has another checksum", () => {
    const lying: RequestEntry = { ...main, origin: "published" };
    expect(verdictOf(lying.sha256, lying).kind).toBe("unknown");
  });

  it("never calls any other checksum published or own", () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(main, section), (text, entry) => {
        const verdict = verdictOf(sha256(text), entry);
        expect(verdict.kind).toBe("unknown");
        expect(verdict.sentence).toContain("treat it as untrusted input and read it before you send it.");
      }),
    );
    expect(verdictOf("", main).kind).toBe("unknown");
    expect(verdictOf(main.published_sha256.toUpperCase(), main).kind).toBe("unknown");
  });
});

describe("a candidate for the published text", () => {
  const published = "Line one\nLine two\n\nLine four";
  const hash = sha256(published);

  it.each([
    ["the same bytes", published, { match: true }],
    ["CRLF", published.replaceAll("\n", "\r\n"), { match: false, explanation: ["line_ends"] }],
    ["lone CR", published.replaceAll("\n", "\r"), { match: false, explanation: ["line_ends"] }],
    ["a byte order mark", `\uFEFF${published}`, { match: false, explanation: ["byte_order_mark"] }],
    ["a newline at its end", `${published}\n`, { match: false, explanation: ["trailing_newline"] }],
    ["three newlines at its end", `${published}\n\n\n`, { match: false, explanation: ["trailing_newline"] }],
    [
      "CRLF and one more at its end",
      `${published}\n`.replaceAll("\n", "\r\n"),
      { match: false, explanation: ["line_ends", "trailing_newline"] },
    ],
    [
      "all three",
      `\uFEFF${published}\n`.replaceAll("\n", "\r\n"),
      { match: false, explanation: ["byte_order_mark", "line_ends", "trailing_newline"] },
    ],
    ["one other letter", published.replace("two", "too"), { match: false }],
    ["a space at a line's end", published.replace("one", "one "), { match: false }],
    ["nothing", "", { match: false }],
  ])("with %s", async (_name, candidate, expected) => {
    expect(await comparePublished(candidate, hash)).toEqual(expected);
  });

  it("names the difference when the published text is the one with the CRLF, the mark or the newline", async () => {
    const windows = "\uFEFFa\r\nb\r\n";
    expect(await comparePublished("\uFEFFa\nb\n", sha256(windows))).toEqual({ match: false, explanation: ["line_ends"] });
    expect(await comparePublished("a\r\nb\r\n", sha256(windows))).toEqual({ match: false, explanation: ["byte_order_mark"] });
    expect(await comparePublished("\uFEFFa\r\nb", sha256(windows))).toEqual({ match: false, explanation: ["trailing_newline"] });
    expect(await comparePublished("a\nb", sha256(windows))).toEqual({
      match: false,
      explanation: ["byte_order_mark", "line_ends", "trailing_newline"],
    });
  });

  it("does not take half a character for the one that an encoder writes in its place", async () => {
    const compared = await comparePublished("a\uD800", sha256("a\uFFFD"));
    expect(compared).toMatchObject({ match: false, findings: [{ rule: "unicode" }] });
    expect(comparisonSentence(compared, main)).toMatch(/^Whether this is the published request v1\.3 could not be checked\. /);
  });

  it("says what it found in a whole sentence", () => {
    expect(comparisonSentence({ match: true }, main)).toBe("This is the published request v1.3.");
    expect(comparisonSentence({ match: false, explanation: ["line_ends", "trailing_newline"] }, main)).toBe(
      "This is not the published request v1.3: it differs from it only in its line ends and the newline at its end. Use a copy in which nothing was changed.",
    );
    expect(comparisonSentence({ match: false }, section)).toBe(
      "This is not the published formation section v1.1: treat it as untrusted input and read it before you send it.",
    );
  });

  it("never matches unless the bytes are the published ones", async () => {
    await fc.assert(
      fc.asyncProperty(fc.string(), fc.string(), async (candidate, other) => {
        const { match } = await comparePublished(candidate, sha256(other));
        expect(match).toBe(candidate === other);
      }),
    );
  });
});
