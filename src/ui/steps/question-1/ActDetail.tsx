/** What opens under an allowed act: in which apps, and, where it carries an amount, up to how much and what happens above that. */
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { carriesAmount } from "../../../core/catalogue/effects.ts";
import { isBinding } from "../../../core/catalogue/kinds.ts";
import { fieldId } from "../../../core/compile/where.ts";
import type { Finding } from "../../../core/lib/finding.ts";
import type { Resource } from "../../../core/schema/grant.gen.ts";
import { Amount } from "../../draft/Amount.tsx";
import { controlOf, errorAt } from "../../draft/findings-at.ts";
import { placeOf } from "../../draft/place-of.ts";
import { Ticks } from "../../parts/Choice.tsx";
import { Visible } from "../../parts/Visible.tsx";
import { AddApp } from "./AddApp.tsx";
import type { Held } from "./act-list.ts";
import { useActions } from "./actions.ts";
import { FIELDS } from "./fields.ts";
import { appsOffered, type FoundPlace } from "./offers.ts";
import { soon } from "./soon.ts";
import { accountOf, detailOf, placesOf } from "./words.ts";

export interface ActDetailProps {
  readonly held: Held;
  readonly name: string;
  readonly resources: readonly Resource[];
  /** Where the agents' answers found the act. */
  readonly foundIn: readonly FoundPlace[];
  readonly findings: readonly Finding[];
  readonly tried: boolean;
  /** The id of the field that the address names. */
  readonly at: string | undefined;
  /** It was allowed just now: it opens by itself. */
  readonly isNew: boolean;
  readonly usualCurrency: string;
  /** Who holds it, where there is more than one agent. */
  readonly holders: string | undefined;
  /** What a purchase that renews itself counts as, where that concerns this act. */
  readonly renewal: string | undefined;
}

const NEEDED = "Has to be given, here or for everything together in question 2.";

/** Closed, it is one line, and what is in it is not there at all: two hundred acts have two hundred of them. */
export function ActDetail(props: ActDetailProps) {
  const { held, name, resources, findings, tried, isNew, at } = props;
  const place = `/authorities/${held.at}`;
  const isUnbound = isBinding(held.act.kind) && held.act.resources.length === 0;
  const [isOpen, setOpen] = useState(isNew || isUnbound || at?.startsWith(`${fieldId(place)}-`) === true);
  const isBlocked = tried && findings.some((finding) => finding.blocks && controlOf(finding.path, FIELDS) !== place);
  return (
    <details className="act-more" open={isOpen || isBlocked} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <Visible text={detailOf(held.act, resources)} />
        <span className="vh">: details of {name}</span>
      </summary>
      {isOpen || isBlocked ? <Detail {...props} /> : null}
    </details>
  );
}

function Detail({ held: { at, act }, resources, foundIn, findings, tried, usualCurrency, holders, renewal }: ActDetailProps) {
  const { patchAct } = useActions();
  const [touched, setTouched] = useState(false);
  const path = (...names: string[]) => ["/authorities", at, ...names].join("/");
  const tick = (id: string, on: boolean): void => {
    setTouched(true);
    patchAct(at, { resources: on ? [...act.resources, id] : act.resources.filter((other) => other !== id) });
  };
  return (
    <div className="act-detail">
      <Ticks
        id={fieldId(path("resources"))}
        label="In which apps?"
        help={isBinding(act.kind) ? undefined : "It is asked to keep to these; for an act like this nothing checks it."}
        error={tried || touched ? errorAt(findings, path("resources")) : undefined}
        chosen={act.resources}
        onChange={(event) => tick(event.currentTarget.value, event.currentTarget.checked)}
        options={resources.map((resource) => ({
          value: resource.id,
          label: <Visible text={resource.label} />,
          help: <Visible text={`${accountOf(resource)}, ${placesOf(resource)}`} />,
        }))}
      />
      <OfferedApps
        apps={appsOffered(foundIn, resources, act.resources)}
        onUse={(id) => {
          tick(id, true);
          soon(() => focusTick(fieldId(path("resources")), id));
        }}
      />
      <AddApp taken={resources} act={at} onAdded={(id) => soon(() => focusTick(fieldId(path("resources")), id))} />
      {carriesAmount(act.effect, act.kind) ? (
        <>
          <div className="fields">
            <Amount
              id={fieldId(path("limits", "per_act"))}
              label="Most at one time"
              value={act.per_act}
              beside={act.per_month}
              help={NEEDED}
              usual={usualCurrency}
              error={errorAt(findings, path("limits", "per_act"))}
              tried={tried}
              onChange={(per_act) => patchAct(at, { per_act })}
            />
            <Amount
              id={fieldId(path("limits", "per_month"))}
              label="Most in a month"
              value={act.per_month}
              beside={act.per_act}
              help={NEEDED}
              usual={usualCurrency}
              error={errorAt(findings, path("limits", "per_month"))}
              tried={tried}
              onChange={(per_month) => patchAct(at, { per_month })}
            />
          </div>
          <p className="why">Above either amount it stops and asks. {renewal}</p>
          {act.categories.length === 0 ? <AnyCategory at={at} /> : null}
        </>
      ) : null}
      {holders === undefined ? null : (
        <p className="why">
          <Visible text={`Held by ${holders}.`} /> Question 3 decides who holds it.
        </p>
      )}
    </div>
  );
}

/** What it may be spent on is as wide as can be until question 2 narrows it: said where the amount is given. */
function AnyCategory({ at }: { readonly at: number }) {
  const place = placeOf(`/authorities/${at}/limits/categories`);
  return (
    <p className="why">
      For goods or services of any category.{" "}
      {place === undefined ? null : (
        <Link to={place.path} search={{ at: place.at }}>
          Only for some categories, such as stationery
        </Link>
      )}
    </p>
  );
}

/** The app's own tick, which the page has only after the answers have changed. */
function focusTick(group: string, value: string): void {
  const ticks = document.getElementById(group)?.querySelectorAll<HTMLInputElement>("input") ?? [];
  [...ticks].find((tick) => tick.value === value)?.focus();
}

function OfferedApps({ apps, onUse }: { readonly apps: readonly Resource[]; readonly onUse: (id: string) => void }) {
  if (apps.length === 0) return null;
  return (
    <div className="btn-row">
      {apps.map((app) => (
        <button key={app.id} type="button" className="btn btn--small" onClick={() => onUse(app.id)}>
          <span>
            Use <Visible text={app.account === undefined ? app.label : `${app.label} (${accountOf(app)})`} />, where it was found
          </span>
        </button>
      ))}
    </div>
  );
}
