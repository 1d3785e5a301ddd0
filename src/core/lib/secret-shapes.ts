/**
 * Secrets that are known by their own shape, wherever they stand: keys with a maker's prefix, signed tokens, private keys,
 * passwords in addresses, bearer tokens and payment cards. Each search is one pass in linear time. Used by secrets.ts.
 */
import { cardNumbers } from "./card-numbers.ts";
import { type FoundSecret, isPlaceholder, looksRandom, type SecretKind } from "./secret-values.ts";

/** What a maker's keys look like, and what they are called. The first group is what must look random, so that "sk-learn-models-v2" is none. */
const KEYS: readonly (readonly [string, RegExp])[] = [
  ["an API key", /\b(?:sk-|(?:sk|rk)_(?:live|test)_)([A-Za-z0-9_-]{16,})/g],
  ["a GitHub token", /\b(?:gh[pousr]_|github_pat_)([A-Za-z0-9_]{16,})/g],
  ["a GitLab token", /\bgl(?:pat|dt|rt|cbt|ptt)-([A-Za-z0-9_-]{16,})/g],
  ["a Slack token", /\bx(?:ox[abceoprs]|app)-([A-Za-z0-9-]{10,})/g],
  ["a Slack webhook address", /\bhooks\.slack\.com\/services\/([A-Za-z0-9/]{20,})/g],
  ["an AWS access key", /\b(?:AKIA|ASIA)([A-Z0-9]{16})(?![A-Za-z0-9])/g],
  ["a Google API key", /\bAIza([A-Za-z0-9_-]{30,})/g],
  ["a Google token", /\b(?:ya29\.|GOCSPX-|1\/\/0)([A-Za-z0-9_-]{20,})/g],
  ["an npm token", /\bnpm_([A-Za-z0-9]{30,})/g],
  ["a Hugging Face token", /\bhf_([A-Za-z0-9]{20,})/g],
  ["a PyPI token", /\bpypi-AgE([A-Za-z0-9_-]{20,})/g],
  ["a SendGrid key", /\bSG\.([A-Za-z0-9_-]{16,}\.[A-Za-z0-9_-]{16,})/g],
  ["a Stripe webhook secret", /\bwhsec_([A-Za-z0-9+/=]{16,})/g],
  ["a Shopify token", /\bshp(?:at|ca|pa|ss)_([A-Fa-f0-9]{32,})/g],
  ["a DigitalOcean token", /\bdo[opr]_v1_([a-f0-9]{40,})/g],
  ["a Telegram bot token", /\b[0-9]{8,10}:(AA[A-Za-z0-9_-]{32,})/g],
  ["an Atlassian token", /\bATATT3([A-Za-z0-9_=-]{30,})/g],
  ["an age secret key", /\bAGE-SECRET-KEY-1([A-Z0-9]{50,})/g],
];

const SIGNED_TOKEN = /(?<![A-Za-z0-9_-])eyJ[A-Za-z0-9_-]{8,}\.[A-Za-z0-9_-]{8,}\.[A-Za-z0-9_-]*/g;
const IN_ADDRESS = /(?<![A-Za-z0-9+.-])[A-Za-z][A-Za-z0-9+.-]{1,20}:\/\/[^\s/?#:@"'<>]{0,100}:([^\s/?#@"'<>]{1,200})@/g;
const AUTHORIZATION = /\b(?:bearer|basic)\s{1,5}([A-Za-z0-9._~+/=-]{8,})/gi;
const PRIVATE_KEY = /-----(BEGIN|END) [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----/g;
/** The lines of a key whose end is missing, also where line breaks are written \n, as in JSON. */
const KEY_BODY = /(?:(?:\s|\\[nr])*[A-Za-z0-9+/=]{16,})*/y;

/** Every secret in the text that is known by its shape, in no particular order. */
export function shapedSecrets(text: string): FoundSecret[] {
  return [
    ...makersKeys(text),
    ...signedTokens(text),
    ...privateKeys(text),
    ...inAddresses(text),
    ...authorizations(text),
    ...cardNumbers(text),
  ];
}

function makersKeys(text: string): FoundSecret[] {
  return KEYS.flatMap(([name, shape]) =>
    Array.from(text.matchAll(shape))
      .filter(([, random = ""]) => looksRandom(random) && (/[A-Z]/.test(random) || /[a-z0-9]{16}/.test(random)) && !isPlaceholder(random))
      .map((match) => found(match.index, match[0].length, "api_key", `This looks like ${name}.`)),
  );
}

function signedTokens(text: string): FoundSecret[] {
  return Array.from(text.matchAll(SIGNED_TOKEN), (match) =>
    found(match.index, match[0].length, "jwt", "This looks like a signed token (JWT)."),
  );
}

function inAddresses(text: string): FoundSecret[] {
  return Array.from(text.matchAll(IN_ADDRESS))
    .filter(([, password = ""]) => !isPlaceholder(password))
    .map((match) => {
      const length = match[1]?.length ?? 0;
      return found(match.index + match[0].length - 1 - length, length, "password_in_url", "This looks like a password in a web address.");
    });
}

/** What follows "Bearer" or "Basic" in a header. In prose, words follow ("the bearer authenticates"): those are not random. */
function authorizations(text: string): FoundSecret[] {
  return Array.from(text.matchAll(AUTHORIZATION))
    .filter(([, token = ""]) => looksRandom(token) && !isPlaceholder(token))
    .map((match) => {
      const length = match[1]?.length ?? 0;
      return found(
        match.index + match[0].length - length,
        length,
        "bearer_token",
        "This looks like an access token in an authorization header.",
      );
    });
}

/** From the first line to the last, or, where the last is missing, to the end of what looks like a key. */
function privateKeys(text: string): FoundSecret[] {
  const marks = Array.from(text.matchAll(PRIVATE_KEY));
  return marks.flatMap((mark, i) => {
    if (mark[1] !== "BEGIN") return [];
    const next = marks[i + 1];
    KEY_BODY.lastIndex = mark.index + mark[0].length;
    const end = next?.[1] === "END" ? next.index + next[0].length : KEY_BODY.lastIndex + (KEY_BODY.exec(text)?.[0].length ?? 0);
    return [found(mark.index, end - mark.index, "private_key", "This looks like a private key.")];
  });
}

function found(start: number, length: number, kind: SecretKind, message: string): FoundSecret {
  return { start, end: start + length, kind, message };
}
