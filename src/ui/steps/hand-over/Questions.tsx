/** The two questions of handing over. Their answers change the texts, never the Grant (§3a Who is answering, §7a). */

import { ENFORCEMENT, type Enforcement } from "../../../core/catalogue/enforcement.ts";
import { ANSWERING } from "../../../core/catalogue/work-arrangements.ts";
import type { Answering, Draft } from "../../../state/draft.ts";
import { useSession } from "../../draft/session-context.ts";
import { Choice } from "../../parts/Choice.tsx";

export function WhoAnswers({ draft: { answering } }: { readonly draft: Draft }) {
  const { store } = useSession();
  return (
    <section className="sec" aria-labelledby="who-title" id="who-answers" tabIndex={-1}>
      <h2 id="who-title">Which agent is answering?</h2>
      <p>Each agent has its own window and its own permissions. This says into which window the rules go.</p>
      <Choice
        label="You speak with"
        name="answering"
        chosen={answering === undefined ? [] : [answering]}
        onChange={(event) => store.getState().set({ answering: event.currentTarget.value as Answering })}
        options={Object.entries(ANSWERING).map(([value, { label, means }]) => ({ value, label, help: means }))}
      />
    </section>
  );
}

export function HowHeld({ enforcement }: { readonly enforcement: Enforcement }) {
  const { store } = useSession();
  return (
    <section className="sec" aria-labelledby="held-title">
      <h2 id="held-title">What will hold the agent to it?</h2>
      <p>
        Choose what is really there. The Letter and the rules block state it; the Grant and its fingerprint stay as they are. If you are not
        sure, it is advisory.
      </p>
      <Choice
        label="How it is enforced"
        name="enforcement"
        chosen={[enforcement]}
        onChange={(event) => store.getState().set({ enforcement: event.currentTarget.value as Enforcement })}
        options={Object.entries(ENFORCEMENT).map(([value, { label, means }]) => ({ value, label, help: means }))}
      />
    </section>
  );
}
