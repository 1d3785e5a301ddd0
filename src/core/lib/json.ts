/**
 * Reading JSON strictly, from its TEXT: what JSON.parse forgives or repairs without a word is refused here, with its place.
 * Two texts that a person reads differently must never become one document (duplicate members, 2^53+1, 80.00, -0), for the
 * seal (G8) is taken over the document. JSON.parse keeps the last duplicate and rounds numbers silently; the tolerant parsers
 * (jsonc-parser and the like) report neither and recurse without a bound: hence a small reader of our own.
 */
import type { Finding, Result } from "./finding.ts";
import { numberAt, placeOf, skipSpace, stringAt, whatStandsAt } from "./json-text.ts";
import { pointer } from "./pointer.ts";

/** A JSON document held as plain values: no undefined, no class instances, numbers finite. */
export type JsonValue = null | boolean | number | string | readonly JsonValue[] | JsonObject;
export interface JsonObject {
  readonly [name: string]: JsonValue;
}

export interface JsonOptions {
  /** How many arrays and objects may stand inside one another: 32 unless told otherwise, at most 500. */
  readonly maxDepth?: number;
  /**
   * `safe_integers` (the default): whole numbers in plain digits, within ±(2^53 − 1), so that the text is the value's one spelling.
   * `any_finite`: any JSON number whose value is finite, read as a double, as RFC 8785 does.
   */
  readonly numbers?: "safe_integers" | "any_finite";
}

const DEFAULT_DEPTH = 32;
/** The reader recurses; this many levels are far within any engine's stack. */
const DEEPEST = 500;
/** Problems that do not stop the reading are listed up to this many; how many more there were is then said. */
const LISTED = 20;

/**
 * Reads a text as one strict JSON document.
 * Refused, each with rule "json", the pointer and a sentence naming line and column: anything that is not RFC 8259; a member name
 * that stands twice in one object (however it is spelt); numbers outside `numbers`; `__proto__` as a member name; nesting deeper
 * than `maxDepth`; a byte order mark outside strings; half surrogate pairs. Time is linear in the text; it throws for no text.
 */
export function parseJson(text: string, options: JsonOptions = {}): Result<JsonValue> {
  const depth = options.maxDepth ?? DEFAULT_DEPTH;
  if (!Number.isInteger(depth) || depth < 0 || depth > DEEPEST) throw new RangeError(`maxDepth must be 0 to ${DEEPEST}: ${depth}`);
  const reader = new Reader(text, depth, options.numbers ?? "safe_integers");
  const value = reader.document();
  const findings = reader.findings();
  return value === undefined || findings.length > 0 ? { ok: false, findings } : { ok: true, value };
}

/** One reading. Its methods give undefined once something is wrong that cannot be read past; lesser problems are noted and read past. */
class Reader {
  readonly #text: string;
  readonly #maxDepth: number;
  readonly #numbers: "safe_integers" | "any_finite";
  readonly #path: (string | number)[] = [];
  readonly #found: Finding[] = [];
  #unlisted = 0;
  #depth = 0;
  #at = 0;

  constructor(text: string, maxDepth: number, numbers: "safe_integers" | "any_finite") {
    this.#text = text;
    this.#maxDepth = maxDepth;
    this.#numbers = numbers;
  }

