// Step 15: who is on the other side. Those named are listed or denied, those known are listed or asked about, and nobody stated asks.
import { type Case, type Decided, section, type Vector } from "./authoring.ts";
import { groceries, payment, reply } from "./bases.ts";
import { appointment, posting } from "./bases-single.ts";

const step15 = section("§7 step 15");
const UNSTATED: Decided = ["ASK_USER", 15, "counterparty_unstated"];
const NOT_LISTED: Decided = ["DENY", 15, "counterparty_not_listed"];
const UNKNOWN: Decided = ["ASK_USER", 15, "counterparty_unknown"];
const ALLOWED: Decided = ["ALLOW", 20, "commit_automatic"];

const asIs = () => {};
const to =
  (...ids: string[]) =>
  (vector: Case) =>
    Object.assign(vector.request, { counterparties: ids.map((id) => ({ id })) });

/** The reply may go to these, by the scope that is given. */
const targets =
  (scope: string, ids: readonly string[], ...stated: string[]) =>
  (vector: Case): void => {
    Object.assign(vector.context.grant.authorities[1].targets, { scope, ids });
    to(...stated)(vector);
  };

const none = ({ request }: Case) => Object.assign(request, { counterparties: undefined });

/** Ids that look like a listed one, lena@client.example, and are another. */
const ALIKE: readonly (readonly [id: string, about: string, stated: string])[] = [
  ["prefix", "The address has a listed one at its end: ids are compared whole.", "xlena@client.example"],
  ["suffix", "The address has a listed one at its beginning: ids are compared whole.", "lena@client.example.evil.example"],
  [
    "local-part-case",
    "The address differs from a listed one in the capitals before the at sign, which are part of the id.",
    "Lena@client.example",
  ],
  ["display-form", "A listed address stands behind a name: what is stated is not that id.", "Lena <lena@client.example>"],
  ["look-alike", "The address has a Cyrillic letter that looks like one of a listed address.", "len\u0430@client.example"],
  ["domain-alone", "The domain of a listed address is stated, which is not that id.", "client.example"],
];

