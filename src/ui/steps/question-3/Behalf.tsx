/** On whose behalf the work is done (§4 question 3). */
import { setBehalfName, setOnBehalf } from "../../../core/answers/edit-participants.ts";
import { ON_BEHALF } from "../../../core/catalogue/behalf.ts";
import { fieldId } from "../../../core/compile/where.ts";
import type { OnBehalfOf } from "../../../core/schema/grant.gen.ts";
import { errorAt, warningsAt } from "../../draft/findings-at.ts";
import { useTypedForm } from "../../draft/use-typed-form.ts";
import { Choice } from "../../parts/Choice.tsx";
import { Quiet } from "../../parts/Quiet.tsx";
import { TextField } from "../../parts/TextField.tsx";
import type { SectionProps } from "./section.ts";

export interface BehalfProps extends SectionProps {
  readonly behalf: OnBehalfOf | undefined;
}

const KIND = "/on_behalf_of/kind";
const NAME = "/on_behalf_of/name";
const UNSAID = "";

export function Behalf({ behalf, edit, findings, tried }: BehalfProps) {
  return (
    <section className="sec sec--near" aria-labelledby="q3-behalf">
      <h2 id="q3-behalf">On whose behalf</h2>
      <Choice
        id={fieldId(KIND)}
        label="For whom is the work done?"
        name="on_behalf_of"
        chosen={[behalf?.kind ?? UNSAID]}
        onChange={(event) => {
          const { value } = event.currentTarget;
          edit((answers) => setOnBehalf(answers, value === UNSAID ? undefined : (value as OnBehalfOf["kind"])));
        }}
        options={[
          { value: UNSAID, label: "Nothing is said about it", help: "The Letter names you as the one who grants, and nobody else." },
          ...(Object.keys(ON_BEHALF) as OnBehalfOf["kind"][]).map((kind) => ({
            value: kind,
            label: ON_BEHALF[kind].label,
            help: ON_BEHALF[kind].means,
            detail:
              behalf?.kind === kind && ON_BEHALF[kind].named ? (
                <Name name={behalf.name ?? ""} edit={edit} findings={findings} tried={tried} />
              ) : undefined,
          })),
        ]}
      />
      <Quiet notes={warningsAt(findings, "/on_behalf_of")} />
    </section>
  );
}

function Name({ name, edit, findings, tried }: SectionProps & { readonly name: string }) {
  const { field, left } = useTypedForm({ name }, (typed) => edit((answers) => setBehalfName(answers, typed.name)));
  return (
    <TextField
      {...field("name")}
      id={fieldId(NAME)}
      label="What is the name?"
      error={tried || left.has("name") ? errorAt(findings, NAME) : undefined}
    />
  );
}