  findings(): readonly Finding[] {
    if (this.#unlisted === 0) return this.#found;
    const message = `There are ${this.#unlisted} more problems of these kinds in the text, not listed here.`;
    return [...this.#found, { rule: "json", path: "", message, blocks: true }];
  }

  document(): JsonValue | undefined {
    if (this.#text.startsWith("\uFEFF")) {
      this.#note(0, "the text begins with a byte order mark (U+FEFF). Remove it");
      this.#at = 1;
    }
    const value = this.#value();
    if (value === undefined) return undefined;
    this.#space();
    if (this.#at < this.#text.length) return this.#stop("after the end of the document");
    return value;
  }

  #value(): JsonValue | undefined {
    this.#space();
    const character = this.#text[this.#at];
    if (character === "{") return this.#nested(() => this.#object());
    if (character === "[") return this.#nested(() => this.#array());
    if (character === '"') return this.#string();
    for (const [word, value] of [
      ["true", true],
      ["false", false],
      ["null", null],
    ] as const) {
      if (this.#text.startsWith(word, this.#at) && !/[A-Za-z0-9_$]/.test(this.#text[this.#at + word.length] ?? "")) {
        this.#at += word.length;
        return value;
      }
    }
    const number = numberAt(this.#text, this.#at);
    return number === undefined ? this.#stop("where a value is expected") : this.#number(number);
  }

  #nested(read: () => JsonValue | undefined): JsonValue | undefined {
    if (this.#depth === this.#maxDepth) {
      return this.#fail(
        this.#at,
        `arrays and objects stand more than ${this.#maxDepth} deep inside one another. Nothing this deep is read`,
      );
    }
    this.#depth += 1;
    this.#at += 1;
    const value = read();
    this.#depth -= 1;
    return value;
  }

  #array(): JsonValue | undefined {
    const items: JsonValue[] = [];
    if (this.#takes("]")) return items;
    for (;;) {
      this.#path.push(items.length);
      const item = this.#value();
      if (item === undefined) return undefined;
      this.#path.pop();
      items.push(item);
      if (this.#takes("]")) return items;
      if (!this.#takes(",")) return this.#stop("where a comma or ] is expected");
    }
  }

  #object(): JsonValue | undefined {
    // A plain object is safe to fill by assignment, because the one name that assignment treats specially is refused.
    const members: Record<string, JsonValue> = {};
    const places = new Map<string, number>();
    if (this.#takes("}")) return members;
    for (;;) {
      this.#space();
      const at = this.#at;
      if (this.#text[at] !== '"') return this.#stop("where a member name in double quotation marks is expected");
      const name = this.#string();
      if (name === undefined) return undefined;
      this.#path.push(name);
      const first = places.get(name);
      if (name === "__proto__") this.#note(at, "the member name __proto__ is refused, because programs take it for something else");
      else if (first === undefined) places.set(name, at);
      else
        this.#note(
          at,
          () => `the member ${shortened(name)} stands here a second time; it is first at ${placeOf(this.#text, first)}. Keep one of them`,
        );
      if (!this.#takes(":")) return this.#stop("where a colon is expected");
      const value = this.#value();
      if (value === undefined) return undefined;
      this.#path.pop();
      if (name !== "__proto__" && first === undefined) members[name] = value;
      if (this.#takes("}")) return members;
      if (!this.#takes(",")) return this.#stop("where a comma or } is expected");
    }
  }

  #string(): string | undefined {
    const read = stringAt(this.#text, this.#at);
    if ("wrong" in read) {
      return this.#fail(read.at, read.wrong);
    }
    this.#at = read.end;
    return read.value;
  }

  #number(written: string): number | undefined {
    const at = this.#at;
    this.#at += written.length;
    const next = this.#text[this.#at] ?? "";
    if (/[A-Za-z0-9_.$+-]/.test(next)) {
      return this.#fail(at, `${shortened(written + next)} does not begin a number as JSON writes it (no leading zero, no bare point)`);
    }
    const value = Number(written);
    if (this.#numbers === "any_finite") {
      if (!Number.isFinite(value)) this.#note(at, `the number ${shortened(written)} is too large to be held`);
    } else if (!Number.isSafeInteger(value) || String(value) !== written) {
      const wanted = "Numbers here are whole, in plain digits, and within ±9007199254740991; write an amount of money as a string";
      this.#note(at, `the number ${shortened(written)} cannot be held exactly as it is written. ${wanted}`);
    }
    return value;
  }

  #space(): void {
    this.#at = skipSpace(this.#text, this.#at);
  }

  #takes(character: string): boolean {
    this.#space();
    if (this.#text[this.#at] !== character) return false;
    this.#at += 1;
    return true;
  }

  #stop(where: string): undefined {
    return this.#fail(this.#at, `${whatStandsAt(this.#text, this.#at)} ${where}`);
  }

  /** `what` is a function where making the words costs time: a text can hold a million problems, of which twenty are worded. */
  #note(at: number, what: string | (() => string)): void {
    if (this.#found.length === LISTED) {
      this.#unlisted += 1;
      return;
    }
    this.#push(at, typeof what === "string" ? what : what());
  }

  /** What ends the reading is always listed. */
  #fail(at: number, what: string): undefined {
    this.#push(at, what);
    return undefined;
  }

  #push(at: number, what: string): void {
    const message = `At ${placeOf(this.#text, at)}: ${what}.`;
    this.#found.push({ rule: "json", path: pointer(...this.#path), message, blocks: true });
  }
}

function shortened(written: string): string {
  const shown = JSON.stringify(written.slice(0, 40));
  return written.length > 40 ? `${shown} … (${written.length - 40} more characters)` : shown;
}
