/** At most four choices about an example, what they mean so far beside them, and the way to Review. */

import { Link, useNavigate } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { fieldId } from "../../../core/compile/where.ts";
import type { Clause } from "../../../core/outputs/clause.ts";
import type { Draft } from "../../../state/draft.ts";
import type { ShortChoice } from "../../../state/examples/choices.ts";
import type { ExampleRow } from "../../../state/examples/examples.ts";
import { findingsAt, problemsOf } from "../../draft/findings-at.ts";
import { useSession } from "../../draft/session-context.ts";
import { useDerived } from "../../draft/use-derived.ts";
import { usePageEdit } from "../../draft/use-page-edit.ts";
import { Page as FramePage, Go, PageHead } from "../../frame/Page.tsx";
import { ClausePanel } from "../../parts/ClausePanel.tsx";
import { ErrorSummary } from "../../parts/ErrorSummary.tsx";
import { OneChoice } from "./OneChoice.tsx";
import { placesOf } from "./places.ts";

export interface ChoicesProps {
  readonly row: ExampleRow;
  readonly choices: readonly ShortChoice[];
  readonly draft: Draft;
}

const SHOWN: readonly Clause["section"][] = ["alone", "asks", "prepares", "never", "limits", "validity"];

/** What a person decides about here: what is allowed, asked and refused, how much, and until when. The rest, and the ceilings, are at Review. */
function isShown({ section, refs }: Clause): boolean {
  return SHOWN.includes(section) && !refs.every((ref) => ref.startsWith("/ceilings/"));
}

export function Choices({ row, choices, draft }: ChoicesProps) {
  const { answers } = draft;
  const session = useSession();
  const derived = useDerived();
  const navigate = useNavigate();
  const { edit, epoch } = usePageEdit(answers);
  const [attempt, setAttempt] = useState(0);
  // Fields that were left empty where nothing may be taken away: what they had before still holds, so no rule can see it.
  const [empty, setEmpty] = useState<Readonly<Record<string, string>>>({});
  useEffect(() => session.store.getState().visit("short", `/short/${row.id}`), [session, row.id]);

  const places = placesOf(choices, answers);
  const findings = places.flatMap((place) => findingsAt(derived?.findings ?? [], place));
  const own = places.flatMap((place) => (empty[place] === undefined ? [] : [{ fieldId: fieldId(place), message: empty[place] }]));
  const tried = attempt > 0;
  const [first = "/principal/name", ...rest] = places;
  const problems = tried ? [...problemsOf(findings, [first, ...rest]), ...own] : [];
  const goOn = (): void => {
    if (own.length > 0 || findings.some(({ blocks }) => blocks)) setAttempt(attempt + 1);
    else void navigate({ to: "/review" });
  };
  return (
    <FramePage title={row.name} problem={problems.length > 0} panel={<ClausePanel clauses={derived?.clauses ?? []} shown={isShown} />}>
      <ErrorSummary problems={problems} attempt={attempt} />
      <PageHead
        where="The short way"
        title={row.name}
        lede="Put your own names and numbers where the example has its own. Everything else is chosen already, narrowly; you see all of it at Review."
      />
      <div key={epoch}>
        {choices.map((choice, i) => (
          <OneChoice
            key={choice.title}
            number={i + 1}
            choice={choice}
            answers={answers}
            edit={edit}
            findings={findings}
            tried={tried}
            empty={empty}
            onEmpty={(place, message) =>
              setEmpty(({ [place]: _before, ...others }) => (message === undefined ? others : { ...others, [place]: message }))
            }
          />
        ))}
      </div>
      <Go>
        <button type="button" className="btn btn--main" onClick={goOn}>
          Continue to Review
        </button>
        <Link to="/short">Choose another example</Link>
      </Go>
    </FramePage>
  );
}
