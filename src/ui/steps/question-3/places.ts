/** The places in the Grant that this page's controls decide, in the order of the page; "*" is the index of an act. A finding leads to the nearest of them. */
export const PLACES = [
  "/on_behalf_of/kind",
  "/on_behalf_of/name",
  "/authorities/*/actors",
  "/authorities/*/targets",
  "/authorities/*/targets/scope",
  "/authorities/*/targets/ids",
  "/work_system/unnamed_agents",
  "/delegation/max_depth",
  "/delegation/agents",
] as const;
