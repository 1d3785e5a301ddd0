/** Which agent is answering: asked before the discovery request, and again before the Grant is handed over (§3a Who is answering). */

import { ANSWERING } from "../../../core/catalogue/work-arrangements.ts";
import type { Answering as AnsweringAnswer } from "../../../state/draft.ts";
import { useSession } from "../../draft/session-context.ts";
import { Choice } from "../../parts/Choice.tsx";

export function Answering({ answering, alone }: { readonly answering: AnsweringAnswer | undefined; readonly alone: boolean }) {
  const { store } = useSession();
  const chosen = answering ?? (alone ? "only" : undefined);
  return (
    <section className="sec" aria-labelledby="agents-answering">
      <h2 id="agents-answering">Which agent will answer you?</h2>
      <p>
        An agent's answer covers only that agent. In a team each one usually has its own window and its own permissions: ask each of them.
        Hand over uses this answer, and you can change it there.
      </p>
      <div className="stack">
        <Choice
          label="In the window that you have open, you speak with"
          name="answering"
          chosen={chosen === undefined ? [] : [chosen]}
          onChange={(event) => store.getState().set({ answering: event.currentTarget.value as AnsweringAnswer })}
          options={Object.entries(ANSWERING).map(([value, { label, means }]) => ({ value, label, help: means }))}
        />
      </div>
    </section>
  );
}
