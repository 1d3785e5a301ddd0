// The examples to start from: what Start says of each, and where its answers are. Answers are loaded when one is chosen, not with the first page.
import type { Example } from "./choices.ts";

export interface ExampleRow {
  readonly id: string;
  /** What a draft made from it is called, too. */
  readonly name: string;
  /** What it may do, in one sentence. */
  readonly says: string;
  readonly load: () => Promise<Example>;
}

export const EXAMPLES = [
  {
    id: "inbox",
    name: "Inbox assistant",
    says: "A sole trader's mailbox: it reads, sorts and drafts, answers clients it knows in office hours, and deletes nothing.",
    load: () => import("./inbox.ts").then(({ inbox }) => inbox),
  },
  {
    id: "shopping",
    name: "Household shopping",
    says: "A family's groceries: it compares and buys in two shops that are named, up to an amount, and never starts a subscription.",
    load: () => import("./shopping.ts").then(({ shopping }) => shopping),
  },
  {
    id: "bookkeeping",
    name: "Bookkeeping",
    says: "Two agents with divided duties: one keeps the books and prepares, the other pays named suppliers, and each payment waits for you.",
    load: () => import("./bookkeeping.ts").then(({ bookkeeping }) => bookkeeping),
  },
  {
    id: "team",
    name: "A team of four",
    says: "A lead with three specialists prepares a shop's pages; finance ratifies every price, and nothing is published without your yes.",
    load: () => import("./team.ts").then(({ team }) => team),
  },
] as const satisfies readonly ExampleRow[];

export type ExampleId = (typeof EXAMPLES)[number]["id"];

/** The example of this name in an address; nothing for any other text. */
export function exampleOf(id: string): ExampleRow | undefined {
  return EXAMPLES.find((row) => row.id === id);
}
