/** How old a fact may be: any age (or as for every act), or no older than a number of a unit. */
import { isDuration } from "../../../core/lib/duration.ts";
import { useTypedForm } from "../../draft/use-typed-form.ts";
import { Choice } from "../../parts/Choice.tsx";
import { SelectField } from "../../parts/SelectField.tsx";
import { IntField } from "../../parts/TextField.tsx";
import { AGE_UNITS, type Age, readAge, writeAge } from "./freshness.ts";

export interface AgeFieldProps {
  readonly id: string;
  readonly label: string;
  readonly help?: string;
  /** What no limit of its own means, and what that leads to. */
  readonly none: string;
  readonly noneHelp?: string;
  /** The answer: an ISO 8601 duration, or what was typed; empty is none. */
  readonly value: string;
  readonly error: string | undefined;
  readonly tried: boolean;
  readonly onChange: (value: string) => void;
}

export function AgeField({ id, label, help, none, noneHelp, value, error, tried, onChange }: AgeFieldProps) {
  const isLimited = value.trim() !== "";
  const { form, field, choice, left } = useTypedForm<Age>(readAge(value), (typed) => {
    // What is typed counts only while it is asked for: "any age" is not taken back by a field that nobody sees.
    if (isLimited && writeAge(typed) !== value) onChange(writeAge(typed));
  });
  const { unit } = form.getValues();
  const units = AGE_UNITS.includes(unit) ? AGE_UNITS : [unit, ...AGE_UNITS];
  // What cannot be read is told once the number was left; what is too long is known at once.
  const shown = tried || left.has("number") || isDuration(value.trim()) ? error : undefined;
  return (
    <Choice
      id={id}
      label={label}
      help={help}
      name={id}
      chosen={[isLimited ? "some" : "none"]}
      onChange={(event) => onChange(event.currentTarget.value === "none" ? "" : writeAge(form.getValues()))}
      options={[
        {
          value: "some",
          label: "Only if it is not older than",
          detail: (
            <div className="q4-age">
              <IntField {...field("number")} label="How many" error={shown} />
              <SelectField {...choice("unit")} label="Of what" options={units.map((one) => ({ value: one, label: one }))} />
            </div>
          ),
        },
        { value: "none", label: none, help: noneHelp },
      ]}
    />
  );
}
