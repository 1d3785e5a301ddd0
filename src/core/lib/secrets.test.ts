import fc from "fast-check";
import { expect, test } from "vitest";
import type { JsonValue } from "./json.ts";
import { findSecrets, secretsIn } from "./secrets.ts";

const kinds = (text: string) => findSecrets(text).map(({ kind }) => kind);
const covered = (text: string) => findSecrets(text).map(({ start, end }) => text.slice(start, end));
/** Made here from parts, so that no scanner takes this file for a leak. */
const random = "aB3dE5fG7hJ9kL1mN2pQ4rS6tU8vW0xY2zA4bC6d";
const hex = "0123456789abcdef".repeat(4);

test("keys with a maker's prefix are found whole, wherever they stand", () => {
  const keys = [
    `sk-${random}`,
    `sk-ant-api03-${random}`,
    `sk-proj-${random}`,
    `sk_live_${random}`,
    `ghp_${random}`,
    `github_pat_${random}`,
    `glpat-${random}`,
    `xoxb-123456789012-${random}`,
    "AKIA" + "IOSFODNN7EXAMPLE",
    `AIza${random}`,
    `npm_${random}`,
    `hf_${random}`,
    `SG.${random}.${random}`,
    `whsec_${random}`,
    `dop_v1_${hex}`,
    `123456789:AA${random}`,
  ];
  for (const key of keys) {
    for (const text of [key, `use ${key}, please`, `{"x":"${key}"}`, `x=${key}\n`, `(${key})`]) {
      expect(covered(text)).toEqual([key]);
      expect(kinds(text)).toEqual(["api_key"]);
    }
  }
});

test("signed tokens and private keys are found, cut-off ones too", () => {
  const jwt = `eyJ${random}.eyJ${random}.${random}`;
  expect(covered(`a ${jwt} b`)).toEqual([jwt]);
  expect(kinds(jwt)).toEqual(["jwt"]);
  expect(kinds(`eyJ${random}.eyJ${random}.`)).toEqual(["jwt"]);
  const pem = `-----BEGIN RSA PRIVATE KEY-----\n${random}\n${random}\n-----END RSA PRIVATE KEY-----`;
  expect(covered(`x ${pem} y`)).toEqual([pem]);
  expect(kinds(pem)).toEqual(["private_key"]);
  expect(covered(JSON.stringify(pem))).toEqual([pem.replaceAll("\n", "\\n")]);
  const cutOff = `-----BEGIN PRIVATE KEY-----\n${random}\n${random}`;
  expect(covered(`${cutOff}\nand then some words`)).toEqual([cutOff]);
  expect(kinds(`-----BEGIN PUBLIC KEY-----\n${random}\n-----END PUBLIC KEY-----`)).toEqual([]);
  expect(kinds("-----BEGIN CERTIFICATE-----")).toEqual([]);
});

test("passwords in addresses are found, addresses without one are not", () => {
  expect(covered("https://user:pass@example.com/x")).toEqual(["pass"]);
  expect(covered("postgres://app:s3cr3t@db:5432/x and redis://:hunter@cache")).toEqual(["s3cr3t", "hunter"]);
  for (const text of [
    "https://example.com:8080/@scope/name",
    "git+ssh://git@github.com:owner/repo",
    "https://user:***@example.com",
    "https://user:<password>@example.com",
    "mailto:a:b@example.com",
    "https://example.com/?q=a:b@c",
  ]) {
    expect(kinds(text)).toEqual([]);
  }
});

test("authorization headers are found, prose about bearers is not", () => {
  expect(covered('"Authorization": "Bearer EXAMPLE.NOT.AJWT"')).toEqual(["EXAMPLE.NOT.AJWT"]);
  expect(covered(`Authorization: Bearer ${random}`)).toEqual([random]);
  expect(kinds("authorization: basic dXNlcjpwYXNzd29yZA==")).toEqual(["bearer_token"]);
  for (const text of [
    "the bearer authenticates itself",
    "Bearer authentication is required.",
    "BEARER REQUIRED",
    "basic understanding",
    "Bearer <token>",
    "Bearer \u0024{TOKEN1234}",
    "basic owner/operator rules",
  ]) {
    expect(kinds(text)).toEqual([]);
  }
});

