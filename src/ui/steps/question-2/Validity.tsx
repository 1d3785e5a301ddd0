/** From when to when the Grant holds (§7 step 3): picked by the clock on the wall, said in words with its zone, kept in UTC. */
import { useRef, useState } from "react";
import type { EndAnswer, StartAnswer } from "../../../core/answers/answers.ts";
import { DEFAULT_DAYS } from "../../../core/catalogue/defaults.ts";
import { fieldId } from "../../../core/compile/where.ts";
import { isTimeZone } from "../../../core/lib/zone.ts";
import type { Grant } from "../../../core/schema/grant.gen.ts";
import { browserZone } from "../../../platform/zones.ts";
import { errorAt, warningsAt } from "../../draft/findings-at.ts";
import { useTypedForm } from "../../draft/use-typed-form.ts";
import { Choice } from "../../parts/Choice.tsx";
import { Quiet } from "../../parts/Quiet.tsx";
import { IntField } from "../../parts/TextField.tsx";
import { Moment } from "./Moment.tsx";
import { momentWords } from "./moment.ts";
import { change, type SectionProps } from "./section.ts";

export interface ValidityProps extends SectionProps {
  readonly grant: Grant;
}

const BEGINS = "/validity/not_before";
const ENDS = "/validity/expires";

export function Validity({ progress, edit, findings, tried, grant }: ValidityProps) {
  const { starts, ends } = progress;
  const [browser] = useState(browserZone);
  const zone = zoneFor(progress.hours?.timezone, browser);
  const asides = useRef<{ starts: Partial<Record<string, StartAnswer>>; ends: Partial<Record<string, EndAnswer>> }>({
    starts: {},
    ends: {},
  });
  asides.current.starts[starts.kind] = starts;
  asides.current.ends[ends.kind] = ends;
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const shown = (path: string) => (tried || left.has(path) ? errorAt(findings, path) : undefined);
  const leave = (path: string) => setLeft((before) => (before.has(path) ? before : new Set([...before, path])));
  const begin = (kind: string): StartAnswer => asides.current.starts[kind] ?? BEGIN[kind] ?? starts;
  const end = (kind: string): EndAnswer => asides.current.ends[kind] ?? END[kind] ?? ends;
  // What blocks is said at its field: dates that cannot stand together are not read out as if they held.
  const words = errorAt(findings, "/validity") === undefined ? validityWords(grant, zone, starts) : undefined;
  return (
    <section className="sec" aria-labelledby="q2-validity">
      <h2 id="q2-validity">From when to when it holds</h2>
      <p>Where a gate cannot ask whether the Grant was revoked, a short Grant is what protects you.</p>
      <div className="stack">
        <Choice
          id={fieldId(BEGINS)}
          label="It begins"
          error={shown(BEGINS)}
          name="starts"
          chosen={[starts.kind]}
          onChange={(event) => change(edit, { starts: begin(event.currentTarget.value) })}
          options={[
            { value: "when_sealed" satisfies StartAnswer["kind"], label: "When it is sealed" },
            {
              value: "at" satisfies StartAnswer["kind"],
              label: "At a date and time",
              detail:
                "at" in starts ? (
                  <Moment
                    label="It begins on"
                    kept={starts.at}
                    zone={zone}
                    bound="begins"
                    onLeft={() => leave(BEGINS)}
                    onChange={(at) => change(edit, { starts: { kind: "at", at } })}
                  />
                ) : undefined,
            },
          ]}
        />
        <Choice
          id={fieldId(ENDS)}
          label="It ends"
          error={shown(ENDS)}
          name="ends"
          chosen={[ends.kind]}
          onChange={(event) => change(edit, { ends: end(event.currentTarget.value) })}
          options={[
            {
              value: "after_days" satisfies EndAnswer["kind"],
              label: "After some days",
              detail:
                "days" in ends ? (
                  <Days ends={ends} onLeft={() => leave(ENDS)} onChange={(days) => change(edit, { ends: { kind: "after_days", days } })} />
                ) : undefined,
            },
            {
              value: "at" satisfies EndAnswer["kind"],
              label: "At a date and time",
              detail:
                "at" in ends ? (
                  <Moment
                    label="It ends on"
                    kept={ends.at}
                    zone={zone}
                    bound="ends"
                    onLeft={() => leave(ENDS)}
                    onChange={(at) => change(edit, { ends: { kind: "at", at } })}
                  />
                ) : undefined,
            },
          ]}
        />
        {words === undefined ? null : <p className="q2-words">{words}</p>}
        <Quiet notes={warningsAt(findings, "/validity")} />
      </div>
    </section>
  );
}

const BEGIN: Partial<Record<string, StartAnswer>> = { when_sealed: { kind: "when_sealed" }, at: { kind: "at", at: "" } };
const END: Partial<Record<string, EndAnswer>> = {
  after_days: { kind: "after_days", days: String(DEFAULT_DAYS) },
  at: { kind: "at", at: "" },
};

function Days({ ends, onLeft, onChange }: { ends: { readonly days: string }; onLeft: () => void; onChange: (days: string) => void }) {
  const { field } = useTypedForm(
    { days: ends.days },
    ({ days }) => {
      if (days !== ends.days) onChange(days);
    },
    onLeft,
  );
  return <IntField {...field("days")} label="How many days?" help="Days of 24 hours from the beginning." unit="days" />;
}

/** The zone of the Grant's hours, so that one page speaks of one clock; else this browser's. */
function zoneFor(ofHours: string | undefined, browser: string): string {
  const zone = ofHours?.trim() ?? "";
  return isTimeZone(zone) ? zone : browser;
}

function validityWords({ validity }: Grant, zone: string, starts: StartAnswer): string | undefined {
  const [from, until] = [momentWords(validity.not_before, zone), momentWords(validity.expires, zone)];
  if (from === undefined || until === undefined) return undefined;
  if (!("at" in starts)) return `Sealed at this moment, it would hold until ${until}, and no longer.`;
  return `It holds from ${from} until ${until}, and no longer.`;
}
