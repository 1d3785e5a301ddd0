// Step 9, how an app is named: by the id of a resource of the Grant, or as the source app: with that id; nothing else before the id names it.
import { type Case, type Decided, section, type Vector } from "./authoring.ts";
import { reading } from "./bases.ts";
import { copying } from "./bases-resolving.ts";

const step9 = section("§7 step 9");
const UNLISTED: Decided = ["DENY", 9, "movement_app_unlisted"];

const moving =
  (from: string, to: string) =>
  ({ request, context }: Case): void => {
    context.grant.defaults.data_movement = "listed_apps";
    request.moves = { from, to };
  };

export const vectors: readonly Vector[] = [
  step9(
    "step-09-unlisted-other-prefix",
    "Information is moved to something that ends like an app of the Grant and begins otherwise.",
    reading,
    moving("mail", "url:files"),
    UNLISTED,
  ),
  step9(
    "step-09-unlisted-from-other-prefix",
    "Information is moved out of something that ends like an app of the Grant and begins otherwise.",
    reading,
    moving("bad:mail", "files"),
    UNLISTED,
  ),
  step9(
    "step-09-listed-mixed-spellings",
    "Information is moved between two apps of the Grant, one named by its id and the other as a source.",
    reading,
    moving("app:mail", "files"),
    ["ALLOW", 11, "non_binding"],
  ),
  step9(
    "step-09-effect-to-the-same-app",
    "Information is copied within one app of the Grant, which is a listed one.",
    copying,
    moving("files", "files"),
    ["ALLOW", 20, "commit_automatic"],
  ),
];
