// Step 14, the place inside the app: equal to one of its locations or below it, part by part between slashes, never by substring.
import { type Case, type Decided, section, type Vector } from "./authoring.ts";
import { reply } from "./bases.ts";
import { appointment } from "./bases-single.ts";

const step14 = section("§7 step 14");
const UNSTATED: Decided = ["ASK_USER", 14, "location_unstated"];
const OUTSIDE: Decided = ["DENY", 14, "location_outside"];
const ALLOWED: Decided = ["ALLOW", 20, "commit_automatic"];

const at = (location?: string) => (vector: Case) => Object.assign(vector.request.resource, { location });

/** The mail is held to these locations instead of Inbox and Clients. */
const heldTo =
  (locations: readonly string[] | undefined, location?: string) =>
  (vector: Case): void => {
    vector.context.grant.resources[0].locations = locations;
    at(location)(vector);
  };

/** Places that are named with a location of the app and are not inside it. */
const NOT_INSIDE: readonly (readonly [id: string, about: string, location: string])[] = [
  ["sibling", "The place begins with a location's name and goes on without a slash: it is another folder.", "Clients2"],
  ["shorter", "The place is the beginning of a location's name.", "Client"],
  ["case", "The place differs in capitals from a location: it is not the same string.", "clients"],
  ["nested-elsewhere", "The place ends in a location's name, below another folder.", "Archive/Clients"],
  ["leading-slash", "The place begins with a slash, which the location does not.", "/Clients"],
  ["other", "The place is none of the locations.", "Private"],
  ["dots", "The place goes up from a location to another folder: one with a segment of two dots matches nothing.", "Clients/../Private"],
  ["dots-back", "The place goes up and back into a location: one with a segment of two dots matches nothing.", "Clients/../Clients"],
  ["dots-last", "The place ends in a segment of two dots, which matches nothing.", "Clients/.."],
  ["dot", "The place has a segment of one dot, which matches nothing.", "Clients/./Lena"],
  ["dot-first", "The place begins with a segment of one dot, which matches nothing.", "./Clients"],
  ["empty-segment", "The place has an empty segment inside, which matches nothing.", "Clients//Lena"],
  ["two-slashes", "The place ends in two slashes, and only one at the end is ignored.", "Clients//"],
  ["backslash", "The place has a backslash, which some apps read as a slash: it matches nothing.", "Clients/..\\Private"],
  ["percent", "The place has a percent sign, behind which a slash could be: it matches nothing.", "Clients/%2e%2e%2fPrivate"],
  ["control", "The place has a control character, which matches nothing.", "Clients/Lena\u0007"],
  ["newline", "The place ends in a line feed, which matches nothing.", "Clients\n"],
  ["format", "The place has an invisible format character, which matches nothing.", "Clients/\u200bLena"],
  ["bidi", "The place has a character that turns the writing around, which matches nothing.", "Clients/\u202eaneL"],
];

/** Places that are inside one of the app's locations. */
const INSIDE: readonly (readonly [id: string, about: string, location: string])[] = [
  ["exact", "The place is the first of the locations.", "Inbox"],
  ["below", "The place is a folder below a location.", "Clients/Lena"],
  ["far-below", "The place is several folders below a location.", "Clients/Lena/2027"],
  ["trailing-slash", "The place is a location with a slash at its end, which is ignored.", "Clients/"],
  ["below-trailing-slash", "The place is below a location and has a slash at its end, which is ignored.", "Clients/Lena/"],
  ["name-with-dots", "The place below the location has a name with dots in it, which is no segment of dots.", "Clients/.Lena..old"],
  ["spaces", "The place below the location has a name with a space in it.", "Clients/Lena Holm"],
];

