/** Findings speak of acts by their ids, as the Grant does: on a page the catalogue's name stands there too. Pure. */
import { actRow } from "../../core/catalogue/acts.ts";

const QUOTED = /“([a-z0-9_.]{1,100})”/g;
const SAID = /\b([Tt]he act )([a-z0-9_]+(?:\.[a-z0-9_]+)+)/g;

/** “mail.send”, and "the act mail.send", become “Send a new mail” (mail.send), wherever that is an act of the catalogue. */
export function withActNames(message: string): string {
  const named = (id: string): string | undefined => {
    const row = actRow(id);
    return row && `“${row.name}” (${id})`;
  };
  return message
    .replace(QUOTED, (whole, id: string) => named(id) ?? whole)
    .replace(SAID, (whole, before: string, id: string) => (named(id) === undefined ? whole : `${before}${named(id)}`));
}
