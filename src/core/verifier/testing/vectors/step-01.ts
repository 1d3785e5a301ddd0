// Step 1: in carrier mode nothing is judged that did not arrive verified; a Grant with a chain needs that mode at the commit boundary (§7a:
// "Between agents this mode requires carrier mode"). A reading of this project's: in document mode such a Grant is parent_not_authenticated.
import { type Case, type Decided, section, type Vector } from "./authoring.ts";
import { groceries, reading } from "./bases.ts";
import { helped, helpedTwice, OTHER_SEAL, written } from "./bases-chain.ts";

const step1 = section("§7 step 1");
const boundary = section("§7a");
const NOT_AUTHENTICATED: Decided = ["DENY", 1, "not_authenticated"];
const PARENT: Decided = ["DENY", 1, "parent_not_authenticated"];

const TRUST = { audience: "https://gate.example", issuers: [] };
/** {"alg":"none","typ":"poa+jwt"} and {"iss":"https://bot0.ai/power-of-action"} with nothing as a signature. */
const ALG_NONE = "eyJhbGciOiJub25lIiwidHlwIjoicG9hK2p3dCJ9.eyJpc3MiOiJodHRwczovL2JvdDAuYWkvcG93ZXItb2YtYWN0aW9uIn0.";

/** The Grant arrives as a token instead of a document. */
function carried(jws: string) {
  return ({ context }: Case) => Object.assign(context, { mode: "carrier", grant: undefined, carrier: { jws, parents: [], trust: TRUST } });
}

/** A child's purchase at the commit boundary, in document mode, with the child accepted. */
function atTheBoundary(base: () => Case): () => Case {
  return () => {
    const vector = base();
    vector.context.enforcement = "commit_boundary";
    vector.context.acceptance = { grant_id: vector.context.grant.grant_id, seal: "computed", decision: "ACCEPT" };
    return vector;
  };
}

export const vectors: readonly Vector[] = [
  step1(
    "step-01-carrier-no-token",
    "The carrier is a text that is no token, so no signature can be verified.",
    groceries,
    carried("not a token"),
    NOT_AUTHENTICATED,
  ),
  step1(
    "step-01-carrier-alg-none",
    "The carrier says of itself that it is not signed, and only ES256 is verified.",
    groceries,
    carried(ALG_NONE),
    NOT_AUTHENTICATED,
  ),
  step1(
    "step-01-carrier-for-reading",
    "The carrier is not signed, and step 1 runs for acts of every kind.",
    reading,
    carried(ALG_NONE),
    NOT_AUTHENTICATED,
  ),
  step1(
    "step-01-carrier-advisory-too",
    "In carrier mode the carrier is verified however the answer is enforced.",
    groceries,
    (vector) => {
      carried(ALG_NONE)(vector);
      vector.context.enforcement = "provider_native";
    },
    NOT_AUTHENTICATED,
  ),
  step1(
    "order-00-before-01-request",
    "The act is outside the pattern and the carrier is not signed: the request itself is looked at first.",
    groceries,
    (vector) => {
      carried(ALG_NONE)(vector);
      vector.request.act = "Shop.buy";
    },
    ["DENY", 0, "invalid_request"],
  ),
  step1(
    "order-01-before-03-carrier",
    "The carrier is not signed and the host says that the Grant is revoked: who issued it is looked at first.",
    groceries,
    (vector) => {
      carried(ALG_NONE)(vector);
      vector.context.status = "revoked";
    },
    NOT_AUTHENTICATED,
  ),
  step1(
    "step-01-document-not-run",
    "In document mode step 1 does not run: a Grant without a chain is judged although nothing proves its origin.",
    atTheBoundary(groceries),
    () => {},
    ["ALLOW", 20, "commit_automatic"],
  ),

  boundary(
    "step-01-chain-at-the-boundary",
    "A child Grant and its parent are documents at the commit boundary, where between agents carrier mode is required, however well they fit.",
    atTheBoundary(helped),
    () => {},
    PARENT,
  ),
  boundary(
    "step-01-chain-of-two-at-the-boundary",
    "A Grant two levels down and both its parents are documents at the commit boundary, which proves the origin of neither.",
    atTheBoundary(helpedTwice),
    () => {},
    PARENT,
  ),
  boundary(
    "step-01-chain-advisory",
    "A child Grant and its parent are documents and nothing is enforced: step 1 does not run, and the child is within its parent.",
    helped,
    () => {},
    ["ALLOW", 20, "commit_automatic"],
  ),
  boundary(
    "step-01-chain-provider-native",
    "A child Grant and its parent are documents and the target's own controls enforce, which is not the commit boundary's verifier.",
    helped,
    ({ context }) => Object.assign(context, { enforcement: "provider_native" }),
    ["ALLOW", 20, "commit_automatic"],
  ),
  boundary(
    "order-00-before-01-not-accepted",
    "A child Grant at the commit boundary was not accepted, and its parent is not authenticated: that it is a proposal comes first.",
    atTheBoundary(helped),
    ({ context }) => Object.assign(context, { acceptance: undefined }),
    ["DENY", 0, "not_accepted"],
  ),
  boundary(
    "order-00-before-01-seal",
    "A child Grant at the commit boundary carries the seal of another, and its parent is not authenticated: the seal comes first.",
    atTheBoundary(helped),
    ({ context }) => Object.assign(context.grant, { seal: { alg: "sha-256", value: OTHER_SEAL } }),
    ["DENY", 0, "seal_mismatch"],
  ),
  boundary(
    "order-01-before-02-missing",
    "At the commit boundary no parent is presented at all: a parent that is not authenticated comes before one that is missing.",
    atTheBoundary(helped),
    (vector) => {
      vector.context.parents = undefined;
      written(vector);
    },
    PARENT,
  ),
  boundary(
    "order-01-before-02-revoked",
    "At the commit boundary the parent is revoked: a parent that is not authenticated never takes part in step 2.",
    atTheBoundary(helped),
    ({ context }) => Object.assign(context.parents[0], { status: "revoked" }),
    PARENT,
  ),
];
