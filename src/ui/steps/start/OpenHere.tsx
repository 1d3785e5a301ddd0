/** Opens a Grant, an exported draft or several from a file or a pasted text. What it is, is told from what it holds, never from its name. */

import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import type { BroughtIn } from "../../../state/session-shape.ts";
import type { Replacing } from "../../draft/Replacing.tsx";
import { useSession } from "../../draft/session-context.ts";
import { FileDrop } from "../../parts/FileDrop.tsx";
import { TextArea } from "../../parts/TextField.tsx";
import { Brought } from "./Brought.tsx";

/** No Grant comes near this; exported drafts carry the agents' answers, of up to ten million bytes each. */
const MAX_BYTES = 300_000_000;

export interface OpenHereProps {
  readonly replace: Replacing["replace"];
  /** Drafts were added to those kept here. */
  readonly onAdded: () => void;
}

export function OpenHere({ replace, onAdded }: OpenHereProps) {
  const session = useSession();
  const navigate = useNavigate();
  const [problem, setProblem] = useState("");
  const [brought, setBrought] = useState<BroughtIn>();
  const [pasting, setPasting] = useState(false);

  const openText = async (text: string): Promise<void> => {
    const { openDocument } = await import("./open-document.ts");
    const opened = await openDocument(text, session);
    setProblem(opened.kind === "refused" ? opened.message : "");
    setBrought(opened.kind === "drafts" ? opened.brought : undefined);
    if (opened.kind === "drafts") onAdded();
    if (opened.kind === "draft") await replace(() => void openDraft(text));
    if (opened.kind === "grant") void navigate({ to: "/open" });
  };
  const openDraft = async (text: string): Promise<void> => {
    const read = await session.importText(text);
    if (read.ok) void navigate({ to: read.value.place });
  };
  const openBytes = async (bytes: Uint8Array): Promise<void> => {
    const { decodeUtf8 } = await import("../../../core/discovery/decode.ts");
    const decoded = decodeUtf8(bytes);
    if (decoded.ok) await openText(decoded.value.text);
    else setProblem(decoded.findings[0]?.message ?? "This file is not text in UTF-8.");
  };

  return (
    <section className="sec" aria-labelledby="open-title">
      <h2 id="open-title">Open a Grant</h2>
      <p className="help">
        Its seal is checked first. It opens to read; “start from this” makes a new proposal. An exported draft opens as a draft of its own;
        a file of several adds them to those kept here.
      </p>
      <p className="err" role="alert">
        {problem}
      </p>
      <div role="status">{brought === undefined ? null : <Brought brought={brought} />}</div>
      <FileDrop
        id="open-file"
        label="Choose a file…"
        maxBytes={MAX_BYTES}
        accept=".json,application/json"
        onFiles={([file]) => file && void openBytes(file.bytes)}
        beside={
          <button type="button" className="link" aria-expanded={pasting} onClick={() => setPasting(!pasting)}>
            Paste its text instead
          </button>
        }
      >
        Drop a Grant file or exported drafts here.
      </FileDrop>
      {pasting ? <Paste onText={openText} /> : null}
    </section>
  );
}

function Paste({ onText }: { readonly onText: (text: string) => Promise<void> }) {
  return (
    <form
      className="paste"
      onSubmit={(event) => {
        event.preventDefault();
        const text = new FormData(event.currentTarget).get("text");
        if (typeof text === "string") void onText(text);
      }}
    >
      <TextArea label="The text of a Grant or of exported drafts" name="text" rows={8} spellCheck={false} />
      <button type="submit" className="btn">
        Open this text
      </button>
    </form>
  );
}
