/** Days, from, to and time zone, as they are typed; and what they come to in words. */
import { useId, useState } from "react";
import { type Hours, WEEKDAYS, type Weekday } from "../../../core/lib/hours.ts";
import { browserZone, browserZones } from "../../../platform/zones.ts";
import { useTypedForm } from "../../draft/use-typed-form.ts";
import { TextField } from "../../parts/TextField.tsx";
import { DAY_NAMES, hoursSentences } from "./hours-words.ts";

type Chosen = Hours & { days: Weekday[] };

export interface HoursFieldsProps {
  /** For the time zone's field, which a finding may be about by itself. */
  readonly zoneId: string;
  readonly hours: Hours;
  readonly zoneError: string | undefined;
  readonly onChange: (hours: Chosen) => void;
  /** A field was left: what is wrong may be said from then on. */
  readonly onLeft: () => void;
}

const TIMES = "q2-times";
const ZONES = "q2-zones";

/** The suggestions for times and zones; once on the page. */
export function HoursLists() {
  const [zones] = useState(browserZones);
  return (
    <>
      <datalist id={TIMES}>
        {Array.from({ length: 48 }, (_, half) => (
          <option key={half} value={`${String(Math.floor(half / 2)).padStart(2, "0")}:${half % 2 === 0 ? "00" : "30"}`} />
        ))}
      </datalist>
      <datalist id={ZONES}>
        {zones.map((zone) => (
          <option key={zone} value={zone} />
        ))}
      </datalist>
    </>
  );
}

export function HoursFields({ zoneId, hours, zoneError, onChange, onLeft }: HoursFieldsProps) {
  const title = useId();
  const [own] = useState(browserZone);
  const { form, field, save } = useTypedForm(
    { start: hours.start, end: hours.end, timezone: hours.timezone },
    (typed) => {
      const same = typed.start === hours.start && typed.end === hours.end && typed.timezone === hours.timezone;
      if (!same) onChange({ days: [...hours.days], ...typed });
    },
    onLeft,
  );
  const toggle = (day: Weekday, on: boolean): void =>
    onChange({ ...hours, ...form.getValues(), days: WEEKDAYS.filter((each) => (each === day ? on : hours.days.includes(each))) });
  const sentences = hoursSentences(hours);
  return (
    <div className="q2-hours">
      <div className="q2-days" role="group" aria-labelledby={title}>
        <p className="label" id={title}>
          Days
        </p>
        {WEEKDAYS.map((day) => (
          <label className="tick" key={day}>
            <input
              type="checkbox"
              checked={hours.days.includes(day)}
              onChange={(event) => toggle(day, event.currentTarget.checked)}
              aria-label={DAY_NAMES[day].long}
            />
            <span>{DAY_NAMES[day].short}</span>
          </label>
        ))}
      </div>
      <div className="q2-times">
        <TextField {...field("start")} label="From" list={TIMES} placeholder="09:00" />
        <TextField {...field("end")} label="To" list={TIMES} placeholder="17:00" />
        <TextField {...field("timezone")} id={zoneId} label="Time zone" list={ZONES} spellCheck={false} error={zoneError} />
      </div>
      {hours.timezone === own ? null : (
        <button
          type="button"
          className="btn btn--small"
          onClick={() => {
            form.setValue("timezone", own);
            save();
          }}
        >
          Use this browser's time zone, {own}
        </button>
      )}
      {sentences.length === 0 ? null : <p className="small">{sentences.join(" ")}</p>}
    </div>
  );
}
