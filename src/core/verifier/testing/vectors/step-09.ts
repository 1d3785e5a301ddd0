// Step 9: moving information, by the Grant's rule, wherever it is stated or is the effect. (The most people that one message may
// reach: step-09-recipients.ts.)
import { type Case, type Decided, section, type Vector } from "./authoring.ts";
import { reading, reply } from "./bases.ts";
import { copying } from "./bases-resolving.ts";

const step9 = section("§7 step 9");
const NEVER: Decided = ["DENY", 9, "movement_never"];
const ASKS: Decided = ["ASK_USER", 9, "movement_asks"];
const NO_TARGET: Decided = ["ASK_USER", 9, "movement_target_unstated"];
const UNLISTED: Decided = ["DENY", 9, "movement_app_unlisted"];
const READ: Decided = ["ALLOW", 11, "non_binding"];
const DONE: Decided = ["ALLOW", 20, "commit_automatic"];

const LISTED = { from: "mail", to: "files" };

/** The base with another rule for moving information and these moves; its own rule is that information moves between listed apps. */
const moving = (moves?: object, data_movement = "listed_apps") => {
  return ({ request, context }: Case) => {
    context.grant.defaults.data_movement = data_movement;
    request.moves = moves;
  };
};

const answering = (change: (vector: Case) => unknown, ...answered: string[]) => {
  return (vector: Case) => {
    change(vector);
    vector.context.answered = answered;
  };
};

