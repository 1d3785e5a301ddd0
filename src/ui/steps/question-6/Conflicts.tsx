/** Where a tool's permission and a work rule disagree (G11): what the answers show, offered; what is left in, recorded and stated in the Letter. */
import { Link } from "@tanstack/react-router";
import { useMemo, useState } from "react";
import { addConflict, removeConflict } from "../../../core/answers/edit-official.ts";
import { allDisagreements, type ConflictSuggestion, knownStricter, suggestConflicts } from "../../../core/compile/conflicts.ts";
import { fieldId } from "../../../core/compile/where.ts";
import { linkTo } from "../../draft/held-back-words.ts";
import type { Question } from "../../draft/QuestionPage.tsx";
import { useOffers } from "../../draft/use-offers.ts";
import { focusField } from "../../frame/focus.ts";
import { Glyph } from "../../parts/Mark.tsx";
import { Visible } from "../../parts/Visible.tsx";
import { confirmationsFor } from "./confirmations.ts";
import { SIDES } from "./conflict-sides.ts";
import { OneConflict } from "./OneConflict.tsx";

/** So many are shown before the others are asked for; the number of all stands beside them. */
const FEW = 6;

export function Conflicts({ draft, answers, findings, tried, edit }: Question) {
  const { conflicts } = answers.official;
  const { offers, isReading } = useOffers(draft.inventories);
  const tools = useMemo(
    () =>
      confirmationsFor(
        answers,
        offers.flatMap(({ acts }) => acts),
      ),
    [answers, offers],
  );
  const offered = useMemo(() => suggestConflicts(answers, tools), [answers, tools]);
  const all = useMemo(() => allDisagreements(answers, tools), [answers, tools]);
  const [shown, setShown] = useState(FEW);
  // Grows when one is taken out: the others move up, and their fields are mounted anew in their new places.
  const [round, setRound] = useState(0);
  const record = (suggestion?: ConflictSuggestion): void => {
    const { about = "", tool_permission = "", work_rule = "", applies } = suggestion ?? {};
    edit((before) =>
      addConflict(before, { about, tool_permission, work_rule, ...(applies === undefined ? {} : { applies }), chosen: "", why: "" }),
    );
    const first = suggestion ? "chosen" : "about";
    setTimeout(() => focusField(fieldId(`/conflicts/${conflicts.length}/${first}`)));
  };
  const remove = (index: number): void => {
    edit((before) => removeConflict(before, index));
    setRound((count) => count + 1);
    setTimeout(() => document.getElementById("q6-add-conflict")?.focus());
  };
  return (
    <section className="sec" aria-labelledby="q6-conflicts">
      <h2 id="q6-conflicts">Where a tool and a rule disagree</h2>
      <p>
        Where what a tool permits and what you decided disagree, the stricter applies. You can settle a disagreement by changing an answer,
        or leave it in: then it is recorded, and the Letter states it with your reason.
      </p>
      {isReading ? <p role="status">Reading your agents' answers …</p> : null}
      <div id={fieldId("/conflicts")}>
        {conflicts.length === 0 ? null : (
          <>
            <h3>Left in and recorded</h3>
            <ol className="q6-conflicts">
              {conflicts.map((conflict, index) => (
                <OneConflict
                  key={`${round} ${index}`}
                  index={index}
                  conflict={conflict}
                  stricter={knownStricter(conflict, all)}
                  findings={findings}
                  tried={tried}
                  edit={edit}
                  onRemove={() => remove(index)}
                />
              ))}
            </ol>
          </>
        )}
        {offered.length === 0 ? (
          <p className="small">
            {conflicts.length === 0 ? "Nothing in your answers disagrees." : "Nothing else in your answers disagrees."}
          </p>
        ) : (
          <>
            <h3>Seen in your answers: {offered.length}</h3>
            <ul className="q6-offers">
              {offered.slice(0, shown).map((one) => (
                <Offer key={`${one.about} ${one.tool_permission}`} suggestion={one} onRecord={() => record(one)} />
              ))}
            </ul>
            {offered.length > shown ? (
              <button type="button" className="btn btn--small" onClick={() => setShown(offered.length)}>
                Show the other {offered.length - shown}
              </button>
            ) : null}
          </>
        )}
        <button type="button" className="btn" id="q6-add-conflict" onClick={() => record()}>
          Add a disagreement by hand
        </button>
      </div>
    </section>
  );
}

function Offer({ suggestion, onRecord }: { readonly suggestion: ConflictSuggestion; readonly onRecord: () => void }) {
  const { about, tool_permission, work_rule, applies, refs } = suggestion;
  const links = [...new Map(refs.flatMap((ref) => linkTo(ref).link ?? []).map((link) => [link.path, link])).values()];
  return (
    <li className="q6-offer">
      <Glyph name="look" />
      <div>
        <h4>
          <Visible text={about} />
        </h4>
        <dl>
          <div>
            <dt>{SIDES.tool_permission}</dt>
            <dd>
              <Visible text={tool_permission} />
            </dd>
          </div>
          <div>
            <dt>{SIDES.work_rule}</dt>
            <dd>
              <Visible text={work_rule} />
            </dd>
          </div>
          <div>
            <dt>What applies</dt>
            <dd>
              {applies === undefined ? "Which is the stricter cannot be told: you are asked." : `${SIDES[applies]}: it is the stricter.`}
            </dd>
          </div>
        </dl>
        <p className="q6-settle">
          <button type="button" className="btn btn--small" onClick={onRecord}>
            Leave it in<span className="vh">: {about}</span>
          </button>
          <span>
            or change{" "}
            {links.map(({ path, name, at }, i) => (
              <span key={path}>
                {i === 0 ? "" : " or "}
                <Link to={path} search={{ at }}>
                  {name}
                </Link>
              </span>
            ))}
          </span>
        </p>
      </div>
    </li>
  );
}
