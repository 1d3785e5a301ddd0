/** Question 6, "What makes the result official?" (§4): ceilings, acts that are held to less, the record, and disagreements that are left in. */
import { cautiousOfficial } from "../../../core/answers/cautious.ts";
import { QuestionPage } from "../../draft/QuestionPage.tsx";
import { Ceilings } from "./Ceilings.tsx";
import { Conflicts } from "./Conflicts.tsx";
import { CAUTIOUS_MEANS } from "./cautious-means.ts";
import { Record } from "./Record.tsx";

const PLACES = [
  "/record/where",
  "/ceilings/*",
  "/authorities/*/commit",
  "/record/contains",
  "/conflicts",
  "/conflicts/*",
  "/conflicts/*/about",
  "/conflicts/*/tool_permission",
  "/conflicts/*/work_rule",
  "/conflicts/*/applies",
  "/conflicts/*/chosen",
  "/conflicts/*/why",
] as const;

export function Page() {
  return (
    <QuestionPage
      step="question-6"
      lede="Until a result is official, everything can still be thrown away. Say how far the agent may go by itself, and what is kept of what it did."
      places={PLACES}
      notSure={{
        cautious: cautiousOfficial,
        means: CAUTIOUS_MEANS,
      }}
    >
      {(question) => (
        <>
          <Ceilings {...question} />
          <Record {...question} />
          <Conflicts {...question} />
        </>
      )}
    </QuestionPage>
  );
}
