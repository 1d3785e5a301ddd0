/** A small picture of what one leaves with. The sentences are those of the example, which can be opened below. */

import { Mark } from "../../parts/Mark.tsx";

export function MiniLetter() {
  return (
    <div className="mini" aria-hidden="true">
      <p className="big">Letter of Authority</p>
      <p>Maren Okafor authorises Inbox helper</p>
      <ul>
        <li className="clause">
          <Mark outcome="can" />
          <p>Answer clients it already knows, inside the hours you set.</p>
        </li>
        <li className="clause">
          <Mark outcome="ask" />
          <p>Move and label messages, asking each time.</p>
        </li>
        <li className="clause">
          <Mark outcome="never" />
          <p>Delete mail.</p>
        </li>
      </ul>
      <hr />
      <p>Sealed, with a fingerprint you can check</p>
    </div>
  );
}