export const vectors: readonly Vector[] = [
  step9(
    "step-09-never",
    "A reading moves information from one app of the Grant to another, which is never done.",
    reading,
    moving(LISTED, "never"),
    NEVER,
  ),
  step9(
    "step-09-never-official",
    "A reply moves information between apps of the Grant, which is never done whatever the effect.",
    reply,
    moving(LISTED, "never"),
    NEVER,
  ),
  step9(
    "step-09-never-moves-nowhere",
    "Moving is stated without a from and a to, and moving information is never done.",
    reading,
    moving({}, "never"),
    NEVER,
  ),
  step9(
    "step-09-never-effect",
    "The act moves information by its effect, its moves are not stated, and moving information is never done, although the act is allowed.",
    copying,
    moving(undefined, "never"),
    NEVER,
  ),
  step9(
    "step-09-never-nothing-moved",
    "Moving information is never done, and nothing is moved.",
    reading,
    moving(undefined, "never"),
    READ,
  ),
  step9(
    "step-09-never-answered",
    "The host says that the principal answered yes to moving information, and nothing makes a denial pass.",
    reading,
    answering(moving(LISTED, "never"), "movement_never", "movement_asks"),
    NEVER,
  ),

  step9("step-09-asks", "A reading moves information between apps of the Grant, which asks.", reading, moving(LISTED, "ask"), ASKS),
  step9(
    "step-09-asks-unlisted-app",
    "Information would be moved to an app that the Grant does not list, which asks too where moving asks.",
    reading,
    moving({ from: "mail", to: "visa-site" }, "ask"),
    ASKS,
  ),
  step9(
    "step-09-asks-effect",
    "The act moves information by its effect, which asks, although its go-ahead is standing.",
    copying,
    moving({ from: "files", to: "mail" }, "ask"),
    ASKS,
  ),
  step9(
    "step-09-asks-no-target",
    "Moving information asks, and where it would go is not stated: that is what is asked for.",
    reading,
    moving({ from: "mail" }, "ask"),
    NO_TARGET,
  ),
  step9(
    "step-09-asks-effect-no-moves",
    "The act moves information by its effect, which asks, and no moves are stated: where it would go is asked for.",
    copying,
    moving(undefined, "ask"),
    NO_TARGET,
  ),
  step9(
    "step-09-asks-answered",
    "The principal has answered yes to moving the information, and the reading goes on.",
    reading,
    answering(moving(LISTED, "ask"), "movement_asks"),
    READ,
  ),
  step9(
    "step-09-asks-no-target-answered",
    "Where the information would go is not stated, and no yes passes over that.",
    reading,
    answering(moving({ from: "mail" }, "ask"), "movement_asks", "movement_target_unstated"),
    NO_TARGET,
  ),

  step9("step-09-listed", "Information moves from one listed app to another.", reading, moving(LISTED), READ),
  step9(
    "step-09-listed-as-source",
    "The listed apps are written as sources are, with app: before their ids.",
    reading,
    moving({ from: "app:mail", to: "app:files" }),
    READ,
  ),
  step9(
    "step-09-listed-no-from",
    "Information moves to a listed app, and where it comes from is not stated.",
    reading,
    moving({ to: "files" }),
    READ,
  ),
  step9(
    "step-09-listed-apps-of-the-grant",
    "A reply moves information to an app of the Grant that its own authority does not use: the listed apps are the Grant's.",
    reply,
    moving(LISTED),
    DONE,
  ),
  step9("step-09-listed-effect", "The act moves information by its effect, between listed apps.", copying, () => {}, DONE),
  step9(
    "step-09-unlisted-to",
    "A passport number would be copied from the files into a site that the Grant does not list.",
    reading,
    moving({ from: "files", to: "visa-site" }),
    UNLISTED,
  ),
  step9(
    "step-09-unlisted-from",
    "Information would be moved to a listed app from one that the Grant does not list.",
    reading,
    moving({ from: "old-drive", to: "files" }),
    UNLISTED,
  ),
  step9(
    "step-09-unlisted-label",
    "The app is given by its label, and apps are compared by id.",
    reading,
    moving({ from: "mail", to: "Client files" }),
    UNLISTED,
  ),
  step9(
    "step-09-unlisted-provider",
    "The app is given by its provider, and apps are compared by id.",
    reading,
    moving({ from: "mail", to: "Example Drive" }),
    UNLISTED,
  ),
  step9(
    "step-09-unlisted-capital",
    "The app differs from a listed one in a capital letter.",
    reading,
    moving({ from: "mail", to: "Files" }),
    UNLISTED,
  ),
  step9(
    "step-09-unlisted-twice-app",
    "The prefix app: stands twice before the id, which names no app.",
    reading,
    moving({ from: "mail", to: "app:app:files" }),
    UNLISTED,
  ),
  step9(
    "step-09-unlisted-longer",
    "The app's id begins with a listed one and goes on.",
    reading,
    moving({ from: "mail", to: "files-public" }),
    UNLISTED,
  ),
  step9(
    "step-09-unlisted-effect",
    "The act moves information by its effect, to an app that the Grant does not list.",
    copying,
    moving({ from: "files", to: "visa-site" }),
    UNLISTED,
  ),
  step9(
    "step-09-unlisted-answered",
    "The host says that the principal answered yes to moving information to an app that is not listed, and nothing makes a denial pass.",
    reading,
    answering(moving({ from: "files", to: "visa-site" }), "movement_app_unlisted", "movement_asks"),
    UNLISTED,
  ),
  step9(
    "step-09-no-target",
    "Information moves between listed apps only, and where it would go is not stated.",
    reading,
    moving({ from: "mail" }),
    NO_TARGET,
  ),
  step9(
    "step-09-no-target-no-from",
    "Moving is stated without a from and a to, so where it would go is asked for.",
    reading,
    moving({}),
    NO_TARGET,
  ),
  step9(
    "step-09-no-target-effect",
    "The act moves information by its effect, and no moves are stated: where it would go is asked for.",
    copying,
    moving(undefined),
    NO_TARGET,
  ),
  step9(
    "step-09-no-target-before-unlisted",
    "Information would be moved from an app that is not listed to one that is not stated: the unstated one is asked for first.",
    reading,
    moving({ from: "old-drive" }),
    NO_TARGET,
  ),

  step9(
    "order-09-before-10",
    "Information would be moved, which is never done, from an app that appeared after the Grant: moving comes first.",
    reading,
    (vector) => {
      moving({ from: "notes", to: "files" }, "never")(vector);
      vector.request.resource = { id: "notes" };
    },
    NEVER,
  ),
];
