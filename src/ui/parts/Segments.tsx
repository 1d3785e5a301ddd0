/** One of a few short words, in one frame: for rules such as Never · Ask first · Allowed. Each word has its shape; the chosen one is filled. */
import { FieldGroup, type FieldProps } from "./field.tsx";

export interface Segment<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** What it means for the agent: its shape and, when chosen, its colour. `plain` is no outcome. */
  readonly tone: "can" | "ask" | "never" | "none" | "plain";
}

export interface SegmentsProps<Value extends string> extends FieldProps {
  readonly name: string;
  readonly options: readonly Segment<Value>[];
  readonly chosen: Value;
  readonly onChange: (value: Value) => void;
  /** The words are long: they stand one below another where there is no room. */
  readonly long?: boolean;
}

export function Segments<Value extends string>({
  label,
  id,
  help,
  error,
  name,
  options,
  chosen,
  onChange,
  long = false,
}: SegmentsProps<Value>) {
  return (
    <FieldGroup label={label} id={id} help={help} error={error}>
      <div className={long ? "tri segs segs--long" : "tri segs"}>
        {options.map((option) => (
          <label className={`t-${option.tone}`} key={option.value}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === chosen}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
