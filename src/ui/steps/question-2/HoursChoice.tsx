/** Any time, or only in some hours: for the Grant, and for one act within the Grant's. What was set once comes back while the page is open. */
import { useRef, useState } from "react";
import { fieldId } from "../../../core/compile/where.ts";
import type { Finding } from "../../../core/lib/finding.ts";
import type { Hours } from "../../../core/schema/grant.gen.ts";
import { errorAt, findingsAt } from "../../draft/findings-at.ts";
import { Choice } from "../../parts/Choice.tsx";
import { HoursFields } from "./HoursFields.tsx";

export interface HoursChoiceProps {
  /** The place of the hours in the Grant. */
  readonly path: string;
  readonly label: string;
  readonly help?: string | undefined;
  /** What no hours of its own means: "At any time". */
  readonly none: string;
  readonly some: string;
  readonly hours: Hours | undefined;
  /** The hours to begin with. */
  readonly suggested: () => Hours;
  readonly findings: readonly Finding[];
  readonly tried: boolean;
  readonly onChange: (hours: Hours | undefined) => void;
}

export function HoursChoice(props: HoursChoiceProps) {
  const { path, label, help, none, some, hours, suggested, findings, tried, onChange } = props;
  const last = useRef(hours);
  const [left, setLeft] = useState(false);
  if (hours) last.current = hours;
  const zone = `${path}/timezone`;
  const told = tried || left;
  const own = findings.filter((finding) => !findingsAt(findings, zone).includes(finding));
  return (
    <Choice
      id={fieldId(path)}
      label={label}
      help={help}
      error={told ? errorAt(own, path) : undefined}
      name={path}
      chosen={[hours ? "some" : "none"]}
      onChange={(event) => {
        setLeft(false);
        onChange(event.currentTarget.value === "some" ? (last.current ?? suggested()) : undefined);
      }}
      options={[
        { value: "none", label: none },
        {
          value: "some",
          label: some,
          detail: hours ? (
            <HoursFields
              zoneId={fieldId(zone)}
              hours={hours}
              zoneError={told ? errorAt(findings, zone) : undefined}
              onChange={onChange}
              onLeft={() => setLeft(true)}
            />
          ) : undefined,
        },
      ]}
    />
  );
}
