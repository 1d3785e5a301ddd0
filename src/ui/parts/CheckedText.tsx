/** A text with the checksum of exactly what is shown: nothing else is copied. */

import { CopyableText, type CopyableTextProps } from "./CopyableText.tsx";
import { HashLine } from "./HashLine.tsx";
import { sayBytes, useDigest } from "./use-digest.ts";

export type CheckedTextProps = Omit<CopyableTextProps, "expectedSha" | "about" | "why"> & { readonly why?: string | undefined };

export function CheckedText({ text, why, ...rest }: CheckedTextProps) {
  const digest = useDigest(text);
  return (
    <>
      <CopyableText
        {...rest}
        text={text}
        expectedSha={digest?.sha256}
        {...(digest === undefined ? {} : { about: sayBytes(digest) })}
        {...(why === undefined ? {} : { why })}
      />
      {digest === undefined ? null : (
        <div className="text-sum">
          <HashLine hex={digest.sha256} small>
            SHA-256 of this text, in UTF-8.
          </HashLine>
        </div>
      )}
    </>
  );
}
