// What the short way asks of an example: at most four choices, as data beside the example's answers. The page that shows them knows no example.
import type { Answers } from "../../core/answers/answers.ts";

/** The identifiers of this person and of the agent that receives the Grant: minted for each draft, and in no example (G4). */
export interface ExampleIds {
  readonly principal: string;
  readonly delegate: string;
}

/** Whose names a choice asks for. */
export type WhoField = "principal" | "delegate" | "organization";

/** One way in which an act may go ahead, in the words of the example. */
export interface AskingOption {
  readonly label: string;
  readonly help: string;
  /** What the principal says with it; it stands in the Letter. */
  readonly words: string;
}

interface Asked {
  readonly title: string;
  readonly help?: string;
}

export type ShortChoice = Asked &
  (
    | { readonly kind: "who"; readonly asks: readonly WhoField[] }
    /** The account that the example's apps are used as. */
    | { readonly kind: "account"; readonly label: string }
    /** Whom an act may reach: the ids of its counterparties. */
    | { readonly kind: "reach"; readonly act: string; readonly label: string; readonly what: string }
    /** Shops, each both an app and somebody to buy from; `compare` is the act that only looks there. */
    | { readonly kind: "shops"; readonly act: string; readonly compare: string; readonly label: string; readonly accountLabel: string }
    /** The website that an act publishes on: both the app and the audience. */
    | { readonly kind: "website"; readonly act: string; readonly label: string }
    | { readonly kind: "amounts"; readonly act: string; readonly perAct: string; readonly perMonth: string }
    | { readonly kind: "asking"; readonly act: string; readonly each_time: AskingOption; readonly standing: AskingOption }
    | { readonly kind: "end" }
  );

/** An example: its answers for a person and an agent, and what the short way asks about them. */
export interface Example {
  readonly answers: (ids: ExampleIds) => Answers;
  readonly choices: readonly ShortChoice[];
}

/** The first rules of an act: where it stands among the allowed acts; -1 where it is not allowed. */
export function placeOfAct({ work }: Answers, act: string): number {
  return work.acts.findIndex((one) => one.act === act);
}

/** Whether the choices can be made about these answers: every act that they are about is still allowed. A draft of another example fits none. */
export function fits(choices: readonly ShortChoice[], answers: Answers): boolean {
  return choices.every((choice) => !("act" in choice) || placeOfAct(answers, choice.act) !== -1);
}
