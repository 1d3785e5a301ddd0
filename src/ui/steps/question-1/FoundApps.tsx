/** The apps that the agents' accepted answers name, to be selected one by one. What is not selected appears nowhere in the Grant (G6). */

import type { Resource } from "../../../core/schema/grant.gen.ts";
import type { AnswerOffers } from "../../draft/answer-offers.ts";
import { Disclosure } from "../../parts/Disclosure.tsx";
import { listed } from "../../parts/phrases.ts";
import { Visible } from "../../parts/Visible.tsx";
import { useActions } from "./actions.ts";
import { type FoundApp, foundApps, isSelected, resourceFrom } from "./offers.ts";

export interface FoundAppsProps {
  readonly resources: readonly Resource[];
  readonly offers: readonly AnswerOffers[];
  readonly nameOf: (agent: string) => string;
  readonly onSelected: (label: string) => void;
}

const FEW = 6;

export function FoundApps({ resources, offers, nameOf, onSelected }: FoundAppsProps) {
  const found = foundApps(offers);
  const left = found.filter((app) => !isSelected(app, resources));
  if (left.length === 0) return null;
  const list = (
    <ul className="q1-found">
      {left.map((app) => (
        <FoundRow
          key={JSON.stringify([app.provider, app.account])}
          app={app}
          resources={resources}
          nameOf={nameOf}
          onSelected={onSelected}
        />
      ))}
    </ul>
  );
  const title = `${left.length === 1 ? "1 app" : `${left.length} apps`} found in your agents' answers and not selected`;
  return left.length > FEW ? (
    <Disclosure summary={title}>{list}</Disclosure>
  ) : (
    <>
      <h3 className="q1-found-title">{title}</h3>
      {list}
    </>
  );
}

interface FoundRowProps extends Pick<FoundAppsProps, "resources" | "nameOf" | "onSelected"> {
  readonly app: FoundApp;
}

function FoundRow({ app, resources, nameOf, onSelected }: FoundRowProps) {
  const { addApp } = useActions();
  const select = (): void => {
    const resource = resourceFrom(app, resources);
    addApp(resource);
    onSelected(resource.label);
  };
  const agents = [...new Set(app.statements.map(({ agent }) => agent))].map((agent) => `${nameOf(agent)}'s answer`);
  return (
    <li>
      <div>
        <p className="q1-found-name">
          <Visible text={app.provider} />
        </p>
        <p className="small">
          {app.account === undefined ? "No account is named: any account" : <Visible text={`as ${app.account}`} />} ·{" "}
          <Visible text={`found in ${listed(agents)}`} />
        </p>
        {statedOf(app).map(([what, text]) => (
          <p className="small" key={`${what} ${text}`}>
            {what}: <Visible text={text} />
          </p>
        ))}
      </div>
      <button type="button" className="btn btn--small" onClick={select}>
        Select
        <span className="vh">
          {" "}
          <Visible text={app.account === undefined ? app.provider : `${app.provider} as ${app.account}`} />
        </span>
      </button>
    </li>
  );
}

/** What the answers say of it, word for word, each once. */
function statedOf({ statements }: FoundApp): readonly (readonly [string, string])[] {
  const of = (what: string, texts: readonly (string | undefined)[]) =>
    [...new Set(texts.filter((text) => text !== undefined))].map((text) => [what, text] as const);
  const offers = statements.map(({ offer }) => offer);
  const reach = offers.flatMap((offer) => offer.reach);
  return [
    ...of(
      "Its reach, as the answer says",
      offers.map((offer) => offer.scope),
    ),
    ...(reach.length === 0 ? [] : [["It can", listed([...new Set(reach)])] as const]),
    ...of(
      "It goes through",
      offers.map((offer) => offer.via),
    ),
    ...of(
      "Its session",
      offers.map((offer) => offer.session?.replace("_", " ")),
    ),
  ];
}
