/** A date and a time, by the browser's own picker, in a zone that is named beside it. */

import { zoneName } from "../../../core/lib/zone.ts";
import { useTypedForm } from "../../draft/use-typed-form.ts";
import { TextField } from "../../parts/TextField.tsx";
import { type Bound, keptOf, momentWords, pickedOf, twiceWords } from "./moment.ts";

export interface MomentProps {
  readonly label: string;
  /** An instant in UTC, or what was picked where that is none. */
  readonly kept: string;
  readonly zone: string;
  readonly bound: Bound;
  readonly onChange: (kept: string) => void;
  readonly onLeft: () => void;
}

/** Mounted anew when the zone changes: the moment stays, the clock on the wall shows it differently. */
export function Moment(props: MomentProps) {
  return <Picker key={props.zone} {...props} />;
}

function Picker({ label, kept, zone, bound, onChange, onLeft }: MomentProps) {
  const { field } = useTypedForm(
    { picked: pickedOf(kept, zone) },
    ({ picked }) => {
      if (picked !== pickedOf(kept, zone)) onChange(keptOf(picked, zone, bound));
    },
    onLeft,
  );
  const twice = twiceWords(kept, zone, bound);
  return (
    <div className="q2-moment">
      <TextField
        {...field("picked")}
        type="datetime-local"
        label={label}
        help={`By the clock in ${zoneName(zone)}.`}
        max="9999-12-30T23:59"
        step={/:[0-9]{2}:[0-9]{2}$/.test(pickedOf(kept, zone)) ? 1 : 60}
      />
      {twice === undefined ? null : (
        <p className="small">
          {twice} It now means {momentWords(kept.trim(), zone)}.
        </p>
      )}
    </div>
  );
}
