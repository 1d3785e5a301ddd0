// The places in the Grant that the choices of an example decide: where their fields are, and which findings are said there. Pure.
import type { Answers } from "../../../core/answers/answers.ts";
import { pointer } from "../../../core/lib/pointer.ts";
import { placeOfAct, type ShortChoice, type WhoField } from "../../../state/examples/choices.ts";

export const WHO_PLACE: Record<WhoField, string> = {
  principal: "/principal/name",
  delegate: "/delegate/name",
  organization: "/on_behalf_of/name",
};

export const END_PLACE = "/validity/expires";

/** The account is that of the first app that has one: the field stands for all of them. */
export function accountPlace({ work }: Answers): string {
  return pointer(
    "resources",
    Math.max(
      0,
      work.resources.findIndex(({ account }) => account !== undefined),
    ),
    "account",
  );
}

/** A member of what is allowed about an act. */
export function actPlace(answers: Answers, act: string, ...member: readonly string[]): string {
  return pointer("authorities", placeOfAct(answers, act), ...member);
}

/** Every place that the choices decide, in the order of the page. */
export function placesOf(choices: readonly ShortChoice[], answers: Answers): readonly string[] {
  return choices.flatMap((choice) => placesOfOne(choice, answers));
}

function placesOfOne(choice: ShortChoice, answers: Answers): readonly string[] {
  switch (choice.kind) {
    case "who":
      return choice.asks.map((who) => WHO_PLACE[who]);
    case "account":
      return [accountPlace(answers)];
    case "shops":
      return [actPlace(answers, choice.act, "targets", "ids"), accountPlace(answers)];
    case "reach":
    case "website":
      return [actPlace(answers, choice.act, "targets", "ids")];
    case "amounts":
      return [actPlace(answers, choice.act, "limits", "per_act"), actPlace(answers, choice.act, "limits", "per_month")];
    case "asking":
      return [actPlace(answers, choice.act, "go_ahead")];
    case "end":
      return [END_PLACE];
  }
}