test("values after the name of a secret are found in every common way of writing them", () => {
  const table: [string, string][] = [
    ["password: hunter2", "hunter2"],
    ["password: hunter2.", "hunter2"],
    ["Password = 'correcthorse'", "correcthorse"],
    ['{"password":"swordfish"}', "swordfish"],
    ["password: swordfish", "swordfish"],
    ["DB_PASSWORD=s3cr3t!x", "s3cr3t!x"],
    ["my password is hunter2 now", "hunter2"],
    ["passcode: 8421", "8421"],
    ['"token": "abc123"', "abc123"],
    ["DB_SECRET=s3cr3t", "s3cr3t"],
    ["aws_secret_access_key = wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY", "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY"],
    ['"accessToken": "abc123def456"', "abc123def456"],
    ["--token=EXAMPLE-NOT-A-REAL-TOKEN-0001", "EXAMPLE-NOT-A-REAL-TOKEN-0001"],
    ["--token EXAMPLE-NOT-A-REAL-TOKEN-0001", "EXAMPLE-NOT-A-REAL-TOKEN-0001"],
    ['["--api-key", "EXAMPLE-NOT-A-REAL-0001"]', "EXAMPLE-NOT-A-REAL-0001"],
    ['"BOX_API_KEY": "EXAMPLE-NOT-A-REAL-KEY-0002"', "EXAMPLE-NOT-A-REAL-KEY-0002"],
    ["https://pay.example/mcp?api_key=EXAMPLE-0003&x=1", "EXAMPLE-0003"],
    [`client_secret => "${hex}"`, hex],
    [`key: ${random}`, random],
    ["Log in with password hunter2", "hunter2"],
    ["Use the API key 8f14e45fceea167a5a36dedd4bea2543", "8f14e45fceea167a5a36dedd4bea2543"],
    ["pw=abc12345", "abc12345"],
    ["My PIN is 4921", "4921"],
    ["otp secret JBSWY3DPEHPK3PXP", "JBSWY3DPEHPK3PXP"],
    ["recovery code 7F3K-92LM-QX8P", "7F3K-92LM-QX8P"],
    [`Cookie: ${random}`, random],
  ];
  for (const [text, secret] of table) {
    expect([text, covered(text)]).toEqual([text, [secret]]);
    expect(kinds(text)).toEqual(["assigned_secret"]);
  }
});

test("placeholders, redactions, references and words about secrets are left alone", () => {
  const texts = [
    "password: ********",
    "password: <your password>",
    "password: [redacted]",
    "password: REDACTED",
    "password: \u0024{DB_PASSWORD}",
    "password: $PASSWORD",
    "password: {{password}}",
    "password: none",
    "password: required",
    "password: null",
    '"password": ""',
    "token: process.env.TOKEN_1",
    "token: xxxxxxxxxxxx",
    "api_key: your-api-key-1",
    "password: /run/secrets/db_1",
    "token: https://auth.example/token2",
    "password: keep it safe",
    "Password: never share it",
    "Reset password: allowed",
  ];
  for (const text of texts) expect([text, kinds(text)]).toEqual([text, []]);
});

test("what merely looks long or is about secrets raises no alarm", () => {
  const texts = [
    hex,
    `sha256: ${hex}`,
    `The fingerprint is ${hex.match(/.{4}/g)?.join(" ")}.`,
    `"seal": {"alg": "sha-256", "value": "${hex}"}`,
    `key: ${hex}`,
    "urn:uuid:12345678-1234-4123-8123-123456789012",
    '"grant_id": "urn:uuid:0d3f7a52-9b1e-4c2a-8f66-1f2e3d4c5b6a"',
    "agent:mail-helper-x7k2",
    "DE89 3704 0044 0532 0130 00",
    "GB29 NWBK 6016 1331 9268 19",
    "GB29NWBK60161331926819",
    "2026-12-01T00:00:00Z",
    "4222222222222, 4915112345670",
    "+46 8 123 456 78, +1 415 555 2671, +49 30 1234567890",
    "1798761600000 and 1798761600000000",
    "Never share your password. Tokens, keys and secrets stay with the person: the agent never sees them.",
    "Do not send passwords, API keys or tokens; ask first.",
    "It may rotate the token. The key: speak plainly.",
    "max_tokens: 4096, nextPageToken: CAUQAAaB12cd",
    "public_key: MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAE",
    "sk-learn-and-other-long-library-names-v2",
    "sk_learn_models_v2_final_version",
    "PWD=/root and PWD=/home/me/Work1",
    "the task-force-of-the-many-departments",
    "secret: the recipe of my grandmother",
    "a base32 suffix jbswy3dpehpk3pxp",
    "ISBN 978-3-16-148410-0, order 4000-1234-5678",
    "github_pattern_matching_is_fun",
    "It may reset the password 3 times, and no token 2 is kept.",
    "the API key v2 endpoint, the password policy of 2027",
    "Pin 3 messages to the top; shipping to 4921 Main Street",
    "0000 0000 0000 0000",
  ];
  for (const text of texts) expect([text, kinds(text)]).toEqual([text, []]);
});

