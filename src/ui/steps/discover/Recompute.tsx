/** "Recompute it yourself": a file with exactly the text, and how to take its checksum with other programs. */

import { Disclosure } from "../../parts/Disclosure.tsx";
import { DownloadButton } from "../../parts/DownloadButton.tsx";

/** UTF-8, so that a program that opens the file does not guess. */
export const PLAIN_TEXT = "text/plain;charset=utf-8";

/** A file that holds exactly a text. Without `download` its button stands elsewhere. */
export interface ExactFile {
  readonly name: string;
  readonly download?: {
    /** What is in it: "the request". */
    readonly what: string;
    readonly content: string;
    readonly onSaved?: () => void;
  };
}

export function Recompute({ files }: { readonly files: readonly ExactFile[] }) {
  return (
    <Disclosure summary="Recompute it yourself">
      <p className="small">
        Download exactly this text, then take the SHA-256 of the file with a program that you trust. It prints the checksum without the
        spaces.
      </p>
      <ul className="recompute">
        {files.map(({ name, download }) => (
          <li key={name}>
            {download === undefined ? null : (
              <DownloadButton
                name={name}
                type={PLAIN_TEXT}
                content={() => download.content}
                label={`Download exactly ${download.what}`}
                {...(download.onSaved === undefined ? {} : { onSaved: download.onSaved })}
              />
            )}
            <dl className="commands">
              {COMMANDS.map(({ system, command }) => (
                <div key={system}>
                  <dt>{system}</dt>
                  <dd>
                    <code>{command(name)}</code>
                  </dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}

const COMMANDS: readonly { readonly system: string; readonly command: (name: string) => string }[] = [
  { system: "Linux", command: (name) => `sha256sum ${name}` },
  { system: "macOS", command: (name) => `shasum -a 256 ${name}` },
  { system: "Windows", command: (name) => `certutil -hashfile ${name} SHA256` },
];
