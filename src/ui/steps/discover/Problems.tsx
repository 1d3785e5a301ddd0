/** What the rules say of this page's part of the Grant, beside what it concerns. */
import { stepOf } from "../../../core/compile/where.ts";
import { useDerived } from "../../draft/use-derived.ts";
import { FindingRow } from "../../parts/FindingRow.tsx";

export function Problems() {
  const findings = (useDerived()?.findings ?? []).filter(({ path }) => stepOf(path) === "discover");
  if (findings.length === 0) return null;
  return (
    <ul className="findings">
      {findings.map(({ path, message, blocks }) => (
        <FindingRow key={`${path} ${message}`} weight={blocks ? "block" : "look"} kind="In the Grant" title={message} />
      ))}
    </ul>
  );
}
