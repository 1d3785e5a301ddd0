/** The review as a picture: a table of acts and outcomes, in which a line runs from each act as far as it reaches. */

import { Fragment } from "react";
import type { GrantDocument } from "../../../core/grant/valid-grant.ts";
import type { Review } from "../../../core/outputs/review.ts";
import { Mark } from "../../parts/Mark.tsx";
import { Visible } from "../../parts/Visible.tsx";
import { type ActReach, actMap } from "./act-map.ts";

const REACHES = [
  { reach: "can", word: "on its own" },
  { reach: "ask", word: "asks you" },
  { reach: "never", word: "never" },
] as const;

export function ActMap({
  grant,
  said,
  nameOf,
}: {
  readonly grant: GrantDocument;
  readonly said: Review;
  readonly nameOf: (actor: string) => string;
}) {
  const areas = actMap(grant, said);
  if (areas.length === 0) return null;
  return (
    <section className="sec" aria-labelledby="picture-title">
      <h2 id="picture-title">The same, as a picture</h2>
      <p>How far each act reaches before a person has to be asked.</p>
      <table className="map">
        <caption className="vh">Every act you decided, by outcome</caption>
        <thead>
          <tr>
            <td className="grp" />
            <th scope="col">Act</th>
            {REACHES.map(({ reach, word }) => (
              <th scope="col" key={reach}>
                <Mark outcome={reach} />
                {word}
              </th>
            ))}
          </tr>
        </thead>
        {areas.map(({ title, acts }) => (
          <tbody key={title}>
            {acts.map((act, index) => (
              <tr key={act.id}>
                {index === 0 ? (
                  <th className="grp" scope="rowgroup" rowSpan={acts.length}>
                    {title}
                  </th>
                ) : null}
                <th scope="row">
                  <ActName act={act} nameOf={nameOf} />
                </th>
                <Cells act={act} />
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </section>
  );
}

function ActName({ act, nameOf }: { readonly act: ActReach; readonly nameOf: (actor: string) => string }) {
  return (
    <>
      {act.isId ? (
        <code>
          <Visible text={act.name} />
        </code>
      ) : (
        act.name
      )}
      {act.actId === undefined ? null : (
        <>
          {" "}
          <code className="act-id">
            <Visible text={act.actId} />
          </code>
        </>
      )}
      {act.holders?.map((holder) => (
        <Fragment key={holder}>
          {", "}
          <Visible text={nameOf(holder)} />
        </Fragment>
      ))}
    </>
  );
}

function Cells({ act }: { readonly act: ActReach }) {
  const at = REACHES.findIndex(({ reach }) => reach === act.reach);
  return REACHES.map(({ reach, word }, index) => {
    if (index < at) return <td className="to" key={reach} />;
    if (index > at) return <td key={reach} />;
    return (
      <td className="at" key={reach}>
        <Mark outcome={reach} />
        {act.note === undefined ? <span className="vh">{word}</span> : <span className="map-note">{act.note}</span>}
      </td>
    );
  });
}