test("card numbers are found in the groups they are printed in, and only with a right check digit", () => {
  for (const card of [
    "4111 1111 1111 1111",
    "4111-1111-1111-1111",
    "4111111111111111",
    "5555555555554444",
    "3782 822463 10005",
    "378282246310005",
    "30569309025904",
    "6011111111111117",
    "3530111333300000",
  ]) {
    expect(covered(`card ${card}, please`)).toEqual([card]);
    expect(kinds(card)).toEqual(["card_number"]);
  }
  for (const text of [
    "4111 1111 1111 1112",
    "4111111111111112",
    "4111 1111-1111 1111",
    "1111111111111117",
    "x4111111111111111",
    "+4111111111111111",
    "41111111111111111111111",
  ]) {
    expect([text, kinds(text)]).toEqual([text, []]);
  }
});

test("messages never quote the secret, and found places neither overlap nor leave any of it", () => {
  const text = `password=ghp_${random} https://u:${random}@x.example Bearer eyJ${random}.eyJ${random}.${random}`;
  const secrets = findSecrets(text);
  expect(secrets.length).toBeGreaterThanOrEqual(3);
  for (const { message } of secrets) expect(message).not.toContain(random.slice(0, 8));
  const masked = secrets.reduceRight((left, { start, end }) => `${left.slice(0, start)}*${left.slice(end)}`, text);
  expect(masked).not.toContain(random.slice(0, 8));
  for (const [i, { start }] of secrets.entries()) expect(start).toBeGreaterThanOrEqual(secrets[i - 1]?.end ?? 0);
});

test("for all texts around it, a key is found", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), fc.string({ unit: "grapheme" }), (before, after) => {
      const text = `${before} ghp_${random} ${after}`;
      expect(covered(text).some((secret) => secret.includes(`ghp_${random}`))).toBe(true);
    }),
  );
});

test("a document is searched through its strings, its member names and values named as secrets", () => {
  const document: JsonValue = {
    purpose: "Pay the bills",
    notes: ["nothing", `use ghp_${random}`],
    env: { BOX_API_KEY: "EXAMPLE-NOT-A-REAL-KEY-0002", password: "swordfish", passcode: 842_100, token: "calendar" },
    [`ghp_${random}`]: 1,
    "a/b": { "~": `sk-${random}` },
  };
  expect(secretsIn(document).map(({ path, kind }) => [path, kind])).toEqual([
    ["/notes/1", "api_key"],
    ["/env/BOX_API_KEY", "assigned_secret"],
    ["/env/password", "assigned_secret"],
    ["/env/passcode", "assigned_secret"],
    [`/ghp_${random}`, "api_key"],
    ["/a~1b/~0", "api_key"],
  ]);
  expect(secretsIn("nothing here")).toEqual([]);
});

test("a long text made to be slow takes linear time", () => {
  const units = [
    "token=",
    "password='",
    'password="',
    "password: ",
    "eyJ",
    "eyJaaaaaaaa.",
    "eyJ-",
    "http://a:",
    "http://",
    "-----BEGIN PRIVATE KEY-----",
    "-----BEGIN PRIVATE KEY-----\n",
    "-----BEGIN ",
    "sk-",
    "sk-a",
    "4111 ",
    "41111111",
    "--",
    "--token ",
    "Bearer ",
    "Bearer a",
    "key:key:",
    "SG.aaaaaaaaaaaaaaaaaaaa",
    "a",
    "1",
    " ",
    "AKIA",
    "-",
    "\n",
    "api key",
    "is is password is ",
  ];
  // About 0.05 s on a quiet machine; what is not linear takes many seconds. Processor time, as other work must not count.
  for (const unit of units) {
    const text = unit.repeat(Math.ceil(300_000 / unit.length));
    const times = [0, 1, 2].map(() => {
      const before = process.cpuUsage();
      findSecrets(text);
      const { user, system } = process.cpuUsage(before);
      return (user + system) / 1000;
    });
    expect([unit, Math.min(...times) < 1000]).toEqual([unit, true]);
  }
});
