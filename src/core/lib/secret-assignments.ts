/**
 * Secrets that are known by the name before them: `password: …`, `"token": "…"`, `API_KEY=…`, `--secret …`, "my password is …".
 * What is not random counts only after a name that leaves no doubt, so that prose about passwords is left alone. Used by secrets.ts.
 */
import { type FoundSecret, isPlaceholder, isReference, isVaried, looksRandom } from "./secret-values.ts";

/** How much a name says: after `password` any value is one; after `token` a random one; after `maybe` a long and varied one. */
type NameClass = "password" | "token" | "maybe";

const PASSWORD = "pass(?:word|phrase|code|wd)|pwd|(?<![A-Za-z])pw(?![A-Za-z])";
const TOKEN =
  "secret|token|(?:recovery|backup)[ _-]codes?|(?:api|access|secret|private|signing|encryption|account|auth|master|license)[ _-]?key|apikey";
const MAYBE = "key|auth|authorization|session|session[ _-]?id|cookie|credentials?";
const NAME = `(${PASSWORD})|(${TOKEN})|(?<![A-Za-z])(?:${MAYBE})`;
/** A token or key of another sort right before it: places in a list, counts of words, keys made to be shown. */
const HARMLESS = /(?:page|continuation|next|sync|max|min|stop|public|primary|foreign|sort|partition)[ _-]?$/i;

const ASSIGNED = new RegExp(`(?:${NAME})["'\`]?\\s{0,10}(?::=|=>|:|=|\\bis\\s)\\s{0,10}`, "gi");
/** With nothing between but a space, as people say it: "the password hunter2", "API key 8f14…". What follows has to look like one. */
const SPOKEN = new RegExp(`(?:${NAME})[ \\t]{1,3}(?=[^\\s]{0,40}[0-9])`, "gi");
/** A personal identification number: four to eight digits after the word. */
const PIN =
  /(?<![A-Za-z])pin(?:[ _-](?:code|number))?(?:\s{0,3}(?::=|=>|:|=)\s{0,3}|\s{1,3}(?:is\s{1,3})?)(?=([0-9]{4,8})(?![0-9A-Za-z]))/gi;
