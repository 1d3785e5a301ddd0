// The closed lists of codes that a reading speaks in, each with its plain sentence: the one table of them (§3a Reading the answer).

/** What was done to the text before it could be read. The text itself is kept as it was. */
export const REPAIRS = {
  cut_off: "The text ends in the middle of the answer. What was open is closed here, and the lists it cut through are incomplete.",
  several_blocks: "The text holds more than one block. None is taken silently: pick the one that is this agent's answer.",
  prose_around: "There is other text around the answer. It is kept, and nothing was read from it.",
  comments: "The answer holds comments, which its format does not have. They were skipped.",
  trailing_comma: "A comma stands where nothing follows it. It was skipped.",
  unquoted_key: "A name stands without quotation marks. It was read as written.",
  python_literal: "A value is written as Python writes it (True, False, None). It was read as that value.",
  yaml: "The answer is YAML. It was read as YAML 1.2 core, with the written text beside each value.",
  smart_quotes: "Typographic quotation marks stand where plain ones belong. They were read as plain ones.",
  raw_line_break: "A text value runs over a line break. It was kept as one value.",
  invisible_between: "Invisible characters stand between the parts of the answer. They were skipped.",
  citation_marks: "Citation marks of a chat program stand in the answer. They were skipped.",
  html_entities: "Characters are written as HTML entities. They were read as those characters.",
  bom: "The text begins with a byte order mark (U+FEFF). It was skipped, and it is left off where the text is hashed.",
  nested_encoding: "The answer stands inside a text value of another answer. It was unpacked.",
  envelope: "The answer stands inside the envelope of a protocol. It was unpacked.",
  ellipsis: "Dots stand where more belongs. That list is incomplete.",
} as const satisfies Record<string, string>;
export type RepairCode = keyof typeof REPAIRS;

/** What stands in the text and could not be understood, or needs a second look. It is kept as it was written. */
export const FLAGS = {
  unknown_value: "This value is not one that is known here. It is kept as written, and nothing is taken from it.",
  unknown_member: "This member is not one that is known here. It is kept as written, and nothing is taken from it.",
  unsafe_number: "This number cannot be held exactly. Its text is kept as written.",
  not_a_number: "This stands where a number belongs and is none. Its text is kept as written.",
  hidden_characters: "This text holds characters that cannot be seen.",
  bidi_control: "This text holds characters that change the direction in which it is shown, so it may not read as it is.",
  other_wording: "This is worded in another way than the four answers. It is kept as written and counts as not answered.",
  secret: "This looks like a secret. Redact it before you accept the text, and change the secret where it is in use.",
  look_alike: "This looks like another name or id and is not the same.",
  several_effects: "This names several effects for one operation. None is taken.",
  hint_not_boolean: "This hint is neither true nor false, so it counts as not stated.",
} as const satisfies Record<string, string>;
export type FlagCode = keyof typeof FLAGS;

/** What a comparison turned up, and what to do about it. */
export const FINDINGS = {
  undeclared: "This can be reached, and the answer does not name it. Ask the agent about it, and do not delegate it until you know.",
  unreachable: "The answer names this, and it is not in the list of what can be reached. Check which of the two is right.",
  beyond_grant: "The answer asks for this, and the Grant does not hold it. The Grant is not widened; grant it yourself if you want it.",
  not_a_commit_boundary:
    "This moves information or changes something outside, and the answer does not list it as a commit boundary. Treat it as official.",
  inability_unchecked:
    "The agent says that it cannot do this and does not say that it checked. Do not rely on it; say never where you mean never.",
  can_change_after: "This can change after the answer. Ask again when it has, and leave apps that appear later uncovered.",
  other_identity: "This acts as another account than the one you named. Check which account is meant.",
  changed_since: "This differs from the last answer of the same agent that you accepted. Read it again before you accept.",
  discrepancy: "The agent's own sources disagree here. Treat the narrower reading as true, and find out which is right.",
  not_answered_agent:
    "This agent is named and has not answered itself. An answer covers only the agent that gave it: ask this one in its own window.",
  list_incomplete: "This list is not complete, so it passes no check that everything is listed. Ask for the rest.",
  changes_itself: "This changes what the agent itself can do. It counts as a change to itself.",
} as const satisfies Record<string, string>;
export type FindingCode = keyof typeof FINDINGS;

/** The four answers of §3a kept apart, and the fifth that is this reader's own. */
export const AREA_STATES = {
  found: "Found.",
  none_found: "The agent looked and found none.",
  no_way_to_check: "The agent has no way to check. That is not the same as none.",
  would_need_permission: "Looking would bring up a permission prompt, so the agent did not look.",
  not_answered: "Not answered.",
} as const satisfies Record<string, string>;
export type AreaState = keyof typeof AREA_STATES;

export const BLOCK_KINDS = {
  answer: "An answer in the form that the request asks for.",
  unread:
    "Nothing was read from this text: it is not in the form that the request asks for. It is kept whole, and you can still accept it.",
} as const satisfies Record<string, string>;
export type BlockKind = keyof typeof BLOCK_KINDS;

/** The thirteen areas of §3a in the order in which the request asks for them, each with its heading. */
export const AREAS = {
  places: "Places it works in or is reached through",
  connectors: "Connectors",
  identities: "Identities and current access",
  capabilities: "What it can do",
  movement: "How information can move between systems",
  triggers: "What can start or continue it",
  instruction_sources: "Which sources may instruct it",
  helpers: "Helpers and delegation",
  persistence: "What persists, and what survives revocation",
  recovery: "What can be undone, and the evidence left",
  commit_boundaries: "Commit boundaries",
  changes_after: "What can change after the answer",
  inabilities: "What it says it cannot do",
} as const satisfies Record<string, string>;
export type AreaName = keyof typeof AREAS;
export const AREA_NAMES = Object.keys(AREAS) as readonly AreaName[];
