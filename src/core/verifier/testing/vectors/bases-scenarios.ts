// What the scenarios share: a principal who is reached, and who has answered.
import type { Case } from "./authoring.ts";

/** The case with a channel through which the principal is reached. */
export function reachable(base: () => Case, change: (vector: Case) => unknown = () => {}): () => Case {
  return () => {
    const made = base();
    made.context.channels = ["chat"];
    change(made);
    return made;
  };
}

/** What the principal has answered yes to, and then what else is the case. */
export function after(...reasons: string[]) {
  return ({ context }: Case) => {
    context.answered = reasons;
  };
}
