/** How an ask reaches the principal when the agent pauses: at least one way. An ask that cannot reach the principal is a refusal (§7). */
import { useState } from "react";
import { addChannel, patchChannel, removeChannel } from "../../../core/answers/edit-go-ahead.ts";
import { CHANNELS } from "../../../core/catalogue/channels.ts";
import { fieldId } from "../../../core/compile/where.ts";
import type { Finding } from "../../../core/lib/finding.ts";
import type { Channel } from "../../../core/schema/grant.gen.ts";
import { errorAt, warningsAt } from "../../draft/findings-at.ts";
import type { Question } from "../../draft/QuestionPage.tsx";
import type { Edit } from "../../draft/use-page-edit.ts";
import { useTypedForm } from "../../draft/use-typed-form.ts";
import { focusField } from "../../frame/focus.ts";
import { Quiet } from "../../parts/Quiet.tsx";
import { SelectField } from "../../parts/SelectField.tsx";
import { TextField } from "../../parts/TextField.tsx";
import { Visible } from "../../parts/Visible.tsx";
import { reachableByAgent } from "./own-approval.ts";

const LIST = "/confirmation/channels";
const KINDS = (Object.keys(CHANNELS) as Channel["kind"][]).map((kind) => ({ value: kind, label: CHANNELS[kind].label }));

export function Channels({ answers, findings, tried, edit }: Question) {
  const { channels } = answers.go_ahead;
  // Grows when one is taken out: the others move up, and their fields are mounted anew in their new places.
  const [round, setRound] = useState(0);
  const [touched, setTouched] = useState(false);
  const reachable = reachableByAgent(answers);
  const missing = channels.length === 0 && (tried || touched) ? errorAt(findings, LIST) : undefined;
  const add = (): void => {
    edit((before) => addChannel(before, { kind: "email", label: "" }));
    setTimeout(() => focusField(fieldId(`${LIST}/${channels.length}/kind`)));
  };
  const remove = (index: number): void => {
    edit((before) => removeChannel(before, index));
    setRound((count) => count + 1);
    setTouched(true);
    setTimeout(() => document.getElementById("q5-add-channel")?.focus());
  };
  return (
    <section className="sec" aria-labelledby="q5-channels">
      <h2 id="q5-channels">Where it may reach you</h2>
      <p>
        When it pauses to ask, it asks you in one of these ways, and in no other. An ask that cannot reach you is a refusal: nobody says yes
        in your place.
      </p>
      <div id={fieldId(LIST)} className={missing === undefined ? undefined : "has-err"}>
        {missing === undefined ? null : <p className="err">{missing}</p>}
        <ol className="q5-channels">
          {channels.map((channel, index) => (
            <OneChannel
              key={`${round} ${index}`}
              index={index}
              channel={channel}
              through={reachable[index]}
              findings={findings}
              tried={tried}
              edit={edit}
              onRemove={() => remove(index)}
            />
          ))}
        </ol>
        <button type="button" className="btn" id="q5-add-channel" onClick={add}>
          Add a way to reach you
        </button>
      </div>
    </section>
  );
}

interface OneChannelProps {
  readonly index: number;
  readonly channel: Channel;
  /** The app in which the agent can act as this channel's address. */
  readonly through: string | undefined;
  readonly findings: readonly Finding[];
  readonly tried: boolean;
  readonly edit: Edit;
  readonly onRemove: () => void;
}

function OneChannel({ index, channel, through, findings, tried, edit, onRemove }: OneChannelProps) {
  const path = `${LIST}/${index}`;
  const begins = { kind: channel.kind, label: channel.label, address: channel.address ?? "" };
  const { field, choice, left } = useTypedForm(begins, ({ kind, label, address }) =>
    edit((answers) => {
      if (!answers.go_ahead.channels[index]) return answers;
      return patchChannel(answers, index, { kind, label, address: address.trim() === "" ? undefined : address });
    }),
  );
  const error = (name: "label" | "address") => (tried || left.has(name) ? errorAt(findings, `${path}/${name}`) : undefined);
  const name = channel.label.trim() || `way ${index + 1}`;
  const notes =
    through === undefined
      ? []
      : [`Your agent acts as this address in ${through}: a yes that comes from there could be its own. Name a way that it cannot use.`];
  return (
    <li className="card q5-channel" id={fieldId(path)}>
      <div className="q5-channel-fields">
        <SelectField {...choice("kind")} id={fieldId(`${path}/kind`)} label="How" options={KINDS} />
        <TextField
          {...field("label")}
          id={fieldId(`${path}/label`)}
          label="What you call it"
          placeholder="My work phone"
          error={error("label")}
        />
        <TextField
          {...field("address")}
          id={fieldId(`${path}/address`)}
          label="Address or number (if it has one)"
          error={error("address")}
        />
        <button type="button" className="btn btn--small" onClick={onRemove}>
          Remove
          <span className="vh">
            {" "}
            <Visible text={name} />
          </span>
        </button>
      </div>
      <Quiet notes={[...notes, ...warningsAt(findings, path)]} />
    </li>
  );
}
