// Step 14, the app and the account: the act goes through one of its own apps, as the account that the app names.
import { type Case, type Decided, type Loose, section, type Vector } from "./authoring.ts";
import { groceries, reply } from "./bases.ts";
import { appointment, booking } from "./bases-single.ts";

const step14 = section("§7 step 14");
const UNBOUND: Decided = ["DENY", 14, "resource_unbound"];
const UNSTATED: Decided = ["ASK_USER", 14, "resource_unstated"];
const OUTSIDE: Decided = ["DENY", 14, "resource_outside_act"];
const ACCOUNT_UNSTATED: Decided = ["ASK_USER", 14, "account_unstated"];
const ACCOUNT_DIFFERS: Decided = ["DENY", 14, "account_differs"];
const ALLOWED: Decided = ["ALLOW", 20, "commit_automatic"];

const through = (resource?: Loose) => (vector: Case) => Object.assign(vector.request, { resource });
const unbound = ({ context }: Case) => Object.assign(context.grant.authorities[0], { resources: [] });

/** Both shops of the act are of one provider. */
function oneProvider(vector: Case): void {
  for (const resource of vector.context.grant.resources) resource.provider = "market.example";
}

const ACCOUNT = "anna@home.example";

export const vectors: readonly Vector[] = [
  step14(
    "step-14-unbound",
    "The act is bound to no app, which is none and not every one: it is denied through any.",
    groceries,
    unbound,
    UNBOUND,
  ),
  step14(
    "step-14-unbound-unstated",
    "The act is bound to no app and none is stated: no statement could make it pass, so it is denied and not asked.",
    groceries,
    (vector) => {
      unbound(vector);
      vector.request.resource = undefined;
    },
    UNBOUND,
  ),
  step14("step-14-unstated", "The app is not stated.", groceries, through(), UNSTATED),
  step14(
    "step-14-unstated-only-one",
    "The act is bound to one app only, and the app is not stated: that is asked, not concluded.",
    appointment,
    through(),
    UNSTATED,
  ),
  step14("step-14-unstated-empty", "A resource is given that says nothing.", appointment, through({}), UNSTATED),
  step14(
    "step-14-unstated-account-alone",
    "The account is stated, and no app: an account alone names none.",
    groceries,
    through({ account: ACCOUNT }),
    UNSTATED,
  ),
  step14(
    "step-14-second-app",
    "The app is the second one of the act.",
    groceries,
    through({ id: "corner-shop", account: ACCOUNT }),
    ALLOWED,
  ),
  step14("step-14-other-app", "The app is one of the Grant's and none of the act's.", reply, through({ id: "files" }), OUTSIDE),
  step14(
    "step-14-other-app-with-the-effect",
    "The app is one of the Grant's and has the effect, and the act is not bound to it.",
    groceries,
    (vector) => {
      vector.context.grant.authorities[0].resources = ["corner-shop"];
    },
    OUTSIDE,
  ),
  step14("step-14-unknown-app", "The app is none of the Grant's.", groceries, through({ id: "third-shop", account: ACCOUNT }), OUTSIDE),
  step14(
    "step-14-longer-id",
    "The app's id begins with that of one of the act's: ids are compared whole.",
    groceries,
    through({ id: "green-grocer-2", account: ACCOUNT }),
    OUTSIDE,
  ),
  step14(
    "step-14-shorter-id",
    "The app's id is the beginning of that of one of the act's: ids are compared whole.",
    groceries,
    through({ id: "green", account: ACCOUNT }),
    OUTSIDE,
  ),
  step14(
    "step-14-covered-new-app",
    "Apps that appear later are covered, and this one is none of the act's: that covers reading, never an official act.",
    groceries,
    (vector) => {
      vector.context.grant.defaults.new_connectors = "covered";
      vector.request.resource = { id: "third-shop", account: ACCOUNT };
    },
    OUTSIDE,
  ),
  step14(
    "step-14-label",
    "The app is named by its label, which is no identifier.",
    groceries,
    through({ id: "Green Grocer", account: ACCOUNT }),
    OUTSIDE,
  ),

  step14(
    "step-14-provider",
    "The app is named by its provider, and one of the act's apps is of that provider.",
    groceries,
    through({ provider: "green.example", account: ACCOUNT }),
    ALLOWED,
  ),
  step14(
    "step-14-provider-none",
    "The app is named by its provider, and none of the act's apps is of it.",
    groceries,
    through({ provider: "third.example", account: ACCOUNT }),
    OUTSIDE,
  ),
  step14(
    "step-14-provider-of-another-act",
    "The app is named by its provider, and an app of that provider is the Grant's but none of the act's.",
    reply,
    through({ provider: "Example Drive", account: "box-work", location: "Clients" }),
    OUTSIDE,
  ),
  step14(
    "step-14-provider-several",
    "The app is named by its provider, and two of the act's apps are of it: which one is meant is asked.",
    groceries,
    (vector) => {
      oneProvider(vector);
      vector.request.resource = { provider: "market.example", account: ACCOUNT };
    },
    UNSTATED,
  ),
  step14(
    "step-14-provider-one-is-the-acts",
    "The app is named by its provider, of which the Grant has two apps and the act one: that one is meant.",
    groceries,
    (vector) => {
      oneProvider(vector);
      vector.context.grant.authorities[0].resources = ["corner-shop"];
      vector.request.resource = { provider: "market.example", account: ACCOUNT };
    },
    ALLOWED,
  ),
  step14(
    "step-14-provider-several-and-id",
    "The app is named by its id and its provider, and two of the act's apps are of that provider: the id says which.",
    groceries,
    (vector) => {
      oneProvider(vector);
      vector.request.resource = { id: "corner-shop", provider: "market.example", account: ACCOUNT };
    },
    ALLOWED,
  ),
  step14(
    "step-14-id-and-other-provider",
    "The app is named by an id of the act's and another provider than that app's: they are two apps, or none.",
    groceries,
    through({ id: "green-grocer", provider: "third.example", account: ACCOUNT }),
    OUTSIDE,
  ),
  step14(
    "step-14-id-and-provider-of-the-other",
    "The app is named by the id of one of the act's apps and the provider of the other: they are not one app.",
    groceries,
    through({ id: "green-grocer", provider: "corner.example", account: ACCOUNT }),
    OUTSIDE,
  ),
  step14(
    "step-14-other-id-and-provider",
    "The app is named by an id that is none of the act's and a provider that is: the provider does not make up for it.",
    groceries,
    through({ id: "third-shop", provider: "green.example", account: ACCOUNT }),
    OUTSIDE,
  ),

  step14(
    "step-14-account-unstated",
    "The app names the account it acts as, and none is stated.",
    groceries,
    through({ id: "green-grocer" }),
    ACCOUNT_UNSTATED,
  ),
  step14(
    "step-14-account-differs",
    "The browser is signed in as the partner, and the app names another account: access is not authority.",
    booking,
    ({ request }) => Object.assign(request.resource, { account: "partner@travel.example" }),
    ACCOUNT_DIFFERS,
  ),
  step14(
    "step-14-account-begins-alike",
    "The account that is stated begins with the one that the app names: accounts are compared whole.",
    reply,
    ({ request }) => Object.assign(request.resource, { account: "box-work-2" }),
    ACCOUNT_DIFFERS,
  ),
  step14(
    "step-14-account-other-case",
    "The account that is stated differs in capitals from the one that the app names: it is not the same string.",
    reply,
    ({ request }) => Object.assign(request.resource, { account: "Box-Work" }),
    ACCOUNT_DIFFERS,
  ),
  step14(
    "step-14-account-of-the-other-app",
    "Each of the act's two apps names an account of its own, and the account stated is the other app's.",
    groceries,
    ({ request, context }) => {
      context.grant.resources[1].account = "anna@corner.example";
      request.resource.account = "anna@corner.example";
    },
    ACCOUNT_DIFFERS,
  ),
  step14(
    "step-14-account-of-the-provider",
    "The app is named by its provider, and the account is another than that app's.",
    groceries,
    through({ provider: "green.example", account: "partner@home.example" }),
    ACCOUNT_DIFFERS,
  ),
  step14(
    "step-14-account-not-named",
    "The app names no account, so it is held to none, and the one that is stated decides nothing (G12).",
    appointment,
    through({ id: "calendar", account: "anna@home.example" }),
    ALLOWED,
  ),
  step14(
    "step-14-account-not-named-unstated",
    "The app names no account, and none is stated.",
    appointment,
    through({ id: "calendar" }),
    ALLOWED,
  ),

  step14(
    "order-14-outside-before-account",
    "The app is none of the act's and no account is stated: the app comes first.",
    groceries,
    through({ id: "third-shop" }),
    OUTSIDE,
  ),
  step14(
    "order-14-resource-before-account",
    "No app is stated and the account is another than both apps name: the app comes first, and asks.",
    groceries,
    through({ account: "partner@home.example" }),
    UNSTATED,
  ),
  step14(
    "order-14-several-before-account",
    "The provider leaves two apps open and the account is another than both name: which app is meant comes first.",
    groceries,
    (vector) => {
      oneProvider(vector);
      vector.request.resource = { provider: "market.example", account: "partner@home.example" };
    },
    UNSTATED,
  ),
];
