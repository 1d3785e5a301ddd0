/** Question 5, "What gives a participant the go-ahead to act?" (§4): each act's go-ahead, how an ask reaches the principal, how it all ends. */
import { cautiousGoAhead } from "../../../core/answers/cautious.ts";
import { QuestionPage } from "../../draft/QuestionPage.tsx";
import { Channels } from "./Channels.tsx";
import { GoAheads } from "./GoAheads.tsx";
import { Revocation } from "./Revocation.tsx";
import { PLACES, reword } from "./words.ts";

export function Page() {
  return (
    <QuestionPage
      step="question-5"
      lede="The go-ahead is your yes to an act that is allowed. To be allowed is not yet to have the go-ahead. Say for each official act whether it asks you every time, and where it finds you when it asks."
      places={PLACES}
      reword={reword}
      notSure={{ cautious: cautiousGoAhead, means: "They are: every official act asks each time." }}
    >
      {(question) => (
        <>
          <GoAheads {...question} />
          <Channels {...question} />
          <Revocation {...question} />
        </>
      )}
    </QuestionPage>
  );
}
