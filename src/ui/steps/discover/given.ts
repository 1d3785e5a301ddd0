/** A text as it was given, by paste or as a file, made into the text that is shown; what that took away is said (G15). */
import { asShown, decodeUtf8 } from "../../../core/discovery/decode.ts";
import type { Result } from "../../../core/lib/finding.ts";

/** The largest answer that can be read, in bytes. */
export const MOST_BYTES = 10_000_000;
/** Above this many characters a text is not put into a text area, which would freeze the page: it is shown to be read only. */
export const LARGE = 200_000;

/** The text as it is shown, and a whole sentence for each thing that is not as it was given. */
export interface Given {
  readonly text: string;
  readonly notes: readonly string[];
}

const BOM = "A byte order mark stood at its start and was removed.";
const LINE_ENDS =
  "Its line ends were CR or CR LF: they are shown as LF, as every text area shows them, and the checksum is over what is shown.";

/** A text that was pasted or typed. */
export function givenText(raw: string): Given {
  return { text: asShown(raw), notes: raw.includes("\r") ? [LINE_ENDS] : [] };
}

/** A file: its bytes as UTF-8, or refused. */
export function givenFile(bytes: Uint8Array): Result<Given> {
  const decoded = decodeUtf8(bytes);
  if (!decoded.ok) return decoded;
  const { text, bom, crlf } = decoded.value;
  return { ok: true, value: { text: asShown(text), notes: [...(bom ? [BOM] : []), ...(crlf ? [LINE_ENDS] : [])] } };
}

/** The text of a file with nothing removed, its byte order mark included: what is held against a published checksum. */
export function exactText(bytes: Uint8Array): Result<string> {
  const decoded = decodeUtf8(bytes);
  return decoded.ok ? { ok: true, value: (decoded.value.bom ? "\uFEFF" : "") + decoded.value.text } : decoded;
}
