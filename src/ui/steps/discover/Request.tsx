/** The request, and after it the formation section if the person wants it: what is shown is what was hashed, and what was hashed is what is copied. */
import type { ReactNode } from "react";
import { recordRequest } from "../../../core/answers/edit-discovery.ts";
import { fieldId } from "../../../core/compile/where.ts";
import { composeRequest } from "../../../core/discovery/request.ts";
import type { Draft } from "../../../state/draft.ts";
import { useSession } from "../../draft/session-context.ts";
import { useEdit } from "../../draft/use-edit.ts";
import { Tick } from "../../parts/Choice.tsx";
import { ByHand, useCopy } from "../../parts/CopyButton.tsx";
import { sayCopy } from "../../parts/copying.ts";
import { HashLine } from "../../parts/HashLine.tsx";
import { Glyph } from "../../parts/Mark.tsx";
import { ReadOnlyText } from "../../parts/ReadOnlyText.tsx";
import { bytesOf, Facts } from "./Facts.tsx";
import { PublishedText } from "./PublishedText.tsx";
import { type ExactFile, Recompute } from "./Recompute.tsx";
import { Sent } from "./Sent.tsx";
import type { ShownRequest } from "./shown-request.ts";
import { useDigest } from "./use-digest.ts";
import { useRequest } from "./use-request.ts";

const REQUEST = "request";
const SECTION = "formation section";

export function Request({ draft }: { readonly draft: Draft }) {
  const request = useRequest("discovery", draft.published.discovery);
  const section = useRequest("formation-section", draft.published["formation-section"]);
  if (request === undefined || section === undefined) return <p role="status">Taking the checksum of the request …</p>;
  return <Loaded draft={draft} request={request} section={section} />;
}

interface LoadedProps {
  readonly draft: Draft;
  readonly request: ShownRequest;
  readonly section: ShownRequest;
}

function Loaded({ draft, request, section }: LoadedProps) {
  const { store } = useSession();
  const edit = useEdit();
  const withSection = draft.with_formation_section;
  const whole = composeRequest(request.text, withSection ? section.text : undefined);
  const digest = useDigest(whole);
  // Recorded is what leaves: the refs that belong to the very text of this press.
  const record = (): void => {
    const ref = request.checked?.ref;
    if (ref !== undefined) edit((answers) => recordRequest(answers, ref, withSection ? section.checked?.ref : undefined));
  };
  const { report, press } = useCopy(whole, digest?.sha256, (done) => {
    if (done.kind !== "refused") record();
  });
  const label = withSection ? "Copy the request with the section" : "Copy the request";
  const wholeFile: ExactFile = withSection
    ? { name: "request-with-section.txt", download: { what: "the whole text", content: whole, onSaved: record } }
    : { name: "discovery-request.txt", download: { what: "the request", content: whole, onSaved: record } };
  const keep = (part: Partial<Draft["published"]>): void => store.getState().set({ published: { ...draft.published, ...part } });
  const forget = (id: keyof Draft["published"]): void => {
    const { [id]: _gone, ...rest } = draft.published;
    store.getState().set({ published: rest });
  };
  return (
    <>
      <div className="discover">
        <ReadOnlyText
          id={fieldId("/discovery/request")}
          title="The request"
          text={request.text}
          about={<Origin request={request} />}
          action={
            <button type="button" className="btn btn--main" onClick={press}>
              {label}
            </button>
          }
          foot={
            <>
              {report?.kind === "copied" && report.proof !== "differs" ? <Glyph name="tick" /> : null}
              <span role="status">{report === undefined ? FOOT : sayCopy(report)}</span>
              {report?.kind === "by-hand" ? <ByHand text={whole} label={label} /> : null}
            </>
          }
        />
        <Facts id="request-facts" what={REQUEST} request={request}>
          <Publish request={request} what={REQUEST} onMatch={(text) => keep({ discovery: text })} onOwn={() => forget("discovery")} />
          {withSection ? null : <Recompute files={[wholeFile]} />}
        </Facts>
      </div>
      <div className="formation-tick">
        <Tick
          id={fieldId("/discovery/formation_section")}
          label="Ask also how the agents work together"
          help="Adds the formation section after the request. The request and its checksum stay as they are. Useful where several agents work together; one agent alone does not need it."
          checked={withSection}
          onChange={(event) => store.getState().set({ with_formation_section: event.currentTarget.checked })}
        />
      </div>
      {withSection ? (
        <>
          <div className="discover">
            <ReadOnlyText
              id="formation-section"
              title="The formation section"
              short
              text={section.text}
              about={<Origin request={section} />}
              foot="Copied after the request, with one empty line between them."
            />
            <Facts id="section-facts" what={SECTION} request={section}>
              <Publish
                request={section}
                what={SECTION}
                onMatch={(text) => keep({ "formation-section": text })}
                onOwn={() => forget("formation-section")}
              />
            </Facts>
          </div>
          <div className="bind" id="whole-facts">
            <div>
              <h2>What is copied: the request and the section</h2>
              {digest === undefined ? null : (
                <HashLine hex={digest.sha256}>
                  SHA-256 of the whole text that the button copies: the request, one empty line, the section. {bytesOf(digest.bytes)}.
                </HashLine>
              )}
            </div>
            <Recompute
              files={[
                wholeFile,
                { name: "discovery-request.txt", download: { what: "the request alone", content: request.text } },
                { name: "formation-section.txt", download: { what: "the section alone", content: section.text } },
              ]}
            />
          </div>
        </>
      ) : null}
      <Sent draft={draft} request={request.checked?.ref} section={withSection ? section.checked?.ref : undefined} />
    </>
  );
}

const FOOT = "What the button copies is byte for byte what was hashed.";

function Origin({ request: { entry, isBrought, checked } }: { readonly request: ShownRequest }): ReactNode {
  const size = checked === undefined ? "" : ` · ${bytesOf(checked.digest.bytes)}`;
  if (checked?.verdict.kind === "published") {
    return `The published text, version ${entry.published_version}${size}${isBrought ? " · brought by you, kept with this draft" : ""}`;
  }
  return `This writer's own text, version ${entry.version}${size}`;
}

/** The way to the published text, and back. */
function Publish({
  request: { entry, isBrought, isRefused },
  what,
  onMatch,
  onOwn,
}: {
  readonly request: ShownRequest;
  readonly what: string;
  readonly onMatch: (text: string) => void;
  readonly onOwn: () => void;
}) {
  if (isBrought) {
    return (
      <button type="button" className="btn btn--small" onClick={onOwn}>
        Use this writer's own text again
      </button>
    );
  }
  if (entry.origin === "published") return null;
  return (
    <>
      {isRefused ? (
        <p className="untrusted">
          A text is kept with this draft as the published {what}, and does not have its checksum. It is not used.{" "}
          <button type="button" className="btn btn--small" onClick={onOwn}>
            Take it out of the draft
          </button>
        </p>
      ) : null}
      <PublishedText entry={entry} what={what} onMatch={onMatch} />
    </>
  );
}
