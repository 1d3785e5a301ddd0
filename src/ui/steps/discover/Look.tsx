/** What a reading turned up, each with what it means and what to do about it. Nothing here widens the Grant. */
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { FINDINGS } from "../../../core/discovery/codes.ts";
import type { Discrepancy } from "../../../core/discovery/shapes.ts";
import { FindingRow } from "../../parts/FindingRow.tsx";
import { stepOf } from "../index.ts";
import type { TextReading } from "./Areas.tsx";
import { discrepancyPlace, type LookEntry, type LookRow, lookRows, repairWords } from "./look-list.ts";
import { More } from "./More.tsx";
import { Quoted, Told } from "./Told.tsx";

export interface LookProps {
  readonly reading: TextReading;
  /** Agents that the answer names and that have not answered themselves. */
  readonly unanswered: readonly string[];
}

export function Look({ reading, unanswered }: LookProps) {
  const rows = lookRows(reading, unanswered);
  const repairs = repairWords(reading);
  const { discrepancies } = reading;
  const count = rows.length + discrepancies.length + repairs.length;
  if (count === 0) return null;
  return (
    <section className="sec sec--near" aria-labelledby="look-title">
      <h2 id="look-title">{count === 1 ? "One thing to look at" : `${count} things to look at`}</h2>
      <p>Nothing here widens the Grant. Each says what it means for you.</p>
      <ul className="findings">
        {discrepancies.map((discrepancy, index) => (
          <Differs discrepancy={discrepancy} key={index} />
        ))}
        {rows.map((row) => (
          <FindingRow
            key={row.key}
            weight={row.weight}
            kind={row.kind}
            title={<Title row={row} />}
            why={<Why row={row} />}
            more={row.entries.length === 1 ? undefined : <Entries entries={row.entries} />}
            action={row.step === undefined ? undefined : <Way step={row.step} />}
          />
        ))}
        {repairs.map(({ key, text }) => (
          <FindingRow key={key} weight="info" kind="How it was read" title={text} />
        ))}
      </ul>
    </section>
  );
}

function Title({ row: { entries, before, after, many } }: { readonly row: LookRow }): ReactNode {
  const [first] = entries;
  if (entries.length !== 1 || first === undefined) return `${entries.length.toLocaleString("en")} ${many}`;
  return (
    <>
      {before} <Quoted text={first.text} /> {after}
    </>
  );
}

function Why({ row: { entries, why } }: { readonly row: LookRow }): ReactNode {
  const [first] = entries;
  return (
    <>
      {entries.length === 1 && first !== undefined ? <At entry={first} /> : null}
      {why}
    </>
  );
}

function Entries({ entries }: { readonly entries: readonly LookEntry[] }) {
  return (
    <More items={entries} className="look-entries">
      {(entry, index) => (
        <li key={index}>
          <At entry={entry} />
          <Quoted text={entry.text} />
        </li>
      )}
    </More>
  );
}

function At({ entry: { place } }: { readonly entry: LookEntry }): ReactNode {
  if (place === undefined) return null;
  return (
    <>
      <Told text={place} />:{" "}
    </>
  );
}

function Way({ step }: { readonly step: NonNullable<LookRow["step"]> }) {
  const { path, short } = stepOf(step);
  return (
    <Link className="btn btn--small" to={path}>
      {short.includes("·") ? `Open question ${short.split(" ", 1)[0]}` : `Open ${short}`}
    </Link>
  );
}

/** Both readings, kept apart, and what happened in practice: never smoothed over (§3a). */
function Differs({ discrepancy }: { readonly discrepancy: Discrepancy }) {
  const { readings, in_practice: practice } = discrepancy;
  return (
    <FindingRow
      weight="look"
      kind="Its own sources disagree"
      title={
        <>
          In: <Told text={discrepancyPlace(discrepancy)} />
        </>
      }
      why={FINDINGS.discrepancy}
      more={
        <ul className="look-entries">
          {readings.map((reading, index) => (
            <li key={index}>
              {readings.length === 1 ? "As it is written" : `Reading ${index + 1}`}: <Quoted text={reading} />
            </li>
          ))}
          <li>
            {practice === undefined ? (
              "It does not say what happened in practice."
            ) : (
              <>
                In practice: <Quoted text={practice} />
              </>
            )}
          </li>
        </ul>
      }
    />
  );
}
