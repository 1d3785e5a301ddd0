/** The two ends of a Grant: the person who gives it and the agent that receives it; and in whose name it is issued. */

import { patchDelegate } from "../../../core/answers/edit-agents.ts";
import { fieldId } from "../../../core/compile/where.ts";
import type { Finding } from "../../../core/lib/finding.ts";
import type { Delegate as DelegateAnswer } from "../../../core/schema/grant.gen.ts";
import { errorAt } from "../../draft/findings-at.ts";
import { useEdit } from "../../draft/use-edit.ts";
import { useTypedForm } from "../../draft/use-typed-form.ts";
import { Disclosure } from "../../parts/Disclosure.tsx";
import { TextField } from "../../parts/TextField.tsx";

interface Judged {
  readonly findings: readonly Finding[];
  readonly tried: boolean;
}

export function Principal({ name, findings, tried }: Judged & { readonly name: string }) {
  const edit = useEdit();
  const { field, left } = useTypedForm({ name }, (typed) =>
    edit((answers) =>
      answers.principal.name === typed.name ? answers : { ...answers, principal: { ...answers.principal, name: typed.name } },
    ),
  );
  return (
    <section className="sec" aria-labelledby="agents-you">
      <h2 id="agents-you">You</h2>
      <div className="stack">
        <TextField
          {...field("name")}
          id={fieldId("/principal/name")}
          label="Your name"
          help="As it stands in the Letter: the person who gives the authority."
          error={tried || left.has("name") ? errorAt(findings, "/principal/name") : undefined}
        />
      </div>
    </section>
  );
}

export function Delegate({ delegate, findings, tried }: Judged & { readonly delegate: DelegateAnswer }) {
  const edit = useEdit();
  const { name, role, platform = "" } = delegate;
  const { field, left } = useTypedForm({ name, role, platform }, (typed) =>
    edit((answers) =>
      patchDelegate(answers, { name: typed.name, role: typed.role, platform: typed.platform === "" ? undefined : typed.platform }),
    ),
  );
  const shown = (member: string) => (tried || left.has(member) ? errorAt(findings, `/delegate/${member}`) : undefined);
  return (
    <section className="sec" aria-labelledby="agents-delegate">
      <h2 id="agents-delegate">The agent that receives the Grant</h2>
      <p>With a team, this is the one that takes your instructions.</p>
      <div className="stack">
        <TextField {...field("name")} id={fieldId("/delegate/name")} label="What you call it" error={shown("name")} />
        <TextField
          {...field("role")}
          id={fieldId("/delegate/role")}
          label="Its role"
          help="Its lasting job, in a few words. A role gives no authority."
          error={shown("role")}
        />
        <TextField
          {...field("platform")}
          id={fieldId("/delegate/platform")}
          label="Where it runs (if you like)"
          help="The AI system or app: useful when one team spans several."
          error={shown("platform")}
        />
      </div>
      <p className="help">
        Its identifier is <code>{delegate.sub}</code>. It stays when you rename the agent.
      </p>
    </section>
  );
}

export function Issuer({ iss, findings, tried }: Judged & { readonly iss: string }) {
  const edit = useEdit();
  const { field, left } = useTypedForm({ iss }, (typed) =>
    edit((answers) => (answers.iss === typed.iss ? answers : { ...answers, iss: typed.iss.trim() })),
  );
  const error = tried || left.has("iss") ? errorAt(findings, "/iss") : undefined;
  return (
    <Disclosure summary="In whose name it is issued" open={error !== undefined}>
      <TextField
        {...field("iss")}
        id={fieldId("/iss")}
        label="Address of the authority service"
        help="The specification's own, unless you run one. It names an issuer; it proves nothing by itself, and nothing is fetched from it."
        inputMode="url"
        error={error}
      />
    </Disclosure>
  );
}
