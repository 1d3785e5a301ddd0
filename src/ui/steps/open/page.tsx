/** A Grant that someone opened, to be read: its seal is checked first, and nothing of it can be changed here. */

import { Link } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { useStore } from "zustand";
import { type ReadOpened, readOpened } from "../../../state/read-opened.ts";
import { useSession } from "../../draft/session-context.ts";
import { Page as FramePage, Go, PageHead } from "../../frame/Page.tsx";
import { HashLine } from "../../parts/HashLine.tsx";
import { VisibleText } from "../../parts/Visible.tsx";
import { OpenedGrant } from "./OpenedGrant.tsx";

const TITLE = "A Grant, to read";

export function Page() {
  const { opened } = useSession();
  const text = useStore(opened, (state) => state.text);
  const [read, setRead] = useState<ReadOpened>();
  useEffect(() => {
    let current = true;
    setRead(undefined);
    if (text !== undefined) void readOpened(text).then((result) => current && setRead(result));
    return () => {
      current = false;
    };
  }, [text]);
  if (text === undefined) return <Nothing />;
  if (read === undefined) return <Waiting />;
  switch (read.kind) {
    case "unreadable":
      return <Unreadable messages={read.findings.map((finding) => finding.message)} />;
    case "altered":
      return <Altered carried={read.carried} computed={read.computed} />;
    case "readable":
      return <OpenedGrant read={read} text={text} title={TITLE} />;
  }
}

function Nothing() {
  return (
    <FramePage title={TITLE}>
      <PageHead
        title="No Grant is open"
        lede="Drop a Grant file on the first page, or paste its text there. It is read in this browser and sent nowhere."
      />
      <ToStart />
    </FramePage>
  );
}

function Waiting() {
  return (
    <FramePage title={TITLE}>
      <PageHead title={TITLE} />
      <p role="status">Checking the seal…</p>
    </FramePage>
  );
}

function Unreadable({ messages }: { readonly messages: readonly string[] }) {
  return (
    <FramePage title={TITLE} problem>
      <PageHead title="This is not a Grant that can be read" lede="Nothing of it is shown as a Grant, and nothing was changed." />
      <ul className="plain">
        {[...new Set(messages)].map((message) => (
          <li key={message}>
            <VisibleText text={message} />
          </li>
        ))}
      </ul>
      <ToStart />
    </FramePage>
  );
}

function Altered({ carried, computed }: { readonly carried: string; readonly computed: string }) {
  return (
    <FramePage title={TITLE} problem>
      <PageHead
        title="This Grant was changed after it was sealed"
        lede="Its content does not have the fingerprint that it carries. It is not shown, and nothing can be started from it. Ask whoever gave it to you for the file as it was sealed."
      />
      <div className="stack" role="alert">
        <HashLine hex={carried}>The fingerprint that it carries.</HashLine>
        <HashLine hex={computed}>The fingerprint of what it says now.</HashLine>
      </div>
      <ToStart />
    </FramePage>
  );
}

function ToStart() {
  return (
    <Go>
      <Link className="btn btn--main" to="/">
        Go to Start
      </Link>
    </Go>
  );
}
