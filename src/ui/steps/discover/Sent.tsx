/** What was sent, as recorded for the Grant: it stays what it was when it left, whatever text is shown later. */
import { forgetRequest } from "../../../core/answers/edit-discovery.ts";
import type { RequestRef } from "../../../core/schema/grant.gen.ts";
import type { Draft } from "../../../state/draft.ts";
import { useEdit } from "../../draft/use-edit.ts";
import { HashLine } from "../../parts/HashLine.tsx";
import { Visible } from "../../parts/Visible.tsx";

export interface SentProps {
  readonly draft: Draft;
  /** What copying now would record. */
  readonly request: RequestRef | undefined;
  readonly section: RequestRef | undefined;
}

export function Sent({ draft, request, section }: SentProps) {
  const edit = useEdit();
  const { request: sent, formation_section: sentSection } = draft.answers.discovery;
  if (sent === undefined) {
    return (
      <p className="small sent-none">
        Nothing is recorded as sent yet. Copying or downloading the request records its version and checksum for the Grant.
      </p>
    );
  }
  const differs = !isSame(sent, request) || !isSame(sentSection, section);
  return (
    <section className="sent" aria-label="Recorded as sent">
      <h2>Recorded as sent</h2>
      <dl>
        <Recorded what="The request" ref_={sent} />
        {sentSection === undefined ? null : <Recorded what="The formation section" ref_={sentSection} />}
      </dl>
      <p className="small">
        {sentSection === undefined ? "No formation section went with it. " : ""}
        The Grant names what you copied or downloaded.
      </p>
      {differs ? (
        <p className="untrusted">
          The text shown above is another one than the text recorded. The record stays as it is until you copy or download again.
        </p>
      ) : null}
      <div className="btn-row">
        <button type="button" className="btn btn--small" onClick={() => edit(forgetRequest)}>
          Take the record out
        </button>
      </div>
    </section>
  );
}

function Recorded({ what, ref_ }: { readonly what: string; readonly ref_: RequestRef }) {
  return (
    <div>
      <dt>
        {what}, version <Visible text={ref_.version} />
      </dt>
      <dd>
        <HashLine hex={ref_.sha256} small />
      </dd>
    </div>
  );
}

function isSame(sent: RequestRef | undefined, shown: RequestRef | undefined): boolean {
  return sent?.sha256 === shown?.sha256 && sent?.version === shown?.version;
}
