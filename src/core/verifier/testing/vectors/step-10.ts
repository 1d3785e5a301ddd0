// Step 10: a read through an app that appeared after the Grant, where new apps are not covered. An app is one of the Grant's by its id or by its
// provider; official acts through another app are step 14's.
import { type Case, type Decided, section, type Vector } from "./authoring.ts";
import { reading, reply } from "./bases.ts";
import { withPartner } from "./bases-resolving.ts";

const step10 = section("§7 step 10");
const NEW: Decided = ["DENY", 10, "new_app_not_covered"];
const READ: Decided = ["ALLOW", 11, "non_binding"];
const OUTSIDE: Decided = ["DENY", 14, "resource_outside_act"];

const through = (resource?: object) => (vector: Case) => Object.assign(vector.request, { resource });
const covered = ({ context }: Case) => Object.assign(context.grant.defaults, { new_connectors: "covered" });

export const vectors: readonly Vector[] = [
  step10(
    "step-10-new-app",
    "The mail is read through an app that is not among the Grant's, and new apps are not covered.",
    reading,
    through({ id: "notes" }),
    NEW,
  ),
  step10(
    "step-10-new-provider",
    "The app is named by a provider that none of the Grant's apps has.",
    reading,
    through({ provider: "New Notes" }),
    NEW,
  ),
  step10(
    "step-10-new-app-by-effect",
    "A reading is proposed by its effect, through an app that is not among the Grant's.",
    reading,
    ({ request }) => Object.assign(request, { act: undefined, effect: "read", resource: { id: "notes" } }),
    NEW,
  ),
  step10(
    "step-10-label",
    "The app is named by the label of one of the Grant's, and labels are no ids.",
    reading,
    through({ id: "Work mail" }),
    NEW,
  ),
  step10("step-10-longer-id", "The app's id begins with one of the Grant's and goes on.", reading, through({ id: "mail-archive" }), NEW),
  step10(
    "step-10-other-provider",
    "The app has the id of one of the Grant's and another provider, so it is not that app.",
    reading,
    through({ id: "mail", provider: "Other Mail" }),
    NEW,
  ),
  step10(
    "step-10-covered",
    "The mail is read through an app that is not among the Grant's, and new apps are covered.",
    reading,
    (vector) => {
      through({ id: "notes" })(vector);
      covered(vector);
    },
    READ,
  ),
  step10(
    "step-10-own-app",
    "The files are read through an app of the Grant's that lists reading.",
    reading,
    through({ id: "files" }),
    READ,
  ),
  step10(
    "step-10-own-provider",
    "The app is named by the provider of one of the Grant's.",
    reading,
    through({ provider: "Example Drive" }),
    READ,
  ),
  step10(
    "step-10-own-id-and-provider",
    "The app is named by id and provider, which are those of one of the Grant's.",
    reading,
    through({ id: "files", provider: "Example Drive" }),
    READ,
  ),
  step10(
    "step-10-app-of-another-act",
    "The reading goes through an app of the Grant's that its own authority does not use: it did not appear after the Grant.",
    reading,
    (vector) => {
      through({ id: "files" })(vector);
      vector.context.grant.authorities[0].resources = ["mail"];
    },
    READ,
  ),
  step10(
    "step-10-no-app",
    "No app is stated, so none appeared after the Grant, and for a reading that is not asked.",
    reading,
    through(undefined),
    READ,
  ),
  step10(
    "step-10-no-id",
    "The resource names an account and neither an id nor a provider, so no app is stated.",
    reading,
    through({ account: "box-work" }),
    READ,
  ),
  step10(
    "step-10-official-act",
    "A reply goes through an app that is not among the Grant's: step 10 is for acts of kind none, and step 14 denies it.",
    reply,
    through({ id: "notes" }),
    OUTSIDE,
  ),
  step10(
    "step-10-official-act-covered",
    "A reply goes through an app that is not among the Grant's, and new apps are covered: that covers no official act.",
    reply,
    (vector) => {
      through({ id: "notes" })(vector);
      covered(vector);
    },
    OUTSIDE,
  ),
  step10(
    "step-10-answered",
    "The host says that the principal answered yes to the new app, and nothing makes a denial pass.",
    reading,
    (vector) => {
      through({ id: "notes" })(vector);
      vector.context.answered = ["new_app_not_covered"];
    },
    NEW,
  ),
  step10(
    "order-10-before-11",
    "The act is of kind none, which is allowed at step 11, and the app appeared after the Grant: step 10 comes first.",
    reading,
    ({ request }) => Object.assign(request, { resource: { id: "notes", account: "box-work", location: "Inbox" } }),
    NEW,
  ),
  step10(
    "order-10-before-12",
    "Who reads is not stated, and the app appeared after the Grant: it is denied before who acts could be asked for.",
    reading,
    (vector) => {
      through({ id: "notes" })(vector);
      vector.request.actor = undefined;
    },
    NEW,
  ),
  step10(
    "order-06-before-10",
    "A member reads what only the delegate holds, through an app that appeared after the Grant: whose act it is comes first.",
    reading,
    (vector) => {
      withPartner(vector);
      through({ id: "notes" })(vector);
      vector.request.actor = "agent:partner";
    },
    ["DENY", 6, "actor_not_authorized"],
  ),
];
