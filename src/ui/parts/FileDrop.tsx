/** A place to drop a file, or to choose one. What it hands on are bytes: nothing is decoded, and nothing is cut. */

import { type DragEvent, type ReactNode, useId, useState } from "react";

/** A file that was dropped or chosen. `name` is the person's own and is only ever shown. */
export interface GivenFile {
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

export interface FileDropProps {
  /** The id of the input, for links to it. */
  readonly id?: string;
  /** What to drop here, as a sentence. */
  readonly children: ReactNode;
  /** The words on the button: "Choose a file…". */
  readonly label: string;
  readonly onFiles: (files: readonly GivenFile[]) => void;
  /** A file above this size is refused whole. */
  readonly maxBytes: number;
  readonly multiple?: boolean;
  readonly accept?: string;
  /** Stands beside the button: another way to give the text. */
  readonly beside?: ReactNode;
}

export function FileDrop({ id, children, label, onFiles, maxBytes, multiple = false, accept, beside }: FileDropProps) {
  const fresh = useId();
  const inputId = id ?? fresh;
  const [over, setOver] = useState(false);
  const [problem, setProblem] = useState("");

  const take = async (list: FileList | null): Promise<void> => {
    const files = [...(list ?? [])];
    if (files.length === 0) return;
    if (files.length > 1 && !multiple) return setProblem("Only one file at a time can be read here. None was taken.");
    const large = files.find((file) => file.size > maxBytes);
    if (large !== undefined) {
      return setProblem(
        `This file has ${large.size.toLocaleString("en")} bytes; at most ${maxBytes.toLocaleString("en")} can be read. It was not taken.`,
      );
    }
    try {
      const given = await Promise.all(files.map(async (file) => ({ name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) })));
      setProblem("");
      onFiles(given);
    } catch {
      setProblem("The browser could not read this file. It may have been moved or changed since it was chosen.");
    }
  };
  const drag = (event: DragEvent, inside: boolean): void => {
    event.preventDefault();
    setOver(inside);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is an extra; the button beneath does the same by keyboard
    <div
      className={over ? "drop drop--over" : "drop"}
      onDragOver={(event) => drag(event, true)}
      onDragLeave={(event) => drag(event, false)}
      onDrop={(event) => {
        drag(event, false);
        void take(event.dataTransfer.files);
      }}
    >
      <p id={`${inputId}-what`}>{children}</p>
      <p className="err" role="alert" id={`${inputId}-error`}>
        {problem}
      </p>
      <div className="btn-row">
        <span className="file-choose">
          <input
            id={inputId}
            className="vh"
            type="file"
            multiple={multiple}
            accept={accept}
            aria-describedby={`${inputId}-error ${inputId}-what`}
            onChange={(event) => {
              void take(event.target.files);
              // The same file may be chosen again after it was changed.
              event.target.value = "";
            }}
          />
          <label className="btn" htmlFor={inputId}>
            {label}
          </label>
        </span>
        {beside}
      </div>
    </div>
  );
}
