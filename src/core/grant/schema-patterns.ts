// What each pattern of the schema asks for, as the end of "… must". A test holds this list against the patterns that the schemas use.

const TRIMMED = "be without spaces at its ends, not empty, and without control characters such as tabs and line breaks";

export const PATTERNS: ReadonlyMap<string, string> = new Map([
  ["^(?!\\s)[^\\p{Cc}]+(?<!\\s)$", TRIMMED],
  ["^(?!\\s)[^\\p{Cc}\\p{Cf}]+(?<!\\s)$", `${TRIMMED} or invisible ones`],
  ["^[A-Za-z][A-Za-z0-9+.\\-]*:[^\\s\\p{Cc}\\p{Cf}]+$", "be a URI, such as https://example.org/x or urn:example:x"],
  ["^[0-9a-f]{64}$", "be a SHA-256 in 64 lower-case hexadecimal digits"],
  ["^urn:uuid:[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$", "be urn:uuid: followed by a UUID"],
  [
    "^[a-z][a-z0-9_]*(\\.[a-z0-9_]+)*$",
    "be an act id: lower-case letters, digits and underscores in parts divided by dots, such as shop.buy",
  ],
  ["^https://[^\\s\\p{Cc}\\p{Cf}]+$", "be an https address without spaces"],
  [
    "^(?:principal|(?:agent|person|system):[A-Za-z0-9._~\\-]{1,80}|urn:[A-Za-z0-9][A-Za-z0-9\\-]{0,30}[A-Za-z0-9]:[A-Za-z0-9()+,\\-.:=@;$_!*'%\\/?#&~]+)$",
    "name an actor: principal, agent:…, person:… or system:… with up to 80 letters, digits and ._~-, or a URN",
  ],
  ["^[a-z0-9][a-z0-9._\\-]{0,79}$", "be an app's id: up to 80 lower-case letters, digits and ._-, beginning with a letter or digit"],
  [
    "^(?:principal|system_of_record|documents|web|agent_memory|other_agents|app:[a-z0-9][a-z0-9._\\-]{0,79})$",
    "be a source: principal, system_of_record, documents, web, agent_memory, other_agents, or app: with an app's id",
  ],
  ["^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}Z$", "be an instant in UTC with whole seconds, such as 2027-01-31T09:00:00Z"],
  [
    "^P(?=[\\dT])(?:\\d{1,6}W)?(?:\\d{1,6}D)?(?:T(?=\\d)(?:\\d{1,6}H)?(?:\\d{1,6}M)?(?:\\d{1,9}S)?)?$",
    "be an ISO 8601 duration of weeks, days, hours, minutes and seconds, such as P7D or PT12H",
  ],
  [
    "^(?:0|[1-9]\\d{0,14})(?:\\.\\d{1,4})?$",
    "be an amount in digits with a point before the decimals, such as 80.00 (no sign, no grouping, no leading zero)",
  ],
  ["^[A-Z]{3}$", "be a currency code in three capital letters, such as EUR"],
  ["^(?:[01]\\d|2[0-3]):[0-5]\\d$", "be a time of day from 00:00 to 23:59, such as 09:30"],
]);
