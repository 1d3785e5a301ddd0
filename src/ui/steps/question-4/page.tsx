/** Question 4, "What grounds the work?" (§4): what may be taken as fact, how good a fact has to be, and which acts are held to less. */
import { cautiousGrounds } from "../../../core/answers/cautious.ts";
import { QuestionPage } from "../../draft/QuestionPage.tsx";
import { ActGrounds } from "./ActGrounds.tsx";
import { Facts } from "./Facts.tsx";
import { Sources } from "./Sources.tsx";
import { PLACES, reword } from "./words.ts";

export function Page() {
  return (
    <QuestionPage
      step="question-4"
      lede="The grounds of an act are what it rests on: the sources that an agent may take as fact. An agent that acts on a wrong fact does the wrong thing in your name. Say what it may take as a fact, and what it does when facts are old or disagree."
      places={PLACES}
      reword={reword}
      notSure={{
        cautious: cautiousGrounds,
        means:
          "They are at most: what you told it, the system of record and the apps that an act uses; nothing older than 7 days; and it asks you when facts disagree.",
      }}
    >
      {(question) => (
        <>
          <Sources {...question} />
          <Facts {...question} />
          <ActGrounds {...question} />
        </>
      )}
    </QuestionPage>
  );
}
