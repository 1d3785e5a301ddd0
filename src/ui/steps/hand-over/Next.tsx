/** What a person does from here: paste, wait for the answer, bring it back, and decide (§3). */

export function Next() {
  return (
    <section className="sec" aria-labelledby="next-title">
      <h2 id="next-title">What to do next</h2>
      <ol className="steps-list">
        <li>
          <b>Paste the rules block</b> into the agent’s window, whole, and send it. Check that its last line arrived.
        </li>
        <li>
          <b>Wait.</b> The agent is asked to do nothing yet, and to answer with one JSON object: what it can comply with, what it cannot and
          why, which rules its own controls enforce and which it would only follow, and which of its agents is which.
        </li>
        <li>
          <b>Bring its answer here.</b> It is held against the Grant, sentence by sentence.
        </li>
        <li>
          <b>Decide</b>, and send the line that accepts or rejects in the agent’s window yourself.
        </li>
      </ol>
    </section>
  );
}
