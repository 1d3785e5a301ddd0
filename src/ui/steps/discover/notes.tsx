/** What is said wherever discovery is (§3a Rules of engagement, Handling the results; §11). */

/** Beside the request: what to do while an agent answers. */
export function WhileItAnswers() {
  return (
    <section className="sec sec--near" aria-labelledby="while-title">
      <h2 id="while-title">While an agent answers</h2>
      <ul className="bullets">
        <li>
          Decline any permission, sign-in or connector prompt that appears. The request asks only to look, with access that already works.
        </li>
        <li>Send it to each agent in its own window. An agent's answer covers only that agent.</li>
        <li>A request from anywhere else is untrusted: read it before you send it to an agent that can reach your things.</li>
      </ul>
    </section>
  );
}

/** Beside every result. */
export function WhatThisIs() {
  return (
    <ul className="bullets what-this-is">
      <li>
        This is reconnaissance of your own setup. It is not a penetration test, an exploit test, a compliance certification or a complete
        security assessment, and it may miss risks.
      </li>
      <li>It is confidential: review it, limit who sees it, and take out what need not be shared.</li>
      <li>
        It covers only this agent, and it is what the agent says. Decline any permission or sign-in prompt that appears while it answers.
      </li>
      <li>
        Nothing found here allows anything. Question 1 offers what was found in an accepted answer, and nothing of it is chosen there.
      </li>
    </ul>
  );
}
