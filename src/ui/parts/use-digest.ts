/** The checksum of a text that is shown, taken of that very text; `undefined` until it is there, and where none can be taken. */

import { useEffect, useState } from "react";
import { type Digest, digestText } from "../../platform/digest.ts";

export function useDigest(text: string): Digest | undefined {
  const [done, setDone] = useState<{ readonly text: string; readonly digest: Digest | undefined }>();
  useEffect(() => {
    let wanted = true;
    void digestText(text).then((digest) => {
      if (wanted) setDone({ text, digest });
    });
    return () => {
      wanted = false;
    };
  }, [text]);
  // One of another text would be a wrong one.
  return done?.text === text ? done.digest : undefined;
}

/** "1,234 bytes" */
export function sayBytes({ bytes }: Digest): string {
  return `${bytes.toLocaleString("en")} ${bytes === 1 ? "byte" : "bytes"}`;
}
