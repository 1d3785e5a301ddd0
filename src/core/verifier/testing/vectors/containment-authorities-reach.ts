// G9a: authorities. With whom, through what, and where inside it.
import type { ContainmentVector } from "./authoring.ts";
import { asItIs, both, put, reserving, row } from "./bases-containment.ts";

const { within, wider } = row("authorities");
const room = row("authorities", reserving);

const NONE = undefined;
const TARGETS = "/authorities/0/targets";
const IDS = `${TARGETS}/ids`;
const SHOPS = ["green.example", "lena@corner.example"];
const targets = (scope: string, ids: readonly string[] = SHOPS) => put({ [`${TARGETS}/scope`]: scope, [IDS]: ids });
const scoped = (scope: string, ids?: readonly string[]) => ({ parent: targets(scope, ids) });
const recipients = { class: "recipients", scope: "named", ids: ["lena@client.example"] };
const locations = (...inside: string[]) => put({ "/resources/0/locations": inside });

export const containment: readonly ContainmentVector[] = [
  within("g9a-authorities-named-equal", "Both name the same merchants, in another order.", put({ [IDS]: [...SHOPS].reverse() })),
  within("g9a-authorities-named-fewer", "The child names one merchant of the two.", put({ [IDS]: ["green.example"] })),
  within("g9a-authorities-named-nobody", "The child names nobody.", put({ [IDS]: [] })),
  wider("g9a-authorities-named-another", "The child names one merchant more.", put({ [`${IDS}/-`]: "third.example" })),
  wider(
    "g9a-authorities-named-below",
    "A merchant's name that ends in a listed one is another merchant.",
    put({ [IDS]: ["evil-green.example"] }),
  ),
  wider(
    "g9a-authorities-known-where-named",
    "The child may buy from those that are known, and the parent from those that are named.",
    targets("known"),
  ),
  wider("g9a-authorities-any-where-named", "The child may buy from anyone, and the parent from those that are named.", targets("any", [])),
  wider(
    "g9a-authorities-any-where-known",
    "The child may buy from anyone, and the parent from those that are known.",
    targets("any"),
    scoped("known"),
  ),
  within("g9a-authorities-known-equal", "Both may buy from those that are known.", asItIs, scoped("known")),
  within(
    "g9a-authorities-named-where-known",
    "Of those that are known, the child names two that the parent lists.",
    targets("named"),
    scoped("known"),
  ),
  wider(
    "g9a-authorities-named-unlisted-where-known",
    "The child names one that its parent does not list among the known.",
    targets("named", ["third.example"]),
    scoped("known"),
  ),
  wider("g9a-authorities-known-more", "The child lists one more as known.", put({ [`${IDS}/-`]: "third.example" }), scoped("known")),
  within("g9a-authorities-any-equal", "Both may buy from anyone.", asItIs, scoped("any", [])),
  within(
    "g9a-authorities-named-where-any",
    "The child names a merchant, and the parent may buy from anyone.",
    targets("named", ["third.example"]),
    scoped("any", []),
  ),
  within(
    "g9a-authorities-known-where-any",
    "The child lists one as known, and the parent may buy from anyone.",
    targets("known", ["third.example"]),
    scoped("any", []),
  ),
  within(
    "g9a-authorities-named-domain-case",
    "An email address's domain is compared in lower case.",
    put({ [IDS]: ["lena@CORNER.example"] }),
  ),
  wider("g9a-authorities-named-mailbox-case", "What stands before the @ is compared as it is.", put({ [IDS]: ["Lena@corner.example"] })),
  wider("g9a-authorities-named-host-case", "What is no email address is compared by exact string.", put({ [IDS]: ["Green.example"] })),
  wider("g9a-authorities-named-handle-case", "A handle is no email address: its capitals are its own.", put({ [IDS]: ["@GreenShop"] }), {
    parent: put({ [IDS]: ["@greenshop"] }),
  }),
  within(
    "g9a-authorities-named-composed",
    "Two spellings of one composed letter are one name (NFC).",
    put({ [IDS]: ["cafe\u0301.example"] }),
    {
      parent: put({ [IDS]: ["caf\u00e9.example"] }),
    },
  ),
  wider(
    "g9a-authorities-named-lookalike",
    "A Cyrillic letter that looks like a Latin one is another letter.",
    put({ [IDS]: ["gr\u0435en.example"] }),
  ),
  wider("g9a-authorities-named-wildcard", "A star is no wildcard: it names somebody else.", put({ [IDS]: ["*"] })),
  room.wider(
    "g9a-authorities-targets-dropped",
    "The child says of no other side, and its parent names one: nobody would be judged.",
    put({ [TARGETS]: NONE }),
    {
      parent: put({ [TARGETS]: recipients }),
    },
  ),
  room.wider("g9a-authorities-targets-added", "The child has another side, and its parent has none.", put({ [TARGETS]: recipients })),
  room.wider(
    "g9a-authorities-targets-other-class",
    "The same names are of another class of other side.",
    put({ [`${TARGETS}/class`]: "collaborators" }),
    {
      parent: put({ [TARGETS]: recipients }),
    },
  ),

  wider(
    "g9a-authorities-system-another",
    "The act goes through an app of the parent that the parent's act does not go through.",
    put({ "/authorities/0/resources/-": "mail" }),
  ),
  within("g9a-authorities-system-fewer", "The act goes through one app of the two.", put({ "/authorities/0/resources": ["shop"] }), {
    parent: put({ "/authorities/0/resources/-": "mail" }),
  }),
  within(
    "g9a-authorities-system-none",
    "The act goes through nothing: it is unbound, and denied wherever it is judged.",
    put({ "/authorities/0/resources": [] }),
  ),
  wider(
    "g9a-authorities-app-another",
    "The child lists an app that its parent does not, though no act goes through it: moving information would reach it.",
    put({ "/resources/-": { id: "notes", provider: "Example Notes", label: "Notes", effects: ["read"] } }),
  ),
  within(
    "g9a-authorities-app-fewer",
    "The child no longer lists an app that none of its acts goes through or relies on.",
    both(
      (child) => {
        child.resources.pop();
        child.authorities.pop();
      },
      put({ "/authorities/0/grounding/allowed": ["principal"], "/defaults/grounding/allowed": ["principal"] }),
    ),
  ),
  wider(
    "g9a-authorities-app-named-like-a-member-of-every-object",
    "An app may be called constructor; that does not make it one of the parent's.",
    put({ "/resources/-": { id: "constructor", provider: "Example", label: "Constructor", effects: ["read"] } }),
  ),
  wider(
    "g9a-authorities-app-other-provider",
    "An app of the same id is another provider's.",
    put({ "/resources/0/provider": "other.example" }),
  ),
  within("g9a-authorities-app-fewer-effects", "The app is used for one effect of the two.", put({ "/resources/0/effects": ["purchase"] })),
  wider(
    "g9a-authorities-app-another-effect",
    "The app is used for an effect that the parent's is not.",
    put({ "/resources/0/effects/-": "subscribe" }),
  ),
  wider("g9a-authorities-account-other", "The app acts as another account.", put({ "/resources/0/account": "anna@work.example" })),
  wider(
    "g9a-authorities-account-absent",
    "The app may act as any account, and the parent names one.",
    put({ "/resources/0/account": NONE }),
  ),
  within(
    "g9a-authorities-account-added",
    "The child names an account, and the parent none.",
    put({ "/resources/1/account": "anna@home.example" }),
  ),
  wider(
    "g9a-authorities-account-of-another-app",
    "The account is one that the parent names, for another app.",
    put({ "/resources/0/account": "box-home" }),
    {
      parent: put({ "/resources/1/account": "box-home" }),
    },
  ),
  within("g9a-authorities-location-fewer", "The child is held to one location of the two.", locations("Lists")),
  within(
    "g9a-authorities-location-below",
    "A folder in a folder of the parent's is within it.",
    locations("Orders/2027/March", "Lists/Weekly"),
  ),
  within("g9a-authorities-location-trailing-slash", "A slash at the end says nothing.", locations("Orders/2027/", "Lists/")),
  wider("g9a-authorities-location-above", "The folder above the parent's is wider.", locations("Orders")),
  wider("g9a-authorities-location-sibling", "A name that only begins like the parent's is beside it.", locations("Lists2")),
  wider("g9a-authorities-location-other-case", "A folder is compared as it is written.", locations("lists")),
  wider("g9a-authorities-location-another", "The child is held to one location more.", put({ "/resources/0/locations/-": "Refunds" })),
  wider(
    "g9a-authorities-location-absent",
    "The child has the whole app, and the parent two locations of it.",
    put({ "/resources/0/locations": NONE }),
  ),
  wider(
    "g9a-authorities-location-dots",
    "A location that climbs out of the parent's with two dots is in none.",
    locations("Lists/../Refunds"),
  ),
  wider("g9a-authorities-location-dot", "A location with a dot for a folder is in none.", locations("Lists/./Weekly")),
  wider("g9a-authorities-location-percent", "A location with a percent sign may be read as another.", locations("Lists/%2e%2e/Refunds")),
  wider("g9a-authorities-location-backslash", "A location with a backslash may be read as another.", locations("Lists\\..\\Refunds")),
  wider("g9a-authorities-location-empty-part", "A location with an empty part is in none.", locations("Lists//Weekly")),
  within(
    "g9a-authorities-location-added",
    "The child is held to a location, and the parent has the whole app.",
    put({ "/resources/1/locations": ["Inbox"] }),
  ),
];
