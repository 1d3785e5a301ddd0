/** What the writer is, what in a Grant is enforced and what only asked, and how far the page's own policy reaches. */

import { Link } from "@tanstack/react-router";
import { hasPolicy, readBuild } from "../../../platform/build.ts";
import { Page as FramePage, PageHead } from "../../frame/Page.tsx";
import { HashLine } from "../../parts/HashLine.tsx";

const TITLE = "What this is, and what it is not";

export function Page() {
  return (
    <FramePage title={TITLE}>
      <PageHead
        where="Help"
        title={TITLE}
        lede="The Grant writer helps you decide what an AI agent may do for you, and writes the decision down so that you, the agent and a checking program can read the same thing."
      />
      <div className="prose">
        <What />
        <Enforced />
        <Privacy />
        <Kept />
        <ThisBuild />
      </div>
    </FramePage>
  );
}

function What() {
  return (
    <section className="sec" id="what" tabIndex={-1}>
      <h2>What comes out of it</h2>
      <dl className="kv kv--two">
        <div>
          <dt>The Grant</dt>
          <dd>
            A file that says exactly which acts you allow, within which limits, and which you forbid. It follows Agentic Power of Action
            1.2.
          </dd>
        </div>
        <div>
          <dt>The Letter of Authority</dt>
          <dd>
            The same in plain sentences, for you to read, print and keep. It is made from the Grant, never from your answers directly.
          </dd>
        </div>
        <div>
          <dt>The rules block</dt>
          <dd>The text that you paste into your agent’s window. It is the only text that the agent is asked to follow.</dd>
        </div>
        <div>
          <dt>The seal</dt>
          <dd>A fingerprint of the Grant. It shows that not one character was altered since. It does not show who wrote it.</dd>
        </div>
      </dl>
      <p>
        A Grant is a proposal until the agent has said back what it can comply with and you have answered ACCEPT. Nothing on this page
        applies it by itself.
      </p>
    </section>
  );
}

function Enforced() {
  return (
    <section className="sec" id="enforced" tabIndex={-1}>
      <h2>What is enforced, and what is only asked</h2>
      <p>
        The rules block is an instruction. An agent that follows it keeps to your Grant; nothing in this page can make it. A rule holds
        against an agent that does not follow it only where something that the agent cannot bypass checks the act before it happens:
      </p>
      <ul className="bullets">
        <li>
          <b>Nothing checks.</b> The agent has the rules block and no more. Every rule is asked, none is enforced.
        </li>
        <li>
          <b>A verifier at the commit boundary.</b> A gate that the agent cannot route around asks, before each consequential act, whether
          the Grant allows it. What passes the gate is checked; what goes around it is not.
        </li>
        <li>
          <b>The provider’s own controls.</b> An approval prompt or a tool permission of the app itself. It holds what it can express:
          usually that you are asked, and which tools may be used; rarely amounts, recipients or sources.
        </li>
      </ul>
      <p>
        The Letter says which of these is the case for your Grant, and what it does not hold. Use a Grant beside the permissions and
        approvals of your provider, never instead of them. It does not prevent leaks, misuse of passwords, or an agent being talked into
        something by what it reads.
      </p>
    </section>
  );
}

function Privacy() {
  return (
    <section className="sec" id="privacy" tabIndex={-1}>
      <h2>Privacy: how far the page’s own policy reaches</h2>
      {hasPolicy() ? null : (
        <p className="note note--ask">
          <b>This copy of the page is for development.</b> It carries no policy. What follows holds for a built copy.
        </p>
      )}
      <p>
        What you type, paste or open is read by this page, in this browser, and is sent nowhere. The page carries a Content-Security-Policy
        that makes the browser refuse, even if a part of this program wanted it:
      </p>
      <ul className="bullets">
        <li>
          every request that the page’s code could make: fetch, XMLHttpRequest, WebSocket, EventSource and beacons, to any address, its own
          included;
        </li>
        <li>pictures, fonts, styles, scripts and frames from any other address;</li>
        <li>sending a form, and code that is written into the page or made from text.</li>
      </ul>
      <p>It does not reach everything, and we say so exactly:</p>
      <ul className="bullets">
        <li>
          A policy of this kind does not stop WebRTC’s first contact with a server, a browser’s early handshake with an address that a page
          names, or the page sending you to another address. This program does none of the three.
        </li>
        <li>
          Work that this program does in the background, where it does any, runs outside the page’s policy. It is this program’s own code,
          and the project’s tests fail on code that uses the network.
        </li>
        <li>
          The files of the page itself come from the host that you opened it from. That host learns that you opened it, as with any page,
          and could serve another page under the same address.
        </li>
        <li>Extensions in your browser, and other programs on this computer, can read a page. No page can keep them out.</li>
        <li>
          What you copy is on the clipboard, where other programs can read it; what you paste into an agent’s window is its provider’s from
          then on.
        </li>
      </ul>
      <p>
        An agent’s answer to the discovery request describes your own setup: accounts, names, reach. Treat it as confidential, and take out
        what need not be kept before you accept it.
      </p>
    </section>
  );
}

function Kept() {
  return (
    <section className="sec" id="kept" tabIndex={-1}>
      <h2>Where your drafts are kept</h2>
      <p>
        In this browser only (in its IndexedDB), as you write. Clearing the browser’s site data removes them; some browsers do so by
        themselves when a page has not been opened for a while. A private window keeps them until it is closed. Export what you want to
        keep: an export is a file on your disk, and opens again on the start page.
      </p>
      <p>
        A tab that you make private stores nothing: closing or reloading it ends its draft. A text that seems to hold a secret is not stored
        before you have redacted or accepted it; only that it was held back is. Beside the drafts the browser keeps the Grant that you
        opened to read, your identifier, how many drafts there are and when that was last so, your choice of light or dark, if you made one,
        and what a tab had not stored when it was closed, until you open the page again. For as long as a tab is open it keeps which draft
        is open in it, what is not stored yet, whether it is private, and how far each page was scrolled. <Link to="/">The start page</Link>{" "}
        lists your drafts and removes them, one or all.
      </p>
    </section>
  );
}

function ThisBuild() {
  const build = readBuild();
  if (build === undefined) return null;
  return (
    <section className="sec" id="build" tabIndex={-1}>
      <h2>Which build this is</h2>
      <p>Grant writer {build.version}</p>
      {build.sha256 === undefined ? null : (
        <HashLine hex={build.sha256}>SHA-256 over this build’s files. Two builds of the same sources have the same one.</HashLine>
      )}
    </section>
  );
}
