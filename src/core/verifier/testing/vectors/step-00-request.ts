// Step 0, the request: what names no act at all, a named member of the wrong type, and names that are none. What the request does not name
// changes nothing (step-00-unnamed.ts).
import type { Vector } from "./authoring.ts";
import { type Decided, section } from "./authoring.ts";
import { groceries } from "./bases.ts";

const step0 = section("§7 step 0");
const INVALID: Decided = ["DENY", 0, "invalid_request"];

/** The purchase of groceries with these members of the request replaced. */
function stated(id: string, about: string, members: object): Vector {
  return step0(`step-00-request-${id}`, about, groceries, ({ request }) => Object.assign(request, members), INVALID);
}

/** The purchase of groceries with these members of its arguments replaced. */
function argued(id: string, about: string, members: object): Vector {
  return step0(`step-00-arguments-${id}`, about, groceries, ({ request }) => Object.assign(request.arguments, members), INVALID);
}

/** A whole request that is no request. */
function whole(id: string, about: string, request: unknown): Vector {
  return step0(`step-00-request-${id}`, about, groceries, (vector) => Object.assign(vector, { request }), INVALID);
}

const NOTHING_NAMED = { act: undefined, effect: undefined };

export const vectors: readonly Vector[] = [
  whole("null", "The request is null, so nothing is proposed that could be judged.", null),
  whole("list", "The request is a list, and a request is an object.", [{ act: "shop.buy" }]),
  whole("text", "The request is a text that names an act, and a request is an object.", "shop.buy"),
  whole("empty", "The request states neither an act nor an effect nor a change to itself, so there is nothing to judge.", {}),
  stated("nothing-named", "Everything is stated but an act, an effect or a change to itself, and one of them is needed.", NOTHING_NAMED),

  stated("act-number", "The act is a number, and an act is named by a text.", { act: 7 }),
  stated("act-null", "The act is null, which is the wrong type: a member with nothing to say is left out.", {
    act: null,
    effect: "purchase",
  }),
  stated("act-list", "The act is a list that holds the allowed act, and an act is named by a text.", { act: ["shop.buy"] }),
  stated("act-empty", "The act is an empty text, which is outside the pattern of an act, even with an allowed effect beside it.", {
    act: "",
    effect: "purchase",
  }),
  stated("act-capitals", "The act is written in capitals, which is outside the pattern of an act and never the allowed act.", {
    act: "SHOP.BUY",
  }),
  stated("act-line-end", "The act ends with a line feed, which is outside the pattern of an act.", { act: "shop.buy\n" }),
  stated("act-two-dots", "The act has an empty part between two dots, which is outside the pattern of an act.", { act: "shop..buy" }),
  stated("act-dot-at-end", "The act ends with a dot, which is outside the pattern of an act.", { act: "shop.buy." }),
  stated("act-digit-first", "The act begins with a digit, which is outside the pattern of an act.", { act: "1shop.buy" }),
  stated("act-look-alike", "The act holds a Cyrillic letter that looks like a Latin one, which is outside the pattern of an act.", {
    act: "sh\u043ep.buy",
  }),
  stated("act-wildcard", "The act ends with a wildcard, which is outside the pattern of an act: no act is named by a pattern.", {
    act: "shop.*",
  }),
  stated("act-too-long", "The act is 101 characters long, one more than an act may be.", { act: `a${"b".repeat(100)}` }),
  stated("effect-number", "The effect is a number, and an effect is named by a text.", { effect: 1 }),
  stated("effect-null", "The effect is null beside an allowed act, and a named member of the wrong type makes no request.", {
    effect: null,
  }),

  stated("arguments-text", "The arguments are a text, and arguments are an object.", { arguments: "12.00 EUR, groceries" }),
  stated("arguments-list", "The arguments are a list, and arguments are an object.", { arguments: [] }),
  stated("arguments-null", "The arguments are null, and arguments are an object.", { arguments: null }),
  argued("amount-number", "The amount is a bare number, and an amount is a decimal text with a currency.", { amount: 12 }),
  argued("amount-inner-number", "The digits of the amount are a JSON number, and money is never one.", {
    amount: { amount: 12, currency: "EUR" },
  }),
  argued("amount-no-currency", "The amount has no currency, so it is no amount of money.", { amount: { amount: "12.00" } }),
  argued("amount-comma", "The amount is written with a comma, which is no decimal text: it is neither 12 nor 1200.", {
    amount: { amount: "12,00", currency: "EUR" },
  }),
  argued("amount-exponent", "The amount is written with an exponent, which is no decimal text.", {
    amount: { amount: "1e1", currency: "EUR" },
  }),
  argued("amount-negative", "The amount is below nothing, which is no decimal text of money and would pass any limit.", {
    amount: { amount: "-12.00", currency: "EUR" },
  }),
  argued("amount-spaces", "The amount has spaces around its digits, which is no decimal text.", {
    amount: { amount: " 12.00 ", currency: "EUR" },
  }),
  argued("amount-leading-zero", "The amount begins with a zero before other digits, which is no decimal text.", {
    amount: { amount: "012.00", currency: "EUR" },
  }),
  argued("amount-currency-sign", "The currency is a sign, and a currency is an ISO 4217 code.", {
    amount: { amount: "12.00", currency: "€" },
  }),
  argued("amount-null", "The amount is null, which is the wrong type: an amount that is not known is left out.", { amount: null }),
  argued("category-list", "The category is a list, and a category is one text.", { category: ["groceries"] }),
  argued("recipients-text", "The number of recipients is a text, and it is a whole number.", { recipients: "1" }),
  argued("recipients-list", "The recipients are listed where their number stands, and it is a whole number.", {
    recipients: ["green.example"],
  }),
  argued(
    "subscription-text",
    "Whether it is a subscription is said by the text true, and it is a truth value: the text decides neither way.",
    {
      subscription: "true",
    },
  ),
  argued("subscription-number", "Whether it is a subscription is said by the number 1, and it is a truth value.", { subscription: 1 }),
  argued("subscription-null", "Whether it is a subscription is null, and it is a truth value.", { subscription: null }),

  stated("actor-number", "The actor is a number, and an actor is named by a reference.", { actor: 1 }),
  stated("actor-null", "The actor is null, which is the wrong type: an actor that is not known is left out.", { actor: null }),
  stated("actor-name", "The actor is given by its display name, which is no reference to an actor (G4).", { actor: "Assistant" }),
  stated("actor-empty-reference", "The actor is a prefix with nothing behind it, which is no reference.", { actor: "agent:" }),
  stated("actor-other-prefix", "The actor has a prefix that no reference has.", { actor: "user:anna" }),
  stated("actor-line-end", "The actor ends with a line feed, which is no reference.", { actor: "agent:books\n" }),
  stated("actor-capital-prefix", "The actor has its prefix in capitals, which is no reference.", { actor: "AGENT:books" }),

  stated("resource-text", "The resource is a text, and a resource is an object that names its members.", { resource: "green-grocer" }),
  stated("resource-id-number", "The id of the resource is a number, and it is a text.", { resource: { id: 1 } }),
  stated("resource-provider-list", "The provider of the resource is a list, and it is a text.", {
    resource: { provider: ["green.example"] },
  }),
  stated("resource-account-null", "The account of the resource is null, and it is a text: an account that is not known is left out.", {
    resource: { id: "green-grocer", account: null },
  }),
  stated("resource-location-number", "The location inside the resource is a number, and it is a text.", {
    resource: { id: "green-grocer", account: "anna@home.example", location: 0 },
  }),

  stated("counterparties-object", "The counterparties are a single object, and they are a list.", {
    counterparties: { id: "green.example" },
  }),
  stated("counterparties-texts", "A counterparty is a bare text, and each is an object with an id.", { counterparties: ["green.example"] }),
  stated("counterparty-no-id", "A counterparty has a name and no id, and names are never compared.", {
    counterparties: [{ name: "green.example" }],
  }),
  stated("counterparty-id-number", "The id of the second counterparty is a number, and it is a text.", {
    counterparties: [{ id: "green.example" }, { id: 2 }],
  }),

  stated("evidence-text", "The evidence is a text that names an allowed source, and it is a list of sources.", { evidence: "principal" }),
  stated("evidence-unknown-source", "The evidence names a source that is none of the kinds of source.", {
    evidence: ["principal", "newspaper"],
  }),
  stated("evidence-app-without-id", "The evidence is read in an app without an id, which is no source.", { evidence: ["app:"] }),
  stated("evidence-address", "The evidence is an address of a page, which is no source: the source would be the web.", {
    evidence: ["https://green.example/offers"],
  }),

  stated("trigger-number", "What started it is a number, and a trigger is named by a text.", { trigger: 1 }),
  stated("moves-text", "What is moved is a text, and it is an object with from and to.", { moves: "files to mail" }),
  stated("moves-list", "What is moved is a list, and it is an object with from and to.", { moves: ["files", "mail"] }),
  stated("moves-to-list", "The app that information is moved to is a list, and it is a text.", { moves: { from: "files", to: ["mail"] } }),
  stated("moves-from-null", "The app that information is moved from is null, and it is a text.", { moves: { from: null, to: "mail" } }),
  stated("self-change-true", "The change to itself is a truth value, and it is one of the three that there are.", { self_change: true }),
  stated("self-change-unknown", "The change to itself is none of the three that there are, so no rule judges it.", {
    self_change: "skills",
  }),
  stated(
    "self-change-inherited-name",
    "The change to itself has the name of something that every object inherits, and is none of the three.",
    {
      self_change: "constructor",
    },
  ),
  stated("settlement-text", "The evidence of a settlement is a text, and it is an object.", { settlement_evidence: "Everybody approved." }),
];
