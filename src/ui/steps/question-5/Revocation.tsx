/** How everything is stopped, and what stopping does not undo (§6 "Stand down", §7 step 3, §11). */
import { fieldId } from "../../../core/compile/where.ts";
import { errorAt, warningsAt } from "../../draft/findings-at.ts";
import type { Question } from "../../draft/QuestionPage.tsx";
import { useTypedForm } from "../../draft/use-typed-form.ts";
import { Quiet } from "../../parts/Quiet.tsx";
import { TextField } from "../../parts/TextField.tsx";

const COMMAND = "/revocation/command";
const STATUS = "/revocation/status";

export function Revocation({ answers, findings, tried, edit }: Question) {
  const { go_ahead } = answers;
  const { field, left } = useTypedForm(
    { command: go_ahead.revocation_command, status: go_ahead.revocation_status },
    ({ command, status }) =>
      edit((before) => {
        const own = before.go_ahead;
        if (own.revocation_command === command && own.revocation_status === status) return before;
        return { ...before, go_ahead: { ...own, revocation_command: command, revocation_status: status } };
      }),
  );
  return (
    <section className="sec" aria-labelledby="q5-stop">
      <h2 id="q5-stop">How you stop everything</h2>
      <p>These words end the whole Grant, at any time and for every agent under it.</p>
      <div className="stack">
        <TextField
          {...field("command")}
          id={fieldId(COMMAND)}
          label="The words that stop it"
          help="Say or write them in any of the ways above."
          error={tried || left.has("command") ? errorAt(findings, COMMAND) : undefined}
        />
        <TextField
          {...field("status")}
          id={fieldId(STATUS)}
          type="url"
          inputMode="url"
          label="Address where it can be looked up whether the Grant still holds (only if there is one)"
          help="A verifier that asks there and gets no answer treats the Grant as ended. Without an address, a short validity (question 2) is what limits it."
          error={tried || left.has("status") ? errorAt(findings, STATUS) : undefined}
        />
        <div className="q5-residue">
          <h3>What stopping does, and what it does not undo</h3>
          <ul className="bullets">
            <li>It ends what would come: everything that runs or is scheduled under the Grant stops.</li>
            <li>
              It does not erase what the agent remembers, nor copies that were already synced or indexed. The agent is asked to say what it
              keeps.
            </li>
            <li>It does not take back what was already sent, paid, submitted or shared.</li>
          </ul>
        </div>
        <Quiet notes={warningsAt(findings, "/revocation")} />
      </div>
    </section>
  );
}
