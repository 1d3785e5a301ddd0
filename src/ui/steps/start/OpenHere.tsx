/** Opens a Grant or an exported draft from a file or a pasted text. What it is, is told from what it holds, never from its name. */

import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { useSession } from "../../draft/session-context.ts";
import { FileDrop } from "../../parts/FileDrop.tsx";
import { TextArea } from "../../parts/TextField.tsx";

/** No Grant comes near this; an exported draft carries the agents' answers. */
const MAX_BYTES = 30_000_000;

export function OpenHere() {
  const session = useSession();
  const navigate = useNavigate();
  const [problem, setProblem] = useState("");
  const [pasting, setPasting] = useState(false);

  const openText = async (text: string): Promise<void> => {
    const { openDocument } = await import("./open-document.ts");
    const opened = await openDocument(text, session);
    setProblem(opened.kind === "refused" ? opened.message : "");
    if (opened.kind === "draft") void navigate({ to: session.store.getState().draft?.place ?? "/agents" });
    if (opened.kind === "grant") void navigate({ to: "/open" });
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
        Its seal is checked first. It opens to read; “start from this” makes a new proposal. An exported draft opens as a draft.
      </p>
      <p className="err" role="alert">
        {problem}
      </p>
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
        Drop a Grant file or an exported draft here.
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
      <TextArea label="The text of a Grant or of an exported draft" name="text" rows={8} spellCheck={false} />
      <button type="submit" className="btn">
        Open this text
      </button>
    </form>
  );
}
