// Step 0, versions: one that is not implemented is refused before anything else is said of the Grant; a 1.1 Grant is read as a 1.2 Grant
// without formations and inventories (§5 Versions).
import { type Decided, section, type Vector } from "./authoring.ts";
import { groceries, payment, reading } from "./bases.ts";

const versions = section("§5 Versions");
const UNSUPPORTED: Decided = ["DENY", 0, "unsupported_version"];
const INVALID_GRANT: Decided = ["DENY", 0, "invalid_grant"];

/** The purchase of groceries under a Grant with these members replaced. */
function written(id: string, about: string, members: object, expected: Decided): Vector {
  return versions(id, about, groceries, ({ context }) => Object.assign(context.grant, members), expected);
}

export const vectors: readonly Vector[] = [
  written(
    "step-00-version-later",
    "The Grant states version 1.3, which is not implemented and is not read as the nearest one.",
    { poa_version: "1.3" },
    UNSUPPORTED,
  ),
  written("step-00-version-earlier", "The Grant states version 1.0, which is not implemented.", { poa_version: "1.0" }, UNSUPPORTED),
  written(
    "step-00-version-spelt-otherwise",
    "The Grant states version 1.2.0, which names another version than 1.2: versions compare by exact string.",
    { poa_version: "1.2.0" },
    UNSUPPORTED,
  ),
  written(
    "step-00-version-missing",
    "The Grant states no version, which its schema needs, so it is invalid and not read as any version.",
    { poa_version: undefined },
    INVALID_GRANT,
  ),
  written(
    "step-00-version-number",
    "The Grant's version is a number, and its schema has it as a text, so the Grant is invalid.",
    { poa_version: 2 },
    INVALID_GRANT,
  ),
  written(
    "step-00-version-before-invalid",
    "The Grant states version 2.0 and has a member that 1.2 does not know: it belongs to a version that is not implemented, which is said first.",
    { poa_version: "2.0", budget: "100 EUR" },
    UNSUPPORTED,
  ),
  versions(
    "step-00-request-before-version",
    "The act is outside the pattern and the Grant states version 2.0: the request itself is looked at first.",
    groceries,
    ({ request, context }) => {
      request.act = "Shop.buy";
      context.grant.poa_version = "2.0";
    },
    ["DENY", 0, "invalid_request"],
  ),
  written(
    "step-00-version-1-1-read",
    "The Grant states version 1.1 and is valid as one, so it is read as a 1.2 Grant without formations, and the purchase stands.",
    { poa_version: "1.1" },
    ["ALLOW", 20, "commit_automatic"],
  ),
  versions(
    "step-00-version-1-1-with-formations",
    "The Grant states version 1.1 and carries formations, which 1.1 does not know: an unknown member makes it invalid rather than ignored.",
    payment,
    ({ context }) => {
      context.grant.poa_version = "1.1";
      // A member's platform is not known to 1.1 either; without it only the formations are left to refuse.
      delete context.grant.work_system.members[0].platform;
    },
    INVALID_GRANT,
  ),
  versions(
    "step-00-version-1-1-with-inventories",
    "The Grant states version 1.1 and binds inventories, which 1.1 does not know.",
    reading,
    ({ context }) => Object.assign(context.grant, { poa_version: "1.1" }),
    INVALID_GRANT,
  ),
  versions(
    "step-00-version-1-1-without-inventories",
    "The Grant states version 1.1 and binds no inventories, so it is valid and the mail may be read.",
    reading,
    ({ context }) => Object.assign(context.grant, { poa_version: "1.1", discovery: { request: context.grant.discovery.request } }),
    ["ALLOW", 11, "non_binding"],
  ),
  versions(
    "step-00-version-1-1-with-platform",
    "The Grant states version 1.1 and says on which platform a member runs, which 1.1 does not know.",
    groceries,
    ({ context }) =>
      Object.assign(context.grant, {
        poa_version: "1.1",
        work_system: {
          arrangement: "team",
          members: [{ actor: "agent:partner", name: "Partner", role: "Shops too", platform: "Example Assistant" }],
          unnamed_agents: "nothing",
        },
      }),
    INVALID_GRANT,
  ),
  versions(
    "step-00-version-1-1-accepted",
    "The 1.1 Grant was accepted by its own computed seal, which is taken over the document as it is, version and all.",
    groceries,
    ({ context }) => {
      context.grant.poa_version = "1.1";
      context.enforcement = "commit_boundary";
      context.acceptance = { grant_id: context.grant.grant_id, seal: "computed", decision: "ACCEPT" };
    },
    ["ALLOW", 20, "commit_automatic"],
  ),
];
