/** One selected app: what it is in one line, and all that may be said about it when it is open. Its id never follows a new name (G4). */
import { useState } from "react";
import type { ActAnswer } from "../../../core/answers/answers.ts";
import { actRow } from "../../../core/catalogue/acts.ts";
import { fieldId } from "../../../core/compile/where.ts";
import type { Finding } from "../../../core/lib/finding.ts";
import type { Resource } from "../../../core/schema/grant.gen.ts";
import { findingsAt, warningsAt } from "../../draft/findings-at.ts";
import { Dialog } from "../../parts/Dialog.tsx";
import { listed } from "../../parts/phrases.ts";
import { Quiet } from "../../parts/Quiet.tsx";
import { Visible } from "../../parts/Visible.tsx";
import { AppFields } from "./AppFields.tsx";
import { useActions } from "./actions.ts";
import { accountOf, placesOf, usedBy } from "./words.ts";

export interface AppCardProps {
  readonly resource: Resource;
  readonly at: number;
  readonly acts: readonly ActAnswer[];
  readonly findings: readonly Finding[];
  readonly tried: boolean;
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
  readonly onRemoved: () => void;
}

export function AppCard({ resource, at, acts, findings, tried, isOpen, onOpen, onRemoved }: AppCardProps) {
  const { removeApp } = useActions();
  const [asking, setAsking] = useState(false);
  const path = `/resources/${at}`;
  const users = acts.filter((act) => act.resources.includes(resource.id));
  const blocked = tried && findingsAt(findings, path).some((finding) => finding.blocks);
  const isShown = isOpen || blocked;
  const remove = (): void => {
    setAsking(false);
    removeApp(resource.id);
    onRemoved();
  };
  return (
    <li className={isShown ? "q1-app q1-app--open" : "q1-app"} id={fieldId(path)}>
      <div className="q1-app-head">
        <div>
          <h3>
            <Visible text={resource.label === "" ? "An app without a name" : resource.label} />
          </h3>
          <p className="small">
            <Visible text={resource.provider} /> · <Visible text={accountOf(resource)} /> · <Visible text={placesOf(resource)} /> ·{" "}
            {usedBy(users.length)}
          </p>
        </div>
        <div className="btn-row">
          <button type="button" className="btn btn--small" aria-expanded={isShown} onClick={() => onOpen(!isOpen)}>
            {isShown ? "Close" : "Change"}
            <span className="vh">
              {" "}
              <Visible text={resource.label} />
            </span>
          </button>
          <button type="button" className="btn btn--small" onClick={() => (users.length > 0 ? setAsking(true) : remove())}>
            Remove
            <span className="vh">
              {" "}
              <Visible text={resource.label} />
            </span>
          </button>
        </div>
      </div>
      <Quiet notes={warningsAt(findings, path)} />
      {isShown ? <AppFields resource={resource} at={at} findings={findings} tried={tried} /> : null}
      <Dialog
        open={asking}
        title={`Remove ${resource.label}?`}
        onClose={() => setAsking(false)}
        actions={
          <>
            <button type="button" className="btn" onClick={() => setAsking(false)}>
              Keep it
            </button>
            <button type="button" className="btn" onClick={remove}>
              Remove it
            </button>
          </>
        }
      >
        <p>{removalOf(users, resource.id)}</p>
      </Dialog>
    </li>
  );
}

function removalOf(users: readonly ActAnswer[], id: string): string {
  const names = (acts: readonly ActAnswer[]): string => listed([...new Set(acts.map(({ act }) => actRow(act)?.name ?? act))]);
  const bare = users.filter((act) => act.resources.every((other) => other === id));
  const taken = `It is taken out of ${users.length === 1 ? "the act that uses it" : `the ${users.length} acts that use it`}: ${names(users)}.`;
  return bare.length === 0
    ? taken
    : `${taken} ${names(bare)} would have no app left, and an official act that is bound to no app is refused.`;
}
