/** Gives the person a file. Its name is made by the program; what it holds is exactly `content`. */

import { useState } from "react";
import { browserDownloads } from "../../platform/download.ts";

export interface DownloadButtonProps {
  /** [a-z0-9-.] only; never from a name that someone typed. */
  readonly name: string;
  /** Called when pressed, so that a large file is made only when it is wanted. */
  readonly content: () => string | Uint8Array<ArrayBuffer>;
  readonly type: string;
  readonly label: string;
  readonly main?: boolean;
  /** Called once the file was handed to the browser. */
  readonly onSaved?: () => void;
}

export function DownloadButton({ name, content, type, label, main = false, onSaved }: DownloadButtonProps) {
  const [said, setSaid] = useState("");
  const press = (): void => {
    browserDownloads.save(name, content(), type);
    setSaid(`${name} was handed to the browser's downloads.`);
    onSaved?.();
  };
  return (
    <>
      <button type="button" className={main ? "btn btn--main" : "btn"} onClick={press}>
        {label}
      </button>
      <span className="vh" role="status">
        {said}
      </span>
    </>
  );
}
