/** Where a person begins: a new Grant, a draft kept here, an example, or a Grant that someone gave them. Light: the core is loaded by the pages that need it. */

import { useNavigate } from "@tanstack/react-router";
import { useReplacing } from "../../draft/Replacing.tsx";
import { useSession } from "../../draft/session-context.ts";
import { Page as FramePage } from "../../frame/Page.tsx";
import { stepOf } from "../index.ts";
import { Drafts } from "./Drafts.tsx";
import { Example } from "./Example.tsx";
import { MiniLetter } from "./MiniLetter.tsx";
import { OpenHere } from "./OpenHere.tsx";
import { useKept } from "./use-kept.ts";
import { WhereKept } from "./WhereKept.tsx";

export function Page() {
  const session = useSession();
  const navigate = useNavigate();
  const { title } = stepOf("start");
  const kept = useKept();
  const { replace, dialog } = useReplacing();
  const begin = (): void =>
    void replace(() => {
      session.newDraft("New Grant");
      void navigate({ to: "/agents" });
    });
  return (
    <FramePage title={title}>
      <div className="start">
        <div className="start-hero">
          <header>
            <h1 tabIndex={-1}>{title}</h1>
            <p className="lede">
              Six questions, answered in plain words. You get a Letter you can read and sign, a sealed Grant file, and the rules to paste
              into your agent.
            </p>
            <div className="btn-row">
              <button type="button" className="btn btn--main" onClick={begin}>
                Start a new Grant
              </button>
              <a className="btn" href="#/?at=open-file">
                Open a Grant
              </a>
            </div>
          </header>
          <MiniLetter />
        </div>
        <div className="start-cols">
          <Drafts kept={kept} replace={replace} />
          <WhereKept kept={kept} />
        </div>
        <Example replace={replace} />
        <OpenHere replace={replace} onAdded={() => void kept.reload()} />
        {dialog}
      </div>
    </FramePage>
  );
}
