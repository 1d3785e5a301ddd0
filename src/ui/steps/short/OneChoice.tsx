/** One choice of the short way, with the fields that its kind has. */

import type { Answers } from "../../../core/answers/answers.ts";
import { patchAct } from "../../../core/answers/edit-acts.ts";
import { fieldId } from "../../../core/compile/where.ts";
import { placeOfAct, type ShortChoice } from "../../../state/examples/choices.ts";
import {
  accountOf,
  askingOf,
  nameOf,
  reachOf,
  rename,
  setAccount,
  setAsking,
  setReach,
  setShops,
  setWebsite,
} from "../../../state/examples/choose.ts";
import { Amount } from "../../draft/Amount.tsx";
import { errorAt } from "../../draft/findings-at.ts";
import { usualCurrency } from "../../draft/usual-currency.ts";
import { Choice } from "../../parts/Choice.tsx";
import { TagList } from "../../parts/TagList.tsx";
import type { ChoiceFields } from "./choice-fields.ts";
import { End } from "./End.tsx";
import { accountPlace, actPlace, WHO_PLACE } from "./places.ts";
import { Typed } from "./Typed.tsx";

const WHO = {
  principal: { label: "Your name", help: "The Letter says that you give this authority." },
  delegate: { label: "What you call the agent", help: undefined },
  organization: { label: "The business or organization you do it for", help: undefined },
} as const;

type OneChoiceProps = ChoiceFields & { readonly number: number; readonly choice: ShortChoice };

export function OneChoice({ number, choice, ...fields }: OneChoiceProps) {
  const title = `short-choice-${number}`;
  return (
    <section className="sec short-choice" aria-labelledby={title}>
      <h2 id={title}>
        <span className="short-number">{number}</span> {choice.title}
      </h2>
      {choice.help === undefined ? null : <p>{choice.help}</p>}
      <div className="stack">
        <Fields choice={choice} {...fields} />
      </div>
    </section>
  );
}

function Fields({ choice, ...fields }: ChoiceFields & { readonly choice: ShortChoice }) {
  const { answers, edit, findings, tried } = fields;
  switch (choice.kind) {
    case "who":
      return choice.asks.map((who) => (
        <Typed
          key={who}
          place={WHO_PLACE[who]}
          {...WHO[who]}
          value={nameOf(answers, who)}
          error={errorAt(findings, WHO_PLACE[who])}
          tried={tried}
          onTyped={(name) => edit((before) => rename(before, who, name))}
        />
      ));
    case "account":
      return <Account label={choice.label} {...fields} />;
    case "shops":
      return (
        <>
          <Names {...fields} act={choice.act} label={choice.label} what="shop" change={(all, shops) => setShops(all, choice, shops)} />
          <Account label={choice.accountLabel} {...fields} />
        </>
      );
    case "reach":
      return (
        <Names {...fields} act={choice.act} label={choice.label} what={choice.what} change={(all, ids) => setReach(all, choice.act, ids)} />
      );
    case "website":
      return (
        <Kept
          {...fields}
          place={actPlace(answers, choice.act, "targets", "ids")}
          label={choice.label}
          value={reachOf(answers, choice.act)[0] ?? ""}
          missing="Say where pages are published: without an address there is no one place."
          change={(all, address) => setWebsite(all, choice.act, address)}
        />
      );
    case "amounts":
      return (
        <div className="fields">
          <OneAmount {...fields} act={choice.act} name="per_act" label={choice.perAct} />
          <OneAmount {...fields} act={choice.act} name="per_month" label={choice.perMonth} />
        </div>
      );
    case "asking":
      return (
        <Choice
          id={fieldId(actPlace(answers, choice.act, "go_ahead"))}
          label={<span className="vh">{choice.title}</span>}
          error={errorAt(findings, actPlace(answers, choice.act, "go_ahead"))}
          name="short-asking"
          chosen={[askingOf(answers, choice.act)]}
          onChange={(event) => {
            const mode = (["each_time", "standing"] as const).find((one) => one === event.currentTarget.value);
            if (mode) edit((before) => setAsking(before, choice, mode));
          }}
          options={(["each_time", "standing"] as const).map((value) => ({
            value,
            label: choice[value].label,
            help: choice[value].help,
          }))}
        />
      );
    case "end":
      return <End answers={answers} edit={edit} findings={findings} tried={tried} />;
  }
}

function Account({ label, ...fields }: ChoiceFields & { readonly label: string }) {
  return (
    <Kept
      {...fields}
      place={accountPlace(fields.answers)}
      label={label}
      value={accountOf(fields.answers)}
      missing="Give the account: without one, an app could be used as anybody."
      change={setAccount}
    />
  );
}

interface KeptProps extends ChoiceFields {
  readonly place: string;
  readonly label: string;
  readonly value: string;
  /** What is said while it is empty; what stood there before still holds. */
  readonly missing: string;
  readonly change: (answers: Answers, typed: string) => Answers;
}

/** A text that can be another, and never none. */
function Kept({ place, label, value, missing, change, findings, edit, tried, empty, onEmpty }: KeptProps) {
  return (
    <Typed
      place={place}
      label={label}
      value={value}
      error={empty[place] ?? errorAt(findings, place)}
      tried={tried}
      onTyped={(typed) => {
        onEmpty(place, typed.trim() === "" ? missing : undefined);
        edit((before) => change(before, typed));
      }}
    />
  );
}

interface NamesProps extends ChoiceFields {
  readonly act: string;
  readonly label: string;
  readonly what: string;
  readonly change: (answers: Answers, ids: readonly string[]) => Answers;
}

function Names({ act, label, what, change, answers, findings, edit }: NamesProps) {
  const place = actPlace(answers, act, "targets", "ids");
  return (
    <TagList
      id={fieldId(place)}
      label={label}
      what={what}
      maxLength={320}
      value={reachOf(answers, act)}
      error={errorAt(findings, place)}
      onChange={(ids) => edit((before) => change(before, ids))}
    />
  );
}

type OneAmountProps = ChoiceFields & { readonly act: string; readonly name: "per_act" | "per_month"; readonly label: string };

function OneAmount({ act, name, label, answers, findings, edit, tried }: OneAmountProps) {
  const place = actPlace(answers, act, "limits", name);
  return (
    <Amount
      id={fieldId(place)}
      label={label}
      value={answers.work.acts[placeOfAct(answers, act)]?.[name]}
      usual={usualCurrency(answers)}
      error={errorAt(findings, place)}
      tried={tried}
      onChange={(value) => edit((before) => patchAct(before, placeOfAct(before, act), { [name]: value }))}
    />
  );
}
