/** Seals the answers, when nothing stops it. Not armed, it says beside it what does, and a press leads there. */

import { useId } from "react";
import { Progress } from "../parts/Progress.tsx";
import { VisibleText } from "../parts/Visible.tsx";
import { useSealing } from "./use-sealing.ts";

export interface SealButtonProps {
  readonly label: string;
  /** How many findings block. */
  readonly problems: number;
  readonly canDigest: boolean;
  readonly onBlocked: () => void;
  readonly onSealed: () => void;
}

export function SealButton({ label, problems, canDigest, onBlocked, onSealed }: SealButtonProps) {
  const whyId = useId();
  const { sealing, seal } = useSealing();
  const why = whyNot(problems, canDigest);
  const press = async (): Promise<void> => {
    if (why !== undefined) onBlocked();
    else if (await seal()) onSealed();
  };
  return (
    <>
      <button
        type="button"
        className={why === undefined ? "btn btn--main" : "btn"}
        aria-disabled={why === undefined ? undefined : true}
        aria-describedby={whyId}
        onClick={() => void press()}
      >
        {label}
      </button>
      <span className="help" id={whyId}>
        {why ?? "This makes an id, the time and a fingerprint. Nothing comes into force by it."}
      </span>
      {sealing.phase === "sealing" ? <Progress label="Sealing" /> : null}
      {sealing.phase !== "refused" ? null : (
        <ul role="alert">
          {sealing.findings.map((finding) => (
            <li className="err" key={`${finding.path} ${finding.message}`}>
              <VisibleText text={finding.message} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function whyNot(problems: number, canDigest: boolean): string | undefined {
  if (problems > 0) return problems === 1 ? "One problem to settle first." : `${problems} problems to settle first.`;
  return canDigest
    ? undefined
    : "No fingerprint can be taken on a page that was opened over plain http: open the writer over https, on localhost, or from a file.";
}
