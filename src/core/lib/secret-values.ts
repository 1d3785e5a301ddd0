/** What a found secret is, and what tells a secret's value from words, placeholders and redactions. Used by the searches for secrets. */

export type SecretKind = "api_key" | "jwt" | "private_key" | "password_in_url" | "bearer_token" | "assigned_secret" | "card_number";

/** A secret in a text, from `start` to before `end` (UTF-16 units). The message names what it looks like and never quotes it. */
export interface FoundSecret {
  readonly start: number;
  readonly end: number;
  readonly kind: SecretKind;
  readonly message: string;
}

/** Values that stand for a secret without being one: blanks, redactions, references to a variable or a vault, words about it. */
const PLACEHOLDER = new RegExp(
  [
    "^[*xX•·.…_#?-]+$",
    "^(.)\\1*$",
    "^[<([{].*[>)\\]}]?$",
    "^\\$",
    "^%[A-Za-z0-9_]+%$",
    "redacted|removed|masked|omitted|withheld|placeholder|change[-_]?me|replace[-_]?me|goes[-_]?here",
    "^(?:your|my|some|the|insert)[-_ ]",
    "^(?:process\\.env|os\\.environ|env[.:(]|vault:|op:|secretref:|keychain:|file:)",
    "\\*{3}|…|•{3}|x{6}|X{6}",
  ].join("|"),
  "i",
);

/** Words that say something about a secret, where its value could stand. */
const WORDS = new Set(
  [
    "none null nil true false yes no unknown undefined empty blank nothing never always required optional needed necessary mandatory string text",
    "number boolean varchar set unset missing present absent available unavailable stored saved kept valid invalid expired expires enabled disabled",
    "allowed forbidden denied refused prohibited permitted ask asked always changed reset rotated revoked active inactive correct incorrect wrong",
    "hidden private public secret secrets password passwords passphrase passcode token tokens credential credentials basic bearer oauth oauth2 oidc",
    "saml jwt apikey api_key hash hashed encrypted bcrypt scrypt argon2 sha256 sha-256 plaintext same different shared manual automatic default",
    "found not_found n/a todo tbd later before after please write enter type choose your mine theirs here there example-only verified unverified",
  ]
    .join(" ")
    .split(" "),
);

/** True for a value that stands in a secret's place without being one. */
export function isPlaceholder(value: string): boolean {
  return value === "" || WORDS.has(value.toLowerCase()) || PLACEHOLDER.test(value);
}

/**
 * True for what people do not write as words: letters with digits, capitals inside, or capitals with signs between. Short values are
 * left alone; how short is for the place to say where the value stands.
 */
export function looksRandom(value: string, shortest = 8): boolean {
  const core = value.replace(/[.,;:!?/=-]+$/, "");
  if (core.length < shortest) return false;
  const [digit, lower, innerCapital] = [/[0-9]/.test(core), /[a-z]/.test(core), /[A-Z]/.test(core.slice(1))];
  if (digit) return /[A-Za-z]/.test(core);
  return innerCapital && (lower ? /[a-z][A-Z]|[A-Z]{2}[a-z]/.test(core.slice(1)) : /[._~+/=]/.test(core));
}

/** Dates, identifiers, addresses and paths, which are no secrets even where a secret's name stands before them. */
export function isReference(value: string): boolean {
  return (
    /^[0-9]{4}-[0-9]{2}-[0-9]{2}(?:[T ][0-9:.]+Z?)?$/.test(value) ||
    /^urn:/i.test(value) ||
    /^[A-Za-z][A-Za-z0-9+.-]*:\/\//.test(value) ||
    /^(?:~|\.{1,2})?\/[a-z0-9_.-]+(?:\/[A-Za-z0-9_.-]+)*\/?$/.test(value)
  );
}

/** Whether the beginning of a value uses many different characters, as keys do and words in a row do not. */
export function isVaried(value: string): boolean {
  return new Set(value.slice(0, 64)).size >= 10;
}
