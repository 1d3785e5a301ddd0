/** The apps that the work may use: selected by the principal, one by one (G6), each as one account and held to places in it, or whole (G12). */

import { useSearch } from "@tanstack/react-router";
import { useRef, useState } from "react";
import type { WorkAnswer } from "../../../core/answers/answers.ts";
import { fieldId } from "../../../core/compile/where.ts";
import type { Finding } from "../../../core/lib/finding.ts";
import type { AnswerOffers } from "../../draft/answer-offers.ts";
import { focusField } from "../../frame/focus.ts";
import { AddApp } from "./AddApp.tsx";
import { AppCard } from "./AppCard.tsx";
import { FoundApps } from "./FoundApps.tsx";
import { soon } from "./soon.ts";

export interface AppsProps {
  readonly work: WorkAnswer;
  readonly findings: readonly Finding[];
  readonly tried: boolean;
  readonly offers: readonly AnswerOffers[];
  readonly nameOf: (agent: string) => string;
}

export function Apps({ work, findings, tried, offers, nameOf }: AppsProps) {
  const { at } = useSearch({ strict: false });
  const [open, setOpen] = useState(() => work.resources.find((_, i) => at?.startsWith(`${fieldId(`/resources/${i}`)}-`))?.id);
  const [said, setSaid] = useState("");
  const heading = useRef<HTMLHeadingElement>(null);
  const error = tried ? findings.find((finding) => finding.blocks && finding.path === "/resources")?.message : undefined;
  return (
    <section className="sec" aria-labelledby="q1-apps">
      <h2 id="q1-apps" tabIndex={-1} ref={heading}>
        The apps it may use
      </h2>
      <p>
        Select each app that the work may use, with the account it acts as. A discovered system that you do not select appears nowhere in
        the Grant.
      </p>
      <div id={fieldId("/resources")}>
        {error === undefined ? null : <p className="err">{error}</p>}
        {work.resources.length === 0 ? (
          <p className="empty">No app is selected. An official act that is bound to no app is refused.</p>
        ) : null}
        <ul className="q1-apps">
          {work.resources.map((resource, i) => (
            <AppCard
              key={resource.id}
              resource={resource}
              at={i}
              acts={work.acts}
              findings={findings}
              tried={tried}
              isOpen={open === resource.id}
              onOpen={(isOpen) => setOpen(isOpen ? resource.id : undefined)}
              onRemoved={() => {
                setSaid(`${resource.label} is removed.`);
                soon(() => heading.current?.focus());
              }}
            />
          ))}
        </ul>
        <AddApp
          taken={work.resources}
          onAdded={(id, label) => {
            setOpen(id);
            soon(() => focusField(fieldId(`/resources/${work.resources.length}/account`)));
            setSaid(`${label} is selected. No act uses it until you say so at the act.`);
          }}
        />
        <FoundApps
          resources={work.resources}
          offers={offers}
          nameOf={nameOf}
          onSelected={(label) => setSaid(`${label} is selected. No act uses it until you say so at the act.`)}
        />
      </div>
      <p className="vh" role="status">
        {said}
      </p>
    </section>
  );
}
