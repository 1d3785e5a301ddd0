/** What may be said about one app. What is left empty means something, and the field says what (G12). */
import { fieldId } from "../../../core/compile/where.ts";
import { REACH } from "../../../core/discovery/form.ts";
import type { Finding } from "../../../core/lib/finding.ts";
import type { Resource } from "../../../core/schema/grant.gen.ts";
import { errorAt } from "../../draft/findings-at.ts";
import { useTypedForm } from "../../draft/use-typed-form.ts";
import { Ticks } from "../../parts/Choice.tsx";
import { TagList } from "../../parts/TagList.tsx";
import { TextField } from "../../parts/TextField.tsx";
import { useActions } from "./actions.ts";

export interface AppFieldsProps {
  readonly resource: Resource;
  readonly at: number;
  readonly findings: readonly Finding[];
  readonly tried: boolean;
}

const REACHES: Readonly<Record<(typeof REACH)[number], string>> = {
  read: "Reading what is there",
  write: "Adding and changing",
  delete: "Deleting",
  share: "Sharing with others",
};

export function AppFields({ resource, at, findings, tried }: AppFieldsProps) {
  const { patchApp } = useActions();
  const { id, label, provider, account = "", place = "", via = "", reach = [], locations = [] } = resource;
  const { field, choice, left } = useTypedForm({ label, provider, account, place, via, reach }, (typed) =>
    patchApp(id, {
      label: typed.label,
      provider: typed.provider,
      account: optional(typed.account),
      place: optional(typed.place),
      via: optional(typed.via),
      reach: sameList(typed.reach, reach)
        ? resource.reach
        : typed.reach.length === 0
          ? undefined
          : REACH.filter((one) => typed.reach.includes(one)),
    }),
  );
  const path = (name: string) => `/resources/${at}/${name}`;
  const error = (name: string) => (tried || left.has(name) ? errorAt(findings, path(name)) : undefined);
  return (
    <div className="q1-app-fields stack">
      <div className="q1-two">
        <TextField {...field("label")} id={fieldId(path("label"))} label="What do you call it?" error={error("label")} />
        <TextField {...field("provider")} id={fieldId(path("provider"))} label="Who provides it?" error={error("provider")} />
      </div>
      <TextField
        {...field("account")}
        id={fieldId(path("account"))}
        label="As which account does it act there?"
        help="An address or a name; never a password. With an account here, any other account is refused. Left empty: any account that is signed in."
        error={error("account")}
        spellCheck={false}
      />
      <TagList
        id={fieldId(path("locations"))}
        label="Where in the app is it held to?"
        help="Folders, channels, projects, calendars. Anything outside them is refused. Left empty: the whole app."
        what="place in the app"
        value={locations}
        onChange={(next) => patchApp(id, { locations: next.length === 0 ? undefined : next })}
        error={tried ? errorAt(findings, path("locations")) : undefined}
        maxLength={2000}
      />
      <Ticks
        {...choice("reach")}
        id={fieldId(path("reach"))}
        label="How far does the agent's access there reach?"
        help="What its access makes possible, not what it may do: that is decided act by act."
        options={REACH.map((value) => ({ value, label: REACHES[value] }))}
        error={error("reach")}
      />
      <div className="q1-two">
        <TextField
          {...field("place")}
          id={fieldId(path("place"))}
          label="Where do changes land?"
          help="If that is not plain from the app: “the shared drive of the studio”."
          error={error("place")}
        />
        <TextField
          {...field("via")}
          id={fieldId(path("via"))}
          label="What does it go through?"
          help="A connector, a browser, a computer: “the browser on the studio Mac”."
          error={error("via")}
        />
      </div>
      <p className="small">
        Its identifier in the Grant is <code>{id}</code> and stays, whatever you call the app.
      </p>
    </div>
  );
}

const optional = (text: string): string | undefined => (text.trim() === "" ? undefined : text);
const sameList = (a: readonly string[], b: readonly string[]): boolean => a.length === b.length && a.every((one) => b.includes(one));
