/** One official act: each time or standing, what that leads to and why, and the words. Drawn again only when something it shows has changed. */

import { memo, useState } from "react";
import { setGoAheads, setGoAheadWords } from "../../../core/answers/edit-go-ahead.ts";
import { GO_AHEADS } from "../../../core/catalogue/go-aheads.ts";
import { fieldId } from "../../../core/compile/where.ts";
import type { Finding } from "../../../core/lib/finding.ts";
import type { GoAhead } from "../../../core/schema/grant.gen.ts";
import { ActTitleText } from "../../draft/ActTitleText.tsx";
import { titleText } from "../../draft/act-titles.ts";
import { errorAt, warningsAt } from "../../draft/findings-at.ts";
import { HeldBackBy } from "../../draft/HeldBackBy.tsx";
import { isSame } from "../../draft/is-same.ts";
import type { Edit } from "../../draft/use-page-edit.ts";
import { useTypedForm } from "../../draft/use-typed-form.ts";
import { Mark } from "../../parts/Mark.tsx";
import { Quiet } from "../../parts/Quiet.tsx";
import { SegmentRow } from "../../parts/SegmentRow.tsx";
import type { Segment } from "../../parts/Segments.tsx";
import { TextArea } from "../../parts/TextField.tsx";
import { Visible } from "../../parts/Visible.tsx";
import { asks, type GoAheadRow } from "./go-ahead-rows.ts";

const MODES: readonly Segment<GoAhead["mode"]>[] = (Object.keys(GO_AHEADS) as GoAhead["mode"][]).map((mode) => ({
  value: mode,
  label: GO_AHEADS[mode].label,
  tone: GO_AHEADS[mode].asks ? "ask" : "can",
}));

export const HERE = "/questions/5";

export interface OneGoAheadProps extends GoAheadRow {
  readonly findings: readonly Finding[];
  readonly tried: boolean;
  readonly isAimedAt: boolean;
  readonly edit: Edit;
}

export const OneGoAhead = memo(function OneGoAhead(props: OneGoAheadProps) {
  const { at, act, title, leads, held, findings, tried, edit } = props;
  const place = `/authorities/${at}/go_ahead`;
  const isHeld = held.length > 0;
  return (
    <li className="more-row">
      <SegmentRow
        id={fieldId(place)}
        name={<ActTitleText title={title} />}
        so={
          <>
            <p className="act-so">
              <Mark outcome={leads.shape} />
              {leads.words}
            </p>
            <p className="seg-why">
              {asks(act) ? (
                isHeld ? (
                  <HeldBackBy opening="With a standing go-ahead it would still be held back by" holdings={held} here={HERE} />
                ) : (
                  "With a standing go-ahead it would go on by itself, inside its limits."
                )
              ) : isHeld ? (
                <HeldBackBy opening="It has a standing go-ahead, and is held back by" holdings={held} here={HERE} />
              ) : null}
            </p>
          </>
        }
        options={MODES}
        chosen={act.go_ahead?.mode}
        error={tried ? errorAt(findings, place) : undefined}
        onChange={(mode) => edit((answers) => setGoAheads(answers, [at], mode))}
      >
        <Words {...props} />
        <Quiet notes={warningsAt(findings, place)} />
      </SegmentRow>
    </li>
  );
}, isSame);

/** Closed, it is one line, and its field is not there at all: two hundred acts have two hundred of them. */
function Words({ at, act, title, findings, tried, isAimedAt, edit }: OneGoAheadProps) {
  const words = act.go_ahead?.words ?? "";
  const wrong = tried && errorAt(findings, `/authorities/${at}/go_ahead/words`) !== undefined;
  const [isOpen, setOpen] = useState(isAimedAt);
  if (!act.go_ahead) return null;
  return (
    <details className="disclosure q5-words" open={isOpen || wrong} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {words === "" ? "Put it in words" : "Its words"}
        <span className="vh">
          : <Visible text={titleText(title)} />
        </span>
      </summary>
      {isOpen || wrong ? <WordsField at={at} act={act} findings={findings} edit={edit} /> : null}
      {words === "" || isOpen ? null : (
        <q className="q5-said">
          <Visible text={words} />
        </q>
      )}
    </details>
  );
}

function WordsField({ at, act, findings, edit }: Pick<OneGoAheadProps, "at" | "act" | "findings" | "edit">) {
  const path = `/authorities/${at}/go_ahead/words`;
  const { field } = useTypedForm({ words: act.go_ahead?.words ?? "" }, ({ words }) =>
    edit((answers) => setGoAheadWords(answers, at, words)),
  );
  const isAsked = asks(act);
  return (
    <div className="disclosure-in">
      <TextArea
        {...field("words")}
        id={fieldId(path)}
        rows={2}
        label={isAsked ? "What should it ask you?" : "What is your go-ahead, in your own words?"}
        help={
          isAsked
            ? "Such as: “May I send this answer to the customer?” The Letter states it as you write it."
            : "Such as: “Answer questions about opening hours without asking me.” The Letter states it; nothing compares an act with it. What holds are the limits."
        }
        error={errorAt(findings, path)}
      />
    </div>
  );
}
