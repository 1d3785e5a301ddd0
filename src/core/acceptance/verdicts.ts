// What is said of a restatement when it is held against its Grant (§3): a closed list of verdicts, and which of them shut the acceptance.

/** `shuts`: an interpretation mismatch, or something that might hide one: the Grant is not accepted on such a restatement. */
export const VERDICTS = {
  wrong_grant: { shuts: true, title: "Another Grant" },
  widening: { shuts: true, title: "Wider than the Grant" },
  missing_denial: { shuts: true, title: "A denial is missing" },
  unknown_inventory: { shuts: true, title: "An inventory that was not reviewed" },
  cannot_comply: { shuts: false, title: "It cannot keep this" },
  unmapped_agent: { shuts: false, title: "An agent that nobody is mapped to" },
  left_out: { shuts: false, title: "Left out" },
  /** Shuts where what could not be read might be wider: see `judgeRestatement`. */
  unread: { shuts: false, title: "Not read" },
} as const satisfies Record<string, { readonly shuts: boolean; readonly title: string }>;

export type VerdictCode = keyof typeof VERDICTS;

export interface Verdict {
  readonly code: VerdictCode;
  /** JSON Pointers into the Grant: the members that the verdict is about; none where it is about the restatement alone. */
  readonly refs: readonly string[];
  /** The ids of the clauses that it touches, in the order of the Letter. */
  readonly clauses: readonly string[];
  /** Whole sentences. What the agent wrote stands in them in quotation marks, as data. */
  readonly message: string;
  /** What the agent wrote there, in quotation marks, on one line, shortened. */
  readonly stated?: string;
  /** Acceptance is shut while this stands. */
  readonly shuts: boolean;
}

/** Whether a Grant can be accepted on what was said about its restatements, and if not, why: the sentences of what shuts it, each once. */
export function canAccept(verdicts: readonly Verdict[]): { readonly open: boolean; readonly reasons: readonly string[] } {
  const reasons = [...new Set(verdicts.filter(({ shuts }) => shuts).map(({ message }) => message))];
  return { open: reasons.length === 0, reasons };
}
