/** What the agent answered, area by area: the four answers of §3a kept apart, and "not answered" as a fifth. Five borders tell them apart in grey. */
import { memo, type ReactNode } from "react";
import { AREA_NAMES, AREA_STATES, AREAS, type AreaName, type AreaState, type FlagCode } from "../../../core/discovery/codes.ts";
import type { Area, Reading } from "../../../core/discovery/shapes.ts";
import type { JsonValue } from "../../../core/lib/json.ts";
import { pointer } from "../../../core/lib/pointer.ts";
import { Disclosure } from "../../parts/Disclosure.tsx";
import { AnswerMark } from "./AnswerMark.tsx";
import { type FlagsByMember, flagsByMember, type ItemPart, itemParts } from "./item-words.ts";
import { More } from "./More.tsx";
import { Quoted, Told } from "./Told.tsx";
import { FormationRow, WhoAnswers } from "./WhoAnswers.tsx";

/** The reading of a text, without the hash: that is taken beside the text itself. */
export type TextReading = Omit<Reading, "sha256" | "bytes">;

export const Areas = memo(function Areas({ reading }: { readonly reading: TextReading }) {
  const flagged = flagsByMember(reading.flags);
  return (
    <table className="areas">
      <thead>
        <tr>
          <th scope="col">Area</th>
          <th scope="col">Answer</th>
          <th scope="col">What it says</th>
        </tr>
      </thead>
      <tbody>
        <WhoAnswers agent={reading.agent} />
        {AREA_NAMES.map((name) => (
          <tr key={name}>
            <th scope="row">{AREAS[name]}</th>
            <td>
              <AnswerMark state={reading.areas[name].state} count={reading.areas[name].items.length} />
            </td>
            <td>
              <Says name={name} area={reading.areas[name]} flagged={flagged} />
            </td>
          </tr>
        ))}
        {reading.formation === undefined ? null : <FormationRow formation={reading.formation} />}
      </tbody>
    </table>
  );
});

/** Up to so many items stand in the open; more are behind a press, all of them. */
const OPEN_ITEMS = 8;

function Says({ name, area, flagged }: { name: AreaName; area: Area; flagged: FlagsByMember }): ReactNode {
  const items = (
    <More items={area.items} className="told-items">
      {(item: JsonValue, index) => <Item key={index} parts={itemParts(name, item, `/areas/${name}/items${pointer(index)}`, flagged)} />}
    </More>
  );
  return (
    <>
      {area.items.length === 0 ? null : area.items.length <= OPEN_ITEMS ? (
        items
      ) : (
        <Disclosure summary={`All ${area.items.length.toLocaleString("en")}`}>{items}</Disclosure>
      )}
      {area.state === "not_answered" && area.items.length > 0 ? <p>It lists these without one of the four answers.</p> : null}
      {area.state === "found" ? null : <p>{SAID[area.state]}</p>}
      <HowChecked area={area} />
      {area.incomplete ? <p className="look">Not everything is listed.</p> : null}
    </>
  );
}

const SAID: Readonly<Record<AreaState, string>> = {
  ...AREA_STATES,
  not_answered: "The answer does not say. That is not the same as none.",
};

function HowChecked({ area: { how, checked, state } }: { area: Area }): ReactNode {
  if (how !== undefined) {
    return (
      <p>
        How: <Quoted text={how} />
      </p>
    );
  }
  if (checked === "no") return <p className="look">It says that it did not check.</p>;
  // Only "found" and "none found" claim that somebody looked.
  if (checked === "yes" || (state !== "found" && state !== "none_found")) return null;
  return <p className="look">It does not say how it was checked.</p>;
}

function Item({ parts }: { readonly parts: readonly ItemPart[] }) {
  if (parts.length === 0) return <li>An item that says nothing.</li>;
  return (
    <li>
      {parts.map((part, index) => (
        <span className={part.flags.length === 0 ? "part" : "part part--flagged"} key={index}>
          {part.label === undefined ? null : (
            <span className="part-label">{part.ownLabel ? <Told text={part.label} /> : part.label}: </span>
          )}
          {part.code ? (
            <code>
              <Told text={part.text} />
            </code>
          ) : (
            <Told text={part.text} />
          )}
          {part.plain === undefined ? null : ` (${part.plain})`}
          {part.flags.length === 0 ? null : <span className="part-flag"> {part.flags.map((code) => IN_SHORT[code]).join(", ")}</span>}
        </span>
      ))}
    </li>
  );
}

/** What a flag says, in the middle of an item; the whole sentence stands under "things to look at". */
const IN_SHORT: Readonly<Record<FlagCode, string>> = {
  unknown_value: "not known here",
  unknown_member: "not asked for",
  unsafe_number: "kept as text",
  not_a_number: "no number",
  hidden_characters: "holds characters that cannot be seen",
  bidi_control: "turns the direction of text",
  other_wording: "other wording",
  secret: "looks like a secret",
  look_alike: "looks like another name",
  several_effects: "several effects, none is taken",
  hint_not_boolean: "not stated",
};
