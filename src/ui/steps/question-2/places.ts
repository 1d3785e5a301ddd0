/** The places in the Grant that this page's controls decide, in the order of the page; "*" is the index of an act. A finding leads to the nearest of them. */
export const PLACES = [
  "/defaults/working_mode",
  "/defaults/triggers",
  "/defaults/pause_on_unexpected",
  "/defaults/self_changes/memory",
  "/defaults/self_changes/schedule",
  "/defaults/self_changes/account_settings",
  "/defaults/new_connectors",
  "/defaults/data_movement",
  "/defaults/max_recipients",
  "/defaults/limits/binding_acts_per_day",
  "/defaults/limits/per_act",
  "/defaults/limits/per_month",
  "/defaults/limits/hours",
  "/defaults/limits/hours/timezone",
  "/validity/not_before",
  "/validity/expires",
  "/audit/level",
  "/audit/report",
  "/authorities/*/limits/binding_acts_per_day",
  "/authorities/*/limits/hours",
  "/authorities/*/limits/hours/timezone",
  "/authorities/*/limits/categories",
  "/authorities/*/pause_on_unexpected",
] as const;

export type Place = (typeof PLACES)[number];