export const vectors: readonly Vector[] = [
  step15("step-15-unstated", "Nobody is stated on the other side of an act that may reach those known.", reply, none, UNSTATED),
  step15("step-15-unstated-empty", "The list of counterparties is empty, which states nobody.", reply, to(), UNSTATED),
  step15("step-15-unstated-named", "Nobody is stated on the other side of an act that may reach those named.", groceries, none, UNSTATED),
  step15(
    "step-15-unstated-any",
    "The act may reach anyone, and nobody is stated: that is asked, anyone being somebody.",
    posting,
    none,
    UNSTATED,
  ),
  step15(
    "step-15-unstated-but-counted",
    "The number of recipients is stated, and not who they are.",
    reply,
    (vector) => {
      none(vector);
      vector.request.arguments = { recipients: 1 };
    },
    UNSTATED,
  ),
  step15("step-15-no-targets", "The act has nobody on the other side, and nobody is stated.", appointment, asIs, ALLOWED),
  step15(
    "step-15-no-targets-stated",
    "The act has nobody on the other side, and somebody is stated, whom the Grant does not know.",
    appointment,
    to("oskar@client.example"),
    UNKNOWN,
  ),
  step15(
    "step-15-no-targets-host-knows",
    "The act has nobody on the other side, and somebody is stated whom the host knows: it is known for acts that have counterparties.",
    appointment,
    (vector) => {
      to("oskar@client.example")(vector);
      vector.context.known_counterparties = ["oskar@client.example"];
    },
    UNKNOWN,
  ),

  step15("step-15-named", "The shop is the second of those named.", groceries, to("corner.example"), ALLOWED),
  step15(
    "step-15-named-not-listed",
    "The shop is none of those named: that denies, however cheap it is.",
    groceries,
    to("cheap.example"),
    NOT_LISTED,
  ),
  step15(
    "step-15-named-one-of-two",
    "One of two recipients is named and the other is not: each of them has to be.",
    reply,
    targets("named", ["lena@client.example"], "lena@client.example", "oskar@client.example"),
    NOT_LISTED,
  ),
  step15(
    "step-15-named-one-of-two-other-order",
    "The first of two recipients is not named and the second is: each of them has to be.",
    reply,
    targets("named", ["lena@client.example"], "oskar@client.example", "lena@client.example"),
    NOT_LISTED,
  ),
  step15(
    "step-15-named-nobody",
    "The act is held to those named and names nobody: everybody is denied.",
    reply,
    targets("named", [], "lena@client.example"),
    NOT_LISTED,
  ),
  step15(
    "step-15-named-host-knows",
    "The recipient is known to the host and not named: what a host knows names nobody.",
    reply,
    (vector) => {
      targets("named", ["lena@client.example"], "oskar@client.example")(vector);
      vector.context.known_counterparties = ["oskar@client.example"];
    },
    NOT_LISTED,
  ),
  step15(
    "step-15-named-other-case",
    "The shop differs in capitals from one that is named, and is no email address: it is not the same string.",
    groceries,
    to("Green.example"),
    NOT_LISTED,
  ),
  step15(
    "step-15-named-wildcard",
    "A star is named, which is an id and no wildcard.",
    reply,
    targets("named", ["*@client.example", "*"], "lena@client.example"),
    NOT_LISTED,
  ),
  step15(
    "step-15-named-answered",
    "The host says that the principal answered yes to a shop that is not named, and nothing makes a denial pass.",
    groceries,
    (vector) => {
      to("cheap.example")(vector);
      vector.context.answered = ["counterparty_not_listed", "counterparty_unknown"];
    },
    NOT_LISTED,
  ),

  step15("step-15-known-both", "Both recipients are listed.", reply, to("lena@client.example", "oskar@client.example"), ALLOWED),
  step15("step-15-known-unknown", "The recipient is neither listed nor known to the host.", reply, to("mallory@evil.example"), UNKNOWN),
  step15(
    "step-15-known-one-of-two",
    "One of two recipients is known and the other is not: each of them has to be.",
    reply,
    to("lena@client.example", "mallory@evil.example"),
    UNKNOWN,
  ),
  step15(
    "step-15-known-to-the-host",
    "The recipient is not listed and is one that the host knows.",
    reply,
    (vector) => {
      to("nora@client.example")(vector);
      vector.context.known_counterparties = ["nora@client.example"];
    },
    ALLOWED,
  ),
  step15(
    "step-15-known-said-by-the-request",
    "The request says that it knows the recipient: what is known is the host's to say, never the proposer's.",
    reply,
    (vector) => {
      vector.request.counterparties = [{ id: "mallory@evil.example", known: true }];
      vector.request.known_counterparties = ["mallory@evil.example"];
    },
    UNKNOWN,
  ),
  step15(
    "step-15-known-by-display-name",
    "The recipient's display name is a listed address: names are metadata, and the id is another.",
    reply,
    ({ request }) => Object.assign(request, { counterparties: [{ id: "mallory@evil.example", name: "lena@client.example" }] }),
    UNKNOWN,
  ),
  ...ALIKE.map(([id, about, stated]) => step15(`reading-15-${id}`, about, reply, to(stated), UNKNOWN)),
  step15(
    "reading-15-domain-case",
    "The address differs from a listed one in the capitals of its domain only, which mean nothing.",
    reply,
    to("lena@Client.EXAMPLE"),
    ALLOWED,
  ),
  step15(
    "reading-15-domain-case-listed",
    "The address that is listed has capitals in its domain, and the one that is stated has none.",
    reply,
    targets("named", ["lena@CLIENT.example"], "lena@client.example"),
    ALLOWED,
  ),
  step15(
    "reading-15-domain-case-host",
    "The address that the host knows has capitals in its domain, and the one that is stated has none.",
    reply,
    (vector) => {
      to("nora@client.example")(vector);
      vector.context.known_counterparties = ["nora@CLIENT.example"];
    },
    ALLOWED,
  ),
  step15(
    "reading-15-nfc",
    "The id is written with a letter and an accent, and the listed one with the accented letter: after NFC they are equal.",
    payment,
    (vector) => {
      vector.context.grant.authorities[1].targets.ids = ["supplier:caf\u00e9"];
      vector.request.counterparties = [{ id: "supplier:cafe\u0301" }];
    },
    ["ASK_USER", 19, "gate_requires_ask"],
  ),
  step15(
    "reading-15-no-compatibility",
    "The id is written with a ligature, and the listed one with two letters: NFC keeps them apart.",
    payment,
    (vector) => {
      vector.context.grant.authorities[1].targets.ids = ["supplier:office"];
      vector.request.counterparties = [{ id: "supplier:o\ufb03ce" }];
    },
    NOT_LISTED,
  ),

  step15("step-15-any", "The act may reach anyone, and somebody is stated.", posting, to("@somebody.new"), ALLOWED),
  step15(
    "step-15-any-with-list",
    "The act may reach anyone although somebody is listed, and another is stated: the list holds it to nothing.",
    reply,
    targets("any", ["lena@client.example"], "mallory@evil.example"),
    ALLOWED,
  ),

  step15(
    "order-15-before-16-unknown",
    "The recipient is unknown and the evidence is a webpage: the earlier step asks, although the later one denies.",
    reply,
    (vector) => {
      to("mallory@evil.example")(vector);
      vector.request.evidence = ["web"];
    },
    UNKNOWN,
  ),
  step15(
    "order-15-before-16-unstated",
    "Nobody is stated on the other side, and no evidence is: the earlier step gives the reason.",
    reply,
    (vector) => {
      none(vector);
      vector.request.evidence = undefined;
    },
    UNSTATED,
  ),
  step15(
    "order-15-before-16-not-listed",
    "The shop is not named and no evidence is stated: the earlier step denies, although the later one asks.",
    groceries,
    (vector) => {
      to("cheap.example")(vector);
      vector.request.evidence = undefined;
    },
    NOT_LISTED,
  ),
  step15(
    "order-15-before-17",
    "The shop is not named and the amount is over the limit: the earlier step denies, although the later one asks.",
    groceries,
    (vector) => {
      to("cheap.example")(vector);
      vector.request.arguments.amount.amount = "95.00";
    },
    NOT_LISTED,
  ),
];
