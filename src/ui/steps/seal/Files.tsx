/** Every file that this proposal is kept as, with its size and checksum. */

import { useMemo } from "react";
import type { Enforcement } from "../../../core/catalogue/enforcement.ts";
import { FILE_IDS, type FileId, outputFile } from "../../../core/outputs/files.ts";
import type { SealedDocument } from "../../../core/outputs/rules/head.ts";
import type { RulesGate } from "../../draft/rules-gate.ts";
import { DownloadButton } from "../../parts/DownloadButton.tsx";
import { HashLine } from "../../parts/HashLine.tsx";
import { sayBytes, useDigest } from "../../parts/use-digest.ts";
import { FILE_WORDS } from "./file-words.ts";

export interface FilesProps {
  readonly grant: SealedDocument;
  readonly enforcement: Enforcement;
  readonly gate: RulesGate;
}

export function Files({ grant, enforcement, gate }: FilesProps) {
  return (
    <section className="sec" aria-labelledby="files-title" id="files" tabIndex={-1}>
      <h2 id="files-title">Files to keep</h2>
      <p>The draft in this browser is not a safe place for them: keep the Grant and the Letter on your disk.</p>
      <ul className="files">
        {FILE_IDS.map((id) => (
          <FileRow key={id} id={id} grant={grant} enforcement={enforcement} {...(id === "rules" && gate.why ? { held: gate.why } : {})} />
        ))}
      </ul>
    </section>
  );
}

interface FileRowProps extends Omit<FilesProps, "gate"> {
  readonly id: FileId;
  /** Why it may not leave yet. */
  readonly held?: string;
}

function FileRow({ id, grant, enforcement, held }: FileRowProps) {
  const file = useMemo(() => outputFile(id, grant, { enforcement }), [id, grant, enforcement]);
  const digest = useDigest(file.text);
  const { label, what } = FILE_WORDS[id];
  return (
    <li>
      <div>
        <p>
          <b>{what}</b>
        </p>
        <p className="small">
          <code>{file.name}</code>
          {digest === undefined ? null : ` · ${sayBytes(digest)} · SHA-256:`}
        </p>
        {digest === undefined ? null : <HashLine hex={digest.sha256} small />}
      </div>
      {held === undefined ? (
        <DownloadButton name={file.name} type={`${file.type};charset=utf-8`} content={() => file.text} label={label} />
      ) : (
        <div className="copy">
          <button type="button" className="btn" aria-disabled="true" aria-describedby="rules-held">
            {label}
          </button>
          <p className="copy-said" id="rules-held">
            {held}
          </p>
        </div>
      )}
    </li>
  );
}