export const vectors: readonly Vector[] = [
  ...NOT_INSIDE.map(([id, about, location]) => step14(`reading-14-location-${id}`, about, reply, at(location), OUTSIDE)),
  ...INSIDE.map(([id, about, location]) => step14(`reading-14-location-${id}`, about, reply, at(location), ALLOWED)),
  step14("step-14-location-unstated", "The app is held to locations, and none is stated.", reply, at(), UNSTATED),
  step14(
    "step-14-location-whole-app",
    "The app is held to no location, so the whole app is the act's and a stated place decides nothing (G12).",
    reply,
    heldTo(undefined, "Private"),
    ALLOWED,
  ),
  step14("step-14-location-whole-app-unstated", "The app is held to no location, and none is stated.", reply, heldTo(undefined), ALLOWED),
  step14(
    "step-14-location-whole-app-dots",
    "The app is held to no location, and the place that is stated goes up: nothing is compared with it.",
    appointment,
    ({ request }) => Object.assign(request.resource, { location: "../Private" }),
    ALLOWED,
  ),
  step14(
    "reading-14-location-parent",
    "The app is held to a folder, and the place is the folder above it.",
    reply,
    heldTo(["Clients/Lena"], "Clients"),
    OUTSIDE,
  ),
  step14(
    "reading-14-location-beside",
    "The app is held to a folder, and the place is another one beside it whose name begins alike.",
    reply,
    heldTo(["Clients/Lena"], "Clients/Lena2"),
    OUTSIDE,
  ),
  step14(
    "reading-14-location-held-with-slash",
    "The location is written with a slash at its end, which is ignored: the folder itself is inside.",
    reply,
    heldTo(["Clients/"], "Clients"),
    ALLOWED,
  ),
  step14(
    "reading-14-location-held-with-slash-below",
    "The location is written with a slash at its end, and the place is below it.",
    reply,
    heldTo(["Clients/"], "Clients/Lena"),
    ALLOWED,
  ),
  step14(
    "reading-14-location-held-with-slash-beside",
    "The location is written with a slash at its end, and the place only begins alike.",
    reply,
    heldTo(["Clients/"], "Clients2"),
    OUTSIDE,
  ),
  step14(
    "reading-14-location-held-at-the-root",
    "The location begins with a slash, and the place below it does too.",
    reply,
    heldTo(["/Clients"], "/Clients/Lena"),
    ALLOWED,
  ),
  step14(
    "reading-14-location-held-with-percent",
    "The location itself holds a percent sign and the place is the same string: one with a percent sign matches nothing.",
    reply,
    heldTo(["50% off"], "50% off"),
    OUTSIDE,
  ),
  step14(
    "reading-14-location-held-with-dots",
    "The location itself goes up and the place is the same string: one with a segment of dots matches nothing.",
    reply,
    heldTo(["../Clients"], "../Clients"),
    OUTSIDE,
  ),
  step14(
    "reading-14-location-wildcard",
    "The location is a star, which is a name and no wildcard.",
    reply,
    heldTo(["*"], "Clients"),
    OUTSIDE,
  ),
  step14(
    "reading-14-location-by-provider",
    "The app is named by its provider, and its locations hold it all the same.",
    reply,
    ({ request }) => Object.assign(request, { resource: { provider: "Example Mail", account: "box-work", location: "Private" } }),
    OUTSIDE,
  ),

  step14(
    "order-14-account-unstated-before-location",
    "No account is stated and the place is outside: the account comes first, and asks.",
    reply,
    ({ request }) => Object.assign(request.resource, { account: undefined, location: "Private" }),
    ["ASK_USER", 14, "account_unstated"],
  ),
  step14(
    "order-14-account-before-location-unstated",
    "The account differs and no place is stated: the account comes first, and denies.",
    reply,
    ({ request }) => Object.assign(request.resource, { account: "box-private", location: undefined }),
    ["DENY", 14, "account_differs"],
  ),
  step14(
    "order-14-account-before-location",
    "The account differs and the place is outside: the account comes first.",
    reply,
    ({ request }) => Object.assign(request.resource, { account: "box-private", location: "Private" }),
    ["DENY", 14, "account_differs"],
  ),
  step14(
    "order-14-outside-before-location",
    "The app is none of the act's and the place is outside: the app comes first.",
    reply,
    ({ request }) => Object.assign(request, { resource: { id: "files", location: "Private" } }),
    ["DENY", 14, "resource_outside_act"],
  ),

  step14(
    "order-14-before-15-unstated",
    "No place is stated, and the counterparty is unknown: both ask, and the earlier step gives the reason.",
    reply,
    ({ request }) => {
      request.resource.location = undefined;
      request.counterparties = [{ id: "mallory@evil.example" }];
    },
    UNSTATED,
  ),
  step14(
    "order-14-before-15-denied",
    "The place is outside and no counterparty is stated: the earlier step denies, although the later one asks.",
    reply,
    ({ request }) => {
      request.resource.location = "Private";
      request.counterparties = undefined;
    },
    OUTSIDE,
  ),
];