const FLAG = new RegExp(`(?<![A-Za-z0-9-])--[a-z0-9-]{0,30}?(?:${NAME})["'\`]?[\\s,]{1,10}`, "gi");
const WHOLE_NAME = new RegExp(`(?:${NAME})$`, "i");
/** A fingerprint (MD5, SHA-1, SHA-256) or a UUID: as likely an identifier as a key. */
const DIGEST = /^(?:[0-9a-f]{32}|[0-9a-f]{40}|[0-9a-f]{64}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i;
/** Where an unquoted value ends. */
const DELIMITER = /[\s"'`,;&<>(){}[\]|]/g;
/** After a value, on its line, more words follow: it was one of them. */
const MORE_WORDS = /^[.,;:!?]{0,3}[ \t]+[A-Za-z]/;
/** As much of a value as is looked at; a longer one is a secret or none by its beginning. */
const LOOKED_AT = 100;

/** Every secret in the text that stands after its name, in the order of the text for each way of writing it. */
export function assignedSecrets(text: string): FoundSecret[] {
  return [...search(text, ASSIGNED), ...search(text, FLAG), ...spoken(text), ...pins(text)];
}

/** What is wrong with a value whose member has this name; undefined when nothing is. */
export function assignedByName(name: string, value: string): string | undefined {
  const match = WHOLE_NAME.exec(name.slice(-100));
  if (match === null || HARMLESS.test(name.slice(-100).slice(0, match.index))) return undefined;
  return isSecret(classOf(match), value.slice(0, LOOKED_AT), true, false) ? sentence(classOf(match)) : undefined;
}

/** A value that nobody would say: letters with digits, six or more; after a key or token, random or a digest. */
function spoken(text: string): FoundSecret[] {
  return search(text, SPOKEN, (name, value) => {
    if (name === "maybe" || isPlaceholder(value) || isReference(value)) return false;
    return name === "password" ? looksRandom(value, 6) : looksRandom(value, 8) && (/[0-9].*[0-9]/.test(value) || DIGEST.test(value));
  });
}

function pins(text: string): FoundSecret[] {
  return [...text.matchAll(PIN)].map((match) => {
    const start = match.index + match[0].length;
    return { start, end: start + (match[1]?.length ?? 0), kind: "assigned_secret", message: "This looks like a PIN." };
  });
}

function search(text: string, shape: RegExp, is?: (name: NameClass, value: string) => boolean): FoundSecret[] {
  const found: FoundSecret[] = [];
  const valueAt = valueReader(text);
  let past = 0;
  for (const match of text.matchAll(shape)) {
    if (match.index < past) continue;
    const name = classOf(match);
    const value = valueAt(match.index + match[0].length);
    const seen = text.slice(value.start, Math.min(value.end, value.start + LOOKED_AT));
    const written = value.quoted ? seen : withoutStops(seen);
    const inProse =
      name === "password" &&
      !value.quoted &&
      (/is\s+$/i.test(match[0]) || MORE_WORDS.test(text.slice(value.start + written.length, value.end + 10)));
    if (is ? !is(name, written) : !isSecret(name, written, value.quoted || match[0].endsWith("="), inProse)) continue;
    if (HARMLESS.test(text.slice(Math.max(0, match.index - 20), match.index))) continue;
    past = seen.length === LOOKED_AT ? value.end : value.start + written.length;
    found.push({ start: value.start, end: past, kind: "assigned_secret", message: sentence(name) });
  }
  return found;
}

/** The value without the punctuation of the sentence it ends. */
function withoutStops(value: string): string {
  let end = value.length;
  while (end > 0 && ".,;:!?".includes(value.charAt(end - 1))) end -= 1;
  return value.slice(0, end);
}

function classOf(match: RegExpExecArray | RegExpMatchArray): NameClass {
  return match[1] !== undefined ? "password" : match[2] !== undefined ? "token" : "maybe";
}

/** `set`: in quotation marks or after =, so surely a value. The cheap questions come first: a text can be made of names and values only. */
function isSecret(name: NameClass, value: string, set: boolean, inProse: boolean): boolean {
  if (name === "password") {
    if (value.length < 4) return false;
    const word = /^[A-Za-z'’-]+$/.test(value);
    if (word && !set && (inProse || value.length < 6)) return false;
  } else if (name === "token") {
    if (!/[0-9A-Z]/.test(value) || (!looksRandom(value, set ? 6 : 8) && !/^[0-9]{16,}$/.test(value))) return false;
  } else if (value.length < 20 || !/[0-9]/.test(value) || !looksRandom(value) || !isVaried(value) || DIGEST.test(value)) {
    return false;
  }
  return !/\s/.test(value) && !isPlaceholder(value) && !isReference(value);
}

function sentence(name: NameClass): string {
  return name === "password" ? "This looks like a password." : "This looks like a secret token or key.";
}

/**
 * Reads the value at a place: within its quotation marks, or to the next delimiter. Where unquoted values stand in one another
 * (a=a=a=…), the place of the delimiter is looked for once, so that reading all of them stays linear.
 */
function valueReader(text: string): (at: number) => { start: number; end: number; quoted: boolean } {
  let delimiter = -1;
  return (at) => {
    const mark = text[at] ?? "";
    if (mark === '"' || mark === "'" || mark === "`") {
      const closing = /["'`\n\r]/g;
      closing.lastIndex = at + 1;
      for (let close = closing.exec(text); close !== null; close = closing.exec(text)) {
        if (close[0] === mark && text[close.index - 1] !== "\\") return { start: at + 1, end: close.index, quoted: true };
        if (close[0] === "\n" || close[0] === "\r") return { start: at + 1, end: close.index, quoted: false };
      }
      return { start: at + 1, end: text.length, quoted: false };
    }
    if (delimiter < at) {
      DELIMITER.lastIndex = at;
      delimiter = DELIMITER.exec(text)?.index ?? text.length;
    }
    return { start: at, end: delimiter, quoted: false };
  };
}
