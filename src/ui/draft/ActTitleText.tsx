/** An act's title on a page: its plain name, the id of one that is not the catalogue's in small type beside it, and who holds it. */
import { Visible } from "../parts/Visible.tsx";
import type { ActTitle } from "./act-titles.ts";

export function ActTitleText({ title: { name, id, holders } }: { readonly title: ActTitle }) {
  return (
    <>
      <Visible text={name} />
      {id === undefined ? null : (
        <>
          {" "}
          <code className="act-id">
            <Visible text={id} />
          </code>
        </>
      )}
      {holders === undefined ? null : <Visible text={` (held by ${holders})`} />}
    </>
  );
}
